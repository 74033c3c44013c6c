import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { conflicts } from './phases.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';
import type { EpWorld } from './world.ts';

type Army = number | { readonly tokens: number; readonly cards: readonly string[] };

/** Who is left in an area after conflict. */
function left(area: string, armies: Readonly<Record<string, Army>>): Record<string, number> {
  const given = Object.entries(armies).map(([name, army]) =>
    typeof army === 'number'
      ? [name, { tokens: { [area]: army } }]
      : [name, { tokens: { [area]: army.tokens }, cards: army.cards }],
  );
  const world = position(Object.fromEntries(given));
  play(conflicts(world));
  return Object.fromEntries(
    Object.keys(armies).flatMap((name) => (tokens(world, name, area) > 0 ? [[name, tokens(world, name, area)]] : [])),
  );
}

const METAL = ['metalworking'];
const fights = (area: string, ...losses: unknown[]) => ({ fights: [{ area, losses }] });

describe('tokens against tokens', () => {
  test('[EP 18.2.1] where nobody can live only one player stays', () => {
    expect(left('alani', { hatti: 1, minoa: 1 })).toEqual({});
    expect(left('alani', { hatti: 3, minoa: 1 })).toEqual({ hatti: 3 });
    expect(left('alani', { hatti: 4, minoa: 3 })).toEqual({ hatti: 2 });
  });

  test('[EP 18.2.2] [EP 18.2.3] [EP C22] of three those without Metalworking lose first, equals together, and later numbers decide', () => {
    // Gaza feeds one. Round 1: Rome and Minoa 2 to 1 together, then Egypt 2 to 1; round 2: all three at once.
    expect(left('gaza', { rome: 2, minoa: 2, egypt: { tokens: 2, cards: METAL } })).toEqual({});
    // Round 1: Rome 1 to 0, Minoa 2 to 1, then Egypt 1 to 0.
    expect(left('gaza', { rome: 1, minoa: 2, egypt: { tokens: 1, cards: METAL } })).toEqual({ minoa: 1 });
    // Round 1: Rome 1 to 0 leaves one token.
    expect(left('gaza', { rome: 1, egypt: { tokens: 1, cards: METAL } })).toEqual({ egypt: 1 });
    // Holders against each other fight as if nobody held it.
    expect(left('gaza', { rome: { tokens: 2, cards: METAL }, egypt: { tokens: 2, cards: METAL } })).toEqual({});
  });

  test('[EP 18.2.1] barbarians fight as one player, and Metalworking holds against them', () => {
    expect(left('memphis', { egypt: 3, outsiders: 3 })).toEqual({ egypt: 2, outsiders: 2 });
    expect(left('memphis', { egypt: 2, outsiders: 2 })).toEqual({ egypt: 2, outsiders: 2 });
    expect(left('gaza', { outsiders: 1, egypt: { tokens: 1, cards: METAL } })).toEqual({ egypt: 1 });
  });

  test('[EP 18.1] [EP 20.1.2] Agriculture does not feed one more where others are', () => {
    expect(
      left('gaza', { egypt: { tokens: 1, cards: ['agriculture'] }, minoa: { tokens: 1, cards: ['agriculture'] } }),
    ).toEqual({});
  });

  test('[EP 18.2.4] an area next to two fights pays for both only as far as one token stays', () => {
    const egypt = { tokens: { gaza: 3, memphis: 6, tanis: 3 }, cards: ['advanced-military'] };
    const world = position({ egypt, minoa: { tokens: { gaza: 3 } }, rome: { tokens: { memphis: 6 } } });
    const plan = {
      fights: [
        { area: 'gaza', losses: [{ area: 'tanis' }, { area: 'tanis' }] },
        { area: 'memphis', losses: [{ area: 'tanis' }, { area: 'tanis' }] },
      ],
    };
    play(conflicts(world), { egypt: [plan] });
    expect(tokens(world, 'egypt', 'tanis')).toBe(1);
    // Gaza: Minoa falls while Egypt pays twice, then both lose one at a time: 3 against 1, so Egypt has 3 left.
    expect(tokens(world, 'egypt', 'gaza')).toBe(3);
    expect(tokens(world, 'minoa', 'gaza')).toBe(0);
  });

  test('[EP 18.2.4] [EP 18.2.5] not from areas across water, nor with ships that lie elsewhere', () => {
    const egypt = {
      tokens: { rhodes: 4, knossos: 4 },
      cards: ['advanced-military', 'naval-warfare'],
      ships: ['knossos'],
    };
    const world = position({ egypt, minoa: { tokens: { rhodes: 4 } } });
    expect(asks(conflicts(world))).toEqual([]);
  });

  test('[EP 18.2.4] [EP P2] of several who can pay otherwise the first in A.S.T. order says so first', () => {
    const cards = ['advanced-military'];
    const world = position({
      egypt: { tokens: { gaza: 3, tanis: 3 }, cards },
      minoa: { tokens: { gaza: 3, sinai: 3 }, cards },
      rome: { tokens: { gaza: 3, jerusalem: 3 }, cards },
    });
    const pays = (area: string) => fights('gaza', { area }, { area });
    // All pay twice; then three are left of each, and all fall together.
    play(conflicts(world), [
      ['minoa', pays('sinai')],
      ['rome', pays('jerusalem')],
      ['egypt', pays('tanis')],
    ]);
    expect(['egypt', 'minoa', 'rome'].map((name) => has(world, name).tokens)).toEqual([
      { tanis: 1 },
      { sinai: 1 },
      { jerusalem: 1 },
    ]);
  });

  test('[EP 18.2.5] [EP 18.5.1] ships pay for the losses of a city’s defenders as well, but the city is gone and a card drawn', () => {
    const world = position({
      egypt: {
        cities: ['tanis'],
        ships: ['tanis', 'tanis', 'tanis', 'tanis'],
        cards: ['naval-warfare'],
        hand: ['salt'],
      },
      minoa: { tokens: { tanis: 7 } },
    });
    play(conflicts(world), [
      ['egypt', fights('tanis', { ship: 1 }, { ship: 2 }, { ship: 3 }, { ship: 4 })],
      ['minoa', 0],
    ]);
    // Six against seven: four ships pay for Egypt until it is six against three, and the last of Minoa falls before four.
    expect(has(world, 'egypt')).toMatchObject({ ships: [], cities: [], tokens: { tanis: 4 } });
    expect(has(world, 'minoa')).toMatchObject({ tokens: {}, hand: ['salt'] });
  });
});

describe('cities', () => {
  const under = (attack: object, defence: object = {}): EpWorld =>
    position({ egypt: { cities: ['tanis'], ...defence }, ...attack });

  test('[EP 18.3.2] [EP C25] what falls in other conflicts of the defender replaces the city', () => {
    const world = under({ minoa: { tokens: { tanis: 7, gaza: 4 } } }, { tokens: { gaza: 3 }, stock: 0 });
    play(conflicts(world), { minoa: [0] });
    expect(happened(world, 'city-stormed')).toMatchObject([{ defenders: 3 }]);
  });

  test('[EP 18.3.1] [EP 18.3.3] two attackers of the same strength beat each other, and the city stands', () => {
    const world = under({ minoa: { tokens: { tanis: 9 } }, rome: { tokens: { tanis: 9 } } });
    play(conflicts(world));
    expect(has(world, 'egypt').cities).toEqual(['tanis']);
    expect([tokens(world, 'minoa', 'tanis'), tokens(world, 'rome', 'tanis')]).toEqual([0, 0]);
  });

  test('[EP 18.3.5] [EP 18.3.3] the player left with six after the others needs Engineering', () => {
    const against = (cards: readonly string[]) =>
      under({ minoa: { tokens: { tanis: 9 }, cards }, rome: { tokens: { tanis: 4 } } });
    // Rome 4, Minoa 9: Minoa loses three, the last of Rome ends it.
    const plain = against([]);
    play(conflicts(plain));
    expect(has(plain, 'egypt').cities).toEqual(['tanis']);
    const engineers = against(['engineering']);
    play(conflicts(engineers), { minoa: [0] });
    expect(has(engineers, 'egypt').cities).toEqual([]);
  });

  test('[EP 18.4.1] [EP 18.2.3] a guard with Metalworking costs the attackers one more', () => {
    const guard = (cards: readonly string[], attackers: number) =>
      under({ minoa: { tokens: { tanis: attackers } } }, { tokens: { tanis: 1 }, cards });
    const plain = guard(['public-works'], 7);
    play(conflicts(plain), { minoa: [0] });
    expect(has(plain, 'egypt').cities).toEqual([]);
    const metal = guard(['public-works', 'metalworking'], 7);
    play(conflicts(metal));
    expect(has(metal, 'egypt').cities).toEqual(['tanis']);
    expect(tokens(metal, 'minoa', 'tanis')).toBe(0);
    expect(tokens(metal, 'egypt', 'tanis')).toBe(0);
  });

  test('[EP 18.2.4] a guard may be paid for with tokens next to the city', () => {
    const egypt = { tokens: { tanis: 1, memphis: 3 }, cards: ['public-works', 'advanced-military'] };
    const world = under({ minoa: { tokens: { tanis: 7 } } }, egypt);
    play(conflicts(world), { egypt: [fights('tanis', { area: 'memphis' }, { area: 'memphis' })] });
    // Twice a token of Memphis pays, then the guard falls with 5 attackers left: too few for the city.
    expect(has(world, 'egypt')).toMatchObject({ cities: ['tanis'], tokens: { memphis: 1 } });
  });

  test('[EP 18.5.1] [EP 18.5.2] each city brings its own card and pillage, as long as there are any', () => {
    const world = position({
      egypt: { cities: ['tanis', 'gaza'], hand: ['salt'] },
      minoa: { tokens: { tanis: 7, gaza: 7 }, stock: 4 },
    });
    play(conflicts(world), [
      ['egypt', ['gaza', 'tanis']],
      ['minoa', 3],
      ['minoa', 3],
    ]);
    expect(has(world, 'minoa').hand).toEqual(['salt']);
    expect(theNation(world, 'minoa').treasury).toBe(6);
  });

  test('[EP 18.1] own tokens in any number before an own city do not fight', () => {
    const world = under({}, { tokens: { tanis: 5 } });
    play(conflicts(world));
    expect(tokens(world, 'egypt', 'tanis')).toBe(5);
  });

  test('[EP 18.3.4] a token beside pirates is an attack too weak, and barbarians there are on their side', () => {
    const world = position({ egypt: { tokens: { tanis: 1 } }, outsiders: { cities: ['tanis'] } });
    play(conflicts(world));
    expect(tokens(world, 'egypt', 'tanis')).toBe(0);
    const guarded = position({
      egypt: { tokens: { tanis: 8 } },
      outsiders: { cities: ['tanis'], tokens: { tanis: 3 } },
    });
    play(conflicts(guarded));
    expect(has(guarded, 'outsiders').cities).toEqual(['tanis']);
    expect(
      refused(conflicts(position({ egypt: { tokens: { tanis: 7 } }, outsiders: { cities: ['tanis'] } })), {
        egypt: [4],
      }),
    ).toContain('EP 18.5');
  });

  test('[EP 18.3.4] [EP C82] pirates who can run out defend with what they have', () => {
    const world = position(
      { egypt: { tokens: { tanis: 7 } }, outsiders: { cities: ['tanis'], tokens: { gaza: 50, sinai: 4 } } },
      { whitePieces: 'printed' },
    );
    play(conflicts(world), { egypt: [0] });
    expect(happened(world, 'city-stormed')).toMatchObject([{ defenders: 1 }]);
    expect(has(world, 'outsiders')).toMatchObject({ cities: [], tokens: { gaza: 50, sinai: 4 } });
  });
});
