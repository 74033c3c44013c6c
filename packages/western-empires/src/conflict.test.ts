import { asks, play } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { conflicts, surplus } from './phases.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';
import type { WeWorld } from './world.ts';

type Given = Readonly<Record<string, unknown>>;

function fight(given: Given, answers: Parameters<typeof play>[1] = {}): WeWorld {
  const world = position(given);
  play(conflicts(world), answers);
  return world;
}

/** Who is left in an area. Gaza has limit 1, Tanis 2, Cyrene 3. */
function left(
  area: string,
  armies: Readonly<Record<string, number>>,
  cards: Readonly<Record<string, string[]>> = {},
): unknown {
  const world = fight(
    Object.fromEntries(
      Object.entries(armies).map(([name, count]) => [name, { tokens: { [area]: count }, cards: cards[name] ?? [] }]),
    ),
  );
  return Object.fromEntries(
    Object.keys(armies).flatMap((name) => (tokens(world, name, area) > 0 ? [[name, tokens(world, name, area)]] : [])),
  );
}

describe('token conflicts', () => {
  test('[WE token-conflict.3] [WE token-conflict.4] [WE token-conflict.8] [WE conflict.2] the smaller side removes first', () => {
    expect(left('gaza', { egypt: 5, hellas: 3 })).toEqual({ egypt: 3 });
    expect(left('cyrene', { egypt: 3, hellas: 2 })).toEqual({ egypt: 2, hellas: 1 });
  });

  test('[WE token-conflict.5] [WE token-conflict.6] equals remove together, even the last', () => {
    expect(left('gaza', { egypt: 3, hellas: 3 })).toEqual({});
    expect(left('cyrene', { egypt: 2, hellas: 2 })).toEqual({ egypt: 1, hellas: 1 });
  });

  test('[WE token-conflict.9] it can end in the middle of a round', () => {
    expect(left('tanis', { egypt: 2, hellas: 1 })).toEqual({ egypt: 2 });
  });

  test('[WE conflict-situation.9] [WE token-conflict.8] within the limit all live side by side', () => {
    expect(left('cyrene', { egypt: 1, hellas: 1, minoa: 1 })).toEqual({ egypt: 1, hellas: 1, minoa: 1 });
    expect(left('gaza', { egypt: 7 })).toEqual({ egypt: 7 });
  });

  test('[WE metalworking.1] [WE metalworking.2] [WE W17] holders of Metalworking remove last in every round', () => {
    expect(left('gaza', { egypt: 4, hellas: 3 }, { hellas: ['metalworking'] })).toEqual({ egypt: 1 });
    expect(left('gaza', { egypt: 3, hellas: 3 }, { hellas: ['metalworking'] })).toEqual({ hellas: 1 });
    expect(left('gaza', { egypt: 4, hellas: 3 }, { hellas: ['metalworking'], egypt: ['metalworking'] })).toEqual({
      egypt: 2,
    });
  });

  test('[WE agriculture.5] Agriculture does not raise the limit while others are there, but lets the winner keep one more', () => {
    expect(left('tanis', { egypt: 2, hellas: 1 }, { egypt: ['agriculture'] })).toEqual({ egypt: 2 });
    const world = fight({ egypt: { tokens: { gaza: 4 }, cards: ['agriculture'] }, hellas: { tokens: { gaza: 2 } } });
    surplus(world);
    expect(tokens(world, 'egypt', 'gaza')).toBe(2);
  });

  test('[WE conflict.10] [WE conflict.11] [WE conflict.12] barbarians fight as one side without advances', () => {
    expect(left('gaza', { egypt: 3, outsiders: 2 })).toEqual({ egypt: 2 });
  });
});

describe('city attacks', () => {
  const attack = (count: number, attacker: Given = {}, defender: Given = {}): Given => ({
    hellas: { tokens: { gaza: count }, ...attacker },
    egypt: { cities: ['gaza'], ...defender },
  });

  test('[WE attacking.2] [WE city-attack.1] [WE city-attack.2] [WE conflict.1] 7 tokens succeed, 6 fail', () => {
    expect(has(fight(attack(6)), 'egypt')['cities']).toEqual(['gaza']);
    const world = fight(attack(7), { hellas: [0] });
    expect(has(world, 'egypt')['cities']).toEqual([]);
    expect(happened(world, 'city-stormed')).toMatchObject([{ defenders: 6, tokens: 7 }]);
  });

  test('[WE attacking.3] only the city is attacked: tokens alone are not', () => {
    expect(happened(fight({ hellas: { tokens: { cyrene: 2 } }, egypt: { tokens: { cyrene: 1 } } }), 'fought')).toEqual(
      [],
    );
  });

  test('[WE conflict.5] [WE city-attack.3] [WE defending.4] [WE W19] failed attackers stay until surplus is removed', () => {
    const world = fight(attack(6, { ships: ['gaza'] }));
    expect(tokens(world, 'hellas', 'gaza')).toBe(6);
    surplus(world);
    expect(has(world, 'hellas', 'tokens', 'ships')).toEqual({ tokens: {}, ships: ['gaza'] });
  });

  test('[WE naval-warfare.13] [WE W19] and with Naval Warfare their ships go too', () => {
    const world = fight(attack(3, { ships: ['gaza', 'tanis'], cards: ['naval-warfare'] }));
    surplus(world);
    expect(has(world, 'hellas', 'tokens', 'ships')).toEqual({ tokens: {}, ships: ['tanis'] });
  });

  test('[WE city-attack.9] [WE city-attack.10] [WE city-attack.11] [WE city-attack.12] a card by choice, up to 3 treasury from the own stock', () => {
    const world = fight(attack(9, {}, { hand: ['gold'], treasury: 9 }), { hellas: [true, 3] });
    expect(has(world, 'hellas', 'hand', 'treasury')).toEqual({ hand: ['gold'], treasury: 3 });
    expect(has(world, 'egypt', 'hand', 'treasury')).toEqual({ hand: [], treasury: 9 });
    const modest = fight(attack(9, {}, { hand: ['gold'] }), { hellas: [false, 1] });
    expect(has(modest, 'hellas', 'hand', 'treasury')).toEqual({ hand: [], treasury: 1 });
    expect(asks(conflicts(position(attack(9))))).toEqual(['hellas: pillage']);
    expect(() => fight(attack(9), { hellas: [4] })).toThrow();
  });

  test('[WE city-attack.5] [WE city-attack.6] [WE city-attack.8] the city becomes 6 tokens, or what stock has, and they fight', () => {
    expect(tokens(fight(attack(7), { hellas: [0] }), 'hellas', 'gaza')).toBe(2);
    const bare = fight(attack(7, {}, { stock: 0 }), { hellas: [0] });
    expect(tokens(bare, 'hellas', 'gaza')).toBe(7);
  });

  test.each([
    ['[WE engineering.1] 8 attackers against Engineering', 7, [], ['engineering'], true],
    ['[WE engineering.1] 8 are enough', 8, [], ['engineering'], false],
    ['[WE engineering.4] 6 attackers with Engineering', 6, ['engineering'], [], false],
    ['[WE engineering.4] 5 are too few', 5, ['engineering'], [], true],
    ['[WE engineering.3] [WE engineering.6] 7 if both have it', 7, ['engineering'], ['engineering'], false],
    ['[WE engineering.3] [WE engineering.6] 6 are too few then', 6, ['engineering'], ['engineering'], true],
  ] as const)('%s', (_, count, attacker, defender, stands) => {
    const world = fight(attack(count, { cards: attacker }, { cards: defender }), stands ? {} : { hellas: [0] });
    expect(has(world, 'egypt')['cities']).toEqual(stands ? ['gaza'] : []);
  });

  test('[WE engineering.2] [WE engineering.5] the city becomes 7 tokens with Engineering, 5 against it', () => {
    const defenders = (attacker: readonly string[], defender: readonly string[]) =>
      happened(fight(attack(9, { cards: attacker }, { cards: defender }), { hellas: [0] }), 'city-stormed')[0]
        ?.defenders;
    expect(defenders([], ['engineering'])).toBe(7);
    expect(defenders(['engineering'], [])).toBe(5);
    expect(defenders(['engineering'], ['engineering'])).toBe(6);
  });

  test('[WE engineering.4] pirate cities too fall to 6 with Engineering, and barbarians need 8 against it', () => {
    const pirates = fight(
      { hellas: { tokens: { gaza: 6 }, cards: ['engineering'] }, outsiders: { cities: ['gaza'] } },
      { hellas: [0] },
    );
    expect(happened(pirates, 'city-stormed')).toMatchObject([{ defenders: 5 }]);
    const barbarians = fight({
      outsiders: { tokens: { gaza: 7 } },
      egypt: { cities: ['gaza'], cards: ['engineering'] },
    });
    expect(has(barbarians, 'egypt')['cities']).toEqual(['gaza']);
  });

  test('[WE pirate-attack.1] [WE pirate-attack.2] [WE pirate-attack.3] [WE W57] a pirate city becomes 6 barbarians who stay; treasury but no card', () => {
    const world = fight({ hellas: { tokens: { cyrene: 7 } }, outsiders: { cities: ['cyrene'] } }, { hellas: [3] });
    expect(has(world, 'outsiders')['cities']).toEqual([]);
    expect(theNation(world, 'hellas').treasury).toBe(3);
    expect([tokens(world, 'hellas', 'cyrene'), tokens(world, 'outsiders', 'cyrene')]).toEqual([2, 1]);
  });

  test('[WE conflict.7] [WE conflict.8] pirates first, then defenders by ranking', () => {
    const world = fight(
      {
        hellas: { tokens: { gaza: 7, thera: 7, cyrene: 7 } },
        minoa: { cities: ['thera'] },
        egypt: { cities: ['gaza'] },
        outsiders: { cities: ['cyrene'] },
      },
      { hellas: [0, 0, 0] },
    );
    expect(happened(world, 'city-stormed').map(({ area }) => area)).toEqual(['cyrene', 'thera', 'gaza']);
  });

  test('[WE conflict.9] the owner of several attacked cities chooses their order', () => {
    const given = { hellas: { tokens: { gaza: 7, cyrene: 7 } }, egypt: { cities: ['gaza', 'cyrene'], stock: 6 } };
    const world = fight(given, [
      ['egypt', ['gaza', 'cyrene']],
      ['hellas', 0],
      ['hellas', 0],
    ]);
    expect(happened(world, 'city-stormed').map(({ area, defenders }) => [area, defenders])).toEqual([
      ['gaza', 6],
      ['cyrene', 6],
    ]);
  });

  test('[WE city-attack.7] a defender short of tokens may let an own attack come first, once', () => {
    const given = {
      minoa: { cities: ['gaza', 'thera'], tokens: { athens: 9 }, stock: 0 },
      hellas: { tokens: { gaza: 7, thera: 7 }, cities: ['athens'] },
    };
    const world = fight(given, [
      ['minoa', ['gaza', 'thera']],
      ['minoa', true],
      ['hellas', 0],
      ['minoa', 0],
      ['hellas', 0],
    ]);
    const stormed = happened(world, 'city-stormed').map(({ area, defenders }) => [area, defenders > 0]);
    expect(stormed).toEqual([
      ['thera', false],
      ['athens', true],
      ['gaza', true],
    ]);
    const enough = { ...given, minoa: { ...given.minoa, cities: ['gaza'], stock: 6 } };
    expect(asks(conflicts(position(enough)))).toEqual(['hellas: pillage']);
  });

  test('[WE defending.1] [WE defending.3] [WE token-conflict.11] tokens beside a city fight first, until one owner is left', () => {
    const world = fight(
      { hellas: { tokens: { gaza: 9 } }, egypt: { cities: ['gaza'], tokens: { gaza: 3 } } },
      { hellas: [0] },
    );
    expect(happened(world, 'fought')[0]).toMatchObject({ after: { hellas: 7 } });
    const allies = fight({
      hellas: { tokens: { gaza: 5 } },
      minoa: { tokens: { gaza: 5 } },
      egypt: { cities: ['gaza'] },
    });
    expect(has(allies, 'egypt')['cities']).toEqual(['gaza']);
    expect([theNation(allies, 'hellas').tokens, theNation(allies, 'minoa').tokens]).toEqual([0, 0]);
  });
});

describe('Advanced Military and Naval Warfare', () => {
  const losses = (area: string, list: readonly unknown[]) => ({ fights: [{ area, losses: list }] });

  test('[WE advanced-military.1] [WE advanced-military.2] [WE W18] losses may come from areas next to it by land, to the last token', () => {
    const given = {
      hellas: { tokens: { gaza: 2, tanis: 2 }, cards: ['advanced-military'] },
      egypt: { tokens: { gaza: 3 } },
    };
    const world = fight(given, { hellas: [losses('gaza', [{ area: 'tanis' }, { area: 'tanis' }])] });
    expect(tokens(world, 'hellas', 'tanis')).toBe(0);
    expect(happened(world, 'fought')[0]?.rounds.length).toBeGreaterThan(2);
    expect([tokens(world, 'hellas', 'gaza'), tokens(world, 'egypt', 'gaza')]).toEqual([2, 0]);
  });

  test('[WE advanced-military.1] not from across water or from further away', () => {
    const given = {
      hellas: { tokens: { thera: 2, argos: 2, knossos: 2 }, cards: ['advanced-military'] },
      egypt: { tokens: { thera: 3 } },
    };
    expect(asks(conflicts(position(given)))).toEqual([]);
  });

  test('[WE advanced-military.3] [WE advanced-military.4] a holder waits for other conflicts, and a higher number for a lower one', () => {
    const cards = ['advanced-military'];
    const given = {
      minoa: { tokens: { gaza: 2, tanis: 1 }, cards },
      hellas: { tokens: { gaza: 2, jerusalem: 1, memphis: 2 }, cards },
      egypt: { tokens: { memphis: 4 } },
    };
    const script = conflicts(position(given));
    expect(asks(script)).toEqual(['minoa: casualties']);
    const world = position({ ...given, rome: { tokens: { thera: 4 } }, carthage: { tokens: { thera: 3 } } });
    conflicts(world)?.next();
    expect(happened(world, 'fought').map(({ area }) => area)).toEqual(['memphis', 'thera']);
  });

  test('[WE advanced-military.7] cities next to it give no tokens', () => {
    const given = {
      hellas: { tokens: { gaza: 2 }, cities: ['tanis'], cards: ['advanced-military'] },
      egypt: { tokens: { gaza: 3 } },
    };
    expect(asks(conflicts(position(given)))).toEqual([]);
  });

  test('[WE advanced-military.8] a failed attack is paid in the area', () => {
    const world = fight({
      hellas: { tokens: { gaza: 3, tanis: 9 }, cards: ['advanced-military'] },
      egypt: { cities: ['gaza'] },
    });
    surplus(world);
    expect(has(world, 'hellas')['tokens']).toEqual({ tanis: 2 });
  });

  test('[WE naval-warfare.2] [WE naval-warfare.3] [WE naval-warfare.7] ships of the area may be lost instead of tokens, and do not count', () => {
    const given = {
      hellas: { tokens: { gaza: 2 }, ships: ['gaza'], cards: ['naval-warfare'] },
      egypt: { tokens: { gaza: 2 } },
    };
    const world = fight(given, { hellas: [losses('gaza', [{ ship: 1 }])] });
    expect(has(world, 'hellas')['ships']).toEqual([]);
    expect([tokens(world, 'hellas', 'gaza'), tokens(world, 'egypt', 'gaza')]).toEqual([2, 0]);
  });

  test('[WE naval-warfare.14] not ships of other areas, even with Advanced Military', () => {
    const given = {
      hellas: { tokens: { gaza: 2 }, ships: ['tanis'], cards: ['naval-warfare', 'advanced-military'] },
      egypt: { tokens: { gaza: 2 } },
    };
    expect(asks(conflicts(position(given)))).toEqual([]);
  });

  test('[WE naval-warfare.11] [WE naval-warfare.12] ships do not help to reach 7, but pay in the fight that follows', () => {
    const cards = ['naval-warfare'];
    const few = fight({ hellas: { tokens: { gaza: 6 }, ships: ['gaza'], cards }, egypt: { cities: ['gaza'] } });
    expect(has(few, 'egypt')['cities']).toEqual(['gaza']);
    const enough = fight(
      { hellas: { tokens: { gaza: 7 }, ships: ['gaza'], cards }, egypt: { cities: ['gaza'] } },
      { hellas: [losses('gaza', [{ ship: 1 }]), 0] },
    );
    expect([tokens(enough, 'hellas', 'gaza'), theNation(enough, 'hellas').ships]).toEqual([3, []]);
  });

  test('[WE city-attack.1] [WE advanced-military.1] an attack fails if its tokens were lost for another city before', () => {
    const world = fight(
      {
        rome: { cities: ['tanis'] },
        hellas: { tokens: { gaza: 7, tanis: 7 }, cards: ['advanced-military'] },
        egypt: { cities: ['gaza'] },
      },
      {
        hellas: [
          losses(
            'tanis',
            Array.from({ length: 7 }, () => ({ area: 'gaza' })),
          ),
          0,
        ],
      },
    );
    expect(has(world, 'egypt')['cities']).toEqual(['gaza']);
    expect(has(world, 'rome')['cities']).toEqual([]);
    expect(tokens(world, 'hellas', 'gaza')).toBeLessThan(7);
  });

  test('[WE city-attack.1] [WE advanced-military.1] no attack is left where all tokens were lost for another city', () => {
    const world = fight(
      {
        rome: { cities: ['tanis'], tokens: { tanis: 6 } },
        hellas: { tokens: { gaza: 7, tanis: 13 }, cards: ['advanced-military'] },
        egypt: { cities: ['gaza'] },
      },
      {
        hellas: [
          losses('tanis', ['here', 'here']),
          losses(
            'tanis',
            Array.from({ length: 7 }, () => ({ area: 'gaza' })),
          ),
          0,
        ],
      },
    );
    expect(has(world, 'egypt')['cities']).toEqual(['gaza']);
  });
});
