import { rules as ancient } from '@ecumene/advanced-civilization/rules';
import { rules as expansion } from '@ecumene/expansion-project/rules';
import { rules as ages } from '@ecumene/through-the-ages/rules';
import { rules as empires } from '@ecumene/western-empires/rules';
import { describe, expect, test } from 'vitest';
import { anchorOf, chaptersOf, piecesOf } from './chapters.ts';
import { foundIn } from './search.ts';

describe.each([ancient, ages, empires, expansion])('the chapters of $title', (index) => {
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

describe('a calamity', () => {
  const chapters = chaptersOf(ancient);

  test('has a heading of its own, and so has a card', () => {
    const titles = (chapter: string) => chapters.find(({ id }) => id === chapter)?.parts.map(({ title }) => title);
    expect(titles('chapter-30')).toEqual([undefined, ...ancient.parts.slice(0, 12).map(({ name }) => name)]);
    expect(titles('chapter-32')?.slice(0, 3)).toEqual([undefined, 'Pottery', 'Cloth Making']);
  });

  test.each([
    ['slave revolt', ['30.421', '30.422', '30.423']],
    ['famine', ['30.311', '30.312']],
    ['superstition', ['30.321', '30.322']],
    ['Epidemic', ['30.611', '30.612', '30.613', '30.614', '30.615']],
    ['piracy', ['30.911', '30.912', '30.913']],
    ['civil disorder', ['30.711', '30.712', '30.713', '30.714', '30.715']],
    ['iconoclasm', ['30.811', '30.814', '30.819']],
  ])('is found by its name: %s', (sought, ids) => {
    const found = foundIn(chapters, 'AC', sought).chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(found).toEqual(expect.arrayContaining(ids));
    expect(found).not.toContain('30.222');
  });
});

describe('what a paragraph refers to', () => {
  const known = new Set(['30.813', '30.819', '34.1B']);

  test('is set apart', () => {
    expect(piecesOf('It lessens Heresy (30.813, 30.819), as in (34.1B).', known)).toEqual([
      { text: 'It lessens Heresy (' },
      { text: '30.813', to: '30.813' },
      { text: ', ' },
      { text: '30.819', to: '30.819' },
      { text: '), as in (' },
      { text: '34.1B', to: '34.1B' },
      { text: ').' },
    ]);
  });

  test('is not what merely stands in brackets', () => {
    expect(piecesOf('The most (token 1, city 5).', known)).toEqual([{ text: 'The most (token 1, city 5).' }]);
  });

  test('is in the book', () => {
    const ids = new Set(ancient.paragraphs.map(({ id }) => id));
    const cited = ancient.paragraphs.flatMap(({ says }) => says.match(/(?<=\(|, )\d+\.\d+[A-Z]?(?=[,)])/g) ?? []);
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('a book nobody has ordered', () => {
  test('is one chapter', () => {
    const paragraphs = [{ id: '1.1', kind: 'rule', says: 'Something.' }] as const;
    expect(chaptersOf({ book: 'X', title: 'X', paragraphs, parts: [] })).toMatchObject([{ id: 'more', paragraphs }]);
  });
});
