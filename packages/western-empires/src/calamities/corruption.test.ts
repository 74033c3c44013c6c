import { asks, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { has, position } from '../testing.ts';
import { amounts, strike, suffer } from './testing.ts';

const HAND = ['papyri', 'fish', 'wool', 'wine', 'tin', 'resin'];
const given = (cards: readonly string[] = []) => ({ egypt: { hand: HAND, cards } });
const answer = (cards: readonly string[], discard: unknown): string =>
  refused(strike(position(given(cards)), 'corruption', 'egypt'), { egypt: [discard] });

test('[WE corruption.1] [WE W37] the victim discards commodities worth 10 or more', () => {
  expect(answer([], { wool: 1, wine: 1 })).toContain('too-few');
  const world = position(given());
  suffer(world, 'corruption', 'egypt', { egypt: [{ wool: 1, tin: 1 }] });
  expect(has(world, 'egypt')['hand']).toEqual(['fish', 'papyri', 'resin', 'wine']);
});

test('[WE corruption.2] face values count, not the value of sets', () => {
  const three = position({ egypt: { hand: ['fish', 'fish', 'fish', 'fish'] } });
  expect(refused(strike(three, 'corruption', 'egypt'), { egypt: [{ fish: 3 }] })).toContain('too-few');
  const world = position({ egypt: { hand: ['fish', 'fish', 'fish', 'fish', 'gold'] } });
  suffer(world, 'corruption', 'egypt', { egypt: [{ fish: 4 }] });
  expect(has(world, 'egypt')['hand']).toEqual(['gold']);
});

test('[WE W37] a player with less discards all, Water counts nothing, and without commodities there is no question', () => {
  const poor = position({ egypt: { hand: ['ochre', 'fish', 'water'] } });
  expect(refused(strike(poor, 'corruption', 'egypt'), { egypt: [{ fish: 1, water: 1 }] })).toContain('too-few');
  const world = position({ egypt: { hand: ['ochre', 'fish', 'water'] } });
  suffer(world, 'corruption', 'egypt', { egypt: [{ fish: 1, ochre: 1 }] });
  expect(has(world, 'egypt')['hand']).toEqual(['water']);
  expect(asks(strike(position({ egypt: {} }), 'corruption', 'egypt'))).toEqual([]);
});

test('calamities and cards of others cannot be discarded', () => {
  expect(answer([], { gold: 2 })).toContain('not-held');
});

test('[WE corruption.3] [WE law.3] 5 less with Law', () => {
  expect(answer(['law'], { wool: 1 })).toContain('too-few');
  const world = position(given(['law']));
  suffer(world, 'corruption', 'egypt', { egypt: [{ wine: 1 }] });
  expect(amounts(world)).toEqual({ egypt: 5 });
});

test.each([
  ['[WE corruption.4] [WE coinage.2] 5 more with Coinage', 'coinage'],
  ['[WE corruption.5] [WE wonder-of-the-world.3] 5 more with Wonder of the World', 'wonder-of-the-world'],
])('%s', (_, card) => {
  expect(answer([card], { resin: 1, tin: 1 })).toContain('too-few');
  const world = position(given([card]));
  suffer(world, 'corruption', 'egypt', { egypt: [{ resin: 1, tin: 1, papyri: 1 }] });
  expect(amounts(world)).toEqual({ egypt: 15 });
});

test('[WE modifiers.4] 20 with both, and 15 with Law too', () => {
  expect(answer(['coinage', 'wonder-of-the-world'], { resin: 1, tin: 1, wine: 1 })).toContain('too-few');
  const world = position(given(['coinage', 'wonder-of-the-world', 'law']));
  suffer(world, 'corruption', 'egypt', { egypt: [{ resin: 1, tin: 1, papyri: 1 }] });
  expect(amounts(world)).toEqual({ egypt: 15 });
});

test('[WE corruption.1] a name that is no card, but one every object has, is refused', () => {
  for (const name of ['constructor', 'toString'])
    expect(
      refused(strike(position({ egypt: { hand: ['gold', 'gold'] } }), 'corruption', 'egypt'), {
        egypt: [{ gold: 2, [name]: 1 }],
      }),
    ).toContain('shape');
});
