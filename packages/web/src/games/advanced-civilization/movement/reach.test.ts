import { advancedCivilization } from '@ecumene/advanced-civilization';
import { Table } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { forecasts } from './forecast.ts';
import { legsLeft, marchTargets, readyAreas, shipWays, unmoved } from './reach.ts';

/** A table of four on the eastern board, with a position laid out by hand. */
function scene() {
  const table = Table.open(advancedCivilization, { options: {}, seats: ['a', 'b', 'c', 'd'], seed: 'reach' });
  for (let choosing = table.openQuestions(); table.world.turn === 0; choosing = table.openQuestions()) {
    const [post] = choosing;
    if (post === undefined) throw new Error('nobody is asked');
    table.answer(post.seat, post.id, post.asking.default());
  }
  return table.view('a');
}

const view = scene();
function nation(cards: Readonly<Record<string, number>>) {
  const found = view.nations.find(({ name }) => name === 'egypt');
  if (found === undefined) throw new Error('Egypt is not on this board');
  return { ...found, cards };
}

describe('how far one can go', () => {
  test('tokens enter neighbouring areas by land', () => {
    const targets = marchTargets(view, nation({}), 'memphis');
    expect(targets).toContain('alexandria');
    expect(targets).not.toContain('memphis');
    expect(targets).not.toContain('crete');
  });

  test('roads lead one area further, but not through areas of others', () => {
    const near = marchTargets(view, nation({}), 'memphis');
    const far = marchTargets(view, nation({ roadbuilding: 1 }), 'memphis');
    expect(far.size).toBeGreaterThan(near.size);
    const held = Object.fromEntries([...near].map((area) => [area, { tokens: { babylon: 1 }, city: null }]));
    const blocked = marchTargets({ ...view, areas: held }, nation({ roadbuilding: 1 }), 'memphis');
    expect([...blocked].sort()).toEqual([...near].sort());
  });

  test('tokens that have moved are not ready any more', () => {
    const settled = { ...view, areas: { memphis: { tokens: { egypt: 3 }, city: null } } };
    expect(readyAreas(settled, 'egypt')).toEqual(['memphis']);
    const moved = { ...settled, movement: { nation: 'egypt', moved: { memphis: 3 }, sailed: {} } };
    expect(unmoved(moved, 'egypt', 'memphis')).toBe(0);
    expect(readyAreas(moved, 'egypt')).toEqual([]);
  });

  test('ships keep to the coasts, and go further with cloth', () => {
    const ship = { no: 1, area: 'alexandria', coast: null, aboard: 0 };
    expect(legsLeft(view, nation({}), 1)).toBe(4);
    expect(legsLeft(view, nation({ 'cloth-making': 1 }), 1)).toBe(5);
    const one = shipWays(view, nation({}), ship, [], 1);
    expect([...one.keys()]).toContain('tanis');
    expect([...one.keys()]).not.toContain('eastern-mediterranean');
    const four = shipWays(view, nation({}), ship, [], 4);
    expect(four.size).toBeGreaterThan(one.size);
    for (const way of four.values()) expect(way.length).toBeLessThanOrEqual(4);
    expect([...shipWays(view, nation({ astronomy: 1 }), ship, [], 1).keys()]).toContain('eastern-mediterranean');
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

  test('[AC 24.31] says whether a city holds', () => {
    const few = { ...view, areas: { memphis: { tokens: { babylon: 6 }, city: 'egypt' } } };
    expect(forecasts(few, 'egypt')[0]?.stormed).toBe(false);
    const many = { ...view, areas: { memphis: { tokens: { babylon: 7 }, city: 'egypt' } } };
    expect(forecasts(many, 'egypt')[0]?.stormed).toBe(true);
  });
});
