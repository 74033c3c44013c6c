import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS, lessonsOf } from '../lessons/all-lessons.ts';
import { bookOf } from './book-of.ts';

describe.each(GAMES_WITH_LESSONS)('questions of the rules of %s', async (game) => {
  const [{ index, questions }, lessons] = await Promise.all([bookOf(game), lessonsOf(game)]);
  const asked = Object.values(questions).flat();

  test('are asked by paragraphs of its book', () => {
    const known = new Set(index.paragraphs.map(({ id }) => `${index.book} ${id}`));
    expect(Object.keys(questions).filter((rule) => !known.has(rule))).toEqual([]);
    expect(asked.length).toBeGreaterThanOrEqual(20);
  });

  test('are said in words, without gaps', () => {
    expect(asked.filter(({ words }) => /[{}]|seat-/.test(words))).toEqual([]);
  });

  test('lead to lessons of its game', () => {
    const reached = new Set(asked.flatMap(({ lesson }) => lesson?.path ?? []));
    const paths = lessons.map(({ id }) => `/learn/${game}/${id}`);
    expect([...reached].filter((path) => !paths.includes(path))).toEqual([]);
    expect(reached.size).toBeGreaterThan(1);
  });
});
