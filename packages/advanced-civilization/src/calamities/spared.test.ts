import { expect, test } from 'vitest';
import { position } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { playOn, strike } from './testing.ts';

/** By which paragraphs it is told that a calamity did no harm. */
function spared(world: AcWorld, calamity: string, trader?: string): string[] {
  playOn(strike(world, calamity, 'egypt', trader));
  return world.news.filter(({ event }) => event.what === 'calamity-spares').map(({ rule }) => rule);
}

const crete = { tokens: { knossos: 3 }, cities: ['phaestos'] };
const strong = (): AcWorld =>
  position({
    egypt: { tokens: { memphis: 12, thebes: 9 }, cities: ['alexandria', 'tanis', 'nubia', 'buhen'] },
    crete,
  });

test.each([
  ['30.212', 'volcano-earthquake'],
  ['30.222', 'treachery'],
  ['30.321', 'superstition'],
  ['30.411', 'civil-war'],
  ['30.421', 'slave-revolt'],
  ['30.514', 'flood'],
  ['30.5242', 'barbarian-hordes'],
  ['30.711', 'civil-disorder'],
  ['30.811', 'iconoclasm-and-heresy'],
  ['30.911', 'piracy'],
])('[AC %s] that %s found nothing to harm is told, and only then', (paragraph, calamity) => {
  expect(spared(position({ egypt: {}, crete }), calamity)).toEqual([`AC ${paragraph}`]);
  expect(spared(strong(), calamity)).toEqual([]);
});

test('[AC 30.221] a traded Treachery that finds no city is told by its own paragraph', () => {
  expect(spared(position({ egypt: {}, crete }), 'treachery', 'crete')).toEqual(['AC 30.221']);
  expect(spared(strong(), 'treachery', 'crete')).toEqual([]);
});

test('[AC 30.322] whom Enlightenment saves from Superstition is spared by that paragraph', () => {
  const saved = (cards: readonly string[]): AcWorld => position({ egypt: { cities: ['thebes'], cards }, crete });
  expect(spared(saved(['enlightenment']), 'superstition')).toEqual(['AC 30.322']);
  expect(spared(saved(['deism']), 'superstition')).toEqual([]);
});
