import { type CalamityRow, isHelp } from '@ecumene/ancients';
import {
  ADVANCES,
  book,
  bookAt,
  CALAMITIES,
  decode,
  type EpState,
  type EpView,
  mainHarm,
  treatedAs,
} from '@ecumene/expansion-project/reference';
import type { Guide } from '../ancients/guide.ts';
import type { Worths } from '../ancients/worths.ts';
import { CHOICES } from './choices.ts';
import { goods } from './goods.ts';
import { CHOOSER, rowOf } from './purchase.ts';

/** What a victory point is worth, so that a step of the track is worth what it is in Advanced Civilization. */
const A_POINT = 20;

/** What the things of the Expansion Project are worth. */
const WORTHS: Worths = {
  nations: [
    ...['egypt', 'babylon', 'rome', 'persia', 'assyria', 'indus', 'hatti', 'carthage', 'hellas'],
    ...['parthia', 'saba', 'iberia', 'maurya', 'dravidia', 'kushan', 'celt', 'nubia', 'minoa'],
  ],
  point: A_POINT,
  points: (advance) => A_POINT * (rowOf(advance)?.points ?? 0),
  uses: {
    'advanced-military': 4,
    agriculture: 45,
    anatomy: 90,
    architecture: 35,
    astronavigation: 6,
    calendar: 20,
    cartography: 20,
    'cloth-making': 4,
    coinage: 14,
    'cultural-ascendancy': -20,
    deism: 12,
    democracy: 30,
    diaspora: 200,
    diplomacy: 14,
    'drama-and-poetry': 24,
    empiricism: 10,
    engineering: 26,
    enlightenment: 26,
    fundamentalism: 30,
    law: 26,
    library: 24,
    literacy: 10,
    masonry: 12,
    mathematics: 12,
    medicine: 22,
    metalworking: 8,
    military: 0,
    mining: 44,
    monarchy: 16,
    monotheism: 110,
    monument: 30,
    music: 24,
    mysticism: 14,
    mythology: 14,
    'naval-warfare': 4,
    philosophy: 22,
    politics: 60,
    pottery: 16,
    'provincial-empire': 150,
    'public-works': 24,
    rhetoric: 18,
    roadbuilding: 8,
    sculpture: 12,
    theocracy: 14,
    theology: 30,
    'trade-empire': 130,
    'trade-routes': 34,
    'universal-doctrine': 26,
    urbanism: 16,
    'wonder-of-the-world': 100,
    'written-record': 4,
  },
  arms: new Set(['metalworking', 'military', 'advanced-military', 'engineering', 'roadbuilding', 'naval-warfare']),
  fears: {
    city: 30,
    reduced: 18,
    point: 2,
    split: 40,
    unknown: 20,
    besides: { treachery: 10, regression: 80, epidemic: 5, corruption: 10 },
    safeFromHordes: new Set(),
    safeTurns: 4,
  },
  counts: (need, advance) => {
    const row = rowOf(advance);
    if (row === undefined) return 0;
    if (need === 'advances') return 1;
    const [, bound] = /^advances-from-(\d+)$/.exec(need) ?? [];
    return bound !== undefined && row.cost >= Number(bound) ? 1 : 0;
  },
  rich: 24,
  money: 0.25,
  treasury: -0.25,
};

/** How much a calamity takes, after all that advancements and culture change. */
function suffers(state: EpState, nation: number, { id, amount }: CalamityRow): number {
  const card = CALAMITIES.find((one) => one.id === id);
  return card === undefined ? amount : mainHarm(state, nation, card.id).amount;
}

/** Some cultures treat a calamity as another. */
function strikesAs(state: EpState, nation: number, calamity: string): string {
  const card = CALAMITIES.find(({ id }) => id === calamity);
  return card === undefined ? calamity : treatedAs(state, nation, card.id);
}

const EASED = new Map<string, readonly string[]>(
  CALAMITIES.map(({ id: calamity }) => [
    calamity,
    ADVANCES.flatMap(({ id, effects }) =>
      effects.some((effect) => 'calamity' in effect && effect.calamity === calamity && isHelp(effect)) ? [id] : [],
    ),
  ]),
);

export const guide: Guide<EpState, EpView> = {
  game: 'expansion-project',
  book,
  bookAt,
  decode,
  goods,
  absent: () => [],
  worths: WORTHS,
  strikesAs,
  suffers,
  eases: (calamity) => EASED.get(calamity) ?? [],
  credits: (advance, held) => CHOOSER.creditsOf(advance, held),
  funds: () => 0,
  purchase: {
    enlarges: () => undefined,
    answer: (position, temper, basket) => CHOOSER.complete(position, temper, basket),
    extra: (position, advance, worthOf) => CHOOSER.extraOf(position, advance, worthOf),
  },
  handChanges: new Set(['cards-received']),
  choices: CHOICES,
  ships: 'before-moving',
};
