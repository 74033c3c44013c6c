import { type AncientView, nationNamed } from '@ecumene/ancients';
import type { RankedSeat } from '@ecumene/engine';
import type { AncientGame, Score } from '../game.ts';

/** How everybody's points are made, the leader first. What the open parts leave out is worth the hand, which shows when the game is over. */
export function scoresOf<V extends AncientView>(
  game: Pick<AncientGame<V>, 'ask'>,
  view: V,
  ranking: readonly RankedSeat[],
): readonly Score[] {
  return ranking
    .flatMap(({ seat, score: total, rank }) => {
      const nation = view.nations.find((one) => one.seat === seat);
      if (nation === undefined) return [];
      const open = game.ask(view, (book, state) => book.score.parts(state, nationNamed(state, nation.name)));
      const hand = Object.values(open).reduce((left, points) => left - points, total);
      return [{ nation, rank, total, parts: { ...open, hand } }];
    })
    .sort((a, b) => a.rank - b.rank);
}
