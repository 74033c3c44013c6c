import type { Ground } from '@ecumene/ancients';

const MAIN = ['main-1', 'main-2', 'main-3', 'main-4'] as const;
const EXTENSION = 'western-extension';

/** Sites on islands, which two players ignore. Areas without a land way to the mainland are islands. @rule AC 16.8 */
const ISLAND_SITES = [
  'chalcis',
  'eretria',
  'ithaca',
  'knossos',
  'palermo',
  'phaestos',
  'rhodes',
  'salamis',
  'sardinia',
  'syracuse',
  'thera',
] as const;

/** A board for a number of players. */
export interface Layout {
  /** What the option `board` calls it. */
  readonly board: BoardChoice;
  readonly tokens: number;
  readonly ground: Ground;
  /** Nations that may be chosen, by row; all whose start areas are in play, if not said. */
  readonly rows?: readonly string[];
}

export const BOARD_CHOICES = ['main', 'main-east', 'extension', 'extension-west'] as const;
export type BoardChoice = (typeof BOARD_CHOICES)[number];

function ground(
  panels: readonly string[],
  side: Ground['side'] = 'both',
  withoutSites: readonly string[] = [],
): Ground {
  return { board: 'advanced-civilization', panels, side, withoutSites };
}

const [FIRST, SECOND, THIRD, FOURTH] = MAIN;
const WESTERN = ['italy', 'africa', 'illyria', 'thrace', 'crete'];

/**
 * The boards each number of players may use, the usual one first. @rule AC 16.1 @rule AC 16.2 @rule AC 16.3 @rule AC 16.4
 * @rule AC 16.5 @rule AC 16.6 @rule AC 16.7 @rule AC 16.8 @rule AC A18
 */
export const LAYOUTS: Readonly<Record<number, readonly [Layout, ...Layout[]]>> = {
  2: [
    {
      board: 'main',
      tokens: 55,
      ground: ground([FIRST, SECOND, THIRD], 'west', ISLAND_SITES),
      rows: ['italy', 'africa', 'illyria', 'thrace'],
    },
  ],
  3: [{ board: 'main', tokens: 47, ground: ground([FIRST, SECOND, THIRD], 'west'), rows: WESTERN }],
  4: [
    {
      board: 'main',
      tokens: 55,
      ground: ground([SECOND, THIRD, FOURTH], 'east'),
      rows: ['egypt', 'babylon', 'assyria', 'asia'],
    },
    { board: 'extension', tokens: 55, ground: ground([EXTENSION, FIRST, SECOND, THIRD], 'west'), rows: WESTERN },
  ],
  5: [
    { board: 'main', tokens: 47, ground: ground([FIRST, SECOND, THIRD]) },
    { board: 'main-east', tokens: 47, ground: ground([SECOND, THIRD, FOURTH]) },
    { board: 'extension', tokens: 47, ground: ground([EXTENSION, FIRST, SECOND]) },
  ],
  6: [
    { board: 'main', tokens: 55, ground: ground(MAIN) },
    { board: 'extension', tokens: 55, ground: ground([EXTENSION, ...MAIN]) },
    { board: 'extension-west', tokens: 55, ground: ground([EXTENSION, FIRST, SECOND, THIRD]) },
  ],
  7: [
    { board: 'main', tokens: 55, ground: ground(MAIN) },
    { board: 'extension', tokens: 55, ground: ground([EXTENSION, ...MAIN]) },
  ],
  8: [
    { board: 'main', tokens: 47, ground: ground(MAIN) },
    { board: 'extension', tokens: 47, ground: ground([EXTENSION, ...MAIN]) },
  ],
};
