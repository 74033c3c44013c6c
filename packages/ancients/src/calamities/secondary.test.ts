import { at, render, type Script } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { nation } from '../nations.ts';
import { ancientWorld, asks, plainBook, play, refused } from '../testing/index.ts';
import { NOBODY } from '../world.ts';
import { chooseCities, reduceCities } from './cities.ts';
import { others, shareLosses } from './secondary.ts';
import { takeCities } from './treachery.ts';

const RICH = { tokens: { gaza: 20 } };

test('[calamities.secondary] all others may be named, but not the trader of the card', () => {
  const world = ancientWorld({ africa: {}, crete: {}, egypt: {}, outsiders: { tokens: { memphis: 4 } } });
  expect(others(world, { card: 0, victim: 0, trader: NOBODY })).toEqual([1, 2]);
  expect(others(world, { card: 0, victim: 0, trader: 2 })).toEqual([1]);
});

test('[calamities.secondary] Barbarians and Pirates are never named, and neither is an inert nation', () => {
  const world = ancientWorld({ africa: {}, crete: {}, egypt: {}, outsiders: { tokens: { memphis: 4 } } });
  nation(world, 2).inert = true;
  expect(others(world, { card: 0, victim: 0, trader: NOBODY })).toEqual([1]);
});

test('[calamities.secondary] neither is a nation whose player left before calamities came, and which becomes inert after them', () => {
  const world = ancientWorld({ africa: {}, crete: {}, egypt: {} });
  world.room.gone.push('crete');
  expect(others(world, { card: 0, victim: 0, trader: NOBODY })).toEqual([2]);
});

test('[calamities.secondary] the victim must pass on all of it, to those who have units to lose', () => {
  const world = ancientWorld({ africa: {}, crete: RICH, egypt: { tokens: { fayum: 20 } }, asia: {} });
  const passing = { calamity: 'famine', total: 10, atMost: 8, among: [1, 2, 3], rule: '30.311' };
  expect(refused(shareLosses(world, 0, passing), { africa: [{ crete: 3 }] })).toBe('wrong-total 30.311');
  const shares = play(shareLosses(world, 0, passing), { africa: [{ crete: 3, egypt: 7 }] });
  expect([...shares]).toEqual([
    [1, 3],
    [2, 7],
  ]);
});

test('[calamities.secondary] with too few to bear it, each bears the most possible, and nobody is asked', () => {
  const world = ancientWorld({ africa: {}, crete: RICH, egypt: { tokens: { fayum: 3 } } });
  const script = shareLosses(world, 0, { calamity: 'famine', total: 20, atMost: 8, among: [1, 2], rule: '30.311' });
  expect([...play(script)]).toEqual([
    [1, 8],
    [2, 3],
  ]);
});

test('[calamities.secondary] cities are reduced to what their areas feed', () => {
  const world = ancientWorld({ egypt: { cities: ['memphis', 'gaza'] } });
  const loss = { calamity: 'superstition', of: 0, count: 2, rule: '26.6' };
  expect(play(reduceCities(world, loss, plainBook))).toBe(2);
  expect(nation(world, 0)).toMatchObject({ cities: 0, tokens: 4 });
});

test('[calamities.secondary] the owner or another chooses which cities, where there is a choice', () => {
  const world = ancientWorld({ crete: {}, egypt: { cities: ['memphis', 'gaza', 'tyre'] } });
  const loss = { calamity: 'superstition', of: 1, rule: '30.321' };
  expect(asks(chooseCities(world, { ...loss, count: 2, chooser: 0 }, 'taken-over'))).toEqual(['crete: choose-cities']);
  expect(asks(chooseCities(world, { ...loss, count: 3 }, 'reduced'))).toEqual([]);
});

test('[calamities.secondary] a player who is asked is told which calamity it is, and how much is to be passed on', () => {
  const world = ancientWorld({ africa: {}, crete: RICH, egypt: { tokens: { fayum: 20 } } });
  const passing = { calamity: 'famine', total: 10, atMost: 8, among: [1, 2], rule: '30.311' };
  expect(textAsked(shareLosses(world, 0, passing))).toBe(
    'famine: divide the loss of 10 unit points among the other players.',
  );
});

test.for([
  ['reduced', 1, 'piracy: choose 2 cities to reduce.'],
  ['lost', 1, 'piracy: choose 2 cities to lose.'],
  ['lost', 0, 'piracy: choose 2 cities egypt loses.'],
  ['taken-over', 0, 'piracy: choose 2 cities of egypt to take over.'],
  ['pirated', 1, 'piracy: choose 2 of your cities for the Pirates.'],
  ['pirated', 0, 'piracy: choose 2 cities of egypt for the Pirates.'],
] as const)(
  '[calamities.secondary] a player who picks cities is told which calamity it is and what becomes of them: %s',
  (row) => {
    const [fate, chooser, words] = row;
    const world = ancientWorld({ crete: {}, egypt: { cities: ['memphis', 'gaza', 'tyre'] } });
    const loss = { calamity: 'piracy', of: 1, count: 2, chooser, rule: '30.321' };
    expect(textAsked(chooseCities(world, loss, fate))).toBe(words);
  },
);

test('[calamities.secondary] a player without a city in stock is not told that they take one over', () => {
  const full = ['knossos', 'phaestos', 'athens', 'sparta', 'corinth', 'troy', 'miletus', 'byzantium', 'rhodes'];
  const asked = (cities: readonly string[]): string => {
    const world = ancientWorld({ crete: { cities }, egypt: { cities: ['memphis', 'gaza'] } });
    return textAsked(takeCities(world, { calamity: 'treachery', of: 1, count: 1, chooser: 0, rule: '30.221' }));
  };
  expect(asked([])).toBe('treachery: choose a city of egypt to take over.');
  expect(asked(full)).toBe('treachery: choose the city egypt loses.');
});

/** The words of the first question. */
function textAsked(script: Script<unknown>): string {
  const step = script.next();
  return render(at(step.done ? [] : step.value, 0).asking.question.text);
}
