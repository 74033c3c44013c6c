import { describe, expect, test } from 'vitest';
import { score } from './book/score.ts';
import { ADVANCES } from './data/advances.ts';
import { moveMarkers } from './succession.ts';
import { position } from './testing.ts';
import { ranking } from './victory.ts';

const EGYPT = 8;
const NINE = ['rome', 'neapolis', 'tarentum', 'athens', 'corinth', 'sparta', 'argos', 'thera', 'knossos'];
const DEAR = ['library', 'mining', 'politics'];

test('[WE victory.1] 1 point for each city on the board', () => {
  expect(score.parts(position({ egypt: { cities: NINE.slice(0, 4) } }), EGYPT)).toMatchObject({ cities: 4 });
});

test('[WE victory.2] [WE victory.3] [WE victory.4] [WE advance-cards.7] 1, 3 and 6 points for advances by their cost', () => {
  const points = (card: string) => score.parts(position({ egypt: { cards: [card] } }), EGYPT).cards;
  for (const { id, cost } of ADVANCES) expect(points(id), id).toBe(cost < 100 ? 1 : cost < 200 ? 3 : 6);
  expect(score.parts(position({ egypt: { cards: ['pottery', 'law', 'library'] } }), EGYPT).cards).toBe(10);
});

test('[WE victory.5] 5 points for each step', () => {
  expect(score.parts(position({ egypt: { step: 7 } }), EGYPT).track).toBe(35);
});

test('[WE wonder-of-the-world.2] [WE W45] Wonder of the World is a city for the score, unless the option says no', () => {
  const given = { egypt: { cities: NINE.slice(0, 2), cards: ['wonder-of-the-world'] } };
  expect(score.parts(position(given), EGYPT).cities).toBe(3);
  expect(score.parts(position(given, { wonderAsCity: 'track-only' }), EGYPT).cities).toBe(2);
});

describe('the bonus', () => {
  const ready = (cities: readonly string[]) => ({ cities, cards: DEAR, step: 14 });

  test('[WE victory.6] [WE W46] 5 points for entering the Late Iron Age alone', () => {
    const world = position({ egypt: ready(NINE.slice(0, 5)), minoa: { step: 13 } });
    moveMarkers(world);
    expect([score.parts(world, EGYPT).bonus, score.parts(world, 0).bonus]).toEqual([5, 0]);
  });

  test('[WE victory.6] none if several do in the same turn', () => {
    const world = position({
      egypt: ready(NINE.slice(0, 5)),
      minoa: ready(['knossos', 'phaestos', 'rhodes', 'thera', 'chalcis'].map((id) => id)),
      hellas: {},
    });
    expect(world.nations[0]?.cities).toBe(5);
    moveMarkers(world);
    expect([score.parts(world, EGYPT).bonus, score.parts(world, 0).bonus]).toEqual([0, 0]);
  });

  test('[WE victory.6] [WE victory.7] [WE W46] a player who enters the finish in a later turn changes nothing', () => {
    const cards = ADVANCES.filter(({ cost }) => cost < 100 || cost >= 200).map(({ id }) => id);
    const world = position(
      { egypt: { step: 15 }, minoa: { cities: NINE.slice(3, 9), cards, step: 14 } },
      { track: 'expert' },
    );
    world.lateIron = { turn: 1, nations: [EGYPT] };
    world.turn = 2;
    moveMarkers(world);
    expect(world.nations[0]?.step).toBe(15);
    expect([score.parts(world, EGYPT).bonus, score.parts(world, 0).bonus]).toEqual([5, 0]);
    expect(world.lateIron).toEqual({ turn: 1, nations: [EGYPT] });
  });

  test('[WE victory.7] [WE W46] on the Expert track the first entry counts, no matter who follows', () => {
    const world = position({ egypt: { step: 15 }, minoa: { step: 15 } }, { track: 'expert' });
    world.lateIron = { turn: 1, nations: [EGYPT] };
    moveMarkers(world);
    expect([score.parts(world, EGYPT).bonus, score.parts(world, 0).bonus]).toEqual([5, 0]);
  });
});

describe('ties', () => {
  const first = (given: Readonly<Record<string, unknown>>) => {
    const rows = ranking(position(given, {}, 5)).filter(({ seat }) => ['egypt', 'minoa'].includes(seat));
    expect(rows[0]?.score).toBe(rows[1]?.score);
    return rows[0]?.seat;
  };

  test('[WE victory.8] the most points win', () => {
    const world = position({ egypt: { step: 3 }, minoa: { step: 2, cities: ['knossos'] } });
    expect(ranking(world)[0]).toMatchObject({ seat: 'egypt', score: 15, rank: 1 });
  });

  test('[WE victory-ties.1] [WE W47] the marker further ahead', () => {
    expect(first({ minoa: { step: 2, cities: NINE.slice(3, 8) }, egypt: { step: 3 } })).toBe('egypt');
  });

  test('[WE victory-ties.2] then more advances of 6 points', () => {
    expect(first({ minoa: { cards: ['law', 'medicine'] }, egypt: { cards: ['library'] } })).toBe('egypt');
  });

  test('[WE victory-ties.3] then more advances of 3 points', () => {
    expect(first({ minoa: { cards: ['pottery', 'music', 'deism'] }, egypt: { cards: ['law'] } })).toBe('egypt');
  });

  test('[WE victory-ties.4] then the dearer advances', () => {
    expect(first({ minoa: { cards: ['library'] }, egypt: { cards: ['mining'] } })).toBe('egypt');
  });

  test('[WE victory-ties.5] then the most credits of one colour', () => {
    expect(first({ minoa: { cards: ['mysticism'] }, egypt: { cards: ['sculpture'] } })).toBe('egypt');
  });

  test('[WE victory-ties.6] then the most credits in all', () => {
    expect(first({ minoa: { cards: ['pottery'] }, egypt: { cards: ['empiricism'] } })).toBe('egypt');
  });

  test('[WE victory-ties.7] [WE W47] then the most cities on the board, where the bonus made up for them', () => {
    const world = position({ minoa: { cities: ['knossos'] }, egypt: { cities: NINE.slice(0, 6) } });
    world.lateIron = { turn: 1, nations: [0] };
    const [winner, second] = ranking(world);
    expect([winner?.score, second?.score]).toEqual([6, 6]);
    expect(winner?.seat).toBe('egypt');
  });

  test('[WE victory-ties.8] then the most tokens on the board', () => {
    expect(first({ minoa: { tokens: { knossos: 1 } }, egypt: { tokens: { memphis: 2 } } })).toBe('egypt');
  });

  test('[WE victory-ties.9] [WE ranking.2] [WE P2] and then ranking', () => {
    expect(first({ egypt: { tokens: { memphis: 2 } }, minoa: { tokens: { knossos: 2 } } })).toBe('minoa');
  });
});
