import type { Paragraph, PartOfBook, RuleIndex } from '@ecumene/engine';
import { named, t } from '../text/text.ts';
import { headingsOf } from './headings.ts';

/** The chapters of a rulebook, as a reader looks for them. */

export interface Chapter {
  /** What it is called in an address. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** The same paragraphs under the names a reader looks for, a calamity or a card; those under none first. */
  readonly parts: readonly PartOfChapter[];
}

export interface PartOfChapter {
  readonly title: string | undefined;
  readonly paragraphs: readonly Paragraph[];
}

/** The section of the book a paragraph stands in. */
function sectionOf({ id }: Paragraph): string {
  return /^(\d+|[A-Z&]+|[a-z-]+)/.exec(id)?.[0] ?? '';
}

/** A book by chapters; what belongs to none comes last. */
export function chaptersOf({ book, paragraphs, parts }: RuleIndex): readonly Chapter[] {
  const headings = headingsOf(book);
  const known = headings.map(({ title, sections }) => ({
    id: `chapter-${sections[0]?.toLowerCase().replace('&', '-') ?? ''}`,
    title,
    paragraphs: paragraphs.filter((one) => sections.includes(sectionOf(one))),
  }));
  const placed = new Set(headings.flatMap(({ sections }) => sections));
  const rest = paragraphs.filter((one) => !placed.has(sectionOf(one)));
  return [...known, { id: 'more', title: t('Everything else'), paragraphs: rest }]
    .filter((chapter) => chapter.paragraphs.length > 0)
    .map((chapter) => ({ ...chapter, parts: partsOf(chapter.paragraphs, parts) }));
}

function partsOf(paragraphs: readonly Paragraph[], parts: readonly PartOfBook[]): readonly PartOfChapter[] {
  const under = new Map<PartOfBook | undefined, Paragraph[]>();
  for (const one of paragraphs) {
    const part = parts.find(({ begins }) => one.id.startsWith(begins));
    under.set(part, [...(under.get(part) ?? []), one]);
  }
  return [...under].map(([part, its]) => ({ title: part && named(part.name), paragraphs: its }));
}

/** What a paragraph is called in an address. */
export function anchorOf(id: string): string {
  return `r-${id.toLowerCase().replace(/[^a-z\d.]+/g, '-')}`;
}

/** A piece of what a paragraph says; `to` is the paragraph it refers to. */
interface Piece {
  readonly text: string;
  readonly to?: string;
}

const IN_BRACKETS = /(?<=\(|, )[^(),]+(?=[,)])/g;

/** What a paragraph says, with the paragraphs it names in brackets, as in (30.813, 30.819), set apart. */
export function piecesOf(says: string, known: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: id, index } of says.matchAll(IN_BRACKETS)) {
    if (!known.has(id)) continue;
    pieces.push({ text: says.slice(done, index) }, { text: id, to: id });
    done = index + id.length;
  }
  return [...pieces, { text: says.slice(done) }];
}
