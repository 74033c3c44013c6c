import type { Paragraph } from '@ecumene/engine';
import { named } from '../text/text.ts';
import type { Chapter, PartOfChapter } from './chapters.ts';
import { CUT_SHORT, FILLERS, OTHER_WORDS } from './words-for.ts';

/** Looking something up in a rulebook, as people ask for it: by number, by name, or by words in any order. */

export interface Found {
  /** What says so; the chapter that says it best comes first. */
  readonly chapters: readonly Chapter[];
  /** Nothing has all the words: this has the most of them. */
  readonly isNearest: boolean;
  /** Whether a word of the book is one of those that were looked for. */
  marks(word: string): boolean;
}

/** A number, letters each with a dot between that stand for words, or a word. */
const WORD = /\d+(?:\.\d+)*|\p{L}(?:\.\p{L})+(?!\p{L})|[\p{L}\p{M}]+/gu;
/** A text cut into words and what stands between them. */
const APART = new RegExp(`(${WORD.source})`, 'u');
/** From so many letters on, the beginning of a word stands for it. */
const A_BEGINNING = 3;

/** Words as they are compared: without case, accents and the endings of many, doing and done. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(WORD)?.map(stemOf) ?? [];
}

function stemOf(written: string): string {
  const word = /\d/.test(written) ? written : written.replaceAll('.', '');
  const one = word.length > 4 ? word.replace(/ie[sd]$/, 'y') : word;
  const single = one.length > 3 ? one.replace(/([^s])s$/, '$1') : one;
  const bare = single.length > 4 ? single.replace(/(?:ing|ed)$/, '') : single;
  if (bare.length < 3) return single;
  return bare.length > 3 ? bare.replace(/e$/, '').replace(/([^aeiou])\1$/, '$1') : bare;
}

/** A word that is looked for, and the ways to say it: each is the words it takes. */
type Wish = readonly (readonly string[])[];

const FILLING = new Set(wordsOf(FILLERS));
const WHOLE = new Set(wordsOf(CUT_SHORT));
const ALSO = new Map(
  Object.entries(OTHER_WORDS).map(([word, others]) => [wordsOf(word)[0] ?? word, others.map(wordsOf)]),
);

function wishesIn(sought: string): readonly Wish[] {
  const words = [...new Set(wordsOf(sought))];
  const telling = words.filter((word) => !FILLING.has(word));
  return (telling.length > 0 ? telling : words).map((word) => [[word], ...(ALSO.get(word) ?? [])]);
}

function isMeant(word: string, by: string): boolean {
  return word === by || (by.length >= A_BEGINNING && !/\d/.test(by) && !WHOLE.has(by) && word.startsWith(by));
}

function has(words: readonly string[], wish: Wish): boolean {
  return wish.some((way) => way.every((one) => words.some((word) => isMeant(word, one))));
}

interface Run {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text, with the words that are looked for set apart. */
export function runsOf(text: string, marks: Found['marks']): readonly Run[] {
  const runs: Run[] = [];
  let before = '';
  for (const piece of text.split(APART)) {
    if (!marks(piece)) before += piece;
    else {
      runs.push({ text: before, isMarked: false }, { text: piece, isMarked: true });
      before = '';
    }
  }
  return [...runs, { text: before, isMarked: false }].filter((run) => run.text !== '');
}

/** How well a paragraph says what is looked for; the last of them is that it does not. */
const [BY_NUMBER, AS_TITLE, AS_PHRASE, IN_TITLE, IN_WORDS, NOT] = [0, 1, 2, 3, 4, 5];

interface Place {
  readonly paragraph: Paragraph;
  readonly part: PartOfChapter;
  readonly chapter: Chapter;
}

export const NOTHING: Found['marks'] = () => false;

/** What of the chapters says so, or comes nearest to it. */
export function foundIn(chapters: readonly Chapter[], book: string, sought: string): Found {
  const wishes = wishesIn(sought);
  if (wishes.length === 0) return { chapters, isNearest: false, marks: NOTHING };
  const marks = (word: string): boolean => {
    const [stem] = wordsOf(word);
    if (stem === undefined) return false;
    return wishes.some((wish) => wish.some((way) => way.some((one) => !FILLING.has(one) && isMeant(stem, one))));
  };
  const places = chapters.flatMap((chapter) =>
    chapter.parts.flatMap((part) => part.paragraphs.map((paragraph) => ({ chapter, part, paragraph }))),
  );
  const ranks = new Map(places.map((place) => [place.paragraph, rankOf(place, book, sought, wishes)]));
  const said = keep(chapters, ranks);
  if (said.length > 0 || wishes.length === 1) return { chapters: said, isNearest: false, marks };
  const counts = places.map((place) => wishes.filter((wish) => has(wordsAt(place), wish)).length);
  const most = Math.max(1, ...counts);
  const near = places.filter((_, i) => counts[i] === most).map(({ paragraph }) => [paragraph, IN_WORDS] as const);
  return { chapters: keep(chapters, new Map(near)), isNearest: near.length > 0, marks };
}

/** The chapters with the paragraphs of any rank, by the best they have. */
function keep(chapters: readonly Chapter[], ranks: ReadonlyMap<Paragraph, number>): readonly Chapter[] {
  const rank = (paragraph: Paragraph): number => ranks.get(paragraph) ?? NOT;
  const kept = chapters.flatMap((chapter) => {
    const parts = chapter.parts.map((part) => ({
      ...part,
      paragraphs: part.paragraphs.filter((one) => rank(one) < NOT),
    }));
    const paragraphs = parts.flatMap((part) => part.paragraphs);
    const best = Math.min(...paragraphs.map(rank));
    return paragraphs.length === 0 ? [] : [{ best, chapter: { ...chapter, parts, paragraphs } }];
  });
  return kept.sort((a, b) => a.best - b.best).map(({ chapter }) => chapter);
}

function rankOf(place: Place, book: string, sought: string, wishes: readonly Wish[]): number {
  if (isNumbered(place.paragraph, book, sought)) return BY_NUMBER;
  const words = wordsAt(place);
  if (!wishes.every((wish) => has(words, wish))) return NOT;
  const title = titleWords(place);
  const phrase = wordsOf(sought);
  if (hasPhrase(title, phrase)) return AS_TITLE;
  if (hasPhrase(words, phrase)) return AS_PHRASE;
  return wishes.every((wish) => has(title, wish)) ? IN_TITLE : IN_WORDS;
}

function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return ` ${words.join(' ')}`.includes(` ${phrase.join(' ')}`);
}

function isNumbered({ id }: Paragraph, book: string, sought: string): boolean {
  const [number, wish] = [id.toLowerCase(), sought.trim().toLowerCase()];
  return number.startsWith(wish) || `${book.toLowerCase()} ${number}`.startsWith(wish);
}

function titleWords({ part, chapter }: Place): string[] {
  return [...wordsOf(part.title ?? ''), ...wordsOf(chapter.title)];
}

const known = new WeakMap<Paragraph, readonly string[]>();

/** All words of a paragraph and of what it stands under; they are the same at every look. */
function wordsAt(place: Place): readonly string[] {
  const before = known.get(place.paragraph);
  if (before !== undefined) return before;
  const words = [...titleWords(place), ...wordsOf(named(place.paragraph.says))];
  known.set(place.paragraph, words);
  return words;
}
