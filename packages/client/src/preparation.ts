import type { Event, Table, World } from '@ecumene/engine';
import type { Static } from 'typebox';
import { Type } from 'typebox';

/** The latest turn from which people can play a table. */
export const LATEST_START = 8;

/** Bots play the first turns of a table for everybody. */
export const Preparation = Type.Object({
  turn: Type.Integer({ description: 'The turn the bots are playing.' }),
  until: Type.Integer({ description: 'The turn from which people play.' }),
});
export type Preparation = Static<typeof Preparation>;

/**
 * How far bots have got with the turns they play for everybody; nothing before the first turn, in which people choose what
 * they lead, and from the turn on from which people play.
 */
export function preparationOf<W extends World<unknown, E>, V, E extends Event>(
  { game, world, over }: Pick<Table<W, V, E>, 'game' | 'world' | 'over'>,
  startTurn: number | undefined,
): Preparation | undefined {
  if (startTurn === undefined || over) return undefined;
  const turn = game.turn?.(world) ?? 0;
  return turn >= 1 && turn < startTurn ? { turn, until: startTurn } : undefined;
}
