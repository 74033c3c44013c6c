import { type AncientEvent, placeTokens } from '@ecumene/ancients';
import { NOTHING_KEPT, randomFrom, render, Table } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { called } from './called.ts';
import { advancedCivilization } from './game.ts';
import { tell } from './tell.ts';
import { position } from './testing.ts';

/** Everything that happens in a random game, and how large its world gets. */
function randomGame(seed: string): { readonly events: readonly AncientEvent[]; readonly size: number } {
  const setup = { options: { turns: 20 }, seats: ['anna', 'ben', 'cleo', 'dora', 'emil', 'fred', 'gala'], seed };
  const table = Table.open(advancedCivilization, setup, NOTHING_KEPT);
  const random = randomFrom(seed);
  const events: AncientEvent[] = [];
  let size = 0;
  while (!table.over) {
    const open = table.openQuestions();
    const post = open.find(({ asking }) => asking.question.optional === undefined) ?? open[0];
    if (post === undefined) throw new Error('nobody is asked anything');
    const outcome = table.answer(post.seat, post.id, post.asking.sample(random));
    if (outcome.ok) events.push(...outcome.played.flatMap(({ happenings }) => happenings.map(({ event }) => event)));
    if (events.length % 100 === 0) size = Math.max(size, JSON.stringify(table.world).length);
  }
  return { events, size };
}

const MOST_BYTES = 40_000;

test('everything that happens in random games can be told, and their worlds stay small', () => {
  for (const seed of ['one', 'two', 'three']) {
    const { events, size } = randomGame(seed);
    for (const event of events) {
      const sentence = render(tell({ event, rule: 'AC 17.1', knows: 'all', reveals: false }), { name: called });
      expect(sentence).toMatch(/^\S.*[.:]$/);
    }
    expect(size).toBeLessThan(MOST_BYTES);
  }
});

test('the chronicle names things as people know them', () => {
  const world = position({ egypt: {}, crete: {} });
  placeTokens(world, 'AC 15.3', 8, 0, 2);
  const sentences = world.news.map((happening) => render(tell(happening), { name: called }));
  expect(sentences).toEqual(['Egypt settles 2 tokens in Adriatic Sea.']);
  expect(called({ is: 'card', id: 'drama-and-poetry' })).toBe('Drama and Poetry');
  expect(called({ is: 'card', id: 'iconoclasm-and-heresy' })).toBe('Iconoclasm and Heresy');
  expect(called({ is: 'area', id: 'upper-egypt' })).toBe('Upper Egypt');
  expect(called({ is: 'seat', id: 'anna' })).toBe('anna');
});
