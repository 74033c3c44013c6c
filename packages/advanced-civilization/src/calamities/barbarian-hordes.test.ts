import {
  areaId,
  brokenPieces,
  damageBy,
  landsAround,
  NOBODY,
  nationNamed,
  others,
  surplusBarbarians,
  terrain,
} from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { pick, type Random, randomFrom, type Script } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { book } from '../book.ts';
import { population } from '../phases.ts';
import { happened, has, position, theNation, tokens } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { firstQuestion, playOn, strike as strikeWith } from './testing.ts';

/** Barbarians strike a nation, which drew the card or got it from a trader. */
function strike(world: AcWorld, name: string, trader?: string): Script | void {
  return strikeWith(world, 'barbarian-hordes', name, trader);
}

function route(world: AcWorld): unknown[] {
  return happened(world, 'marched').map((event) => ('to' in event ? event.to : event));
}

describe('where the horde lands', () => {
  test('[AC 30.5211] fifteen Barbarians land in the start area where they do most damage', () => {
    const world = position({ egypt: { tokens: { 'upper-egypt': 4, thebes: 2 }, cities: ['buhen'] } });
    play(strike(world, 'egypt'));
    expect(happened(world, 'tokens-placed')).toEqual([
      { what: 'tokens-placed', nation: 'outsiders', area: 'buhen', tokens: 15 },
    ]);
  });

  test('[AC 30.5211] damage is counted by the fight: a city that nobody can defend costs five, as five tokens do', () => {
    const world = position({ egypt: { tokens: { 'upper-egypt': 5 }, cities: ['buhen'], stock: 0 } });
    expect(asks(strike(world, 'egypt'))).toEqual(['egypt: barbarians']);
  });

  test('[AC 30.5211] if the victim lives in none of them, they land in an empty one', () => {
    const world = position({ illyria: {}, crete: { tokens: { germania: 1 } } });
    play(strike(world, 'illyria'));
    expect(happened(world, 'tokens-placed')).toMatchObject([{ area: 'sudeten', tokens: 15 }]);
    expect(tokens(world, 'crete', 'germania')).toBe(1);
  });

  test('[AC 30.5211] rather with Barbarians or Pirates of old than with another nation', () => {
    const world = position({ illyria: {}, crete: { tokens: { germania: 1 } }, outsiders: { cities: ['sudeten'] } });
    play(strike(world, 'illyria'));
    expect(happened(world, 'tokens-placed')).toMatchObject([{ area: 'sudeten' }]);
    expect(has(world, 'outsiders')).toMatchObject({ cities: ['sudeten'], tokens: {} });
  });

  test('[AC 30.5211] only where no other start area is left do they land among another nation', () => {
    const world = position({ thrace: {}, crete: { tokens: { scythia: 2 } } });
    play(strike(world, 'thrace'));
    expect(tokens(world, 'crete', 'scythia')).toBe(0);
    expect(tokens(world, 'outsiders', 'scythia')).toBe(3);
  });

  test('[AC A36] greatest damage first, even beside others; the guide decides between equals', () => {
    const world = position({ egypt: { tokens: { buhen: 2, thebes: 2, jalo: 1 } }, crete: { tokens: { thebes: 1 } } });
    const script = strike(world, 'egypt', 'crete');
    expect(refused(script, { crete: ['jalo'] })).toBe('not-a-choice AC 30.5211');
    expect(asks(strike(world, 'egypt', 'crete'))).toEqual(['crete: barbarians']);
  });

  test('[AC A36] if the card was not traded, the nation with the most in stock is asked, even the victim', () => {
    expect(asks(strike(position({ africa: { stock: 9 }, crete: { stock: 10 } }), 'africa'))).toEqual([
      'crete: barbarians',
    ]);
    expect(asks(strike(position({ africa: { stock: 10 }, crete: { stock: 10 } }), 'africa'))).toEqual([
      'africa: barbarians',
    ]);
  });

  test('[AC A41] there are always fifteen more of them', () => {
    const world = position({ thrace: {}, outsiders: { tokens: { thebes: 70 } } });
    play(strike(world, 'thrace'));
    expect(happened(world, 'tokens-placed')).toMatchObject([{ tokens: 15 }]);
  });
});

describe('what they do there', () => {
  test('[AC 30.5212] they fight all units there, also those of other nations', () => {
    const world = position({ thrace: { tokens: { scythia: 1 } }, crete: { tokens: { scythia: 2 } } });
    play(strike(world, 'thrace'));
    expect(happened(world, 'fought')).toMatchObject([
      { area: 'scythia', before: { thrace: 1, crete: 2, outsiders: 15 }, after: { outsiders: 14 } },
    ]);
  });

  test('[AC 30.5252] the cards of the guide do nothing for them', () => {
    const guide = { cards: ['engineering', 'metalworking'] };
    const world = position({ egypt: { cities: ['buhen'] }, crete: guide });
    play(strike(world, 'egypt', 'crete'));
    expect(happened(world, 'city-stormed')).toMatchObject([{ tokens: 15, defenders: 6 }]);
    expect(happened(world, 'fought')).toMatchObject([{ after: { outsiders: 10 } }]);
  });

  test('[AC 30.5212] Engineering and Metalworking of the victim count as in any fight', () => {
    const world = position({ egypt: { cities: ['buhen'], cards: ['engineering', 'metalworking'] } });
    play(strike(world, 'egypt'));
    expect(happened(world, 'fought')).toMatchObject([{ before: { egypt: 7, outsiders: 15 }, after: { outsiders: 8 } }]);
  });

  test('[AC 30.526] a city they eliminate costs no trade card, and nobody pillages it', () => {
    const world = position({ egypt: { cities: ['buhen'], hand: ['salt', 'grain'] }, crete: {} });
    play(strike(world, 'egypt', 'crete'));
    expect(has(world, 'egypt')).toMatchObject({ cities: [], hand: ['grain', 'salt'] });
    expect(has(world, 'crete')['treasury']).toBe(0);
  });
});

describe('how they move on', () => {
  test('[AC 30.5231] those above the limit move on to where they do most damage, and fight again', () => {
    const world = position({ egypt: { tokens: { 'upper-egypt': 4, thebes: 2 }, cities: ['buhen'] } });
    play(strike(world, 'egypt'));
    expect(happened(world, 'marched')).toMatchObject([{ from: 'buhen', to: 'upper-egypt', tokens: 7 }]);
    expect(has(world, 'outsiders')['tokens']).toEqual({ buhen: 3, 'upper-egypt': 4 });
    expect(has(world, 'egypt')).toMatchObject({ tokens: { thebes: 2 }, cities: [] });
  });

  test('[AC 30.5232] it goes on until none are left over; what has nowhere to go is removed', () => {
    const world = position({ thrace: { tokens: { scythia: 2 } } });
    play(strike(world, 'thrace'));
    expect(has(world, 'outsiders')['tokens']).toEqual({ scythia: 3 });
    expect(happened(world, 'tokens-removed')).toMatchObject([{ nation: 'outsiders', area: 'scythia', tokens: 11 }]);
  });

  test('[AC 30.5233] the horde moves as one body and leaves behind what each area holds', () => {
    const world = position({ asia: { tokens: { kuban: 1 }, cities: ['sinope'] } });
    play(strike(world, 'asia'));
    expect(happened(world, 'marched')).toMatchObject([
      { from: 'kuban', to: 'maikop', tokens: 14 },
      { from: 'maikop', to: 'cappadocia', tokens: 12 },
      { from: 'cappadocia', to: 'sinope', tokens: 11 },
    ]);
    expect(has(world, 'outsiders')['tokens']).toEqual({ kuban: 1, maikop: 2, cappadocia: 1, sinope: 2 });
  });

  test('[AC 30.5233] they cross water boundaries, but not open sea', () => {
    const world = position({ asia: { tokens: { kuban: 1, crimea: 2 } } });
    play(strike(world, 'asia'));
    expect(route(world)).toEqual(['crimea']);
    const { numbers, ids } = terrain(world);
    const next = landsAround(world, numbers.get('kuban') ?? NOBODY).map((area) => ids[area]);
    expect(next.sort()).toEqual(['crimea', 'maikop', 'scythia']);
  });

  test('[AC 30.5234] only the damage of the next step counts, not what may follow', () => {
    const world = position({ egypt: { tokens: { buhen: 3, thebes: 2, ptolemais: 1 }, cities: ['eastern-desert'] } });
    play(strike(world, 'egypt'));
    expect(route(world)).toEqual(['thebes', 'ptolemais']);
    expect(has(world, 'egypt')['cities']).toEqual(['eastern-desert']);
  });

  test('[AC 30.5234] reckoning damage changes nothing', () => {
    const world = position({ egypt: { tokens: { thebes: 2 }, cities: ['buhen'] } });
    const before = JSON.stringify(world);
    const { numbers } = terrain(world);
    const egypt = nationNamed(world, 'egypt');
    expect(damageBy(world, egypt, 15, numbers.get('buhen') ?? NOBODY, book)).toBe(5);
    expect(damageBy(world, egypt, 6, numbers.get('buhen') ?? NOBODY, book)).toBe(0);
    expect(damageBy(world, egypt, 1, numbers.get('thebes') ?? NOBODY, book)).toBe(0);
    expect(JSON.stringify(world)).toBe(before);
  });

  test('[AC 30.5235] they are done before the next calamity, then stay, do not grow and are never named', () => {
    const world = position({ thrace: { tokens: { scythia: 2 } } });
    play(strike(world, 'thrace'));
    play(population(world, 'thrace'));
    expect(has(world, 'outsiders')['tokens']).toEqual({ scythia: 3 });
    expect(others(world, { card: 0, victim: nationNamed(world, 'thrace'), trader: NOBODY })).toEqual([]);
  });
});

const coexisting = {
  egypt: { tokens: { thebes: 1, 'upper-egypt': 3 }, cities: ['buhen'] },
  crete: { tokens: { 'upper-egypt': 1 } },
};

describe('other nations', () => {
  test('[AC 30.5241] they must go where only the victim lives, if they do damage there', () => {
    const world = position(coexisting);
    play(strike(world, 'egypt', 'crete'), { crete: ['buhen'] });
    expect(route(world)).toEqual(['thebes', 'buhen', 'upper-egypt']);
  });

  test('[AC 30.5241] Barbarians of old who live there too make no difference', () => {
    const world = position({
      egypt: { tokens: { thebes: 1, 'upper-egypt': 2 }, cities: ['buhen'] },
      outsiders: { tokens: { 'upper-egypt': 1 } },
    });
    playOn(strike(world, 'egypt'));
    expect(route(world).slice(0, 1)).toEqual(['upper-egypt']);
  });

  test('[AC 30.5242] areas they hold are passed freely, other nations are fought, and sharing an area ends it', () => {
    const world = position(coexisting);
    play(strike(world, 'egypt', 'crete'), { crete: ['buhen'] });
    expect(has(world, 'outsiders')['tokens']).toEqual({ buhen: 3, thebes: 3, 'upper-egypt': 3 });
    expect(tokens(world, 'egypt', 'upper-egypt')).toBe(1);
    expect(tokens(world, 'crete', 'upper-egypt')).toBe(0);
  });

  test('[AC 30.5241] otherwise they take the shortest way through empty and foreign areas', () => {
    const world = position({ asia: { cities: ['sinope'] }, assyria: { tokens: { cappadocia: 1 } } });
    play(strike(world, 'asia', 'assyria'), { assyria: ['maikop'] });
    expect(route(world)).toEqual(['cappadocia', 'sinope']);
    expect(tokens(world, 'assyria', 'cappadocia')).toBe(0);
    expect(has(world, 'asia')['cities']).toEqual([]);
  });

  test('[AC A37] a city is no goal for fewer than seven, nor for fewer than eight where its owner holds Engineering', () => {
    const cities = ['buhen', 'thebes'];
    const plain = position({ egypt: { cities } });
    play(strike(plain, 'egypt'), { egypt: ['buhen'] });
    expect(route(plain)).toEqual(['thebes']);
    expect(tokens(plain, 'egypt', 'thebes')).toBe(1);
    const walled = position({ egypt: { cities, cards: ['engineering'] } });
    play(strike(walled, 'egypt'), { egypt: ['buhen'] });
    expect(has(walled, 'egypt')['cities']).toEqual(['thebes']);
    expect(happened(walled, 'tokens-removed')).toMatchObject([{ area: 'buhen', tokens: 6 }]);
  });

  test('[AC 30.5242] they may wear themselves out and never reach the victim', () => {
    const world = position({ thrace: { cities: ['sparta'] }, crete: { cities: ['thessalonica', 'athens'] } });
    playOn(strike(world, 'thrace', 'crete'), randomFrom('weary'));
    expect(has(world, 'thrace')['cities']).toEqual(['sparta']);
    expect(happened(world, 'calamity-spares')).toMatchObject([{ nation: 'thrace' }]);
  });

  test('[AC 29.65] a Pirate city on the way is neither attacked nor lived in', () => {
    const world = position({
      asia: { tokens: { kuban: 1 }, cities: ['sinope'] },
      outsiders: { cities: ['cappadocia'] },
    });
    play(strike(world, 'asia'));
    expect(route(world)).toEqual(['maikop', 'cappadocia', 'sinope']);
    expect(has(world, 'outsiders')).toMatchObject({
      cities: ['cappadocia'],
      tokens: { kuban: 1, maikop: 2, sinope: 2 },
    });
  });
});

describe('ties', () => {
  const crossroads = { egypt: { tokens: { thebes: 2, 'upper-egypt': 2 }, cities: ['buhen'] } };

  test('[AC 30.5251] between equal areas the trader chooses', () => {
    const world = position({ ...crossroads, crete: {} });
    play(strike(world, 'egypt', 'crete'), { crete: ['upper-egypt', 'buhen'] });
    expect(route(world)).toEqual(['upper-egypt', 'buhen', 'thebes']);
  });

  test('[AC 30.5251] if the card was not traded, the player with the most units in stock does', () => {
    const world = position({ ...crossroads, crete: { stock: 3 }, babylon: { stock: 30 }, assyria: { stock: 30 } });
    play(strike(world, 'egypt'), { egypt: ['thebes', 'buhen'] });
    expect(route(world)).toEqual(['thebes', 'buhen', 'upper-egypt']);
    const other = position({ egypt: { ...crossroads.egypt, stock: 6 }, crete: {}, babylon: {} });
    expect(asks(strike(other, 'egypt'))).toEqual(['crete: barbarians']);
  });

  test('[AC 30.5251] other areas are refused', () => {
    const world = position({ ...crossroads, crete: {} });
    expect(refused(strike(world, 'egypt', 'crete'), { crete: ['ptolemais'] })).toBe('not-a-choice AC 30.5231');
  });
});

test('[AC 30.5232] wherever they go, no piece is lost and none stand above a limit', () => {
  const random = randomFrom('hordes');
  for (let round = 0; round < 40; round++) {
    const world = position(scattered(random));
    playOn(strike(world, 'egypt', 'crete'), random);
    expect(brokenPieces(world)).toEqual([]);
    const over = terrain(world).ids.filter((_, area) => surplusBarbarians(world, area) > 0);
    expect(over).toEqual([]);
    expect(theNation(world, 'egypt').stock).toBeGreaterThanOrEqual(0);
  }
});

/** Three nations strewn over the south of the board. */
function scattered(random: Random): Record<string, unknown> {
  const land = ['buhen', 'thebes', 'nubia', 'ptolemais', 'upper-egypt', 'siwa', 'fayum', 'memphis', 'gaza', 'sinai'];
  const free = new Set([...land, 'cyrene', 'jalo', 'tanis', 'alexandria', 'western-desert', 'eastern-desert']);
  const some = (count: number): string[] => {
    return Array.from({ length: count }, () => {
      const area = pick(random, [...free]);
      free.delete(area);
      return area;
    });
  };
  const nation = (): unknown => ({
    cities: some(2),
    tokens: Object.fromEntries(some(2).map((area) => [area, pick(random, [1, 2, 3])])),
    cards: pick(random, [[], ['engineering'], ['metalworking']]),
  });
  return { egypt: nation(), crete: nation(), babylon: nation() };
}

test('[AC A36] whose start areas the victim has left: empty ones come before those of other Barbarians', () => {
  const board = position({ egypt: {} });
  const starts = terrain(board).starts.get('egypt') ?? [];
  const [first = '', ...empty] = starts.map((area) => areaId(board, area));
  const world = position({ egypt: { cities: ['jerusalem'] }, outsiders: { tokens: { [first]: 2 } } });
  expect(firstQuestion(strikeWith(world, 'barbarian-hordes', 'egypt'))).toMatchObject({ from: empty });
});

test('[AC ST calamity-floor.1] a player above the limit is not spared, but falls no lower', () => {
  const left = (tokens: number, calamityFloor: number): number => {
    const world = position({ egypt: { tokens: { thebes: tokens } } }, { calamityFloor });
    playOn(strikeWith(world, 'barbarian-hordes', 'egypt'));
    return theNation(world, 'egypt').tokens;
  };
  const harm = 40 - left(40, 0);
  expect(harm).toBeGreaterThan(0);
  expect(left(40, 40 - harm)).toBe(40 - harm);
  for (const limit of [40 - harm + 1, 35, 39]) expect(left(40, limit)).toBeGreaterThanOrEqual(limit);
  expect(left(40, 40)).toBe(40);
});
