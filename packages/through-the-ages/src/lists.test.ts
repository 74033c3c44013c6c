import { randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { cardNo } from './cards/numbered.ts';
import { resolveAggression } from './politics/aggression.ts';
import { position, table } from './testing.ts';

/** An answer with lists in order, so that equal ones are written the same. */
const written = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) => {
    if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.toSorted() : value;
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).sort()) : value;
  });

test('whatever comes up as an answer is listed where answers are', () => {
  const random = randomFrom('lists');
  const compared: Record<string, number> = {};
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const playing = table({ players: 3, seed });
    while (!playing.over) {
      const [post] = playing.openQuestions();
      if (post === undefined) break;
      const { topic } = post.asking.question;
      const answer = post.asking.sample(random);
      if ((compared[topic] ?? 0) < 60) {
        const listed = post.asking.list();
        if (listed !== undefined) expect(listed.map(written), topic).toContain(written(answer));
        compared[topic] = (compared[topic] ?? 0) + 1;
      }
      const outcome = playing.answer(post.seat, post.id, answer);
      if (!outcome.ok) throw new Error(`a sample is refused: ${outcome.refusal.code}`);
    }
  }
  expect(Object.keys(compared)).toEqual(expect.arrayContaining(['action', 'politics', 'bid', 'force', 'defend']));
});

test('[TTA aggression.13] the defences listed are none and all that reach the attack, with few cards first', () => {
  const world = position({ bela: { hand: ['military-bonus-i', 'legion'] } });
  const attack = { is: 'aggression', card: cardNo('enslave'), by: 0, on: 1, strength: 3 } as const;
  const [post] = resolveAggression(world, attack).next().value ?? [];
  expect(post?.asking.list()).toEqual([
    { play: [], discard: [] },
    { play: ['military-bonus-i'], discard: [] },
    { play: [], discard: ['military-bonus-i', 'legion'] },
    { play: ['military-bonus-i'], discard: ['legion'] },
  ]);
});
