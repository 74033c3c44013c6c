import {
  type AcState,
  type AcView,
  amountFor,
  book,
  CALAMITIES,
  CALAMITY_CARDS,
  CARDS,
  COMMODITIES,
  decode,
  mayMine,
  REMEDIES,
} from '@ecumene/advanced-civilization/reference';
import { type CalamityRow, enlargedValue } from '@ecumene/ancients';
import type { BoardPosition, Enlarged } from '../ancients/board-position.ts';
import { Goods, sameEverywhere } from '../ancients/goods.ts';
import type { Guide } from '../ancients/guide.ts';
import type { Worths } from '../ancients/worths.ts';
import { CHOICES } from './choices.ts';

/** What the things of Advanced Civilization are worth, in points of the final score. */
const WORTHS: Worths = {
  nations: ['assyria', 'babylon', 'egypt', 'illyria', 'crete', 'italy', 'iberia', 'africa', 'asia', 'thrace'],
  point: 1,
  points: (advance) => CARDS.get(advance)?.cost ?? 0,
  uses: {
    pottery: 8,
    'cloth-making': 4,
    metalworking: 6,
    agriculture: 30,
    roadbuilding: 4,
    mining: 12,
    engineering: 28,
    astronomy: 8,
    coinage: 10,
    medicine: 22,
    mathematics: 0,
    'drama-and-poetry': 24,
    music: 26,
    architecture: 22,
    literacy: 0,
    law: 22,
    democracy: 24,
    military: 0,
    philosophy: 18,
    mysticism: 14,
    deism: 14,
    enlightenment: 26,
    monotheism: 20,
    theology: 30,
  },
  arms: new Set(['metalworking', 'military', 'engineering', 'roadbuilding', 'monotheism']),
  fears: {
    city: 30,
    reduced: 18,
    point: 2,
    split: 40,
    unknown: 40,
    besides: { treachery: 10, epidemic: 5 },
    safeFromHordes: new Set(['crete']),
    safeTurns: 4,
  },
  counts: (need) => (need === 'cards' ? 1 : 0),
  rich: 30,
  money: 1,
  treasury: -0.5,
};

/** The most unit points a horde takes. */
const MOST_OF_A_HORDE = 20;

function suffers(state: AcState, nation: number, { id, takes }: CalamityRow): number {
  if (takes === 'horde') return MOST_OF_A_HORDE;
  return isCalamity(id) ? amountFor(state, nation, id) : 0;
}

function isCalamity(id: string): id is keyof typeof CALAMITIES {
  return Object.hasOwn(CALAMITIES, id);
}

/** The set that Mining enlarges. */
function mined({ state, number, book: { goods } }: BoardPosition, hand: readonly number[]): Enlarged | undefined {
  if (!mayMine(state, number)) return undefined;
  let best: Enlarged | undefined;
  for (const face of COMMODITIES) {
    const good = goods.number(face.id);
    if (face.mined === undefined || good === undefined) continue;
    const cards = hand[good] ?? 0;
    const gain = enlargedValue(face, cards, 1) - goods.setWorth(good, cards);
    if (gain > (best?.gain ?? 0)) best = { good, gain };
  }
  return best;
}

export const guide: Guide<AcState, AcView> = {
  game: 'advanced-civilization',
  book,
  decode,
  goods: sameEverywhere(new Goods([...COMMODITIES, ...CALAMITY_CARDS])),
  absent: () => [],
  worths: WORTHS,
  suffers,
  eases: (calamity) => REMEDIES.get(calamity) ?? [],
  credits: (advance, held) =>
    Object.entries(CARDS.get(advance)?.credits ?? {}).reduce(
      (sum, [id, credit]) => (held[id] === undefined ? sum + credit : sum),
      0,
    ),
  funds: (state, nation) => state.credit[nation] ?? 0,
  purchase: {
    enlarges: mined,
    answer: (_position, _temper, { buy, spend }, mine) => ({ buy, spend, ...(mine !== undefined && { mine }) }),
  },
  handChanges: new Set(['cards-received', 'toll-paid']),
  choices: CHOICES,
  ships: 'before-moving',
};
