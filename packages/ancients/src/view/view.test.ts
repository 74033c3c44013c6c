import { must } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { buildCity } from '../cities.ts';
import { areaNumber } from '../nations.ts';
import { ancientWorld } from '../testing/world.ts';
import { marchTokens } from '../tokens.ts';
import { giveCards } from '../trade-cards/hands.ts';
import type { Nation } from '../world.ts';
import { seeAncients } from './view.ts';

const RULE = '27.4';
const NAMED = 2;

function twoNations() {
  const world = ancientWorld({ egypt: { tokens: { memphis: 7, thebes: 2 } }, crete: { tokens: { knossos: 3 } } });
  const area = (id: string): number => areaNumber(world, id) ?? -1;
  return { world, area, see: () => seeAncients(world, 'egypt', NAMED) };
}

describe('what a seat sees', () => {
  test('stays the same as long as nothing changes', () => {
    const { see } = twoNations();
    expect(see().areas).toBe(see().areas);
    expect(see().nations[0]).toBe(see().nations[0]);
  });

  test('is new where something has changed, and the same elsewhere', () => {
    const { world, area, see } = twoNations();
    const before = see();
    marchTokens(world, RULE, 0, area('thebes'), area('memphis'), 2);
    const after = see();
    expect(before.areas['memphis']).toEqual({ tokens: { egypt: 7 }, city: null });
    expect(after.areas['memphis']).toEqual({ tokens: { egypt: 9 }, city: null });
    expect(after.areas['thebes']).toBe(undefined);
    expect(after.areas['knossos']).toBe(before.areas['knossos']);
    expect(after.nations[1]).toBe(before.nations[1]);
  });

  test.each<[string, (one: Nation) => void]>([
    ['its player', (one) => Object.assign(one, { seat: 'Ada' })],
    ['its stock', (one) => Object.assign(one, { stock: one.stock - 1 })],
    ['its treasury', (one) => Object.assign(one, { treasury: one.treasury + 1 })],
    ['its tokens', (one) => Object.assign(one, { tokens: one.tokens + 1 })],
    ['its cities', (one) => Object.assign(one, { cities: 1 })],
    ['a step', (one) => Object.assign(one, { step: 1 })],
    ['idle tokens', (one) => Object.assign(one, { idle: 1 })],
    ['leaving', (one) => Object.assign(one, { inert: true })],
    ['waiting', (one) => Object.assign(one, { waiting: true })],
    ['a card in hand', (one) => one.hand.push(0)],
    ['a card shown', (one) => Object.assign(one, { shown: [17, 0] })],
    ['another card shown', (one) => Object.assign(one, { shown: [0] })],
    ['an advance', (one) => Object.assign(one.cards, { pottery: 1 })],
    ['another advance', (one) => Object.assign(one, { cards: { mysticism: 1 } })],
    ['the turn of an advance', (one) => Object.assign(one.cards, { literacy: 2 })],
    ['a ship', (one) => one.ships.push({ no: 1, at: 0, shore: 0, aboard: 0 })],
    ['what is aboard', (one) => Object.assign(one, { ships: [{ no: 1, at: 0, shore: 0, aboard: 2 }] })],
    ['where a ship is', (one) => Object.assign(one, { ships: [{ no: 1, at: 1, shore: 0, aboard: 2 }] })],
  ])('shows of a nation that %s has changed', (_, change) => {
    const { world, see } = twoNations();
    const one = must(world.nations[1], 'Crete');
    Object.assign(one, { shown: [17], cards: { literacy: 1 }, ships: [{ no: 1, at: 0, shore: 0, aboard: 1 }] });
    const [egypt, before] = see().nations;
    change(one);
    const after = see().nations;
    expect(after[1]).not.toEqual(before);
    expect(after[1]).toEqual(
      seeAncients({ ...world, nations: structuredClone(world.nations) }, null, NAMED).nations[1],
    );
    expect(after[0]).toBe(egypt);
  });

  test('tells of cities, also where nobody else lives', () => {
    const { world, area, see } = twoNations();
    see();
    buildCity(world, RULE, 0, area('memphis'), { tokens: 7, treasury: 0 });
    expect(see().areas['memphis']).toEqual({ tokens: {}, city: 'egypt' });
    expect(see().nations[0]).toMatchObject({ cities: 1, citiesInStock: 8, tokens: 2 });
  });

  test('comes in the order of the board, however it came about', () => {
    const { world, area, see } = twoNations();
    see();
    marchTokens(world, RULE, 0, area('memphis'), area('thebes'), 7);
    see();
    marchTokens(world, RULE, 0, area('thebes'), area('memphis'), 7);
    expect(JSON.stringify(see().areas)).toBe(JSON.stringify(twoNations().see().areas));
  });

  test('counts hands, and lays only the own one open', () => {
    const { world, see } = twoNations();
    see();
    giveCards(world, 1, [0]);
    expect(see().nations[1]?.hand).toBe(1);
    expect(see().hand).toEqual([]);
  });
});
