import { areaId, landfallsFor, nationNamed } from '@ecumene/ancients';
import { play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { book } from './book.ts';
import { moveNation, ships } from './phases.ts';
import { has, position, theNation, tokens } from './testing.ts';
import type { EpWorld } from './world.ts';

const build = (area: string, levy: number) => ({ area, levy });
const keep = (ship: number, by: 'treasury' | 'levy') => ({ ship, by });
const tend = (world: EpWorld, nation: string, plan: object): EpWorld => {
  play(ships(world, nation), { [nation]: [plan] });
  return world;
};

describe('ships', () => {
  test('[EP 16.3] [EP 16.4] with all four at sea one is given up and built elsewhere in the same phase', () => {
    const four = ['knossos', 'knossos', 'rhodes', 'thera'];
    const world = position({ minoa: { tokens: { knossos: 4, thera: 2 }, ships: four, treasury: 1 } });
    const plan = { keep: [keep(1, 'levy'), keep(2, 'levy'), keep(4, 'treasury')], build: [build('thera', 2)] };
    tend(world, 'minoa', plan);
    expect(has(world, 'minoa').ships.toSorted()).toEqual(['knossos', 'knossos', 'thera', 'thera']);
    expect(has(world, 'minoa').tokens).toEqual({ knossos: 2 });
    expect(theNation(world, 'minoa').treasury).toBe(0);
  });

  test('[EP 16.3] an area keeps no more ships than it has tokens, and treasury no more than it has', () => {
    const minoa = { tokens: { knossos: 1 }, ships: ['knossos', 'knossos'], treasury: 1 };
    const both = (first: 'treasury' | 'levy', second: 'treasury' | 'levy') => ({
      keep: [keep(1, first), keep(2, second)],
      build: [],
    });
    expect(refused(ships(position({ minoa }), 'minoa'), { minoa: [both('levy', 'levy')] })).toBe('no-levy EP 16.3');
    expect(refused(ships(position({ minoa }), 'minoa'), { minoa: [both('treasury', 'treasury')] })).toBe(
      'no-treasury EP 16.3',
    );
    const dear = { keep: [], build: [build('knossos', 0)] };
    expect(refused(ships(position({ minoa }), 'minoa'), { minoa: [dear] })).toBe('no-treasury EP 16.2');
    expect(has(tend(position({ minoa }), 'minoa', both('levy', 'treasury')), 'minoa').ships).toHaveLength(2);
    expect(refused(ships(position({ minoa }), 'minoa'), { minoa: [{ keep: [keep(3, 'treasury')], build: [] }] })).toBe(
      'no-ship EP 16.3',
    );
  });

  test('[EP 16.2] [EP 16.2.1] one levy pays for one ship, and the last token may go into it', () => {
    const minoa = { tokens: { knossos: 3 }, treasury: 1 };
    const plan = { keep: [], build: [build('knossos', 2), build('knossos', 1)] };
    const world = tend(position({ minoa }), 'minoa', plan);
    expect(has(world, 'minoa')).toMatchObject({ ships: ['knossos', 'knossos'], tokens: {}, treasury: 0 });
    const few = { keep: [], build: [build('knossos', 2), build('knossos', 2)] };
    expect(refused(ships(position({ minoa }), 'minoa'), { minoa: [few] })).toBe('no-levy EP 16.2.1');
    const dear = { keep: [], build: [build('knossos', 3)] };
    expect(refused(ships(position({ minoa }), 'minoa'), { minoa: [dear] })).toBe('no-levy EP 16.2');
  });

  test('[EP 16.4] [EP O 3.3.2.13] Persia has three ships, six with Imperial Civilization, of which four may sail', () => {
    const coast = 'susa';
    const persia = { tokens: { [coast]: 6 }, treasury: 40 };
    const ask = (options: object, count: number) => {
      const world = position({ persia }, { uniqueCultures: true, ...options }, 18);
      return { world, plan: { keep: [], build: Array.from({ length: count }, () => build(coast, 0)) } };
    };
    const four = ask({}, 4);
    expect(refused(ships(four.world, 'persia'), { persia: [four.plan] })).toBe('too-many EP 16.4');
    const five = ask({ imperial: true }, 5);
    expect(refused(ships(five.world, 'persia'), { persia: [five.plan] })).toBe('too-many EP 16.4');
    const six = ask({ imperial: true, imperialShips: 'eight' }, 6);
    expect(has(tend(six.world, 'persia', six.plan), 'persia').ships).toHaveLength(6);
    const seven = ask({ imperial: true, imperialShips: 'eight' }, 7);
    expect(refused(ships(seven.world, 'persia'), { persia: [seven.plan] })).toBe('too-many EP 16.4');
  });

  test('[EP 3.5] [EP 16.2.1] a ship is no unit: beside it alone none is built', () => {
    const world = position({ minoa: { tokens: { knossos: 1 }, ships: ['thera'], treasury: 9 } });
    const plan = { keep: [keep(1, 'treasury')], build: [build('thera', 0)] };
    expect(refused(ships(world, 'minoa'), { minoa: [plan] })).toBe('no-unit EP 16.2.1');
  });

  test('[EP C20] [EP 2.2.4] in an area on the sea and on a lake ships are built on the sea, whether the coast is named or not', () => {
    const parthia = { tokens: { ustyurt: 4 } };
    const world = (version?: string): EpWorld => ({ ...position({ parthia }, {}, 18), ...(version && { version }) });
    const plan = (coast?: string) => ({ keep: [], build: [{ ...build('ustyurt', 2), ...(coast && { coast }) }] });
    const shore = (built: EpWorld) => theNation(built, 'parthia').ships.map((ship) => ship.shore);
    expect(refused(ships(world(), 'parthia'), { parthia: [plan('aral')] })).toBe('lake EP C20');
    expect(refused(ships(world(), 'parthia'), { parthia: [plan('north')] })).toBe('coast EP 17.5.1.4');
    expect([shore(tend(world(), 'parthia', plan())), shore(tend(world(), 'parthia', plan('caspian')))]).toEqual([
      [0],
      [0],
    ]);
    expect(shore(tend(world('2'), 'parthia', plan('aral')))).toEqual([1]);
    expect(refused(ships(world('2'), 'parthia'), { parthia: [plan()] })).toBe('coast EP 17.5.1.4');
  });

  test('[EP O 3.3.2.1] [EP O 3.3.2.7] Minoa and Carthage keep ships for nothing, but must say so', () => {
    const world = position({ minoa: { ships: ['thera', 'thera'], cities: ['knossos'] } }, { uniqueCultures: true });
    tend(world, 'minoa', { keep: [keep(1, 'treasury')], build: [] });
    expect(has(world, 'minoa').ships).toEqual(['thera']);
  });
});

const sail = (path: readonly string[], load = 0, land = 0, ship = 1): unknown => ({
  do: 'sail',
  ship,
  path,
  load,
  land,
});
const march = (from: string, to: string, count: number, via?: string): unknown => ({
  do: 'march',
  from,
  to,
  count,
  ...(via !== undefined && { via }),
});
const END = { do: 'end' };
const moves = (world: EpWorld, nation: string, ...list: unknown[]): EpWorld => {
  play(moveNation(world, nation), { [nation]: [...list, END] });
  return world;
};
const refusedMove = (world: EpWorld, nation: string, ...list: unknown[]): string =>
  refused(moveNation(world, nation), { [nation]: list });

describe('movement', () => {
  test('[EP 17.5.2] a ship fills up on its way, and those who came back may not go on', () => {
    const minoa = { tokens: { knossos: 3, thera: 4 }, ships: ['knossos'] };
    expect(refusedMove(position({ minoa }), 'minoa', sail(['thera'], 3, 0), sail(['athens'], 3, 0))).toBe(
      'full EP 17.5.2',
    );
    const world = moves(position({ minoa }), 'minoa', sail(['thera'], 3, 0), sail(['athens'], 2, 5));
    expect(has(world, 'minoa').tokens).toEqual({ athens: 5, thera: 2 });
    const round = [sail(['thera'], 2, 0), sail(['knossos'], 0, 2)];
    expect(refusedMove(position({ minoa }), 'minoa', ...round, march('knossos', 'phaestos', 2))).toBe('moved EP 17.3');
    expect(has(moves(position({ minoa }), 'minoa', ...round, march('knossos', 'phaestos', 1)), 'minoa').tokens).toEqual(
      {
        knossos: 2,
        phaestos: 1,
        thera: 4,
      },
    );
  });

  test('[EP 17.5.1] [EP 17.5.1.2] open sea counts as an area, and steps are counted over all legs', () => {
    const minoa = { tokens: { knossos: 2 }, ships: ['knossos'], cards: ['astronavigation'] };
    const legs = [sail(['eastern-mediterranean', 'gaza']), sail(['tanis', 'alexandria'])];
    expect(has(moves(position({ minoa }), 'minoa', ...legs), 'minoa').ships).toEqual(['alexandria']);
    expect(refusedMove(position({ minoa }), 'minoa', ...legs, sail(['paraetonium']))).toBe('too-far EP 17.5.1');
    const cloth = { ...minoa, cards: ['astronavigation', 'cloth-making'] };
    expect(has(moves(position({ minoa: cloth }), 'minoa', ...legs, sail(['paraetonium'])), 'minoa').ships).toEqual([
      'paraetonium',
    ]);
  });

  test('[EP 17.3.1] [EP 9.5] [EP 17.4.1] Roadbuilding does not lead through removed areas or into cities Diplomacy protects', () => {
    const egypt = { tokens: { memphis: 2, 'upper-egypt': 2 }, cards: ['roadbuilding'] };
    const minoa = { cities: ['tanis'], cards: ['diplomacy'] };
    const roads = (...way: Parameters<typeof march>): string =>
      refusedMove(position({ egypt, minoa }), 'egypt', march(...way));
    expect(roads('upper-egypt', 'eastern-desert', 1, 'ptolemais')).toBe('out-of-play EP 9.5');
    expect(roads('memphis', 'gaza', 1, 'tanis')).toBe('occupied EP 17.3.1');
    expect(roads('memphis', 'tanis', 1, 'alexandria')).toBe('diplomacy EP 17.4.1');
  });

  test('[EP 17.3.1] an area with an own city may be passed, one with barbarians not', () => {
    const egypt = { tokens: { memphis: 2 }, cities: ['fayum'], cards: ['roadbuilding'] };
    expect(tokens(moves(position({ egypt }), 'egypt', march('memphis', 'siwa', 2, 'fayum')), 'egypt', 'siwa')).toBe(2);
    const blocked = position({ egypt: { ...egypt, cities: [] }, outsiders: { tokens: { fayum: 1 } } });
    expect(refusedMove(blocked, 'egypt', march('memphis', 'siwa', 2, 'fayum'))).toBe('occupied EP 17.3.1');
  });

  test('[EP 17.4.2] [EP C19] one token of theirs among many of others is protected, and Agriculture does not raise the limit', () => {
    const egypt = { tokens: { memphis: 9 }, cards: ['agriculture'] };
    const minoa = { tokens: { fayum: 1 }, cards: ['cultural-ascendancy', 'agriculture'] };
    const others = { rome: { tokens: { fayum: 2 } } };
    expect(refusedMove(position({ egypt, minoa, ...others }), 'egypt', march('memphis', 'fayum', 2))).toBe(
      'cultural-ascendancy EP 17.4.2',
    );
    expect(
      tokens(moves(position({ egypt, minoa, ...others }), 'egypt', march('memphis', 'fayum', 1)), 'egypt', 'fayum'),
    ).toBe(1);
  });

  test('[EP 17.4.1] [EP 17.4.2] a city with both protections falls only to whoever lifts both', () => {
    const minoa = { cities: ['tanis'], cards: ['diplomacy', 'cultural-ascendancy'] };
    const into = (...cards: string[]) =>
      [position({ egypt: { tokens: { memphis: 9 }, cards }, minoa }), 'egypt', march('memphis', 'tanis', 9)] as const;
    expect(refusedMove(...into())).toContain('EP 17.4.1');
    expect(refusedMove(...into('military'))).toBe('cultural-ascendancy EP 17.4.2');
    expect(refusedMove(...into('advanced-military'))).toBe('diplomacy EP 17.4.1');
    expect(refusedMove(...into('cultural-ascendancy'))).toBe('diplomacy EP 17.4.1');
    expect(tokens(moves(...into('military', 'advanced-military')), 'egypt', 'tanis')).toBe(9);
    expect(tokens(moves(...into('diplomacy', 'cultural-ascendancy')), 'egypt', 'tanis')).toBe(9);
  });

  test('[EP 17.4.1] Diplomacy protects cities, not tokens, and nobody is kept from pirate cities or own cities', () => {
    const minoa = { tokens: { fayum: 4 }, cards: ['diplomacy'] };
    expect(
      tokens(
        moves(position({ egypt: { tokens: { memphis: 9 } }, minoa }), 'egypt', march('memphis', 'fayum', 9)),
        'egypt',
        'fayum',
      ),
    ).toBe(9);
    const pirates = position({ egypt: { tokens: { memphis: 9 } }, outsiders: { cities: ['tanis'] }, minoa });
    expect(tokens(moves(pirates, 'egypt', march('memphis', 'tanis', 9)), 'egypt', 'tanis')).toBe(9);
    const own = position({
      egypt: { tokens: { memphis: 9 }, cities: ['tanis'] },
      minoa: { ...minoa, tokens: { tanis: 2 } },
    });
    expect(tokens(moves(own, 'egypt', march('memphis', 'tanis', 9)), 'egypt', 'tanis')).toBe(9);
  });

  test('[EP 17.4.2] [EP 17.5.2.2] tokens aboard count where their ship sails no further, and nowhere else', () => {
    const hellas = { tokens: { thera: 2 }, cards: ['cultural-ascendancy'] };
    const minoa = { tokens: { knossos: 1, phaestos: 1 }, ships: ['knossos', 'phaestos'] };
    const stays = sail(['rhodes', 'knossos', 'phaestos', 'argos'], 1, 0);
    const world = moves(position({ minoa, hellas }), 'minoa', stays, sail(['thera'], 1, 1, 2), sail([], 0, 1));
    expect(has(world, 'minoa').tokens).toEqual({ argos: 1, thera: 1 });
  });

  test('[EP 9.5] ships come to coasts behind removed ones, but not to these', () => {
    const world = position({ egypt: { tokens: { sinai: 1 }, ships: ['sinai'] } });
    const [ship] = theNation(world, 'egypt').ships;
    const from = { area: ship?.at ?? -1, shore: ship?.shore ?? -1 };
    const landfalls = landfallsFor(book.movement, world, nationNamed(world, 'egypt'), from, 4);
    expect(landfalls.map(({ area }) => areaId(world, area)).toSorted()).toEqual(['eastern-desert']);
  });

  test('[EP 17.1] cities stay, and whoever has nothing to move is not asked', () => {
    const world = position({ egypt: { cities: ['memphis'] } });
    play(moveNation(world, 'egypt'));
    expect(has(world, 'egypt').cities).toEqual(['memphis']);
  });
});
