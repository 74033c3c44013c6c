import type { CalamityRow } from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import {
  amountFor,
  book,
  CALAMITIES,
  decode,
  facesFor,
  modifiersOf,
  type WeState,
  type WeView,
} from '@ecumene/western-empires/reference';
import { Goods, sameEverywhere } from '../ancients/goods.ts';
import type { Guide } from '../ancients/guide.ts';
import type { Worths } from '../ancients/worths.ts';
import { CHOICES } from './choices.ts';
import { completePurchase, creditsOf, rowOf } from './purchase.ts';

/** What a victory point is worth, so that a step of the track is worth what it is in Advanced Civilization. */
const A_POINT = 20;

/** What the things of Western Empires are worth. */
const WORTHS: Worths = {
  nations: ['egypt', 'rome', 'assyria', 'hatti', 'carthage', 'hellas', 'iberia', 'celt', 'minoa'],
  point: A_POINT,
  points: (advance) => A_POINT * (rowOf(advance)?.points ?? 0),
  uses: {
    'advanced-military': 60,
    agriculture: 45,
    anatomy: 80,
    architecture: 35,
    astronavigation: 6,
    calendar: 20,
    cartography: 16,
    'cloth-making': 4,
    coinage: 16,
    'cultural-ascendancy': 80,
    deism: 12,
    democracy: 30,
    diaspora: 220,
    diplomacy: 16,
    'drama-and-poetry': 22,
    empiricism: 10,
    engineering: 26,
    enlightenment: 28,
    fundamentalism: 14,
    law: 24,
    library: 45,
    literacy: 10,
    masonry: 20,
    mathematics: 12,
    medicine: 22,
    metalworking: 8,
    military: 10,
    mining: 60,
    monarchy: 12,
    monotheism: 100,
    monument: 24,
    music: 24,
    mysticism: 14,
    mythology: 14,
    'naval-warfare': 8,
    philosophy: 22,
    politics: 36,
    pottery: 16,
    'provincial-empire': 90,
    'public-works': 50,
    rhetoric: 16,
    roadbuilding: 10,
    sculpture: 12,
    theocracy: 14,
    theology: 110,
    'trade-empire': 70,
    'trade-routes': 30,
    'universal-doctrine': 18,
    urbanism: 14,
    'wonder-of-the-world': 110,
    'written-record': 14,
  },
  arms: new Set(['metalworking', 'military', 'advanced-military', 'engineering', 'roadbuilding', 'monotheism']),
  fears: {
    city: 30,
    reduced: 18,
    point: 2,
    split: 40,
    unknown: 20,
    besides: { treachery: 10, regression: 60, epidemic: 5, corruption: 10 },
    safeFromHordes: new Set(),
    safeTurns: 4,
  },
  counts: (need, advance) => {
    const row = rowOf(advance);
    if (row === undefined) return 0;
    if (need === 'advance-points') return row.points / MOST_POINTS;
    if (need === 'advances') return 1;
    const [, bound, cost] = /^advances-(from|below)-(\d+)$/.exec(need) ?? [];
    if (bound === undefined) return 0;
    return (bound === 'from') === row.cost >= Number(cost) ? 1 : 0;
  },
  rich: 24,
  money: 0.25,
  treasury: -0.25,
};

const MOST_POINTS = 6;
const ALL_PLAY = 9;

/** A higher rate of support counts as so many tokens fewer. */
function suffers(state: WeState, nation: number, { id, takes, amount }: CalamityRow): number {
  const card = CALAMITIES.find((one) => one.id === id);
  if (card === undefined) return amount;
  const { cities } = at(state.nations, nation);
  if (takes === 'reduces' && amount < 0)
    return Math.max(0, cities - amountFor(state, nation, card.id, 'primary', -amount));
  const changed = amountFor(state, nation, card.id, 'primary', amount);
  return takes === 'idles' ? cities * changed : changed;
}

function eases(calamity: string): readonly string[] {
  return EASED.get(calamity) ?? [];
}

/** Whether a change makes a calamity worse. Where the amount is what a nation keeps, less is worse. */
function isWorse(calamity: string, by: number): boolean {
  const isKept = book.calamities.rows.some(({ id, amount }) => id === calamity && amount < 0);
  return isKept ? by < 0 : by > 0;
}

const EASED = new Map<string, readonly string[]>(
  CALAMITIES.map(({ id }) => [
    id,
    modifiersOf(id).flatMap(({ advance, change }) =>
      change.is === 'amount' && isWorse(id, change.by) ? [] : [advance],
    ),
  ]),
);

const goods = new Goods(facesFor(ALL_PLAY));
const FOR_NINE = goods.faces.flatMap(({ id }, good) => (facesFor(5).some((face) => face.id === id) ? [] : [good]));

export const guide: Guide<WeState, WeView> = {
  game: 'western-empires',
  book,
  decode,
  goods: sameEverywhere(goods),
  absent: ({ nations }) => (nations.filter(({ endless }) => !endless).length < ALL_PLAY ? FOR_NINE : []),
  worths: WORTHS,
  suffers,
  eases,
  credits: creditsOf,
  funds: () => 0,
  purchase: { enlarges: () => undefined, answer: completePurchase },
  handChanges: new Set(['cards-received']),
  choices: CHOICES,
  ships: 'while-moving',
};
