import { say, the } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { isAbout, momentsOf } from './moments.ts';

function news(number: number, what: string) {
  return { number, happening: { event: { what }, rule: 'AC 1', knows: 'all', reveals: false } } as const;
}

test('a moment is told by the first thing that happened in it, the latest first; what was before the game is none', () => {
  const story = [news(-1, 'seated'), news(0, 'moved'), news(0, 'fought'), news(3, 'built')];
  expect(momentsOf(story).map(({ number, happening }) => [number, happening.event.what])).toEqual([
    [3, 'built'],
    [0, 'moved'],
  ]);
});

test('a sentence is about whoever is named in it first, by seat or by what they lead', () => {
  const me = [the('seat', 'Ada'), the('nation', 'egypt')];
  const moves = (nation: string) =>
    say('{tokens, plural, one {# token} other {# tokens}} of {nation} in {area} go over to {by}.', {
      by: the('nation', 'egypt'),
      area: the('area', 'egypt'),
      nation: the('nation', nation),
      tokens: 2,
    });
  expect(isAbout(moves('egypt'), me)).toBe(true);
  expect(isAbout(moves('crete'), me)).toBe(false);
  expect(isAbout(say('{who} passes.', { who: the('seat', 'Ada') }), me)).toBe(true);
  expect(isAbout(say('Turn {turn} begins.', { turn: 3 }), me)).toBe(false);
});
