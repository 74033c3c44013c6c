import { advancedCivilization } from '@ecumene/advanced-civilization';
import { must } from '@ecumene/engine';
import { arrange } from '@ecumene/engine/scenario';
import { expect, test } from 'vitest';
import { opponent, Seated, thoughts } from '../index.ts';

const steady = must(opponent(advancedCivilization, 'steady'), 'somebody who plays soundly');

/** What the bot that leads Crete does first, when Egypt offers it cards for two of salt and another. */
function replyTo(give: readonly string[]): unknown {
  const table = arrange(advancedCivilization, {
    scenario: 'an offer to a bot',
    game: advancedCivilization.name,
    seats: ['Ada', 'Ben', 'Cleo', 'Dido', 'Eli'],
    at: 'trade',
    given: {
      turn: 9,
      egypt: { seat: 'Ada', tokens: { thebes: 4 }, hand: [...give, 'ochre', 'hides'] },
      crete: { seat: 'Ben', tokens: { knossos: 4 }, hand: ['cloth', 'cloth', 'cloth', 'salt', 'salt', 'ochre'] },
      asia: { seat: 'Cleo', tokens: { ankara: 3 } },
      thrace: { seat: 'Dido', tokens: { byzantium: 3 } },
      illyria: { seat: 'Eli', tokens: { epirus: 3 } },
      offers: [{ id: 1, from: 'egypt', to: 'crete', give, wants: 3, asks: ['salt', 'salt'] }],
    },
  });
  const post = must(
    table.openQuestions().find(({ seat }) => seat === 'Ben'),
    'a question to Ben',
  );
  const mishaps: unknown[] = [];
  const decision = new Seated(table, 'Ben', steady, 'replies').decide(post, thoughts(10), (one) => mishaps.push(one));
  expect(mishaps).toEqual([]);
  return 'wait' in decision ? 'waits' : decision.answer;
}

test('a bot takes up an offer that is good for it the first time it is asked', () => {
  expect(replyTo(['cloth', 'cloth', 'cloth'])).toMatchObject({ do: 'accept', offer: 1 });
});

test('a bot does not take up an offer that gives too little', () => {
  expect(replyTo(['ochre', 'hides', 'iron'])).not.toMatchObject({ do: 'accept' });
});
