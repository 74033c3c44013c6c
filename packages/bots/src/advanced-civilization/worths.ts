import {
  type AcState,
  type AcView,
  book,
  CALAMITY_CARDS,
  CARDS,
  CIVILIZATION_CARDS,
  COMMODITIES,
  decode,
  openScore,
} from '@ecumene/advanced-civilization/reference';
import { type CalamityRow, enlargedValue, isHelp, modified, modifiersOf, strongestOf } from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import { Goods, sameEverywhere } from '../ancients/goods.ts';
import type { Guide } from '../ancients/guide.ts';
import { type Enlarged, holds, type Sight } from '../ancients/sight.ts';
import type { Worths } from '../ancients/worths.ts';
import { CHOICES } from './choices.ts';

/** What the things of Advanced Civilization are worth, in points of the final score. */
const WORTHS: Worths = {
  nations: ['assyria', 'babylon', 'egypt', 'illyria', 'crete', 'italy', 'iberia', 'africa', 'asia', 'thrace'],
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

function suffers(state: AcState, nation: number, row: CalamityRow): number {
  switch (row.takes) {
    case 'points':
      return modified(state, nation, row.amount, modifiersOf(CIVILIZATION_CARDS, row.id, 'points-lost'));
    case 'idles':
      return modified(state, nation, row.amount, modifiersOf(CIVILIZATION_CARDS, row.id, 'tokens-in-revolt'));
    case 'reduces':
      return citiesReduced(state, nation, row);
    case 'horde':
      return MOST_OF_A_HORDE;
    default:
      return row.amount;
  }
}

/** Superstition goes by the strongest card alone. */
function citiesReduced(state: AcState, nation: number, { id, amount }: CalamityRow): number {
  const fewer = modifiersOf(CIVILIZATION_CARDS, id, 'cities-reduced');
  if (id === 'superstition') return Math.max(0, amount + (strongestOf(state, nation, fewer)?.[1] ?? 0));
  return modified(state, nation, amount < 0 ? at(state.nations, nation).cities + amount : amount, fewer);
}

const EASED = new Map<string, readonly string[]>();

function eases(calamity: string): readonly string[] {
  const known =
    EASED.get(calamity) ??
    CIVILIZATION_CARDS.flatMap(({ id, effects }) =>
      effects.some((effect) => 'calamity' in effect && effect.calamity === calamity && isHelp(effect)) ? [id] : [],
    );
  EASED.set(calamity, known);
  return known;
}

/** The set that Mining enlarges. */
function mined({ me, book: { goods } }: Sight, hand: readonly number[]): Enlarged | undefined {
  if (!holds(me, 'mining')) return undefined;
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
  score: openScore,
  suffers,
  eases,
  credits: (advance, held) =>
    Object.entries(CARDS.get(advance)?.credits ?? {}).reduce(
      (sum, [id, credit]) => (held[id] === undefined ? sum + credit : sum),
      0,
    ),
  funds: (state, nation) => state.credit[nation] ?? 0,
  purchase: {
    enlarges: mined,
    answer: (_sight, _temper, { buy, spend }, mine) => ({ buy, spend, ...(mine !== undefined && { mine }) }),
  },
  handChanges: new Set(['cards-received', 'toll-paid']),
  choices: CHOICES,
  ships: 'before-moving',
};
