import { rules as ancient } from '@ecumene/advanced-civilization/rules';
import { rules as ages } from '@ecumene/through-the-ages/rules';
import { describe, expect, test } from 'vitest';
import { anchorOf, chaptersOf, foundIn } from './chapters.ts';

describe.each([ancient, ages])('the chapters of $title', (index) => {
  const chapters = chaptersOf(index);

  test('hold every paragraph once, in the order of the book', () => {
    expect(chapters.flatMap(({ paragraphs }) => paragraphs)).toEqual(index.paragraphs);
    expect(chapters.map(({ id }) => id)).not.toContain('more');
  });

  test('and their paragraphs can be told apart in an address', () => {
    const anchors = [...chapters.map(({ id }) => id), ...index.paragraphs.map(({ id }) => anchorOf(id))];
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe('a search', () => {
  const chapters = chaptersOf(ancient);
  const titles = (sought: string): string[] => foundIn(chapters, 'AC', sought).map(({ title }) => title);

  test('keeps the chapters in which something was found', () => {
    expect(titles('flood plain')).toEqual(expect.arrayContaining(['What is in the box', 'The twelve calamities']));
    expect(titles('flood plain')).not.toContain('Taxes and revolts');
    expect(titles('xyzzy')).toEqual([]);
    expect(titles('  ')).toHaveLength(chapters.length);
  });

  test('finds a paragraph by its number, with or without its book', () => {
    const found = (sought: string) => foundIn(chapters, 'AC', sought).flatMap(({ paragraphs }) => paragraphs);
    expect(found('AC 23.5').every(({ id }) => id.startsWith('23.5'))).toBe(true);
    expect(found('23.5').map(({ id }) => id)).toContain('23.51');
  });
});

describe('a book nobody has ordered', () => {
  test('is one chapter', () => {
    const paragraphs = [{ id: '1.1', kind: 'rule', says: 'Something.' }] as const;
    expect(chaptersOf({ book: 'X', title: 'X', paragraphs })).toMatchObject([{ id: 'more', paragraphs }]);
  });
});
