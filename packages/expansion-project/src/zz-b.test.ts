// @ts-nocheck
import { areaId, terrain, citiesOf, nationNamed, limitIn, areaNumber, brokenPieces } from '@ecumene/ancients';
import { asks, play, refused } from '@ecumene/ancients/testing';
import { tableAt } from '@ecumene/engine/testing';
import { randomFrom } from '@ecumene/engine';
import { test, expect, describe } from 'vitest';
import { expansionProject } from './game.ts';
import { position, has, happened, theNation, tokens } from './testing.ts';
import { strike, playOn, firstQuestion } from './calamities/testing.ts';
import { callMajor, dropExcess, strikeNow, shownCalamities } from './calamities/phase.ts';
import { targets, isOpenToBarbarians } from './calamities/barbarian-hordes.ts';

describe('32.2', () => {
  const land = { egypt: { tokens: { memphis: 20 } }, minoa: { tokens: { knossos: 12 } }, rome: { tokens: { rome: 12 } }, hellas: { tokens: { thrace: 12 } } };
  test('famine traded', () => {
    const world = position(land, { tradableCalamities: true });
    play(strike(world, 'famine', 'egypt', 'minoa'));
    expect([tokens(world, 'minoa', 'knossos'), tokens(world, 'rome', 'rome'), tokens(world, 'hellas', 'thrace')]).toEqual([12, 4, 4]);
  });
  test('flood traded', () => {
    const world = position({ egypt: { tokens: { memphis: 5 } }, minoa: { tokens: { memphis: 3 } }, rome: { tokens: { memphis: 4 } } }, { tradableCalamities: true });
    play(strike(world, 'flood', 'egypt', 'minoa'));
    expect([tokens(world, 'egypt', 'memphis'), tokens(world, 'minoa', 'memphis'), tokens(world, 'rome', 'memphis')]).toEqual([0, 3, 0]);
  });
  test('tyranny traded, trader benefits', () => {
    const world = position({ egypt: { tokens: { memphis: 3 }, cities: ['tanis'], stock: 0 }, minoa: { tokens: { fayum: 1 } } }, { tradableCalamities: true });
    playOn(strike(world, 'tyranny', 'egypt', 'minoa'));
    expect(happened(world, 'beneficiary')).toMatchObject([{ beneficiary: 'minoa' }]);
  });
});

describe('hordes', () => {
  test('second horde joins the first in an area', () => {
    const world = position({ egypt: { tokens: { memphis: 2 } }, minoa: {}, outsiders: { tokens: { memphis: 3 } } });
    const limit = limitIn(world, areaNumber(world, 'memphis'));
    playOn(strike(world, 'barbarian-hordes', 'egypt', 'minoa'));
    console.log(limit, has(world, 'egypt').tokens, has(world, 'outsiders').tokens, world.news.map((x) => JSON.stringify(x.event)).join('\n'));
  });
  test('minoa twice', () => {
    const world = position({ minoa: { hand: ['barbarian-hordes-west', 'barbarian-hordes-east', 'gold', 'gold', 'ivory'] }, egypt: {} }, { uniqueCultures: true }, 18);
    dropExcess(world);
    callMajor(world, 'barbarian-hordes');
    console.log(shownCalamities(world));
    playOn(strikeNow(world, 'barbarian-hordes-west'));
    playOn(strikeNow(world, 'barbarian-hordes-east'));
    expect(has(world, 'minoa').hand).toEqual([]);
  });
});

describe('civil war', () => {
  test('overflow counts cities and tokens; next one with more stock', () => {
    const world = position({ egypt: { tokens: { memphis: 36 } }, minoa: { tokens: { knossos: 49 } }, rome: { tokens: { rome: 50 } , stock: 3 } });
    playOn(strike(world, 'civil-war', 'egypt'));
    console.log(has(world, 'egypt').tokens, has(world, 'minoa').tokens, has(world, 'rome').tokens);
    expect(brokenPieces(world)).toEqual([]);
  });
  test('philosophy and military', () => {
    const world = position({ egypt: { tokens: { memphis: 20 }, cards: ['philosophy', 'military', 'naval-warfare', 'advanced-military'] }, minoa: {} });
    play(strike(world, 'civil-war', 'egypt'), { minoa: [{ tokens: { memphis: 15 }, cities: [] }].slice(0, 0), egypt: ['first'] });
    console.log(has(world, 'egypt').tokens, has(world, 'minoa').tokens);
  });
});
describe('tyranny', () => {
  test('persia', () => {
    const world = position({ persia: { tokens: { susiana: 3 }, cities: ['elam'], stock: 0, cards: ['sculpture'] }, babylon: { tokens: { sumeria: 1 } } }, { uniqueCultures: true }, 18);
    playOn(strike(world, 'tyranny', 'persia'));
    console.log(has(world, 'persia'), has(world, 'babylon').tokens, has(world, 'babylon').cities);
  });
});
