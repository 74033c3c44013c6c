import { terrainOf } from '@ecumene/ancients';
import { amount, type Conflict, oneOf, onOff, type Settled, say } from '@ecumene/engine';
import { type BoardChoice, LAYOUTS } from './data/boards.ts';

/** The options of the article The Road to Civilization. */
export const road = {
  finish: oneOf(['usual', 'last-number', 'beyond'], {
    title: 'Finish',
    about:
      'Where the track ends: at the finish square, on the last numbered space (a shorter game), or never (a longer game: each space past the finish asks for 200 more points, until a player has all 24 civilization cards).',
    rule: 'AC RC early-finish',
    default: 'usual',
  }),
  easierIron: onOff({
    title: 'Easier Iron Ages',
    about:
      'For five or six players: eight cards of four groups open the Early Iron Age, 1,100 points and all five groups the Late Iron Age.',
    rule: 'AC RC easier-iron.1',
  }),
} as const;

/** The variants: one option each. */
export const variants = {
  imperial: amount({
    title: 'Imperial Civilizations',
    about:
      'How many sets of pieces each nation has. With two or more, cities beyond the ninth draw second cards, and a nation buys only one card a turn from the ninth stack. The standard game has 1.',
    rule: 'AC IC 1',
    least: 1,
    most: 4,
    default: 1,
  }),
  atlantis: onOff({
    title: 'Atlantis',
    about:
      'Crete starts with 2 tokens, needs a city in Thera, Phaestos or Knossos to advance, and the Aegean is devastated when it draws Volcano/Earthquake.',
    rule: 'AC AT 1',
  }),
  tradeCities: onOff({
    title: 'Civilization and Trade',
    about: 'Each commodity has its trade city, whose owner counts a set of it as one card larger.',
    rule: 'AC CT 1',
  }),
} as const;

type Chosen = Settled<typeof road & typeof variants> & {
  readonly board: BoardChoice;
  readonly cardPurchases: string;
};

/** Whether a number of players may choose Crete on a board. */
function mayBeCrete(board: BoardChoice, seats: number): boolean {
  const layout = LAYOUTS[seats]?.find((each) => each.board === board);
  if (layout === undefined || layout.rows?.includes('crete') === false) return false;
  return (terrainOf(layout.ground).starts.get('crete') ?? []).length > 0;
}

export const variantConflicts: readonly Conflict<Chosen>[] = [
  {
    when: ({ easierIron }, seats) => easierIron && seats !== undefined && seats !== 5 && seats !== 6,
    text: say('The easier Iron Ages are only for five or six players. Turn this off, or change the number of seats.'),
    rule: 'AC RC easier-iron.1',
  },
  {
    when: ({ easierIron, cardPurchases }) => easierIron && cardPurchases !== 'ninth-stack',
    text: say('Easier Iron Ages and trade cards from any stack do not go together. Turn one of them off.'),
    rule: 'AC RC buy-any-stack',
  },
  {
    when: ({ atlantis, board }, seats) => atlantis && seats !== undefined && !mayBeCrete(board, seats),
    text: say('Atlantis needs Crete, which is not in play with this board and number of players. Change one of them.'),
    rule: 'AC AT 1',
  },
];
