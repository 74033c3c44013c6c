import { refused } from '@ecumene/ancients/testing';
import { Dice, randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { happened, position } from '../testing.ts';
import { bestSelection, compare, type Quality, qualityOf } from './connected.ts';
import type { Holding, Means } from './holding.ts';
import { strike, suffer } from './testing.ts';

const CITY = 5;

/** Some areas of a nation, of which each two touch with the same chance. */
function anyRealm(dice: Dice): Holding[] {
  const size = dice.between(3, 9);
  const touching = dice.between(1, 4);
  const next: number[][] = Array.from({ length: size }, () => []);
  for (const [one, near] of next.entries())
    for (let other = 0; other < one; other++)
      if (dice.chance(touching, 10)) {
        near.push(other);
        next[other]?.push(one);
      }
  return next.map((near) => {
    const city = dice.chance(1, 2);
    const tokens = city ? 0 : dice.between(1, 4);
    return { city, tokens, points: city ? CITY : tokens, next: near };
  });
}

/** The best of all selections there are. */
function bestOfAll(holdings: readonly Holding[], due: number, means: Means): Quality | undefined {
  let best: Quality | undefined;
  for (let mask = 1; mask < 1 << holdings.length; mask++) {
    const chosen = holdings.flatMap((_, place) => (mask & (1 << place) ? [place] : []));
    const quality = qualityOf(holdings, chosen, due, means);
    if (quality.excess >= 0 && (best === undefined || compare(quality, best) < 0)) best = quality;
  }
  return best;
}

test('[WE civil-war.15] [WE civil-war.16] [WE civil-war.17] [WE civil-war.18] [WE tyranny.13] [WE W59] no selection is better than the one asked for, however scattered a nation is', () => {
  const dice = new Dice(randomFrom('scattered'));
  let scattered = 0;
  for (let i = 0; i < 500; i++) {
    const holdings = anyRealm(dice);
    const due = dice.between(1, holdings.reduce((sum, { points }) => sum + points, 0) - 1);
    const means = { cities: dice.below(6), tokens: dice.below(20) };
    const { quality, chosen } = bestSelection(holdings, due, means);
    expect(qualityOf(holdings, chosen, due, means)).toEqual(quality);
    expect({ holdings, due, means, quality }).toMatchObject({ quality: bestOfAll(holdings, due, means) });
    if (quality.groups > 1) scattered += 1;
  }
  expect(scattered).toBeGreaterThan(50);
});

test('[WE tyranny.13] [WE W59] the exact number is asked for where it takes parts of two islands', () => {
  const given = { minoa: { tokens: { knossos: 6, phaestos: 6, memphis: 9, fayum: 4 } }, egypt: {} };
  const select = (...areas: readonly string[]) => ({ egypt: [areas] });
  expect(refused(strike(position(given), 'tyranny', 'minoa'), select('knossos', 'phaestos', 'fayum'))).toBe(
    'too-many WE tyranny.13',
  );
  const world = position(given);
  suffer(world, 'tyranny', 'minoa', select('knossos', 'memphis'));
  expect(happened(world, 'units-selected')).toMatchObject([{ points: 15 }]);
});
