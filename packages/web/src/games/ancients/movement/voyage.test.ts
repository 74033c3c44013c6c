import { describe, expect, test } from 'vitest';
import { onView } from '../../../testing/sample-ancients.ts';
import { firstTurn } from './testing.ts';
import * as voyage from './voyage.ts';
import { type Calls, callsUntil, legsOf, tokensPlanned } from './voyage.ts';

const stopsOf = onView(voyage.stopsOf);
const egypt = (tokens: number) => ({ tokens: { egypt: tokens }, city: null });
const view = { ...firstTurn(), areas: { memphis: egypt(3), gaza: egypt(4) }, movement: null };
const ship = { no: 1, area: 'memphis', coast: null, aboard: 0 };
const PATH = ['gaza', 'jerusalem', 'tyre'];

function sailed(path: readonly string[], calls: Calls, aboard = 0) {
  return legsOf(1, path, stopsOf(view, 'egypt', { ...ship, aboard }, path, calls));
}

describe('a voyage', () => {
  test('[AC 23.51] takes all aboard where it begins and lands all where it ends', () => {
    expect(sailed(PATH, {})).toEqual([{ do: 'sail', ship: 1, path: PATH, load: 3, land: 3 }]);
  });

  test('[AC 23.51] takes others aboard on the way, as many as there is room for', () => {
    const stops = stopsOf(view, 'egypt', ship, PATH.slice(0, 1), { 1: { load: 4 } });
    expect(stops.at(-1)).toEqual({ arriving: 3, land: 0, ready: 4, room: 2, load: 2, aboard: 5 });
    expect(sailed(PATH, { 1: { load: 2 } })).toEqual([
      { do: 'sail', ship: 1, path: ['gaza'], load: 3 },
      { do: 'sail', ship: 1, path: ['jerusalem', 'tyre'], load: 2, land: 5 },
    ]);
  });

  test('[AC 23.56] lands some on the way', () => {
    expect(sailed(PATH, { 2: { land: 1 } })).toEqual([
      { do: 'sail', ship: 1, path: ['gaza', 'jerusalem'], load: 3, land: 1 },
      { do: 'sail', ship: 1, path: ['tyre'], land: 2 },
    ]);
  });

  test('[AC 23.56] tells how many tokens its areas would lose and win', () => {
    const stops = stopsOf(view, 'egypt', ship, PATH, { 1: { load: 2 }, 2: { land: 1 } });
    const changes = tokensPlanned([ship.area, ...PATH], stops);
    expect(Object.fromEntries(changes)).toEqual({ memphis: -3, gaza: -2, jerusalem: 1, tyre: 4 });
  });

  test('keeps what was said of its beginning when it goes on in another way', () => {
    const calls = { 0: { load: 1 }, 1: { load: 2 }, 2: { land: 1 } };
    expect(callsUntil(calls, 1)).toEqual({ 0: { load: 1 }, 1: { load: 2 } });
  });

  test('[AC 23.56] may only land those aboard, and is nothing where nobody is', () => {
    expect(sailed([], {}, 2)).toEqual([{ do: 'sail', ship: 1, path: [], land: 2 }]);
    expect(sailed([], {})).toEqual([]);
  });
});
