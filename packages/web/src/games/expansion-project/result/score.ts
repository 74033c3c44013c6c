import type { RankedSeat } from '@ecumene/engine';
import { type EpView, scoreOf } from '@ecumene/expansion-project/reference';
import { t } from '../../../text/text.ts';
import type { Score, ScorePart } from '../../ancients/game.ts';
import { ofNation } from '../reading.ts';

/** What a nation's points are made of. */
export const SCORE_PARTS: readonly ScorePart[] = [
  { id: 'cards', name: t('Advancements') },
  { id: 'track', name: t('Track') },
  { id: 'cities', name: t('Cities') },
];

/** How everybody's points are made, the leader first. */
export function scoresOf(view: EpView, ranking: readonly RankedSeat[]): readonly Score[] {
  return ranking
    .flatMap(({ seat, score: total, rank }) => {
      const nation = view.nations.find((one) => one.seat === seat);
      if (nation === undefined) return [];
      const { advances: cards, steps: track, cities } = scoreOf(...ofNation(view, nation.name));
      return [{ nation, rank, total, parts: { cards, track, cities } }];
    })
    .sort((a, b) => a.rank - b.rank);
}
