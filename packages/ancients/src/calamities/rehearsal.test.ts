import { happen } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { annexCity } from '../cities.ts';
import { areaNumber } from '../nations.ts';
import { ancientWorld } from '../testing/index.ts';
import { removeTokens } from '../tokens.ts';
import { rehearse } from './rehearsal.ts';

test('[calamities.barbarians] what is rehearsed does not happen', () => {
  const world = ancientWorld({ egypt: { tokens: { memphis: 9 }, cities: ['thebes'] }, crete: {} });
  happen(world, '17.1', { what: 'turn-begins', turn: 1 });
  world.newCities = [3];
  const before = structuredClone(world);
  const memphis = areaNumber(world, 'memphis') ?? 0;
  const after = rehearse(world, (copy) => {
    expect(copy.news).toEqual([]);
    expect(copy.newCities).toEqual([3]);
    annexCity(copy, '30.221', areaNumber(copy, 'thebes') ?? 0, 1);
    removeTokens(copy, '30.5212', 0, memphis, 1);
  });
  expect(world).toEqual(before);
  expect(after.nations.map(({ cities, tokens }) => [cities, tokens])).toMatchObject([
    [0, 8],
    [1, 0],
    [0, 0],
  ]);
});
