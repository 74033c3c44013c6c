import type { RankedSeat } from '@ecumene/engine';
import { decode, scoreOf, type WeView } from '@ecumene/western-empires/reference';
import { t } from '../../../text/text.ts';
import type { Score, ScorePart } from '../../ancients/game.ts';

/** What a nation's points are made of. */
export const SCORE_PARTS: readonly ScorePart[] = [
  { id: 'cards', name: t('Advances') },
  { id: 'track', name: t('Track') },
  { id: 'cities', name: t('Cities') },
  { id: 'bonus', name: t('Late Iron Age'), isRare: true },
];

/** How everybody's points are made, the leader first. */
export function scoresOf(view: WeView, ranking: readonly RankedSeat[]): readonly Score[] {
  const decoded = decode(view);
  const number = (name: string): number => decoded.nations.findIndex((one) => one.name === name);
  const entered = view.lateIron;
  const lateIron = entered === null ? null : { turn: entered.turn, nations: entered.nations.map(number) };
  const state = { ...decoded, lateIron };
  return ranking
    .flatMap(({ seat, score: total, rank }) => {
      const nation = view.nations.find((one) => one.seat === seat);
      if (nation === undefined) return [];
      const { advances: cards, steps: track, cities, bonus } = scoreOf(state, number(nation.name));
      return [{ nation, rank, total, parts: { cards, track, cities, bonus } }];
    })
    .sort((a, b) => a.rank - b.rank);
}
