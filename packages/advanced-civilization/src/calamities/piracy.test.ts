import { brokenPieces } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import type { Script } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { citySupport } from '../phases.ts';
import { conflicts } from '../ship-fights.ts';
import { happened, has, position, tokens } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { strike as strikeWith } from './testing.ts';

/** Piracy strikes Egypt, which drew the card or got it from a trader. */
function strike(world: AcWorld, trader?: string): Script | void {
  return strikeWith(world, 'piracy', 'egypt', trader);
}

const egypt = { cities: ['alexandria', 'tanis', 'jerusalem', 'memphis'] };
const crete = { cities: ['knossos', 'phaestos'] };
const thrace = { cities: ['byzantium', 'moesia'] };
const africa = { cities: ['carthage', 'thapsus'] };

test('[AC 30.911] the trader picks two coastal cities, which become Pirate cities', () => {
  const world = position({ egypt, crete });
  play(strike(world, 'crete'), { crete: [['alexandria', 'jerusalem']] });
  expect(has(world, 'egypt')['cities']).toEqual(['memphis', 'tanis']);
  expect(has(world, 'outsiders')['cities']).toEqual(['alexandria', 'jerusalem']);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.911] inland cities are safe', () => {
  const world = position({ egypt, crete });
  expect(refused(strike(world, 'crete'), { crete: [['alexandria', 'memphis']] })).toBe('not-a-choice AC 30.911');
  const inland = position({ egypt: { cities: ['memphis', 'thebes', 'tanis'] } });
  play(strike(inland));
  expect(has(inland, 'egypt')['cities']).toEqual(['memphis', 'thebes']);
});

test('[AC 30.911] with no coastal city the victim itself is spared', () => {
  const world = position({ egypt: { cities: ['memphis'] } });
  play(strike(world));
  expect(happened(world, 'calamity-spares')).toMatchObject([{ calamity: 'piracy', nation: 'egypt' }]);
});

test('[AC 30.912] two others lose one coastal city each, picked by the victim', () => {
  const world = position({ egypt: { cities: ['tanis'] }, crete, thrace, africa });
  play(strike(world), { egypt: [['crete', 'africa'], ['thapsus'], ['knossos']] });
  expect(has(world, 'outsiders')['cities']).toEqual(['knossos', 'tanis', 'thapsus']);
  expect(has(world, 'thrace')['cities']).toHaveLength(2);
});

test('[AC 30.912] even if the victim had none to lose', () => {
  const world = position({ egypt: { cities: ['memphis'] }, crete: { cities: ['knossos'] } });
  play(strike(world));
  expect(has(world, 'outsiders')['cities']).toEqual(['knossos']);
});

test('[AC 30.912] but never from the trader, nor two from one', () => {
  const world = position({ egypt: { cities: ['tanis'] }, crete, thrace });
  play(strike(world, 'thrace'), { egypt: [['phaestos']] });
  expect(has(world, 'outsiders')['cities']).toEqual(['phaestos', 'tanis']);
});

test('[AC 29.64] the victim must name two if there are two', () => {
  const world = position({ egypt: { cities: [] }, crete, thrace, africa });
  expect(refused(strike(world), { egypt: [['crete']] })).toBe('too-few AC 30.912');
  const inland = position({ egypt: { cities: [] }, crete, babylon: { cities: ['nineveh'] }, africa });
  expect(asks(strike(inland))).toEqual(['egypt: choose-cities']);
});

test('[AC Q&A 30.818 b] the victim picks who suffers, and which of their cities', () => {
  const world = position({ egypt: {}, crete, thrace, africa });
  expect(asks(strike(world))).toEqual(['egypt: secondary-victims']);
  const two = position({ egypt: {}, crete, thrace });
  play(strike(two), { egypt: [['byzantium'], ['phaestos']] });
  expect(has(two, 'outsiders')['cities']).toEqual(['byzantium', 'phaestos']);
});

test('[AC A40] if it was not traded, the victim picks its own cities', () => {
  const world = position({ egypt });
  play(strike(world), { egypt: [['alexandria', 'tanis']] });
  expect(has(world, 'egypt')['cities']).toEqual(['jerusalem', 'memphis']);
});

test('[AC A41] there are Pirate cities enough', () => {
  const many = ['troy', 'miletus', 'rhodes', 'sardes', 'sinope', 'athens', 'sparta', 'corinth', 'argos'];
  const world = position({ egypt, outsiders: { cities: many } });
  play(strike(world), { egypt: [['alexandria', 'tanis']] });
  expect(has(world, 'outsiders')['cities']).toHaveLength(11);
  expect(brokenPieces(world)).toEqual([]);
});

test('[AC 30.913] Pirate cities need no support', () => {
  const world = position({ egypt: { tokens: { memphis: 2 } }, outsiders: { cities: ['tanis'] } });
  play(citySupport(world, 'egypt'));
  expect(has(world, 'outsiders')['cities']).toEqual(['tanis']);
});

test('[AC 30.913] tokens stand in for an attacked city in that fight only, and a player who destroys it may pillage', () => {
  const world = position({ egypt: { tokens: { tanis: 7 } }, outsiders: { cities: ['tanis'] } });
  play(conflicts(world), { egypt: [3] });
  expect(happened(world, 'city-stormed')).toMatchObject([{ defender: 'outsiders', defenders: 6 }]);
  expect(has(world, 'outsiders')).toMatchObject({ cities: [], tokens: {} });
  expect(has(world, 'egypt')['treasury']).toBe(3);
  expect(tokens(world, 'egypt', 'tanis')).toBe(2);
});

test('[AC 24.53] no card is drawn for a city that Pirates take', () => {
  const world = position({ egypt: { cities: ['tanis'], hand: ['salt'] }, crete: {} });
  play(strike(world, 'crete'));
  expect(has(world, 'egypt')['hand']).toEqual(['salt']);
  expect(happened(world, 'card-seized')).toEqual([]);
});
