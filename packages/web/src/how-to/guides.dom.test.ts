import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../lessons/all-lessons.ts';
import { chaptersOf } from '../rules/chapters.ts';
import { indexOf } from '../rules/indexes.ts';
import { piecesOf, toldIn } from './guide.ts';
import { GUIDED_GAMES, guideOf } from './guides.ts';

test('every game with lessons has a guide', () => {
  expect(new Set(GUIDED_GAMES)).toEqual(new Set(GAMES_WITH_LESSONS));
});

describe.each(GUIDED_GAMES)('how to play %s', async (game) => {
  const [guide, index] = await Promise.all([guideOf(game), indexOf(game)]);
  const known = new Set(index.paragraphs.map(({ id }) => id));

  test('every term leads to a rule of the book, and every rule is for a term', () => {
    for (const told of toldIn(guide)) {
      const terms = piecesOf(told).flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
      expect(terms, told.words).toEqual(told.rules);
      expect(
        told.rules.filter((rule) => !known.has(rule)),
        told.words,
      ).toEqual([]);
      expect(
        piecesOf(told).some(({ text }) => /[[\]]/.test(text)),
        told.words,
      ).toBe(false);
    }
    expect(guide.phases.filter(({ rule }) => !known.has(rule.slice(rule.indexOf(' ') + 1)))).toEqual([]);
  });

  test('names five things that decide games, and can be read in ten minutes', () => {
    expect(guide.keys).toHaveLength(5);
    const phases = guide.phases.flatMap(({ title, about }) => [title, about]);
    const words = [...toldIn(guide).map((told) => told.words), ...phases].join(' ').split(/\s+/).length;
    // People read at least 150 words a minute when they learn something.
    expect(words).toBeLessThan(10 * 150);
  });

  test('every rule of the book can be reached by a chapter', () => {
    expect(chaptersOf(index).flatMap(({ paragraphs }) => paragraphs)).toEqual(index.paragraphs);
    expect(chaptersOf(index).map(({ id }) => id)).not.toContain('more');
  });
});

test('a text is cut at its terms', () => {
  expect(piecesOf({ words: 'A [city] needs [support].', rules: ['1', '2'] })).toEqual([
    { text: 'A ' },
    { text: 'city', rule: '1' },
    { text: ' needs ' },
    { text: 'support', rule: '2' },
    { text: '.' },
  ]);
});
