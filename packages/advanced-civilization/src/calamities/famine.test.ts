import { NOBODY, nationNamed } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { render } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { happened, has, position, theNation, tokens } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { famine } from './famine.ts';
import { firstQuestion } from './testing.ts';

/** Famine strikes a nation, which drew it. */
function strike(world: AcWorld, name: string): ReturnType<typeof famine> {
  return famine(world, { card: 0, victim: nationNamed(world, name), trader: NOBODY });
}

const farmers = { africa: { tokens: { numidia: 12 } }, egypt: { tokens: { memphis: 9, thebes: 9 } } };

test('[AC 30.311] the victim loses ten unit points and others twenty, at most eight each', () => {
  const world = position({ ...farmers, crete: { tokens: { knossos: 9 } }, thrace: { tokens: { scythia: 9 } } });
  play(strike(world, 'africa'), {
    africa: [{ egypt: 4, crete: 8, thrace: 8 }],
    egypt: [{ tokens: { memphis: 4 }, cities: {} }],
  });
  expect(tokens(world, 'africa', 'numidia')).toBe(2);
  expect(tokens(world, 'egypt', 'memphis')).toBe(5);
  expect(tokens(world, 'crete', 'knossos')).toBe(1);
});

test('[AC 30.311] nobody is made to lose more than eight', () => {
  const world = position({ ...farmers, crete: { tokens: { knossos: 12 } }, thrace: { tokens: { scythia: 12 } } });
  expect(refused(strike(world, 'africa'), { africa: [{ egypt: 9, crete: 8, thrace: 3 }] })).toBe('too-many AC 30.311');
});

test('[AC 30.311] with few others, each loses eight and nobody is asked to share it out', () => {
  const world = position(farmers);
  expect(asks(strike(world, 'africa'))).toEqual(['egypt: losses']);
});

test('[AC 29.62 example] ten points may be two cities, ten tokens, or a city reduced to two tokens for three of them', () => {
  const one = position({ africa: { tokens: { numidia: 12 }, cities: ['carthage', 'cyrene'] } });
  play(strike(one, 'africa'), { africa: [{ tokens: {}, cities: { carthage: 0, cyrene: 0 } }] });
  expect(has(one, 'africa')['cities']).toEqual([]);
  const two = position({ africa: { tokens: { numidia: 12 }, cities: ['carthage'] } });
  play(strike(two, 'africa'), { africa: [{ tokens: { numidia: 7 }, cities: { carthage: 2 } }] });
  expect(tokens(two, 'africa', 'carthage')).toBe(2);
  expect(tokens(two, 'africa', 'numidia')).toBe(5);
});

test('[AC 30.312] with Pottery each Grain shown saves four points and buys nothing this turn', () => {
  const world = position({
    africa: { tokens: { numidia: 12 }, cards: ['pottery'], hand: ['grain', 'grain', 'salt'] },
  });
  play(strike(world, 'africa'), { africa: [2] });
  expect(tokens(world, 'africa', 'numidia')).toBe(10);
  expect(theNation(world, 'africa').shown).toHaveLength(2);
  expect(theNation(world, 'africa').hand).toHaveLength(3);
});

test('[AC CC famine] [AC 32.211] two Grain with Pottery leave a primary victim two points to lose, a secondary victim none', () => {
  const potter = { cards: ['pottery'], hand: ['grain', 'grain'] };
  const world = position({ africa: { ...farmers.africa, ...potter }, egypt: { ...farmers.egypt, ...potter } });
  play(strike(world, 'africa'), { africa: [2], egypt: [2] });
  expect([theNation(world, 'africa').tokens, theNation(world, 'egypt').tokens]).toEqual([10, 18]);
  expect(happened(world, 'cards-shown')).toMatchObject([
    { nation: 'africa', card: 'grain', count: 2 },
    { nation: 'egypt', card: 'grain', count: 2 },
  ]);
});

test('[AC 30.312] a player who may show Grain is told what is at stake, what it saves, and what it costs', () => {
  const world = position({ africa: { ...farmers.africa, cards: ['pottery'], hand: ['grain', 'grain', 'salt'] } });
  expect(render(firstQuestion(strike(world, 'africa')).text)).toBe(
    'Famine costs you 10 unit points. Each Grain card you show saves 4, but you cannot pay with it this turn. Choose how many to show.',
  );
});

test('[AC 30.312] how much Grain is shown is a choice, within what is held', () => {
  const world = position({ africa: { ...farmers.africa, cards: ['pottery'], hand: ['grain', 'grain', 'salt'] } });
  expect(refused(strike(world, 'africa'), { africa: [3] })).toBe('out-of-range AC 30.312');
  play(strike(world, 'africa'), { africa: [1] });
  expect(theNation(world, 'africa').shown).toHaveLength(1);
  const none = position({ africa: { ...farmers.africa, hand: ['grain', 'grain'] } });
  expect(asks(strike(none, 'africa'))).toEqual([]);
});

test('[AC 30.312] a holder of Pottery is asked even without Grain, so that nobody learns who has some', () => {
  const world = position({ africa: { tokens: { numidia: 12 }, cards: ['pottery'], hand: ['salt'] } });
  expect(asks(strike(world, 'africa'))).toEqual(['africa: show-grain']);
});
