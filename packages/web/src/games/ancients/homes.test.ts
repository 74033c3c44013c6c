import { terrainOf } from '@ecumene/ancients';
import { describe, expect, test } from 'vitest';
import { homesOf, nextAt, startsOf } from './homes.ts';
import { firstTurn } from './movement/testing.ts';

const terrain = terrainOf(firstTurn().ground);

describe('the homes of nations', () => {
  test('[AC 15.3] are known by every nation that may begin there', () => {
    const homes = homesOf(terrain, ['egypt', 'babylon']);
    expect(startsOf(terrain, 'babylon').length).toBeGreaterThan(0);
    for (const area of startsOf(terrain, 'babylon')) expect(homes.get(area)).toEqual(['babylon']);
    expect(homesOf(terrain, []).size).toBe(0);
  });

  test('a tap picks a nation and says where it begins, another tap the next that shares the area, then nobody', () => {
    const homes = new Map([
      ['knossos', ['crete']],
      ['tarsus', ['asia', 'assyria']],
    ]);
    const crete = nextAt(homes, 'knossos', undefined);
    expect(crete).toEqual({ nation: 'crete', area: 'knossos' });
    expect(nextAt(homes, 'knossos', crete)).toBeUndefined();
    const asia = nextAt(homes, 'tarsus', crete);
    expect(asia).toEqual({ nation: 'asia', area: 'tarsus' });
    const assyria = nextAt(homes, 'tarsus', asia);
    expect(assyria).toEqual({ nation: 'assyria', area: 'tarsus' });
    expect(nextAt(homes, 'tarsus', assyria)).toBeUndefined();
    expect(nextAt(homes, 'gaza', assyria)).toBeUndefined();
  });
});
