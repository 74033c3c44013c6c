import { areaNumber } from '@ecumene/ancients';
import { asks, play } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { conflicts } from './ship-fights.ts';
import { happened, has, position, theNation } from './testing.ts';
import type { AcWorld } from './world.ts';

/** Nations with ships, each a place and how many are aboard. */
function fleet(
  given: Readonly<Record<string, readonly (readonly [area: string, aboard: number])[]>>,
  options: Readonly<Record<string, boolean>>,
): AcWorld {
  const nations = Object.entries(given).map(([name, ships]) => [name, { ships: ships.map(([area]) => area) }]);
  const world = position(Object.fromEntries(nations), options);
  for (const [name, ships] of Object.entries(given)) {
    const one = theNation(world, name);
    for (const [i, [, aboard]] of ships.entries()) {
      Object.assign(one.ships[i] ?? {}, { aboard });
      one.tokens += aboard;
      one.stock -= aboard;
    }
  }
  return world;
}

function aboard(world: AcWorld, name: string): number[][] {
  return theNation(world, name).ships.map((ship) => [ship.no, ship.aboard]);
}

const BATTLE = { shipBattle: true };
const CREWS = { shipConflict: true, tokensAboard: true };

test('[AC ST ship-battle.1] the emptiest ships go down first, and of equal ones the first', () => {
  const crete = [
    ['knossos', 3],
    ['knossos', 0],
    ['knossos', 1],
    ['knossos', 0],
  ] as const;
  const left = (ships: number): number[][] => {
    const world = fleet({ crete, egypt: Array.from({ length: ships }, () => ['knossos', 0] as const) }, BATTLE);
    play(conflicts(world));
    expect(aboard(world, 'egypt')).toEqual([]);
    return aboard(world, 'crete');
  };
  expect(left(1).map(([no]) => no)).toEqual([1, 2, 3, 4]);
  expect(left(2).map(([no]) => no)).toEqual([1, 3, 4]);
  expect(left(3)).toEqual([
    [1, 3],
    [3, 1],
  ]);
});

test('[AC ST ship-battle.1] what happened is told, with every ship before and after', () => {
  const world = fleet({ crete: [['knossos', 0]], egypt: [1, 2].map(() => ['knossos', 0] as const) }, BATTLE);
  play(conflicts(world));
  expect(happened(world, 'ships-fought')).toMatchObject([
    {
      of: 'ships',
      area: 'knossos',
      before: { crete: 1, egypt: 2 },
      after: { crete: 0, egypt: 2 },
      rounds: [['crete']],
    },
  ]);
});

test('[AC ST ship-battle.1] ships in different places, or of one nation, have nothing to fight', () => {
  const world = fleet(
    {
      crete: [
        ['knossos', 0],
        ['knossos', 0],
      ],
      egypt: [['thera', 0]],
    },
    BATTLE,
  );
  play(conflicts(world));
  expect(happened(world, 'ships-fought')).toEqual([]);
  expect(aboard(world, 'crete')).toHaveLength(2);
});

test('[AC ST ship-battle.1] battles are fought area by area, in the order of the board', () => {
  const places = ['thera', 'knossos', 'cyprus'];
  const ships = places.map((area) => [area, 0] as const);
  const world = fleet({ crete: ships, egypt: [...ships].reverse() }, BATTLE);
  play(conflicts(world));
  const order = happened(world, 'ships-fought').map((event) => ('area' in event ? event.area : ''));
  const numbers = order.map((area) => areaNumber(world, String(area)) ?? 0);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(order).toHaveLength(places.length);
});

test('[AC ST ship-conflict] crews lose tokens from the first ships on', () => {
  const crete = [
    ['knossos', 2],
    ['knossos', 5],
  ] as const;
  const world = fleet({ crete, egypt: [['knossos', 5]] }, CREWS);
  play(conflicts(world), { crete: [true] });
  expect(happened(world, 'ships-fought')).toMatchObject([{ of: 'tokens', before: { crete: 7, egypt: 5 } }]);
  expect(aboard(world, 'egypt')).toEqual([[1, 0]]);
  expect(aboard(world, 'crete')).toEqual([
    [1, 0],
    [2, 3],
  ]);
  expect(has(world, 'crete')).toMatchObject({ stock: 52 });
});

test('[AC ST ship-conflict] empty ships do not fight', () => {
  const world = fleet({ crete: [['knossos', 2]], egypt: [['knossos', 0]] }, CREWS);
  expect(asks(conflicts(world))).toEqual([]);
});

test('[AC ST tokens-aboard.4] crews that have helped a city go aboard again, those who are left', () => {
  const world = fleet({ crete: [['knossos', 5]], egypt: [] }, { tokensAboard: true });
  const one = theNation(world, 'crete');
  world.cityIn[areaNumber(world, 'knossos') ?? 0] = world.nations.indexOf(one);
  one.cities += 1;
  const egypt = theNation(world, 'egypt');
  const place = (areaNumber(world, 'knossos') ?? 0) * world.nations.length + world.nations.indexOf(egypt);
  world.tokens[place] = 3;
  Object.assign(egypt, { tokens: 3, stock: 52 });
  play(conflicts(world));
  expect(aboard(world, 'crete')).toEqual([[1, 3]]);
  expect(has(world, 'crete')).toMatchObject({ cities: ['knossos'], tokens: {} });
});

test('[AC ST tokens-aboard.4] crews stay out of fights for open land', () => {
  const world = position(
    { crete: { tokens: { gaza: 1 }, ships: ['gaza'] }, egypt: { tokens: { gaza: 2 } } },
    { tokensAboard: true },
  );
  play(conflicts(world));
  expect(has(world, 'egypt')['tokens']).toEqual({ gaza: 2 });
});
