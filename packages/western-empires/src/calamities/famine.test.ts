import { refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { happened, has, position, theNation } from '../testing.ts';
import { amounts, strike, suffer } from './testing.ts';

const home = (area: string, cards: readonly string[] = []) => ({ tokens: { [area]: 20 }, cards });
const FIVE = {
  egypt: home('memphis'),
  minoa: home('knossos'),
  hatti: home('hattusa'),
  rome: home('rome'),
  hellas: home('athens'),
};

test('[WE famine.1] [WE famine.2] [WE W27] the victim takes 10 and gives 5 to each of three others', () => {
  const world = position(FIVE);
  suffer(world, 'famine', 'egypt', { egypt: [['minoa', 'rome', 'hellas']] });
  expect(world.nations.slice(0, 9).map(({ tokens }) => tokens)).toEqual([15, 0, 0, 0, 20, 15, 0, 15, 10]);
});

test('[WE W27] each of them is named once, three in all, and never the victim', () => {
  const answer = (names: readonly string[]) => refused(strike(position(FIVE), 'famine', 'egypt'), { egypt: [names] });
  expect(answer(['minoa', 'minoa', 'rome'])).toContain('WE famine.2');
  expect(answer(['minoa', 'rome'])).toContain('too-few');
  expect(answer(['minoa', 'rome', 'hatti', 'hellas'])).toContain('too-many');
  expect(answer(['minoa', 'rome', 'egypt'])).toContain('not-a-choice');
});

test('[WE W51] the trader may be named: Famine has no beneficiary', () => {
  const world = position(FIVE);
  suffer(world, 'famine', 'egypt', { egypt: [['minoa', 'rome', 'hellas']] }, 'minoa');
  expect(theNation(world, 'minoa').tokens).toBe(15);
});

test('[WE W60] a player without units cannot be named', () => {
  const world = position({ ...FIVE, minoa: {} });
  suffer(world, 'famine', 'egypt');
  expect(happened(world, 'victims-named')).toMatchObject([{ victims: ['hatti', 'rome', 'hellas'] }]);
});

describe('advances', () => {
  test.each([
    ['[WE famine.3] [WE agriculture.2] Agriculture adds 5', ['agriculture'], 15],
    ['[WE famine.4] [WE pottery.1] Pottery prevents 5', ['pottery'], 5],
    ['[WE famine.5] [WE calendar.1] Calendar prevents 5', ['calendar'], 5],
    ['[WE modifiers.4] Pottery and Calendar prevent everything', ['pottery', 'calendar'], 0],
    ['[WE modifiers.4] all three together leave 5', ['pottery', 'calendar', 'agriculture'], 5],
    ['others do nothing', ['medicine', 'engineering', 'mining'], 10],
  ] as const)('%s for the primary victim', (_, cards, lost) => {
    const world = position({ egypt: home('memphis', cards) });
    suffer(world, 'famine', 'egypt');
    expect(theNation(world, 'egypt').tokens).toBe(20 - lost);
  });

  test.each([
    ['[WE famine.3] [WE agriculture.2] Agriculture does not count', ['agriculture'], 5],
    ['[WE famine.4] [WE pottery.1] Pottery prevents all', ['pottery'], 0],
    ['[WE famine.5] [WE calendar.1] Calendar prevents all', ['calendar'], 0],
    ['[WE P5] Pottery and Calendar do not go below 0', ['pottery', 'calendar'], 0],
    ['[WE P5] sums come first: Agriculture adds nothing here', ['pottery', 'agriculture'], 0],
  ] as const)('%s for a secondary victim', (_, cards, lost) => {
    const world = position({ egypt: home('memphis'), hellas: home('athens', cards) });
    suffer(world, 'famine', 'egypt');
    expect([theNation(world, 'egypt').tokens, theNation(world, 'hellas').tokens]).toEqual([10, 20 - lost]);
  });

  test('[WE famine.6] [WE modifiers.2] [WE modifiers.3] [WE modifiers.5] what the victim prevents does not help the others', () => {
    const world = position({ egypt: home('memphis', ['pottery', 'calendar']), hellas: home('athens') });
    suffer(world, 'famine', 'egypt');
    expect(has(world, 'egypt')['tokens']).toEqual({ memphis: 20 });
    expect(has(world, 'hellas')['tokens']).toEqual({ athens: 15 });
    expect(amounts(world)).toEqual({ egypt: 0 });
  });

  test('[WE famine.7] [WE W60] a player who prevents all damage can be named, and the damage is not passed on', () => {
    const world = position({ ...FIVE, minoa: home('knossos', ['pottery']) });
    suffer(world, 'famine', 'egypt', { egypt: [['minoa', 'rome', 'hatti']] });
    expect(theNation(world, 'minoa').tokens).toBe(20);
    expect(theNation(world, 'hellas').tokens).toBe(20);
    expect(theNation(world, 'rome').tokens).toBe(15);
  });
});
