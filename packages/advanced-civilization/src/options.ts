import { amount, OptionSheet, oneOf, onOff, type Settled, say } from '@ecumene/engine';
import { BOARD_CHOICES, LAYOUTS } from './data/boards.ts';
import { seasonConflicts, seasonToTaste } from './season-to-taste.ts';
import { road, variantConflicts, variants } from './variant-options.ts';

/** How a table is run: board, nations, pace and end. */
const table = {
  pace: oneOf(['swift', 'strict'], {
    title: 'Pace',
    about:
      'Swift: players decide at the same time where the order does not matter. Strict: always in the printed order.',
    rule: 'AC 17.2',
    default: 'swift',
  }),
  board: oneOf(BOARD_CHOICES, {
    title: 'Board',
    about:
      'The main board, its eastern part, or the board with the Western Extension, with or without the easternmost panel. Some boards are only for certain numbers of players.',
    rule: 'AC 16.1',
    default: 'main',
  }),
  nations: oneOf(['chosen', 'dealt'], {
    title: 'Nations',
    about: 'Players choose their nations in a random order, or each gets one at random.',
    rule: 'AC 15.3',
    default: 'chosen',
  }),
  turns: amount({
    title: 'Last turn',
    about:
      'The game ends with this turn if no player finishes before. 0 means no limit. Players can also end the game at the table.',
    rule: 'AC 34.1B',
    least: 0,
    most: 200,
    default: 0,
  }),
} as const;

/** Guesses of ours where the book is silent. */
const guesses = {
  babylonLater: onOff({
    title: 'Babylon one step later',
    about: 'Babylon enters the Bronze Ages one step later than Egypt.',
    rule: 'AC A3',
  }),
} as const;

const options = { ...table, ...seasonToTaste, ...road, ...variants, ...guesses } as const;

export const sheet = new OptionSheet<typeof options>(options, [
  {
    when: ({ board }, seats) =>
      seats !== undefined && LAYOUTS[seats]?.every((layout) => layout.board !== board) === true,
    text: say('This board does not work with this number of players. Choose the main board, which always does.'),
    rule: 'AC 16.1',
  },
  ...seasonConflicts,
  ...variantConflicts,
]);

export type AcOptions = Settled<(typeof sheet)['options']>;
