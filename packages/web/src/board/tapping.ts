import type { Desk, PieceOnBoard } from '../table/desk.ts';

/** An area is tapped: what can be done there is done; otherwise one looks at it. */
export function tapArea(desk: Desk, area: string): void {
  look(desk, area);
  desk.intent.tap?.(area);
}

/** A piece is tapped; what cannot be done with it by itself is done with its area. */
export function tapPiece(desk: Desk, piece: PieceOnBoard): void {
  if (desk.intent.tapPiece === undefined) {
    tapArea(desk, piece.area);
    return;
  }
  look(desk, piece.area);
  desk.intent.tapPiece(piece);
}

/** What is known of an area makes way when something is done there, so that it does not lie over what comes next. */
function look(desk: Desk, area: string): void {
  desk.inspect(desk.intent.tap !== undefined && desk.intent.areas?.has(area) ? undefined : area);
}
