import { describe, expect, test } from 'vitest';
import { ancientWorld, plainBook } from '../testing/index.ts';
import { mayMoveEarly } from './early.ts';

type Given = Parameters<typeof ancientWorld>[0];

/** Whether Crete may move before Egypt has. */
function isFree(given: Given, { marches = 1 as 1 | 2, buildsShips = false } = {}): boolean {
  const { movement } = plainBook;
  const reach = () => ({ ...movement.reach(ancientWorld(given), 0), marches });
  const mayAct = mayMoveEarly(ancientWorld(given), { movement: { ...movement, reach } }, buildsShips);
  return mayAct('crete', ['egypt']);
}

describe('[movement.move] a nation may move before its turn', () => {
  const apart = { egypt: { tokens: { sardes: 3 } }, crete: { tokens: { knossos: 3 } } };

  test('where no area can be reached by both', () => {
    expect(isFree(apart)).toBe(true);
  });

  test('not next to someone who moves before it', () => {
    expect(isFree({ ...apart, crete: { tokens: { miletus: 1 } } })).toBe(false);
    expect(isFree({ ...apart, crete: { tokens: { lycia: 1 } } })).toBe(false);
  });

  test('not where both can come to an area between them, by roads or by ship', () => {
    const near = { egypt: { tokens: { memphis: 3 } }, crete: { tokens: { petra: 1 } } };
    expect([isFree(near), isFree(near, { marches: 2 })]).toEqual([true, false]);
    expect(isFree({ ...apart, crete: { tokens: { knossos: 3 }, ships: ['knossos'] } })).toBe(false);
  });

  test('not where it could build a ship on its way and come there', () => {
    expect(isFree(apart, { buildsShips: true })).toBe(false);
  });

  test('not where the other has a city or a ship alone', () => {
    const city = { egypt: { cities: ['memphis'] }, crete: { tokens: { tanis: 1 } } };
    expect(isFree(city)).toBe(false);
    expect(isFree({ egypt: { ships: ['tanis'] }, crete: { tokens: { gaza: 1 } } })).toBe(false);
  });
});
