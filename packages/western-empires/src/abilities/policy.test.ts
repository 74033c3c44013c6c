import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { westernEmpires } from '../game.ts';
import { answer, has, position } from '../testing.ts';

type Given = Readonly<Record<string, unknown>>;

/** Egypt has left a policy for its abilities, and it is its turn to use them. */
function egyptWith(policy: Given, given: Given) {
  const table = tableAt(westernEmpires, position(given), 'abilities');
  const whole = { use: [], first: 'ahead', spare: [], otherwise: 'end', ...policy };
  const kept = table.setAutomatic('egypt', { topic: 'abilities', answers: [whole], plan: true, always: true });
  expect(kept.ok).toBe(true);
  const isAsked = () => table.questions('egypt').some(({ question }) => question.topic === 'abilities');
  const used = () => table.journal.flatMap((entry) => (entry.is === 'answer' ? [entry.answer] : []));
  return { table, isAsked, used };
}

/** Egypt lives next to a strong nation that is behind and a weak one that is ahead. */
const neighbours = (cards: readonly string[], more: Given = {}) => ({
  egypt: { tokens: { memphis: 2, gaza: 1 }, cards, step: 5, ...more },
  hellas: { tokens: { tanis: 5 }, step: 2 },
  minoa: { tokens: { fayum: 2 }, step: 4 },
});

describe('[WE special-abilities.1] a policy for special abilities', () => {
  test('uses those on its list in their order, each once, and ends', () => {
    const { used } = egyptWith({ use: ['monotheism', 'politics'] }, neighbours(['politics', 'monotheism', 'diaspora']));
    expect(used()).toEqual([{ do: 'monotheism', area: 'fayum' }, { do: 'politics', treasury: 5 }, { do: 'done' }]);
    expect(egyptWith({ use: [] }, neighbours(['politics'])).used()).toEqual([{ do: 'done' }]);
  });

  test('strikes those ahead first, or those with most to lose, and never those it spares', () => {
    const first = (policy: Given) =>
      egyptWith({ use: ['fundamentalism'], ...policy }, neighbours(['fundamentalism'])).used()[0];
    expect(first({ first: 'ahead' })).toEqual({ do: 'fundamentalism', area: 'fayum' });
    expect(first({ first: 'most' })).toEqual({ do: 'fundamentalism', area: 'tanis' });
    expect(first({ first: 'most', spare: ['hellas'] })).toEqual({ do: 'fundamentalism', area: 'fayum' });
    expect(first({ spare: ['hellas', 'minoa'] })).toEqual({ do: 'done' });
  });

  test('touches no stock that taxes need', () => {
    const first = (stock: number) => {
      const egypt = { stock, cities: ['alexandria', 'tyre'] };
      return egyptWith({ use: ['politics'] }, neighbours(['politics'], egypt)).used()[0];
    };
    expect(first(12)).toEqual({ do: 'politics', treasury: 5 });
    expect(first(6)).toEqual({ do: 'politics', treasury: 2 });
    expect(first(4)).toEqual({ do: 'done' });
  });

  test('asks about the others where its player wants that, and says why', () => {
    const given = neighbours(['politics', 'diaspora']);
    const { table, used, isAsked } = egyptWith({ use: ['politics'], otherwise: 'ask' }, given);
    expect(used()).toEqual([{ do: 'politics', treasury: 5 }]);
    expect(isAsked()).toBe(true);
    expect(table.prepared('egypt')).toMatchObject([{ refusal: { code: 'no-use' } }]);
    expect(answer(table, 'egypt', { do: 'done' })).toBe('');
  });

  test('can be undone like an answer; then it asks', () => {
    const { table, isAsked } = egyptWith({ use: ['politics'], otherwise: 'ask' }, neighbours(['politics', 'diaspora']));
    expect(table.takeBack('egypt').ok).toBe(true);
    expect(has(table.world, 'egypt')['treasury']).toBe(0);
    expect(isAsked()).toBe(true);
    expect(table.prepared('egypt')).toMatchObject([{ refusal: { code: 'taken-back' } }]);
  });

  test('takes cards of neighbours, and barbarians', () => {
    const given = { ...neighbours(['provincial-empire', 'universal-doctrine']), outsiders: { tokens: { rome: 3 } } };
    const hellas = { tokens: { tanis: 5 }, step: 2, hand: ['gold', 'gold'] };
    const { table, used } = egyptWith({ use: ['universal-doctrine', 'provincial-empire'] }, { ...given, hellas });
    expect(used()).toEqual([
      { do: 'universal-doctrine', tokens: { rome: 3 } },
      { do: 'provincial-empire', players: ['hellas'] },
    ]);
    expect(table.waiting()).toMatchObject([{ seat: 'hellas', topic: 'give-card' }]);
  });

  test('of another form is refused', () => {
    expect(westernEmpires.planning?.fault('abilities', { use: 'all' })?.code).toBe('no-plan');
  });
});
