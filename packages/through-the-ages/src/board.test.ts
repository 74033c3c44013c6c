import { describe, expect, test } from 'vitest';
import {
  blueSquares,
  cardRow,
  consumption,
  corruption,
  happyFacesNeeded,
  populationCost,
  start,
  yellowSquares,
} from './board.ts';
import { cards } from './cards/index.ts';

const downFrom = (tokens: number) => Array.from({ length: tokens + 1 }, (_, gone) => tokens - gone);

describe('the player board', () => {
  test('[TTA population.2] the fewer tokens in the yellow bank, the more food a worker costs', () => {
    expect(downFrom(yellowSquares).map(populationCost)).toEqual([
      2,
      2,
      3,
      3,
      3,
      3,
      4,
      4,
      4,
      4,
      5,
      5,
      5,
      5,
      7,
      7,
      7,
      7,
      undefined,
    ]);
  });

  test('[TTA production.13] the fewer tokens in the yellow bank, the more food is consumed', () => {
    expect(downFrom(yellowSquares).map(consumption)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 6]);
  });

  test('[TTA discontent.1] the fewer tokens in the yellow bank, the more happy faces are needed', () => {
    expect(downFrom(yellowSquares).map(happyFacesNeeded)).toEqual([
      0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8,
    ]);
  });

  test('[TTA production.6] corruption is 2 below 11 blue tokens, 4 below 6 and 6 with none', () => {
    expect(downFrom(blueSquares).map(corruption)).toEqual([0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6]);
  });

  test('[TTA ruling.T36] tokens beyond the squares change nothing', () => {
    expect([populationCost(23), consumption(23), happyFacesNeeded(23), corruption(30)]).toEqual([2, 0, 0, 0]);
  });

  test('[TTA tokens.2] a bank cannot hold fewer than no tokens', () => {
    expect(() => corruption(-1)).toThrow('-1');
    expect(() => consumption(-1)).toThrow('-1');
  });
});

describe('what everyone starts with', () => {
  const workers = Object.values(start.workers).reduce<number>((total, number) => total + number, 0);

  test('[TTA setup.9] the blue bank starts full', () => {
    expect(start.blueTokens).toBe(blueSquares);
  });

  test('[TTA setup.10] the yellow bank starts full, with 6 workers on cards and 1 unused', () => {
    expect(start.yellowTokens).toBe(yellowSquares);
    expect([workers, start.unusedWorkers]).toEqual([6, 1]);
  });

  test('[TTA setup.11] Despotism gives 4 civil and 2 military actions', () => {
    expect(cards[start.government]).toMatchObject({ symbols: { civilActions: 4, militaryActions: 2 }, urbanLimit: 2 });
  });

  test('[TTA setup.26] each seat has one more civil action on the first turn', () => {
    expect(start.civilActionsBySeat).toEqual([1, 2, 3, 4]);
  });
});

describe('the card row', () => {
  test('[TTA take-card.2] thirteen spaces for 1, 2 and 3 civil actions', () => {
    expect(cardRow.civilActions).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  test('[TTA row.3] fewer players sweep more spaces', () => {
    expect(cardRow.swept).toEqual({ 2: 3, 3: 2, 4: 1 });
  });
});
