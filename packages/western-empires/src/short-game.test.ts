import { play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { PLAYERS } from './data/civilizations.ts';
import { scenarioTokensFor } from './data/short-game.ts';
import { westernEmpires } from './game.ts';
import { taxes } from './phases.ts';
import {
  dealTokens,
  drawAtStart,
  placeCities,
  placeStartTokens,
  revealTokens,
  setMarkers,
  settleToken,
} from './short-game.ts';
import { checkForEnd } from './succession.ts';
import { answer, goOn, happened, has, position, theNation } from './testing.ts';
import { view } from './view.ts';
import type { WeWorld } from './world.ts';

const SITES = ['memphis', 'tanis', 'gaza', 'cyrene'];
const start = (options = {}, track = 'basic'): WeWorld =>
  position({ minoa: {}, egypt: {} }, { game: 'short', track, ...options });
const ids = (players: 5 | 6 | 7 | 8 | 9): string[] =>
  scenarioTokensFor(players)
    .map(({ id }) => id)
    .toSorted();

describe('the tokens', () => {
  const FIVE = [
    'coin-and-commerce',
    'conquering-the-seas',
    'exploring-the-deserts',
    'mystical-palaces',
    'sacred-constructors',
  ];

  test('[WE short-game.2] [WE short-game.3] [WE short-game.4] [WE short-game.5] [WE short-game.6] [WE short-game.7] each number of players has its own', () => {
    expect(ids(5)).toEqual(FIVE);
    expect(ids(6)).toEqual([...FIVE, 'early-merchants'].toSorted());
    expect(ids(7)).toEqual([...FIVE, 'early-merchants', 'spreading-knowledge'].toSorted());
    expect(ids(8)).toEqual(
      [...FIVE.slice(1), 'early-merchants', 'spreading-knowledge', 'emerging-empire', 'cultural-heights'].toSorted(),
    );
    expect(ids(9)).toEqual(
      [...FIVE, 'early-merchants', 'spreading-knowledge', 'emerging-empire', 'cultural-heights'].toSorted(),
    );
    for (const players of PLAYERS) expect(ids(players)).toHaveLength(players);
  });

  test('[WE short-game.9] [WE short-game.10] everybody draws one in secret', () => {
    const world = start();
    dealTokens(world);
    expect(new Set(Object.values(world.shortGameTokens)).size).toBe(9);
    expect(view(world, 'egypt').shortGameToken).toBe(world.shortGameTokens['egypt']);
    expect(JSON.stringify(view(world, 'minoa'))).not.toContain(world.shortGameTokens['egypt']);
    expect(view(world, null).shortGameToken).toBeNull();
  });
});

describe('cities', () => {
  const place = (...areas: readonly string[]) => refused(placeCities(start(), 'egypt'), { egypt: [areas] });

  test('[WE short-game.12] [WE W66] 5 cities in the own region, and no token on the start area', () => {
    const world = start();
    play(placeCities(world, 'egypt'), { egypt: [[...SITES, 'siwa']] });
    expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: [...SITES, 'siwa'].toSorted(), tokens: {} });
    expect(place(...SITES, 'athens')).toContain('area WE short-game.12');
    expect(place(...SITES)).toContain('count');
    expect(place(...SITES, 'memphis')).toContain('count');
  });

  test('[WE short-game.13] at least 4 of them on sites', () => {
    expect(place('memphis', 'tanis', 'gaza', 'siwa', 'jalo')).toBe('sites WE short-game.13');
  });

  test('[WE short-game.14] none where the limit is 0', () => {
    const world = position({ hatti: {}, egypt: {} }, { game: 'short' });
    const answers = { hatti: [['hattusa', 'kanesh', 'troy', 'sardes', 'alani']] };
    expect(refused(placeCities(world, 'hatti'), answers)).toBe('limit WE short-game.14');
  });
});

describe('the reveal', () => {
  const revealed = (token: string, options = {}): WeWorld => {
    const world = start(options);
    play(placeCities(world, 'egypt'), { egypt: [[...SITES, 'siwa']] });
    dealTokens(world);
    const held = Object.entries(world.shortGameTokens);
    const other = held.find(([, id]) => id === token)?.[0] ?? '';
    const own = world.shortGameTokens['egypt'];
    if (own !== undefined) {
      const swap = scenarioTokensFor(9).find(({ id }) => id === token);
      if (swap !== undefined) world.shortGameTokens = { ...world.shortGameTokens, [other]: own, egypt: swap.id };
    }
    revealTokens(world);
    return world;
  };

  test('[WE short-game.15] everybody takes the four advances of the token, with their credits', () => {
    const world = revealed('mystical-palaces');
    expect(has(world, 'egypt')['cards']).toEqual(['diplomacy', 'literacy', 'mythology', 'theocracy']);
    expect(happened(world, 'short-game-revealed')).toHaveLength(2);
    expect(settleToken(world, 'egypt')).toBeUndefined();
  });

  test('[WE short-game.17] [WE W4] [WE W49] three tokens destroy a city of choice, unless the option says no', () => {
    for (const token of ['coin-and-commerce', 'early-merchants', 'sacred-constructors']) {
      const world = revealed(token);
      play(settleToken(world, 'egypt'), { egypt: ['gaza'] });
      expect(has(world, 'egypt')['cities']).toEqual(['cyrene', 'memphis', 'siwa', 'tanis']);
      expect(settleToken(revealed(token, { destroyingTokens: false }), 'egypt')).toBeUndefined();
    }
    expect(settleToken(revealed('emerging-empire'), 'egypt')).toBeUndefined();
  });

  test('[WE W66] the credits of Written Record are chosen now', () => {
    const world = revealed('conquering-the-seas');
    play(settleToken(world, 'egypt'), { egypt: [{ crafts: 1, arts: 1 }] });
    expect(world.newCredits[8]).toMatchObject({ crafts: 5, arts: 5 });
  });
});

test('[WE short-game.18] [WE short-game.19] [WE short-game.20] [WE short-game.21] [WE short-game.22] [WE W66] cards as usual, fewest cities first, nothing to buy, and 10 treasury', () => {
  const world = position(
    {
      minoa: { cities: ['knossos', 'thera', 'argos', 'sparta', 'corinth'] },
      hellas: { cities: ['athens', 'tomi', 'odessus', 'byzantium'] },
      egypt: { cities: [...SITES, 'siwa'] },
    },
    { game: 'short' },
  );
  drawAtStart(world);
  expect(happened(world, 'cards-drawn').map(({ nation, stacks }) => [nation, stacks.length])).toEqual([
    ['hellas', 4],
    ['minoa', 5],
    ['egypt', 5],
  ]);
  for (const name of ['minoa', 'hellas', 'egypt']) expect(theNation(world, name).treasury).toBe(10);
  for (const { event, knows } of world.news) if (event.what === 'cards-seen') expect(knows).toEqual([event.nation]);
});

describe('tokens on the board', () => {
  const place = (tokens: Readonly<Record<string, number>>, cards: readonly string[] = []) => {
    const world = position({ egypt: { cities: SITES, cards } }, { game: 'short' });
    play(placeStartTokens(world, 'egypt'), { egypt: [tokens] });
    return has(world, 'egypt')['tokens'];
  };

  test('[WE short-game.23] [WE W9] up to 14 in the own region', () => {
    expect(place({ fayum: 4, alexandria: 4 })).toEqual({ alexandria: 4, fayum: 4 });
    expect(() => place({ fayum: 4, alexandria: 4, 'upper-egypt': 2, cyrenaica: 2, paraetonium: 2, jalo: 1 })).toThrow(
      'short-game.23',
    );
    expect(() => place({ athens: 1 })).toThrow('short-game.24');
  });

  test('[WE short-game.23] no tokens can be named for any area, even one that does not exist', () => {
    expect(place({ fayum: 4, athens: 0, nowhere: 0 })).toEqual({ fayum: 4 });
  });

  test('[WE short-game.24] within the limits, with Agriculture one more, never beside a city', () => {
    expect(() => place({ siwa: 2 })).toThrow('short-game.24');
    expect(place({ siwa: 2 }, ['agriculture'])).toEqual({ siwa: 2 });
    expect(() => place({ memphis: 1 })).toThrow('short-game.24');
  });
});

test('[WE short-game.25] [WE short-game.28] [WE W49] markers begin on step 10, on the Expert track on step 8', () => {
  const basic = start();
  setMarkers(basic);
  const expert = start({}, 'expert');
  setMarkers(expert);
  expect([theNation(basic, 'egypt').step, theNation(expert, 'egypt').step]).toEqual([10, 8]);
});

test('[WE short-game.30] Coinage and Monarchy already count in the first tax', () => {
  const world = position({ egypt: { cities: SITES, cards: ['coinage'] } }, { game: 'short' });
  play(taxes(world, 'egypt'), { egypt: ['3'] });
  expect(theNation(world, 'egypt').treasury).toBe(12);
});

describe('from the beginning to the first turn', () => {
  const table = tableAt(westernEmpires, position({ turn: 0 }, { game: 'short', civilizations: 'chosen' }, 5));

  test('[WE short-game.8] [WE short-game.11] tokens are dealt before civilizations are chosen', () => {
    expect(Object.keys(table.world.shortGameTokens)).toHaveLength(5);
    expect(table.waiting()).toMatchObject([{ topic: 'choose-nation' }]);
  });

  test('[WE short-game.12] [WE short-game.29] then cities by ranking, and the first turn begins with tax', () => {
    const topics: string[] = [];
    for (let count = 0; count < 40 && table.world.turn < 2; count++) {
      const topic = goOn(table);
      if (topic === undefined || topic === 'movement') break;
      topics.push(topic);
    }
    expect(topics.slice(0, 4)).toEqual(['choose-nation', 'choose-nation', 'choose-nation', 'choose-nation']);
    expect(topics.slice(4, 9)).toEqual([
      'place-cities',
      'place-cities',
      'place-cities',
      'place-cities',
      'place-cities',
    ]);
    expect(topics.filter((topic) => topic === 'place-tokens')).toHaveLength(5);
    expect(table.world.turn).toBe(1);
    const egypt = theNation(table.world, 'egypt');
    expect(egypt.treasury).toBe(10 + 2 * egypt.cities);
    expect(egypt.hand.length).toBe(egypt.cities);
    expect(egypt.step).toBe(10);
  });
});

describe('what is as usual', () => {
  test('[WE short-game.31] calamities of the start can be traded, and strike with those of the first turn', () => {
    const hands = {
      minoa: { cities: ['knossos'], tokens: { thera: 3 }, hand: ['fish', 'fish', 'superstition'] },
      egypt: {
        cities: ['memphis', 'tanis'],
        tokens: { fayum: 4 },
        hand: ['oil', 'oil', 'wine', 'regression'],
        step: 10,
      },
    };
    const table = tableAt(westernEmpires, position(hands, { game: 'short' }), 'trade');
    const offer = { do: 'offer', give: ['fish', 'fish', 'superstition'], wants: 3, asks: ['oil', 'wine'] };
    expect(answer(table, 'minoa', offer)).toBe('');
    const taken = { do: 'accept', offer: 1, give: ['oil', 'wine', 'oil'] };
    expect(answer(table, 'egypt', taken)).toBe('');
    for (const seat of ['minoa', 'egypt']) expect(answer(table, seat, { do: 'done' })).toBe('');
    const egypt = has(table.world, 'egypt');
    expect([egypt['cities'], egypt['hand'], egypt['step']]).toEqual([[], ['fish', 'fish'], 9]);
  });

  test('[WE short-game.32] the game ends as on its track: Expert plays one more turn', () => {
    const over = (track: string): boolean => {
      const world = position({ egypt: { cities: ['memphis'] }, minoa: {} }, { game: 'short', track });
      world.lateIron = { turn: 1, nations: [8] };
      checkForEnd(world);
      return world.over;
    };
    expect([over('basic'), over('expert')]).toEqual([true, false]);
  });
});
