import { expect, test } from 'vitest';
import { nationNamed } from '../nations.ts';
import { ancientWorld, plainBook } from '../testing/index.ts';
import { mayBuildEarly } from './early.ts';

/** Whether Crete may build before Egypt has, where these may found cities with tokens of areas beside them. */
function isFree(given: Parameters<typeof ancientWorld>[0], takers: readonly string[] = []): boolean {
  const world = ancientWorld(given);
  const takes = takers.map((name) => nationNamed(world, name));
  const neighbourCities = (_: unknown, number: number) => (takes.includes(number) ? 1 : 0);
  const { building } = plainBook;
  return mayBuildEarly(world, { building: { ...building, neighbourCities } })('crete', ['egypt']);
}

test('[building.build] [building.neighbours] a nation may build before its turn, unless its tokens stand among those of one that takes tokens from areas beside a city', () => {
  const together = { egypt: { tokens: { memphis: 2 } }, crete: { tokens: { memphis: 2, knossos: 1 } } };
  const apart = { egypt: { tokens: { memphis: 2 } }, crete: { tokens: { knossos: 1 } } };
  expect(isFree(together)).toBe(true);
  expect([isFree(together, ['egypt']), isFree(together, ['crete'])]).toEqual([false, false]);
  expect(isFree(apart, ['egypt', 'crete'])).toBe(true);
});
