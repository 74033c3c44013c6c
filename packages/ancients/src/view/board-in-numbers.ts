import type { PublicState } from '../state.ts';

/** Who lives where, in numbers. */
export type Board = Pick<PublicState, 'tokens' | 'cityIn'>;

let latest: { readonly areas: object; readonly board: Board } | undefined;

/** Keeps what the areas of a view are in numbers. Whoever makes a view knows it already: bots beside the table save time. */
export function keepBoard(areas: object, board: Board): void {
  latest = { areas, board };
}

/** What these areas are in numbers, if they are the latest that were kept. */
export function keptBoard(areas: object): Board | undefined {
  return latest?.areas === areas ? latest.board : undefined;
}
