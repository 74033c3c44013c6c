import type { AcView } from '@ecumene/advanced-civilization/reference';
import type { NationView } from '@ecumene/ancients';
import type { Standing } from '@ecumene/engine';
import { t } from '../../../text/text.ts';

const A_CITY = 50;
const A_STEP = 100;

/** What a nation's points are made of. */
export const PARTS = ['cards', 'track', 'cities', 'treasury', 'hand'] as const;
export type Part = (typeof PARTS)[number];

export const PART_NAMES: Readonly<Record<Part, string>> = {
  cards: t('Civilization cards'),
  track: t('Track'),
  cities: t('Cities'),
  treasury: t('Treasury'),
  hand: t('Trade cards'),
};

export interface Score {
  readonly nation: NationView;
  readonly rank: number;
  readonly total: number;
  readonly parts: Readonly<Record<Part, number>>;
}

/** How everybody's points are made, the leader first. What hands are worth shows when the game is over. */
export function scoresOf(view: AcView, standing: readonly Standing[]): readonly Score[] {
  return standing
    .flatMap(({ seat, score, rank }) => {
      const nation = view.nations.find((one) => one.seat === seat);
      return nation === undefined ? [] : [{ nation, rank, total: score, parts: partsOf(view, nation, score) }];
    })
    .sort((a, b) => b.total - a.total);
}

function partsOf(view: AcView, nation: NationView, total: number): Score['parts'] {
  const cards = view.cardPoints[nation.name] ?? 0;
  const track = nation.step * A_STEP;
  const cities = nation.cities * A_CITY;
  const { treasury } = nation;
  return { cards, track, cities, treasury, hand: total - cards - track - cities - treasury };
}
