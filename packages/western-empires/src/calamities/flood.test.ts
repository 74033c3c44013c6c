import { asks, refused } from '@ecumene/ancients/testing';
import { expect, test } from 'vitest';
import { happened, has, position, theNation } from '../testing.ts';
import { amounts, strike, suffer, sufferAnyhow } from './testing.ts';

test('[WE flood.1] [WE areas.12] [WE W29] 15 damage, all of it from the flood plain', () => {
  const world = position({ egypt: { tokens: { fayum: 6, memphis: 12, gaza: 20 } } });
  expect(refused(strike(world, 'flood', 'egypt'), { egypt: [{ tokens: { gaza: 15 }, cities: {} }] })).toContain('WE');
  const flooded = position({ egypt: { tokens: { fayum: 6, memphis: 12, gaza: 20 } } });
  suffer(flooded, 'flood', 'egypt', { egypt: [{ tokens: { fayum: 6, memphis: 9 }, cities: {} }] });
  expect(has(flooded, 'egypt')['tokens']).toEqual({ gaza: 20, memphis: 3 });
});

test('[WE flood.1] what is not on the plain is safe, even if there is less than 15', () => {
  const world = position({ egypt: { tokens: { 'upper-egypt': 3, gaza: 20 } } });
  suffer(world, 'flood', 'egypt');
  expect(has(world, 'egypt')['tokens']).toEqual({ gaza: 20 });
});

test('[WE flood.2] the plain with most of the units floods, and the victim chooses between equals', () => {
  const world = position({ hellas: { tokens: { moesia: 3, tanis: 5 } } });
  suffer(world, 'flood', 'hellas');
  expect(happened(world, 'flood-rises')).toMatchObject([{ plain: 'nile' }]);
  expect(has(world, 'hellas')['tokens']).toEqual({ moesia: 3 });
  const equal = position({ hellas: { tokens: { moesia: 3, tanis: 3 } } });
  expect(asks(strike(equal, 'flood', 'hellas'))).toEqual(['hellas: flood-plain']);
});

test('[WE flood.3] everyone else on that plain takes 5 damage from it', () => {
  const world = position({
    egypt: { tokens: { memphis: 16 } },
    minoa: { tokens: { alexandria: 7, knossos: 3 } },
    hellas: { tokens: { moesia: 9 } },
  });
  suffer(world, 'flood', 'egypt');
  expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 1 });
  expect(has(world, 'minoa')['tokens']).toEqual({ alexandria: 2, knossos: 3 });
  expect(has(world, 'hellas')['tokens']).toEqual({ moesia: 9 });
});

test('[WE flood.4] [WE areas.13] a city on a black site is safe from the flood around it', () => {
  const world = position({ rome: { cities: ['massilia'], tokens: { 'aquae-sextiae': 2 } } });
  suffer(world, 'flood', 'rome');
  expect(has(world, 'rome', 'cities', 'tokens')).toEqual({ cities: ['massilia'], tokens: {} });
});

test('[WE flood.7] [WE areas.13] cities on white sites and wilderness cities are on the plain', () => {
  const world = position({ egypt: { cities: ['memphis', 'upper-egypt', 'gaza'], tokens: { fayum: 5 } } });
  suffer(world, 'flood', 'egypt');
  expect(has(world, 'egypt', 'cities', 'tokens')).toEqual({ cities: ['gaza'], tokens: {} });
});

test('[WE flood.5] without units on a plain, 5 damage from coastal areas', () => {
  const given = { hellas: { tokens: { athens: 9, macedonia: 9 } }, egypt: { tokens: { memphis: 9 } } };
  const world = position(given);
  suffer(world, 'flood', 'hellas');
  expect(has(world, 'hellas')['tokens']).toEqual({ athens: 4, macedonia: 9 });
  expect(theNation(world, 'egypt').tokens).toBe(9);
});

test('[WE flood.5] a city that only stands beside the plain counts as coastal', () => {
  const world = position({ rome: { cities: ['massilia'], tokens: { corsica: 6 } } });
  suffer(world, 'flood', 'rome', { rome: [{ tokens: { corsica: 5 }, cities: {} }] });
  expect(has(world, 'rome', 'cities', 'tokens')).toEqual({ cities: ['massilia'], tokens: { corsica: 1 } });
});

test('[WE flood.6] [WE engineering.8] [WE W29] Engineering prevents 5, on the plain, beside the sea and for others', () => {
  const cards = ['engineering'];
  const plain = position({ egypt: { tokens: { memphis: 16 }, cards } });
  suffer(plain, 'flood', 'egypt');
  expect([theNation(plain, 'egypt').tokens, amounts(plain)]).toEqual([6, { egypt: 10 }]);
  const coast = position({ hellas: { tokens: { athens: 9 }, cards } });
  suffer(coast, 'flood', 'hellas');
  expect(theNation(coast, 'hellas').tokens).toBe(9);
  const other = position({ egypt: { tokens: { memphis: 20 } }, minoa: { tokens: { tanis: 7 }, cards } });
  suffer(other, 'flood', 'egypt');
  expect([theNation(other, 'egypt').tokens, theNation(other, 'minoa').tokens]).toEqual([5, 7]);
});

test('[WE W56] barbarians and pirates on the plain are spared', () => {
  const world = position({
    egypt: { tokens: { memphis: 20 } },
    outsiders: { tokens: { fayum: 4 }, cities: ['tanis'] },
  });
  sufferAnyhow(world, 'flood', 'egypt');
  expect(has(world, 'outsiders', 'tokens', 'cities')).toEqual({ tokens: { fayum: 4 }, cities: ['tanis'] });
});
