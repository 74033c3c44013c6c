import { describe, expect, test } from 'vitest';
import { costOf, fedCities } from './building-sites.ts';
import { firstTurn } from './movement/testing.ts';

const view = firstTurn();
const egypt = (tokens: number) => ({ tokens: { egypt: tokens }, city: null });

function proposed(areas: Readonly<Record<string, ReturnType<typeof egypt>>>, more: { citiesInStock?: number } = {}) {
  const nation = view.nations.find(({ name }) => name === 'egypt');
  if (nation === undefined) throw new Error('Egypt is not on this board');
  return fedCities({ ...view, areas }, { ...nation, ...more }, ['memphis', 'tanis']);
}

describe('cities that are proposed', () => {
  test('[AC 25.2] take six tokens on a site and twelve elsewhere', () => {
    expect([costOf(view, 'memphis'), costOf(view, 'sinai')]).toEqual([6, 12]);
  });

  test('[AC 26.31] are as many as the rest of the country feeds', () => {
    expect(proposed({ memphis: egypt(6), tanis: egypt(6), fayum: egypt(4) })).toEqual(['memphis', 'tanis']);
    expect(proposed({ memphis: egypt(6), tanis: egypt(6), fayum: egypt(3) })).toEqual(['memphis']);
    expect(proposed({ memphis: egypt(6) })).toEqual([]);
  });

  test('[AC 25.1] are no more than there are cities in stock, and none for which the treasury must help', () => {
    expect(proposed({ memphis: egypt(6), tanis: egypt(6), fayum: egypt(4) }, { citiesInStock: 1 })).toEqual([
      'memphis',
    ]);
    expect(proposed({ memphis: egypt(3), tanis: egypt(6), fayum: egypt(4) })).toEqual(['tanis']);
  });
});
