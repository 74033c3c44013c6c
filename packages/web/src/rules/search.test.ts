import { rules as ancient } from '@ecumene/advanced-civilization/rules';
import { rules as ages } from '@ecumene/through-the-ages/rules';
import { describe, expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';
import { foundIn, runsOf, wordsOf } from './search.ts';
import { FILLERS } from './words-for.ts';

const chapters = chaptersOf(ancient);
const look = (sought: string) => foundIn(chapters, 'AC', sought);
const titles = (sought: string): string[] => look(sought).chapters.map(({ title }) => title);
const ids = (sought: string): string[] =>
  look(sought).chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

describe('a search', () => {
  test('keeps the chapters in which something was found', () => {
    expect(titles('flood plain')).toEqual(expect.arrayContaining(['What is in the box', 'The twelve calamities']));
    expect(titles('flood plain')).not.toContain('Taxes and revolts');
    expect(titles('xyzzy')).toEqual([]);
    expect(titles('  ')).toHaveLength(chapters.length);
  });

  test('finds a paragraph by its number, with or without its book', () => {
    expect(ids('AC 23.5').length).toBeGreaterThan(0);
    expect(ids('AC 23.5').every((id) => id.startsWith('23.5'))).toBe(true);
    expect(ids('23.5')).toContain('23.51');
  });

  test.each([
    ['famine grain', '30.312'],
    ['grain famine', '30.312'],
    ['buy a card', '31.12'],
    ['calamity secondary', '29.61'],
    ['minimum trade', '28.3'],
    ['how many cards', '31.71'],
    ['how many cards do I keep?', '31.71'],
    ['siege', '24.31'],
    ['besieging cities', '24.32'],
    ['hand limit', 'A31'],
    ['hand limit', '31.71'],
    ['how many cards may I hold', '31.71'],
    ['FLOODING plains', '30.515'],
    ['trading calamities', '29.2'],
    ['disaster', '29.4'],
    ['money', '11.2'],
    ['calam', '29.4'],
    ['what does mysticism do', '32.911'],
    ['where will ships go', '23.51'],
  ])('finds the words in any order, as one asks for them: %s', (sought, id) => {
    expect(look(sought).isNearest).toBe(false);
    expect(ids(sought)).toContain(id);
  });

  test('puts the chapter that says it best first: what is called so, then what says it word for word', () => {
    expect(titles('movement')[0]).toBe('Movement');
    expect(titles('the victims of calamities').indexOf('Calamities')).toBe(0);
    expect(titles('population limit')[0]).toBe('What is in the box');
    expect(titles('famine grain')[0]).toBe('The twelve calamities');
  });

  test('shows what has the most of the words, when nothing has them all', () => {
    const { isNearest, chapters: near } = look('famine grain xyzzy');
    expect(isNearest).toBe(true);
    expect(near.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))).toContain('30.312');
    expect(look('xyzzy plugh')).toMatchObject({ isNearest: false, chapters: [] });
  });

  test('reads every book', () => {
    const found = foundIn(chaptersOf(ages), 'TTA', 'how many workers').chapters;
    expect(found.map(({ title }) => title)).toContain('Tokens, workers and stores');
  });
});

test.each([
  ['Cities, city, CITY', ['city', 'city', 'city']],
  ['trade trades traded trading', ['trad', 'trad', 'trad', 'trad']],
  ['Récolte', ['recolt']],
  ['losses loss', ['los', 'los']],
  ['30.312', ['30.312']],
])('words are compared without case, accents and endings: %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each(FILLERS.split(' '))('a search is not narrowed by “%s”', (filler) => {
  expect(ids(`${filler} mysticism`).toSorted()).toEqual(ids('mysticism').toSorted());
});

test('letters that stand for words are one word, and no beginning of another', () => {
  expect(wordsOf('The A.S.T. The end.A city')).toEqual(['the', 'ast', 'the', 'end', 'a', 'city']);
  expect(ids('a.s.t.')).toEqual(ids('ast'));
  const { marks } = look('AST');
  const marked = runsOf('A player’s marker can’t pass Astronomy on the A.S.T. track', marks).filter(
    ({ isMarked }) => isMarked,
  );
  expect(marked.map(({ text }) => text)).toEqual(['A.S.T']);
});

test('the words that were found are marked where they stand', () => {
  const { marks } = look('a city attacked');
  expect(runsOf('A city falls; attackers are removed.', marks)).toEqual([
    { text: 'A ', isMarked: false },
    { text: 'city', isMarked: true },
    { text: ' falls; ', isMarked: false },
    { text: 'attackers', isMarked: true },
    { text: ' are removed.', isMarked: false },
  ]);
  expect(runsOf('All of it.', look('').marks)).toEqual([{ text: 'All of it.', isMarked: false }]);
});
