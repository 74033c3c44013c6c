import { describe, expect, test } from 'vitest';
import { standsLow } from './on-phone.ts';

const ROOM = { left: 0, top: 48, width: 390, height: 700 };
const target = (top: number, height = 60) => ({ left: 20, top, width: 100, height });

describe('the card of a lesson on a phone', () => {
  test('stands at the top, unless it would hide what it is about', () => {
    expect(standsLow(180, [], ROOM)).toBe(false);
    expect(standsLow(180, [target(400)], ROOM)).toBe(false);
    expect(standsLow(180, [target(80)], ROOM)).toBe(true);
  });

  test('stands where it hides less of several things', () => {
    expect(standsLow(180, [target(100), target(600, 20)], ROOM)).toBe(true);
    expect(standsLow(180, [target(100, 20), target(600)], ROOM)).toBe(false);
  });
});
