import { describe, expect, test } from 'vitest';
import { onView } from '../../testing/sample-ancients.ts';
import * as sites from './building-sites.ts';
import { firstTurn } from './movement/testing.ts';

const costOf = onView(sites.costOf);
const fedCities = onView(sites.fedCities);
const supportAfter = onView(sites.supportAfter);
const view = firstTurn();
const egypt = (tokens: number) => ({ tokens: { egypt: tokens }, city: null });

type Seen = typeof view;

/** Egypt in these areas, and with what else it has. */
function seen(areas: Seen['areas'], more: Partial<Seen['nations'][number]> = {}) {
  const nations = view.nations.map((one) => (one.name === 'egypt' ? { ...one, ...more } : one));
  const nation = nations.find(({ name }) => name === 'egypt');
  if (nation === undefined) throw new Error('Egypt is not on this board');
  return [{ ...view, areas, nations }, nation] as const;
}

function proposed(areas: Seen['areas'], more: Parameters<typeof seen>[1] = {}) {
  return Object.keys(fedCities(...seen(areas, more), ['memphis', 'tanis']));
}

describe('cities that are proposed', () => {
  test('[AC 25.2] take six tokens on a site and twelve elsewhere', () => {
    expect([costOf(view, 'egypt', 'memphis'), costOf(view, 'egypt', 'sinai')]).toEqual([6, 12]);
  });

  test('[AC 26.31] are as many as the rest of the country feeds', () => {
    expect(proposed({ memphis: egypt(6), tanis: egypt(6), fayum: egypt(4) })).toEqual(['memphis', 'tanis']);
    expect(proposed({ memphis: egypt(6), tanis: egypt(6), fayum: egypt(3) })).toEqual(['memphis']);
    expect(proposed({ memphis: egypt(6) })).toEqual([]);
  });

  test('[AC 25.1] are no more than there are cities in stock, and none for which the treasury must help', () => {
    expect(
      proposed(
        { memphis: egypt(6), tanis: egypt(6), fayum: egypt(4) },
        { pieces: { tokens: 55, cities: 1, ships: 4 } },
      ),
    ).toEqual(['memphis']);
    expect(proposed({ memphis: egypt(3), tanis: egypt(6), fayum: egypt(4) })).toEqual(['tanis']);
  });
});

describe('what the cities will live on', () => {
  const areas = { memphis: egypt(6), tanis: egypt(6), fayum: egypt(3), lycia: egypt(4) };
  const left = (built: sites.Built, more: Parameters<typeof seen>[1] = {}) =>
    supportAfter(...seen(areas, more), built).left;

  test('[AC 26.31] is two tokens for each, of those who remain', () => {
    const built = { memphis: 0, tanis: 0 };
    expect(supportAfter(...seen(areas, { cities: 1 }), built)).toEqual({ cities: 3, needed: 6, left: 5 });
  });

  test('[AC 26.1] nobody counts whom the country does not feed', () => {
    expect(left({ memphis: 0, tanis: 0 })).toBe(3 + 2);
    expect(left({ memphis: 0, tanis: 0 }, { cards: { agriculture: 1 } })).toBe(3 + 3);
    expect(left({ memphis: 3, tanis: 0 })).toBe(3 + 2);
  });

  test('[AC ST cohabitation.1] people who may stay beside a new city count', () => {
    const [tableView, nation] = seen(areas);
    const agreed = { ...tableView, options: { ...view.options, cohabitation: 'own' } } as const;
    expect(supportAfter(agreed, nation, { memphis: 2, tanis: 0 }).left).toBe(2 + 3 + 2);
  });
});
