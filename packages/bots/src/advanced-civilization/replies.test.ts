import { advancedCivilization } from '@ecumene/advanced-civilization';
import { isRecord, must } from '@ecumene/engine';
import { arrange } from '@ecumene/engine/scenario';
import { expect, test } from 'vitest';
import { opponent, Seated, thoughts } from '../index.ts';

const steady = must(opponent(advancedCivilization, 'steady'), 'somebody who plays soundly');

/** A trade in which Egypt offers something to the bot that leads Crete, and perhaps to all. */
function tradeWith(offers: readonly { readonly give: readonly string[]; readonly [word: string]: unknown }[]) {
  const give = offers[0]?.give ?? [];
  return arrange(advancedCivilization, {
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
      offers: offers.map((offer, i) => ({ id: i + 1, from: 'egypt', wants: 3, ...offer })),
    },
  });
}

/** What the bot that leads Crete does, as often as it is asked, until it waits. */
function actsOf(table: ReturnType<typeof tradeWith>, times: number): unknown[] {
  const bot = new Seated(table, 'Ben', steady, 'replies');
  const mishaps: unknown[] = [];
  const acts = Array.from({ length: times }, () => {
    const post = must(
      table.openQuestions().find(({ seat }) => seat === 'Ben'),
      'a question to Ben',
    );
    const decision = bot.decide(post, thoughts(10), (one) => mishaps.push(one));
    if ('wait' in decision) return 'waits';
    const outcome = table.answer('Ben', post.id, decision.answer);
    if (outcome.ok) bot.hear(outcome.played.flatMap(({ happenings }) => happenings));
    return decision.answer;
  });
  expect(mishaps).toEqual([]);
  return acts;
}

/** What it does first when Egypt offers cards to it alone, for two named ones and another. */
function replyTo(give: readonly string[], asks: readonly string[] = ['salt', 'salt']): unknown {
  return actsOf(tradeWith([{ to: 'crete', give, asks }]), 1)[0];
}

test('a bot takes up an offer that is good for it the first time it is asked', () => {
  expect(replyTo(['cloth', 'cloth', 'cloth'])).toMatchObject({ do: 'accept', offer: 1 });
});

test('a bot says why it declines an offer made to it alone', () => {
  const no = { do: 'decline', offer: 1 };
  expect(replyTo(['ochre', 'hides', 'iron'])).toEqual({ ...no, why: 'too-little' });
  expect(replyTo(['wine', 'wine', 'iron'], ['ochre', 'iron'])).toEqual({ ...no, why: 'not-now' });
  expect(replyTo(['silver', 'bronze', 'iron'], ['cloth', 'cloth'])).toEqual({ ...no, why: 'collects', card: 'cloth' });
});

test('a bot that declines does not say whether it has the cards asked for', () => {
  const give = ['hides', 'hides', 'iron'];
  expect([replyTo(give, ['ochre']), replyTo(give, ['hides'])]).toMatchObject([{ why: 'not-now' }, { why: 'not-now' }]);
});

test('a bot does not decline what is offered to everybody', () => {
  const acts = actsOf(tradeWith([{ give: ['ochre', 'hides', 'iron'], asks: ['salt', 'salt'] }]), 3);
  expect(acts).not.toContainEqual(expect.objectContaining({ do: 'decline' }));
});

test('a bot declines each of several offers made to it, each once', () => {
  const offer = { to: 'crete', give: ['ochre', 'hides', 'iron'], asks: ['salt', 'salt'] };
  const declined = actsOf(tradeWith([offer, offer]), 4).filter((act) => isRecord(act) && act['do'] === 'decline');
  expect(declined).toMatchObject([{ offer: 1 }, { offer: 2 }]);
});
