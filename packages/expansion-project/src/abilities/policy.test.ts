import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { expansionProject } from '../game.ts';
import { position } from '../testing.ts';

type Given = Readonly<Record<string, unknown>>;

/** Egypt has left a policy for its abilities, and it is its turn to use them. */
function egyptWith(policy: Given, given: Parameters<typeof position>[0]) {
  const table = tableAt(expansionProject, position(given), 'turns', 'turn', 'commerce', 'abilities');
  const whole = { use: [], first: 'ahead', spare: [], otherwise: 'end', ...policy };
  const kept = table.setAutomatic('egypt', { topic: 'abilities', answers: [whole], plan: true, always: true });
  expect(kept.ok).toBe(true);
  const used = () => table.journal.flatMap((entry) => (entry.is === 'answer' ? [entry.answer] : []));
  return { table, used };
}

const neighbours = (cards: readonly string[]) => ({
  egypt: { tokens: { memphis: 2 }, cities: ['alexandria'], cards: [...cards], step: 5 },
  hellas: { tokens: { tanis: 4 }, step: 2 },
  minoa: { tokens: { fayum: 1 }, step: 4 },
});

describe('[EP 25.1] a policy for special abilities', () => {
  test('uses those on its list in their order, each once, and ends', () => {
    const given = neighbours(['politics', 'monotheism', 'trade-empire']);
    const { used } = egyptWith({ use: ['monotheism', 'politics'] }, given);
    expect(used()).toEqual([{ do: 'monotheism', area: 'fayum' }, { do: 'politics', treasury: 5 }, { do: 'done' }]);
  });

  test('[EP 25.3.1] destroys units of those it was told to, but nowhere among its own', () => {
    const given = neighbours(['fundamentalism']);
    const first = (egypt: Given, spare: readonly string[] = []) =>
      egyptWith(
        { use: ['fundamentalism'], first: 'most', spare },
        { ...given, egypt: { ...given.egypt, ...egypt } },
      ).used()[0];
    expect(first({})).toEqual({ do: 'fundamentalism', area: 'tanis' });
    expect(first({}, ['hellas'])).toEqual({ do: 'fundamentalism', area: 'fayum' });
    expect(first({ tokens: { memphis: 2, tanis: 1 } })).toEqual({ do: 'fundamentalism', area: 'fayum' });
  });

  test('[EP 25.6.1] takes cards, those of who has most first', () => {
    const { egypt, hellas, minoa } = neighbours(['provincial-empire']);
    const given = { egypt, hellas: { ...hellas, hand: ['salt'] }, minoa: { ...minoa, hand: ['salt', 'salt'] } };
    const { used } = egyptWith({ use: ['provincial-empire'], first: 'most' }, given);
    expect(used()[0]).toEqual({ do: 'provincial-empire', players: ['minoa', 'hellas'] });
  });

  test('asks about what it cannot decide, such as whom Trade Empire asks', () => {
    const { table } = egyptWith({ use: ['trade-empire'], otherwise: 'ask' }, neighbours(['trade-empire']));
    expect(table.prepared('egypt')).toMatchObject([{ refusal: { code: 'no-use' } }]);
  });
});
