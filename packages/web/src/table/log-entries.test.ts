import { sampleAnswers } from '@ecumene/client/testing';
import { type Happening, say, the } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { entriesOf, lookUp, opensWith, ownEntries, stageOf } from './log-entries.ts';

function news(number: number, what: string) {
  return { number, happening: { event: { what }, rule: 'AC 1', knows: 'all', reveals: false } } as const;
}

test('a moment is told by the first thing that happened in it, the latest first; what was before the game is none', () => {
  const story = [news(-1, 'seated'), news(0, 'moved'), news(0, 'fought'), news(3, 'built')];
  expect(entriesOf(story).map(({ number, happening }) => [number, happening.event.what])).toEqual([
    [3, 'built'],
    [0, 'moved'],
  ]);
});

test('one’s own moments are one’s latest answers, the latest first, told by what one did oneself, also those of which nothing is told', () => {
  const story = [news(0, 'moved'), news(1, 'fell'), news(3, 'rotted'), news(3, 'built'), news(4, 'rotted')];
  const isOwn = ({ event }: Happening): boolean => event.what === 'moved' || event.what === 'built';
  const answers = sampleAnswers(0, 2, 3, 4);
  const told = [news(0, 'moved'), { number: 2 }, news(3, 'built'), news(4, 'rotted')];
  expect(ownEntries(story, answers, isOwn)).toEqual(
    told.map((entry, i) => ({ ...entry, answered: answers[i] })).toReversed(),
  );
});

test('a sentence tells what a player does where it opens with their seat or nation', () => {
  const me = [the('seat', 'Ada'), the('nation', 'egypt')];
  const says = (words: string) => say(words, { who: the('seat', 'Ada'), nation: the('nation', 'egypt'), turn: 3 });
  expect(opensWith(says('{who} passes.'), me)).toBe(true);
  expect(opensWith(says('{nation} builds a city.'), me)).toBe(true);
  expect(opensWith(says('Corruption: {who} loses 2 resources.'), me)).toBe(false);
  expect(opensWith(says('{turn, plural, one {# turn} other {# turns}} of {nation}.'), me)).toBe(false);
  expect(opensWith(say('{who} passes.', { who: the('seat', 'Ben') }), me)).toBe(false);
});

test('where play stands is said by turn and phase', () => {
  const game = {
    phases: [{ step: 'movement', title: 'Movement', about: '', rule: 'AC 23.1' }],
    turn: (view: unknown) => (typeof view === 'number' ? view : undefined),
  };
  expect(stageOf(game, { view: 3, where: ['turn', 'movement'] })).toMatch(/^Turn \W*3\W*, \W*Movement\W*$/);
  expect(stageOf(game, { view: 3, where: [] })).toMatch(/^Turn \W*3\W*$/);
  expect(stageOf(game, { view: 0, where: ['nations'] })).toBe('Before the first turn');
  expect(stageOf(game, { view: {}, where: ['movement'] })).toBe('Movement');
});

test('is looked up only where it changes', async () => {
  const places = Array.from({ length: 20 }, (_, i) => i);
  const looked = new Set<number>();
  const look = async (place: number): Promise<string> => {
    looked.add(place);
    return place < 13 ? 'Trade' : 'Calamities';
  };
  await lookUp(places, look);
  expect(looked.size).toBeLessThan(8);
  for (const place of [0, 12, 13, 19]) expect(looked).toContain(place);
  looked.clear();
  await lookUp(places.slice(0, 13), look);
  expect([...looked]).toEqual([0, 12]);
});
