/** Tokens taken up in an area. */
export interface HeldTokens {
  readonly is: 'tokens';
  readonly area: string;
  readonly count: number;
  /** They are being dragged, and nothing beside the board is about them. */
  readonly isDragged?: boolean;
}

/** What a player has taken up to move. */
export type Held =
  | HeldTokens
  | { readonly is: 'ship'; readonly no: number }
  /** A new ship is being planned. */
  | { readonly is: 'new-ship' };

/** What a player does with it: takes up something else, changes how many, drops what was dragged, or puts it down. */
export type Grasp =
  | Held
  | { readonly is: 'count'; readonly count: number }
  | { readonly is: 'dropped' }
  | { readonly is: 'put-down' };

/** What is held then. */
export function grasped(held: Held | undefined, grasp: Grasp): Held | undefined {
  switch (grasp.is) {
    case 'count':
      return held?.is === 'tokens' ? { ...held, count: grasp.count } : held;
    case 'dropped':
      return held?.is === 'tokens' && held.isDragged ? undefined : held;
    case 'put-down':
      return undefined;
    default:
      return grasp;
  }
}
