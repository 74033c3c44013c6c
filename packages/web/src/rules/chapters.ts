import type { Paragraph, PartOfBook, RuleIndex } from '@ecumene/engine';
import { named, t } from '../text/text.ts';

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

interface Heading {
  readonly title: string;
  /** The sections of the book it covers: what its paragraphs begin with. */
  readonly sections: readonly string[];
}

const numbers = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));

const ANCIENT: readonly Heading[] = [
  { title: t('The game in short'), sections: numbers(1, 2) },
  { title: t('What is in the box'), sections: numbers(3, 14) },
  { title: t('Setting up'), sections: numbers(15, 16) },
  { title: t('The turn'), sections: numbers(17, 18) },
  { title: t('Taxes and revolts'), sections: ['19'] },
  { title: t('Population and census'), sections: numbers(20, 21) },
  { title: t('Ships'), sections: ['22'] },
  { title: t('Movement'), sections: ['23'] },
  { title: t('Conflict'), sections: ['24'] },
  { title: t('Cities, surplus and support'), sections: numbers(25, 26) },
  { title: t('Drawing trade cards'), sections: ['27'] },
  { title: t('Trade'), sections: ['28'] },
  { title: t('Calamities'), sections: ['29'] },
  { title: t('The twelve calamities'), sections: ['30'] },
  { title: t('Buying civilization cards'), sections: ['31'] },
  { title: t('The twenty-four cards'), sections: ['32'] },
  { title: t('The succession track'), sections: ['33'] },
  { title: t('End and victory'), sections: numbers(34, 35) },
  { title: t('Questions and answers'), sections: ['Q&A'] },
  { title: t('Season to taste'), sections: ['ST'] },
  { title: t('Shorter and longer games'), sections: ['RC'] },
  { title: t('The Western Extension'), sections: ['WX'] },
  { title: t('Imperial Civilizations'), sections: ['IC'] },
  { title: t('Atlantis'), sections: ['AT'] },
  { title: t('Civilization and Trade'), sections: ['CT'] },
  { title: t('Statistics from articles'), sections: ['CM', 'TL', 'SC', 'CC', 'WA'] },
  { title: t('Rulings'), sections: ['P', 'A'] },
];

const AGES: readonly Heading[] = [
  { title: t('The game and its set-up'), sections: ['flow', 'setup'] },
  {
    title: t('The start of a turn'),
    sections: ['turn', 'first-turn', 'row', 'ages', 'war-resolution', 'common-tactics'],
  },
  {
    title: t('Politics'),
    sections: ['politics', 'prepare-event', 'aggression', 'war', 'pact', 'cancel-pact', 'resign'],
  },
  {
    title: t('Civil actions'),
    sections: [
      'action-phase',
      'take-card',
      'take-wonder',
      'population',
      'build',
      'upgrade',
      'destroy',
      'play-leader',
      'wonder-stage',
      'develop',
      'revolution',
      'action-card',
    ],
  },
  {
    title: t('Military actions'),
    sections: ['build-unit', 'upgrade-unit', 'disband', 'play-tactic', 'copy-tactic'],
  },
  {
    title: t('The end of a turn'),
    sections: ['end-of-turn', 'discard', 'uprising', 'production', 'draw', 'reset'],
  },
  { title: t('Events and colonies'), sections: ['events', 'evaluate', 'colonization'] },
  {
    title: t('Cards in hand and in play'),
    sections: [
      'level',
      'hand',
      'in-play',
      'discard-pile',
      'technologies',
      'farms-and-mines',
      'urban-buildings',
      'units',
      'special-technologies',
      'governments',
      'wonders',
      'leaders',
      'action-cards',
      'colonies',
      'tactics',
      'pacts',
      'wars',
      'other-cards',
    ],
  },
  {
    title: t('Statistics'),
    sections: [
      'statistics',
      'science-rating',
      'culture-rating',
      'strength',
      'happiness',
      'colonization-modifier',
      'actions',
    ],
  },
  {
    title: t('Tokens, workers and stores'),
    sections: ['tokens', 'workers', 'discontent', 'stores', 'paying', 'points'],
  },
  {
    title: t('Single cards'),
    sections: [
      'card-description',
      'homer',
      'genghis-khan',
      'robespierre',
      'newton',
      'bach',
      'gates',
      'st-peters',
      'hollywood',
      'internet',
      'development-of-civilization',
      'ravages-of-time',
      'international-agreement',
    ],
  },
  { title: t('Rulings'), sections: ['ruling'] },
];

const HEADINGS: Readonly<Record<string, readonly Heading[]>> = { AC: ANCIENT, TTA: AGES };

/** The section of the book a paragraph stands in. */
function sectionOf({ id }: Paragraph): string {
  return /^(\d+|[A-Z&]+|[a-z-]+)/.exec(id)?.[0] ?? '';
}

/** A book by chapters; what belongs to none comes last. */
export function chaptersOf({ book, paragraphs, parts }: RuleIndex): readonly Chapter[] {
  const headings = (Object.hasOwn(HEADINGS, book) ? HEADINGS[book] : undefined) ?? [];
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
