import { at, type Open, say } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { ancientWorld, asks, play, refused, samplesOf } from '../testing/index.ts';
import type { Ancients } from '../world.ts';
import { areasOf, joined, named, type Picking, pickPoints, pointsOf, unitsOf, without } from './factions.ts';

const HAS = { tokens: { gaza: 4, fayum: 2 }, cities: ['memphis', 'thebes'] };

function realm(has: Readonly<Record<string, unknown>> = HAS): Ancients {
  return ancientWorld({ egypt: has });
}

/** Egypt picks so many points of its own units. */
function picking(world: Ancients, points: number): ReturnType<typeof pickPoints> {
  const how: Picking = { from: unitsOf(world, 0), points, topic: 'units', text: say('Which?'), rule: '30.4121' };
  return pickPoints(world, 0, how);
}

function picked(has: Readonly<Record<string, unknown>>, points: number, answer?: unknown): unknown {
  const world = realm(has);
  return named(world, play(picking(world, points), answer === undefined ? {} : { egypt: [answer] }));
}

test('[calamities.factions] units are picked for exactly so many points', () => {
  const answer = { tokens: { gaza: 1, fayum: 0 }, cities: ['memphis'] };
  expect(picked(HAS, 6, answer)).toEqual({ tokens: { gaza: 1 }, cities: ['memphis'] });
  const tried = (wrong: unknown): string => refused(picking(realm(), 6), { egypt: [wrong] });
  expect(tried({ tokens: { gaza: 1 }, cities: ['memphis', 'thebes'] })).toBe('wrong-total 30.4121');
  expect(tried({ tokens: { gaza: 5 }, cities: [] })).toBe('tokens 30.4121');
  expect(tried({ tokens: { thebes: 1 }, cities: ['memphis'] })).toBe('tokens 30.4121');
  expect(tried({ tokens: { gaza: 1 }, cities: ['gaza'] })).toBe('city 30.4121');
  expect(tried({ tokens: {}, cities: ['memphis', 'memphis'] })).toBe('twice 30.4121');
});

test('[calamities.factions] a name that is no area, but one every object has, pays nothing', () => {
  for (const name of ['constructor', 'toString'])
    expect(refused(picking(realm(), 6), { egypt: [{ tokens: { [name]: 6 }, cities: [] }] })).toBe('shape 30.4121');
});

test('[calamities.factions] an answer has the form of units', () => {
  const tried = (wrong: unknown): string => refused(picking(realm(), 6), { egypt: [wrong] });
  for (const wrong of [
    { tokens: { gaza: -1 }, cities: ['memphis'] },
    { tokens: { gaza: 100 }, cities: [] },
    { tokens: {}, cities: ['x'.repeat(41)] },
    { tokens: {}, cities: Array.from({ length: 41 }, () => 'memphis') },
    { tokens: {}, cities: [], ships: [] },
    { tokens: { constructor: 6 }, cities: [] },
  ])
    expect(tried(wrong)).toBe('shape 30.4121');
});

test('[calamities.factions] with the least excess where they cannot be made exactly', () => {
  const cities = { cities: ['memphis', 'thebes', 'gaza'] };
  expect(picked(cities, 6, { tokens: {}, cities: ['gaza', 'thebes'] })).toEqual({
    tokens: {},
    cities: ['gaza', 'thebes'],
  });
});

test('[calamities.factions] all there is, if it is not more', () => {
  expect(picked(HAS, 16)).toEqual({ tokens: { fayum: 2, gaza: 4 }, cities: ['memphis', 'thebes'] });
  expect(picked(HAS, 40)).toEqual(picked(HAS, 16));
});

test('[calamities.factions] nothing, if no points are to be picked', () => {
  for (const points of [0, -5]) expect(picked(HAS, points)).toEqual({ tokens: {}, cities: [] });
});

test('[calamities.factions] nobody is asked where only one choice makes the points', () => {
  expect(asks(picking(realm({ tokens: { gaza: 9 } }), 4))).toEqual([]);
  expect(picked({ tokens: { gaza: 9 } }, 4)).toEqual({ tokens: { gaza: 4 }, cities: [] });
  expect(asks(picking(realm({ tokens: { gaza: 2, fayum: 2 }, cities: ['memphis'] }), 4))).toEqual([]);
  expect(asks(picking(realm({ tokens: { gaza: 2, fayum: 2 }, cities: ['memphis'] }), 5))).toEqual([]);
  expect(asks(picking(realm({ tokens: { gaza: 2, fayum: 2 }, cities: ['memphis'] }), 6))).toEqual(['egypt: units']);
  expect(asks(picking(realm({ tokens: { gaza: 9 }, cities: ['memphis'] }), 6))).toEqual(['egypt: units']);
  expect(asks(picking(realm({ cities: ['memphis', 'thebes'] }), 5))).toEqual(['egypt: units']);
});

test('[calamities.factions] the question says what there is, and its default takes the fewest cities', () => {
  const step = picking(realm(), 6).next();
  const post: Open = at(step.done ? [] : step.value, 0);
  expect(post.asking.question).toMatchObject({ topic: 'units', goal: 6, ...HAS });
  expect(post.asking.default()).toEqual({ tokens: { fayum: 2, gaza: 4 }, cities: [] });
});

test('[calamities.factions] at random any units may be picked', () => {
  const kinds = new Set(samplesOf(picking(realm(), 6)).map((sample) => JSON.stringify(sample)));
  for (const units of [
    { tokens: { fayum: 1 }, cities: ['memphis'] },
    { tokens: { fayum: 1 }, cities: ['thebes'] },
    { tokens: { gaza: 1 }, cities: ['thebes'] },
  ])
    expect(kinds).toContain(JSON.stringify(units));
});

test('[calamities.factions] factions are joined and taken apart', () => {
  const world = realm();
  const all = unitsOf(world, 0);
  const part = { tokens: new Map([...all.tokens].slice(0, 1)), cities: all.cities.slice(0, 1) };
  const rest = without(all, part);
  expect(pointsOf(rest) + pointsOf(part)).toBe(16);
  expect(named(world, joined(rest, part))).toMatchObject({ tokens: HAS.tokens });
  expect(named(world, joined(part, part)).tokens).toEqual({ fayum: 4 });
  expect(new Set(areasOf(joined(all, all)))).toEqual(new Set(areasOf(all)));
  expect(areasOf(joined(all, all))).toHaveLength(4);
});
