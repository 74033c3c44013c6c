import { nationNamed } from '@ecumene/ancients';
import { expect, test } from 'vitest';
import { CARDS } from '../data/civilization-cards.ts';
import { happened, position, theNation } from '../testing.ts';
import type { AcWorld } from '../world.ts';
import { giveCredit, REMEDIES, takeStock } from './redress.ts';
import { calamities } from './registry.ts';

/** What Egypt gains towards cards by losing four points to a calamity. */
function redress(calamity: string, cards: readonly string[] = []): AcWorld {
  const world = position({ egypt: { tokens: { memphis: 9 }, cards }, outsiders: { tokens: { gaza: 9 } } });
  const before = takeStock(world);
  for (const name of ['egypt', 'outsiders']) theNation(world, name).tokens -= 4;
  giveCredit(world, calamity, before);
  return world;
}

test.each([
  ['volcano-earthquake', ['engineering']],
  ['famine', ['pottery']],
  ['superstition', ['deism', 'enlightenment', 'mysticism']],
  ['civil-war', ['democracy', 'drama-and-poetry', 'music', 'philosophy']],
  ['slave-revolt', ['enlightenment']],
  ['flood', ['engineering']],
  ['epidemic', ['medicine']],
  ['civil-disorder', ['democracy', 'drama-and-poetry', 'law', 'music']],
  ['iconoclasm-and-heresy', ['law', 'philosophy', 'theology']],
  ['treachery', []],
  ['barbarian-hordes', []],
  ['piracy', []],
])('[AC ST calamity-credit] %s teaches %j', (calamity, cards) => {
  const world = redress(calamity);
  expect(world.redress[nationNamed(world, 'egypt')]).toEqual(Object.fromEntries(cards.map((card) => [card, 4])));
  expect(happened(world, 'credit-given')).toHaveLength(cards.length > 0 ? 1 : 0);
});

test('[AC ST calamity-credit] what is held already teaches nothing, and nobody teaches Barbarians', () => {
  const world = redress('superstition', ['deism']);
  expect(world.redress[nationNamed(world, 'egypt')]).toEqual({ mysticism: 4, enlightenment: 4 });
  expect(happened(redress('famine', ['pottery']), 'credit-given')).toEqual([]);
  expect(happened(world, 'credit-given')).toMatchObject([{ nation: 'egypt', points: 4 }]);
});

test('[AC ST calamity-credit] remedies are cards of the game against its calamities', () => {
  for (const [calamity, cards] of Object.entries(REMEDIES)) {
    expect(calamities.has(calamity)).toBe(true);
    for (const card of cards ?? []) expect(CARDS.has(card), card).toBe(true);
  }
});
