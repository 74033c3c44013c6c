import { type RuleIndex, say } from '@ecumene/engine';
import { listedGame } from '@ecumene/games';
import { Failure } from '../port/failure.ts';

/** The rulebook of a game, fetched when somebody opens it. */
export async function indexOf(game: string): Promise<RuleIndex> {
  const listed = listedGame(game);
  if (listed === undefined) throw new Failure(say('There are no rules for {game} here.', { game }));
  return listed.rules();
}
