import { type Estimate, mean } from '../statistics.ts';
import { type Result, seatsOf } from './match.ts';

/** How one bot did against another. */
export interface Pairing {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  /** The share of pairs of seats in which it finished above; a tie counts half. By game, so games are what is sampled. */
  readonly above: Estimate;
}

/** Every bot against every other, over all games both played in. */
export function pairings(results: readonly Result[], bots: readonly string[]): Pairing[] {
  return bots.flatMap((bot, i) =>
    bots.slice(i + 1).map((against) => {
      const shares = results.flatMap((result) => shareAbove(result, bot, against));
      return { bot, against, games: shares.length, above: mean(shares) };
    }),
  );
}

/** Of the pairs of seats these two had in a game, the share in which the first finished above. */
function shareAbove({ match, standing }: Result, bot: string, against: string): number[] {
  const rankOf = new Map(standing.map(({ seat, rank }) => [seat, rank]));
  const ranksOf = (name: string): number[] =>
    seatsOf(match).flatMap((seat, i) => (match.bots[i] === name ? [rankOf.get(seat) ?? 0] : []));
  const pairs = ranksOf(bot).flatMap((own): number[] =>
    ranksOf(against).map((other) => (own < other ? 1 : own > other ? 0 : 0.5)),
  );
  if (pairs.length === 0) return [];
  return [pairs.reduce((sum, one) => sum + one, 0) / pairs.length];
}

/** Who sits where in a game: the bots go round the table, and everyone is moved on by one seat from game to game. */
export function seating(bots: readonly string[], seats: number, game: number): string[] {
  const first = game % bots.length;
  const turn = Math.floor(game / bots.length) % seats;
  const round = Array.from({ length: seats }, (_, i) => bots[(i + first) % bots.length] ?? '');
  return [...round.slice(turn), ...round.slice(0, turn)];
}
