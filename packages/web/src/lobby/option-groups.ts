import type { Option, Options } from '@ecumene/engine';
import { t } from '../text/text.ts';

/** Options as the books group them: by the part of the rules that allows each. */
export interface OptionGroup {
  readonly title: string;
  readonly about: string;
  readonly options: readonly (readonly [name: string, option: Option])[];
}

interface Chapter {
  readonly title: string;
  readonly about: string;
  /** Which paragraphs belong to it. */
  readonly of: RegExp;
}

/** The first chapter a paragraph belongs to is its own; whatever belongs to none is about the table itself. */
const CHAPTERS: readonly Chapter[] = [
  {
    title: t('Optional rules'),
    about: t('Calamities, two sets of pieces, cultures.'),
    of: /^EP (24\.2|3[23]\.)/,
  },
  {
    title: t('Season to taste'),
    about: t('Harsher or kinder calamities, other ways to buy and to sail.'),
    of: /^AC ST /,
  },
  {
    title: t('Shorter and longer games'),
    about: t('Where the track ends, and what the Iron Ages require.'),
    of: /^AC RC /,
  },
  { title: t('Variants'), about: t('A different game on the same board.'), of: /^AC (IC|AT|CT) / },
  {
    title: t('Cards that differ between printings'),
    about: t('Use the other version of a card.'),
    of: /^TTA ruling\.P/,
  },
  {
    title: t('Where the book is silent'),
    about: t('Rule interpretations to agree on before the game.'),
    of: /^(AC A\d|EP C\d|TTA ruling\.)/,
  },
];

export function groupsOf(options: Options): readonly OptionGroup[] {
  const entries = Object.entries(options);
  const chapterOf = ({ rule }: Option): Chapter | undefined =>
    CHAPTERS.find(({ of }) => rule !== undefined && of.test(rule));
  const groups = [
    { title: t('The table'), about: t('Setup, pace and length.'), of: undefined },
    ...CHAPTERS.map((chapter) => ({ ...chapter, of: chapter })),
  ].map(({ title, about, of }) => ({
    title,
    about,
    options: entries.filter(([, option]) => chapterOf(option)?.title === of?.title),
  }));
  return groups.filter((group) => group.options.length > 0);
}
