import { type RuleIndex, say } from '@ecumene/engine';
import { Failure } from '../port/failure.ts';

/** The rulebook of a game, fetched when somebody opens it. */
export async function indexOf(game: string): Promise<RuleIndex> {
  switch (game) {
    case 'advanced-civilization':
      return (await import('@ecumene/advanced-civilization/rules')).rules;
    case 'western-empires':
      return (await import('@ecumene/western-empires/rules')).rules;
    case 'expansion-project':
      return (await import('@ecumene/expansion-project/rules')).rules;
    case 'through-the-ages':
      return (await import('@ecumene/through-the-ages/rules')).rules;
    default:
      throw new Failure(say('There are no rules for {game} here.', { game }));
  }
}
