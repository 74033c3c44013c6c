import { faceOf } from '@ecumene/ancients';
import { render } from '@ecumene/engine';
import { tableAt } from '@ecumene/engine/testing';
import { describe, expect, test } from 'vitest';
import { ADVANCES } from './data/advances.ts';
import { epochAt } from './data/track.ts';
import { westernEmpires } from './game.ts';
import { checkForEnd, moveMarkers, reshuffle } from './succession.ts';
import { happened, has, position, theNation } from './testing.ts';

const NINE = ['rome', 'neapolis', 'tarentum', 'athens', 'corinth', 'sparta', 'argos', 'thera', 'knossos'];
const costing = (from: number, below: number, count: number): string[] =>
  ADVANCES.filter(({ cost }) => cost >= from && cost < below)
    .slice(0, count)
    .map(({ id }) => id);

/** Where a marker of Egypt goes from a step. */
function stepAfter(step: number, cities: number, cards: readonly string[] = [], track = 'basic'): number {
  const world = position({ egypt: { step, cities: NINE.slice(0, cities), cards } }, { track });
  moveMarkers(world);
  return theNation(world, 'egypt').step;
}

describe('the Basic track', () => {
  const CHEAP = costing(0, 100, 3);
  const MIDDLE = costing(100, 200, 3);
  const DEAR = costing(200, 300, 3);

  test('[WE epochs-basic.1] [WE track.3] [WE track.4] [WE succession.5] the Stone Age asks for nothing', () => {
    expect([stepAfter(0, 0), stepAfter(3, 0)]).toEqual([1, 4]);
  });

  test('[WE epochs-basic.2] [WE succession.4] [WE succession.6] [WE W44] the Early Bronze Age asks for 2 cities', () => {
    expect([stepAfter(4, 1), stepAfter(4, 2), stepAfter(6, 1), stepAfter(6, 0)]).toEqual([4, 5, 6, 6]);
  });

  test('[WE epochs-basic.3] the Middle Bronze Age asks for 3 cities and 3 advances', () => {
    expect([stepAfter(7, 2, CHEAP), stepAfter(7, 3, CHEAP.slice(1)), stepAfter(7, 3, CHEAP)]).toEqual([7, 7, 8]);
  });

  test('[WE epochs-basic.4] the Late Bronze Age asks for 3 cities and 3 advances from 100', () => {
    expect([stepAfter(10, 3, CHEAP), stepAfter(10, 2, MIDDLE), stepAfter(10, 3, MIDDLE)]).toEqual([10, 10, 11]);
  });

  test('[WE epochs-basic.5] the Early Iron Age asks for 4 cities and 2 advances from 200', () => {
    expect([stepAfter(13, 4, DEAR.slice(2)), stepAfter(13, 3, DEAR), stepAfter(13, 4, DEAR.slice(1))]).toEqual([
      13, 13, 14,
    ]);
  });

  test('[WE epochs-basic.6] the Late Iron Age asks for 5 cities and 3 advances from 200', () => {
    expect([stepAfter(14, 5, DEAR.slice(1)), stepAfter(14, 4, DEAR), stepAfter(14, 5, DEAR)]).toEqual([14, 14, 15]);
  });

  test('[WE succession.2] requirements hold inside an epoch too', () => {
    expect([stepAfter(11, 3, CHEAP), stepAfter(11, 3, MIDDLE)]).toEqual([11, 12]);
  });
});

describe('the Expert track', () => {
  const CHEAP = costing(0, 100, 17);
  const MORE = (points: number): string[] => {
    const list = [...CHEAP.slice(0, 10)];
    let sum = 10;
    for (const { id, points: worth } of ADVANCES.filter(({ cost }) => cost >= 100)) {
      if (sum >= points) break;
      list.push(id);
      sum += worth;
    }
    return list;
  };
  const on = (step: number, cities: number, cards: readonly string[] = []) => stepAfter(step, cities, cards, 'expert');

  test('[WE epochs-expert.1] [WE succession.7] the Stone Age asks for nothing, and markers do not fall back there', () => {
    expect([on(0, 0), on(3, 0)]).toEqual([1, 4]);
    expect(on(4, 0)).toBe(4);
  });

  test('[WE epochs-expert.2] the Early Bronze Age asks for 3 cities', () => {
    expect([on(4, 2), on(4, 3)]).toEqual([4, 5]);
  });

  test('[WE epochs-expert.3] the Middle Bronze Age asks for 3 cities and 5 points of advances', () => {
    expect([on(7, 3, CHEAP.slice(0, 4)), on(7, 2, CHEAP.slice(0, 5)), on(7, 3, CHEAP.slice(0, 5))]).toEqual([7, 7, 8]);
  });

  test('[WE epochs-expert.4] the Late Bronze Age asks for 4 cities and 12 advances', () => {
    expect([on(10, 4, CHEAP.slice(0, 11)), on(10, 3, CHEAP.slice(0, 12)), on(10, 4, CHEAP.slice(0, 12))]).toEqual([
      10, 10, 11,
    ]);
  });

  test('[WE epochs-expert.5] the Early Iron Age asks for 5 cities, 10 advances below 100 and 38 points', () => {
    expect([on(13, 5, CHEAP), on(13, 5, MORE(38).slice(1)), on(13, 4, MORE(38)), on(13, 5, MORE(38))]).toEqual([
      13, 13, 13, 14,
    ]);
  });

  test('[WE epochs-expert.6] the Late Iron Age asks for 6 cities, 17 advances below 100 and 56 points', () => {
    const all = [...CHEAP, ...costing(200, 300, 7)];
    expect(CHEAP).toHaveLength(17);
    expect([on(14, 6, all.slice(0, -1)), on(14, 6, all.slice(1)), on(14, 5, all), on(14, 6, all)]).toEqual([
      14, 14, 14, 15,
    ]);
  });

  test('[WE succession.7] [WE W44] without a city the marker falls back one step', () => {
    expect([on(6, 0), on(5, 0), on(15, 0)]).toEqual([5, 4, 14]);
  });

  test('[WE wonder-of-the-world.2] [WE W45] Wonder of the World counts as a city here', () => {
    expect([on(6, 0, ['wonder-of-the-world']), stepAfter(4, 1, ['wonder-of-the-world'])]).toEqual([6, 5]);
  });
});

test('[WE track.1] [WE track.2] [WE track.5] [WE game-limits.1] [WE game-limits.2] each civilization has its own row, on either side', () => {
  const first = (track: 'basic' | 'expert', name: 'minoa' | 'egypt' | 'iberia') =>
    Array.from({ length: 17 }, (_, step) => epochAt(track, name, step)).indexOf('early-bronze');
  expect(first('basic', 'egypt')).toBe(5);
  expect([first('expert', 'minoa'), first('expert', 'egypt'), first('expert', 'iberia')]).toEqual([6, 5, 6]);
  expect(new Set(Array.from({ length: 16 }, (_, step) => epochAt('basic', 'egypt', step)))).toEqual(
    new Set(['stone', 'early-bronze', 'middle-bronze', 'late-bronze', 'early-iron', 'late-iron']),
  );
});

test('[WE succession.1] markers move by ranking, and the turn marker after them', () => {
  const world = position({ egypt: { tokens: { memphis: 1 } }, minoa: { tokens: { knossos: 1 } } });
  moveMarkers(world);
  expect(happened(world, 'succession').map(({ nation }) => nation)).toEqual(['minoa', 'egypt']);
});

test('[WE succession.6] the log says in words what a marker lacks', () => {
  const told = (track: string, step: number, cities: number, cards: readonly string[] = []): string => {
    const world = position({ egypt: { step, cities: NINE.slice(0, cities), cards } }, { track });
    moveMarkers(world);
    const [happening] = world.news;
    if (happening === undefined) throw new Error('nothing happened');
    return render(westernEmpires.tell(happening), { name: ({ id }) => id });
  };
  const cheap = costing(0, 100, 17);
  expect([
    told('basic', 4, 1),
    told('basic', 7, 3),
    told('basic', 10, 3),
    told('expert', 7, 3),
    told('expert', 13, 5),
    told('expert', 13, 5, cheap),
  ]).toEqual([
    'egypt stays on step 4. Missing: cities.',
    'egypt stays on step 7. Missing: advances.',
    'egypt stays on step 10. Missing: advances that cost 100 or more.',
    'egypt stays on step 7. Missing: points in advances.',
    'egypt stays on step 13. Missing: advances that cost less than 100.',
    'egypt stays on step 13. Missing: points in advances.',
  ]);
});

test('[WE succession.8] [WE turn.3] the next turn follows', () => {
  const table = tableAt(westernEmpires, position({ egypt: { tokens: { memphis: 1 } }, minoa: {} }), 'succession');
  expect([table.world.turn, table.over]).toEqual([2, false]);
});

describe('the end', () => {
  const DEAR = costing(200, 300, 3);
  const ready = { cities: NINE.slice(0, 5), cards: DEAR, step: 14 };

  test('[WE game-end.1] [WE game-limits.4] [WE W10] on the Basic track the game ends when a marker enters the last space', () => {
    const world = position({ egypt: ready, minoa: {} });
    moveMarkers(world);
    checkForEnd(world);
    expect(world.over).toBe(true);
    expect(happened(world, 'game-ends')).toMatchObject([{ because: 'finish' }]);
  });

  test('[WE game-end.2] [WE game-end.3] [WE W10] on the Expert track one more turn is played, whatever happens in it', () => {
    const world = position(
      {
        egypt: { ...ready, cities: NINE.slice(0, 6), cards: [...costing(0, 100, 17), ...costing(200, 300, 7)] },
        minoa: {},
      },
      { track: 'expert' },
    );
    moveMarkers(world);
    checkForEnd(world);
    expect([world.over, theNation(world, 'egypt').step]).toEqual([false, 15]);
    world.turn += 1;
    theNation(world, 'egypt').cards = {};
    moveMarkers(world);
    checkForEnd(world);
    expect([world.over, theNation(world, 'egypt').step]).toEqual([true, 15]);
  });

  test('[WE game-end.4] then the winner is found', () => {
    const table = tableAt(westernEmpires, position({ egypt: ready, minoa: {} }), 'succession');
    expect(table.over).toBe(true);
    expect(table.ranking()[0]).toMatchObject({ seat: 'egypt', rank: 1 });
  });

  test('[WE game-limits.3] a turn limit or the clock ends the game after the turn', () => {
    const last = position({ egypt: {}, minoa: {} }, { turns: 1 });
    checkForEnd(last);
    expect(happened(last, 'game-ends')).toMatchObject([{ because: 'turns' }]);
    const late = position({ egypt: {}, minoa: {} });
    late.room.timeCalled = true;
    checkForEnd(late);
    expect(happened(late, 'game-ends')).toMatchObject([{ because: 'time' }]);
    const early = position({ egypt: {}, minoa: {} }, { turns: 2 });
    checkForEnd(early);
    expect(early.over).toBe(false);
  });

  test('[WE game-limits.4] without a turn limit it ends when no player has a token or a city left', () => {
    const empty = position({ egypt: {}, minoa: {} });
    checkForEnd(empty);
    expect(happened(empty, 'game-ends')).toMatchObject([{ because: 'empty' }]);
    const one = position({ egypt: { cities: ['memphis'] }, minoa: {} });
    checkForEnd(one);
    expect(one.over).toBe(false);
  });

  test('[WE game-limits.4] [WE universal-doctrine.1] it goes on while a player without units can annex outsiders', () => {
    const over = (cards: readonly string[], outsiders: object): boolean => {
      const world = position({ egypt: { cards }, minoa: {}, outsiders });
      checkForEnd(world);
      return world.over;
    };
    const pirates = { cities: ['tanis'] };
    expect(over(['universal-doctrine'], pirates)).toBe(false);
    expect(over([], pirates)).toBe(true);
    expect(over(['universal-doctrine'], {})).toBe(true);
  });
});

test('[WE reshuffle.2] [WE reshuffle.3] [WE reshuffle.4] [WE reshuffle.5] discards go beneath their stacks, what is not tradable last', () => {
  const world = position({ egypt: { hand: ['famine', 'fish', 'fish', 'gold'] } });
  const top = [...(world.trade.stacks[2] ?? [])];
  const hand = theNation(world, 'egypt').hand.splice(0);
  world.trade.returned.push(...hand);
  reshuffle(world);
  const three = world.trade.stacks[2] ?? [];
  expect(three.slice(3)).toEqual(top);
  const faces = three.slice(0, 3).map((card) => faceOf(world, card).id);
  expect(faces).toEqual(['famine', 'fish', 'fish']);
  expect(has(world, 'egypt')['hand']).toEqual([]);
});
