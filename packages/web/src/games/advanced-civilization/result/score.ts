import { type AcView, decode, openScoreParts } from '@ecumene/advanced-civilization/reference';
import { type NationView, nationNamed } from '@ecumene/ancients';
import type { RankedSeat } from '@ecumene/engine';
import { t } from '../../../text/text.ts';
import type { Score, ScorePart } from '../../ancients/game.ts';

/** What a nation's points are made of. */
export const SCORE_PARTS: readonly ScorePart[] = [
  { id: 'cards', name: t('Civilization cards') },
  { id: 'track', name: t('Track') },
  { id: 'cities', name: t('Cities') },
  { id: 'treasury', name: t('Treasury') },
  { id: 'hand', name: t('Trade cards'), isRare: true },
];

/** How everybody's points are made, the leader first. What hands are worth shows when the game is over. */
export function scoresOf(view: AcView, ranking: readonly RankedSeat[]): readonly Score[] {
  return ranking
    .flatMap(({ seat, score, rank }) => {
      const nation = view.nations.find((one) => one.seat === seat);
      return nation === undefined ? [] : [{ nation, rank, total: score, parts: partsOf(view, nation, score) }];
    })
    .sort((a, b) => b.total - a.total);
}

function partsOf(view: AcView, { name }: NationView, total: number): Score['parts'] {
  const state = decode(view);
  const parts = openScoreParts(state, nationNamed(state, name));
  return { ...parts, hand: total - parts.cards - parts.track - parts.cities - parts.treasury };
}
