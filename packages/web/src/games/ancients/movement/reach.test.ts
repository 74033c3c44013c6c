import { must } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { onView } from '../../../testing/sample-ancients.ts';
import * as forecast from './forecast.ts';
import * as reach from './reach.ts';
import { firstTurn } from './testing.ts';

const forecasts = onView(forecast.forecasts);
const legsLeft = onView(reach.legsLeft);
const marchTargets = onView(reach.marchTargets);
const readyAreas = onView(reach.readyAreas);
const readyShips = onView(reach.readyShips);
const shipWays = onView(reach.shipWays);
const unmoved = onView(reach.unmoved);
const wayBeyondReach = onView(reach.wayBeyondReach);
const view = firstTurn();

/** The first turn, with this of Egypt changed. */
function egyptWith(changed: Partial<(typeof view.nations)[number]>) {
  return { ...view, nations: view.nations.map((one) => (one.name === 'egypt' ? { ...one, ...changed } : one)) };
}

function withCard(card: string) {
  return egyptWith({ cards: { [card]: 1 } });
}

describe('how far one can go', () => {
  test('tokens enter neighbouring areas by land', () => {
    const targets = marchTargets(view, 'egypt', 'memphis');
    expect(targets).toContain('alexandria');
    expect(targets).not.toContain('memphis');
    expect(targets).not.toContain('crete');
  });

  test('roads lead one area further, but not through areas of others', () => {
    const near = marchTargets(view, 'egypt', 'memphis');
    const far = marchTargets(withCard('roadbuilding'), 'egypt', 'memphis');
    expect(far.size).toBeGreaterThan(near.size);
    const held = Object.fromEntries([...near].map((area) => [area, { tokens: { babylon: 1 }, city: null }]));
    const blocked = marchTargets({ ...withCard('roadbuilding'), areas: held }, 'egypt', 'memphis');
    expect([...blocked].sort()).toEqual([...near].sort());
  });

  test('tokens that have moved are not ready any more', () => {
    const settled = { ...view, areas: { memphis: { tokens: { egypt: 3 }, city: null } } };
    expect(readyAreas(settled, 'egypt')).toEqual(['memphis']);
    const moved = { ...settled, movement: [{ nation: 'egypt', moved: { memphis: 3 }, sailed: {} }] };
    expect(unmoved(moved, 'egypt', 'memphis')).toBe(0);
    expect(readyAreas(moved, 'egypt')).toEqual([]);
  });

  test('tokens on an island from which no land can be reached are not ready, but a ship is until it has sailed far enough', () => {
    const areas = { rhodes: { tokens: { egypt: 2 }, city: null }, memphis: { tokens: { egypt: 1 }, city: null } };
    const movement = [{ nation: 'egypt', moved: {}, sailed: { 2: 4, 3: 4 } }];
    const ship = { area: 'rhodes', coast: null, aboard: 0 };
    const ships = [
      { ...ship, no: 1 },
      { ...ship, no: 2 },
      { ...ship, no: 3, aboard: 1 },
    ];
    const sailing = { ...egyptWith({ ships }), areas, movement };
    expect(readyAreas(sailing, 'egypt')).toEqual(['memphis']);
    const egypt = must(
      sailing.nations.find(({ name }) => name === 'egypt'),
      'Egypt',
    );
    expect(readyShips(sailing, egypt).map(({ no }) => no)).toEqual([1, 3]);
  });

  test('ships keep to the coasts, and go further with cloth', () => {
    const ship = { no: 1, area: 'alexandria', coast: null, aboard: 0 };
    expect(legsLeft(view, 'egypt', 1)).toBe(4);
    expect(legsLeft(withCard('cloth-making'), 'egypt', 1)).toBe(5);
    const one = shipWays(view, 'egypt', ship, [], 1);
    expect([...one.keys()]).toContain('tanis');
    expect([...one.keys()]).not.toContain('eastern-mediterranean');
    const four = shipWays(view, 'egypt', ship, [], 4);
    expect(four.size).toBeGreaterThan(one.size);
    for (const way of four.values()) expect(way.length).toBeLessThanOrEqual(4);
    expect([...shipWays(withCard('astronomy'), 'egypt', ship, [], 1).keys()]).toContain('eastern-mediterranean');
  });

  test('an area too far for a ship is reached along the coasts, or else over the open sea', () => {
    const ship = { no: 1, area: 'alexandria', coast: null, aboard: 0 };
    const far = wayBeyondReach(view, ship, [], 'lycia');
    expect(far.length).toBeGreaterThan(4);
    expect(far.at(-1)).toBe('lycia');
    expect(far).not.toContain('eastern-mediterranean');
    expect(wayBeyondReach(view, ship, far.slice(0, 2), 'lycia')).toEqual(far.slice(2));
    expect(wayBeyondReach(view, ship, [], 'aegean-sea')).toContain('aegean-sea');
    expect(wayBeyondReach(view, ship, [], 'eastern-mediterranean')).toEqual(['eastern-mediterranean']);
    expect(wayBeyondReach(view, ship, [], 'fayum')).toEqual(['fayum']);
  });
});

describe('the forecast of conflicts', () => {
  test('[AC 24.21] tells what is left where an area cannot feed two nations', () => {
    const met = { ...view, areas: { memphis: { tokens: { egypt: 5, babylon: 2 }, city: null } } };
    const [forecast] = forecasts(met, 'egypt');
    expect(forecast?.area).toBe('memphis');
    expect(forecast?.after['babylon']).toBe(0);
    expect(forecast?.after['egypt']).toBeLessThan(5);
  });

  test('says nothing where all can live, or where one is not concerned', () => {
    const peace = { ...view, areas: { memphis: { tokens: { egypt: 1, babylon: 1 }, city: null } } };
    expect(forecasts(peace, 'egypt')).toEqual([]);
    const elsewhere = { ...view, areas: { memphis: { tokens: { asia: 5, babylon: 5 }, city: null } } };
    expect(forecasts(elsewhere, 'egypt')).toEqual([]);
  });

  /** Egypt and Babylon with these cards, 55 tokens in stock each unless said. */
  function before(cards: { egypt?: string[]; babylon?: string[] }, stock = 55) {
    const held = (names: string[] = []) => Object.fromEntries(names.map((name) => [name, 0]));
    return view.nations.map((one) => {
      if (one.name === 'egypt') return { ...one, stock, cards: held(cards.egypt) };
      return one.name === 'babylon' ? { ...one, cards: held(cards.babylon) } : one;
    });
  }
  function besieged(tokens: Readonly<Record<string, number>>, cards: Parameters<typeof before>[0] = {}, stock = 55) {
    const areas = { memphis: { tokens, city: 'egypt' } };
    const [forecast] = forecasts({ ...view, areas, nations: before(cards, stock) }, 'egypt');
    if (forecast === undefined) throw new Error('nobody meets anybody');
    return forecast;
  }

  test('[AC 24.31] attackers too few for a city are removed', () => {
    const { after, siege, rounds } = besieged({ babylon: 6 });
    expect(siege).toMatchObject({ stormed: false, attacker: 'babylon', tokens: 6, needed: 7 });
    expect(after).toEqual({ babylon: 0 });
    expect(rounds).toEqual([]);
  });

  test('[AC 24.32] a stormed city is replaced by six tokens, which fight', () => {
    const { after, siege } = besieged({ babylon: 10 });
    expect(siege).toMatchObject({ stormed: true, defenders: 6 });
    expect(siege?.rounds.slice(0, 2)).toEqual([['egypt'], ['babylon']]);
    expect(after['egypt']).toBe(0);
    expect(after['babylon']).toBe(5);
  });

  test('[AC 24.32] no more tokens defend than there are in stock', () => {
    expect(besieged({ babylon: 7 }, {}, 2).siege?.defenders).toBe(2);
  });

  test('[AC 24.35] engineering helps a player who is the only one to hold it', () => {
    expect(besieged({ babylon: 6 }, { babylon: ['engineering'] }).siege).toMatchObject({ stormed: true, defenders: 5 });
    expect(besieged({ babylon: 7 }, { egypt: ['engineering'] }).siege).toMatchObject({ stormed: false, needed: 8 });
    expect(besieged({ babylon: 8 }, { egypt: ['engineering'] }).siege).toMatchObject({ stormed: true, defenders: 7 });
    const both = { egypt: ['engineering'], babylon: ['engineering'] };
    expect(besieged({ babylon: 6 }, both).siege).toMatchObject({ stormed: false, needed: 7 });
  });

  test('[AC 24.33] tokens before a city fight each other first', () => {
    const { rounds, siege, after } = besieged({ babylon: 8, crete: 3 });
    expect(rounds.length).toBeGreaterThan(0);
    expect(siege).toMatchObject({ attacker: 'babylon', stormed: false });
    expect(after).toEqual({ babylon: 0, crete: 0 });
  });

  test('[AC 24.24] metalworking counts from the turn it came in, be it the first', () => {
    const areas = { memphis: { tokens: { egypt: 4, babylon: 4 }, city: null } };
    const armed = { ...view, areas, nations: before({ egypt: ['metalworking'] }) };
    expect(forecasts(armed, 'egypt')[0]?.rounds[0]).toEqual(['babylon']);
  });

  test('[AC ST cohabitation.3] there is peace before a city as long as the area feeds all, where that was agreed', () => {
    const areas = { memphis: { tokens: { babylon: 1 }, city: 'egypt' } };
    expect(forecasts({ ...view, areas }, 'egypt')).toHaveLength(1);
    const options = { ...view.options, cohabitation: 'any' } as const;
    expect(forecasts({ ...view, areas, options }, 'egypt')).toEqual([]);
  });
});
