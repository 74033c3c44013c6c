import { at, render, type Script } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { nation } from '../nations.ts';
import { ancientWorld, asks, play, refused } from '../testing/index.ts';
import { NOBODY } from '../world.ts';
import { chooseCities, reduceCities } from './cities.ts';
import { others, shareLosses } from './secondary.ts';
import { takeCities } from './treachery.ts';

const RICH = { tokens: { gaza: 20 } };

test('[AC 29.61] all others may be named, but not the trader of the card', () => {
  const world = ancientWorld({ africa: {}, crete: {}, egypt: {}, outsiders: { tokens: { memphis: 4 } } });
  expect(others(world, { card: 0, victim: 0, trader: NOBODY })).toEqual([1, 2]);
  expect(others(world, { card: 0, victim: 0, trader: 2 })).toEqual([1]);
});

test('[AC 29.65] Barbarians and Pirates are never named, and neither is an inert nation', () => {
  const world = ancientWorld({ africa: {}, crete: {}, egypt: {}, outsiders: { tokens: { memphis: 4 } } });
  nation(world, 2).inert = true;
  expect(others(world, { card: 0, victim: 0, trader: NOBODY })).toEqual([1]);
});

test('[AC 15.61] neither is a nation whose player left before calamities came, and which becomes inert after them', () => {
  const world = ancientWorld({ africa: {}, crete: {}, egypt: {} });
  world.room.gone.push('crete');
  expect(others(world, { card: 0, victim: 0, trader: NOBODY })).toEqual([2]);
});

test('[AC 29.64] the victim must pass on all of it, to those who have units to lose', () => {
  const world = ancientWorld({ africa: {}, crete: RICH, egypt: { tokens: { fayum: 20 } }, asia: {} });
  const passing = { calamity: 'famine', total: 10, atMost: 8, among: [1, 2, 3], rule: 'AC 30.311' };
  expect(refused(shareLosses(world, 0, passing), { africa: [{ crete: 3 }] })).toBe('wrong-total AC 30.311');
  const shares = play(shareLosses(world, 0, passing), { africa: [{ crete: 3, egypt: 7 }] });
  expect([...shares]).toEqual([
    [1, 3],
    [2, 7],
  ]);
});

test('[AC 29.64] with too few to bear it, each bears the most possible, and nobody is asked', () => {
  const world = ancientWorld({ africa: {}, crete: RICH, egypt: { tokens: { fayum: 3 } } });
  const script = shareLosses(world, 0, { calamity: 'famine', total: 20, atMost: 8, among: [1, 2], rule: 'AC 30.311' });
  expect([...play(script)]).toEqual([
    [1, 8],
    [2, 3],
  ]);
});

test('[AC 26.6] cities are reduced to what their areas feed', () => {
  const world = ancientWorld({ egypt: { cities: ['memphis', 'gaza'] } });
  const loss = { calamity: 'superstition', of: 0, count: 2, rule: 'AC 26.6', raise: () => 0 };
  expect(play(reduceCities(world, loss))).toBe(2);
  expect(nation(world, 0)).toMatchObject({ cities: 0, tokens: 4 });
});

test('[AC 30.321] the owner or another chooses which cities, where there is a choice', () => {
  const world = ancientWorld({ crete: {}, egypt: { cities: ['memphis', 'gaza', 'tyre'] } });
  const loss = { calamity: 'superstition', of: 1, rule: 'AC 30.321' };
  expect(asks(chooseCities(world, { ...loss, count: 2, chooser: 0 }, 'taken-over'))).toEqual(['crete: choose-cities']);
  expect(asks(chooseCities(world, { ...loss, count: 3 }, 'reduced'))).toEqual([]);
});

test('[AC 29.64] whoever is asked is told which calamity it is, and how much is to be passed on', () => {
  const world = ancientWorld({ africa: {}, crete: RICH, egypt: { tokens: { fayum: 20 } } });
  const passing = { calamity: 'famine', total: 10, atMost: 8, among: [1, 2], rule: 'AC 30.311' };
  expect(textAsked(shareLosses(world, 0, passing))).toBe(
    'famine: how many of 10 unit points do you make each of the others lose?',
  );
});

test.for([
  ['reduced', 1, 'piracy: which 2 of your cities are reduced to tokens?'],
  ['lost', 1, 'piracy: which 2 of your cities do you lose?'],
  ['lost', 0, 'piracy: which 2 cities does egypt lose?'],
  ['taken-over', 0, 'piracy: which 2 cities of egypt do you take over?'],
  ['pirated', 1, 'piracy: which 2 of your cities do the Pirates take?'],
  ['pirated', 0, 'piracy: which 2 cities of egypt do the Pirates take?'],
] as const)('[AC 30.321] whoever picks cities is told which calamity it is and what becomes of them: %s', (row) => {
  const [fate, chooser, words] = row;
  const world = ancientWorld({ crete: {}, egypt: { cities: ['memphis', 'gaza', 'tyre'] } });
  const loss = { calamity: 'piracy', of: 1, count: 2, chooser, rule: 'AC 30.321' };
  expect(textAsked(chooseCities(world, loss, fate))).toBe(words);
});

test('[AC 30.221] whoever has no city in stock is not told that it takes one over', () => {
  const full = ['knossos', 'phaestos', 'athens', 'sparta', 'corinth', 'troy', 'miletus', 'byzantium', 'rhodes'];
  const asked = (cities: readonly string[]): string => {
    const world = ancientWorld({ crete: { cities }, egypt: { cities: ['memphis', 'gaza'] } });
    return textAsked(takeCities(world, { calamity: 'treachery', of: 1, count: 1, chooser: 0, rule: 'AC 30.221' }));
  };
  expect(asked([])).toBe('treachery: which city of egypt do you take over?');
  expect(asked(full)).toBe('treachery: which city does egypt lose?');
});

/** The words of the first question. */
function textAsked(script: Script<unknown>): string {
  const step = script.next();
  return render(at(step.done ? [] : step.value, 0).asking.question.text);
}
