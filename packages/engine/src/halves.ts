import type { Seat } from './script.ts';

/**
 * A view in two halves that have no key in common. What is for all is worked out, compared and sent once for everybody who
 * looks at a table; only the rest is made for each of them.
 */
export interface ViewHalves<W> {
  /** What everyone may see, spectators included: built from scratch, naming everything that is shown. */
  forAll(world: W): object;
  /** What only this seat sees; for a spectator, the same keys without anything secret. */
  forOne(world: W, viewer: Seat | null): object;
}

/** The view of a game, made of its two halves. */
export function inHalves<W, P extends object, Q extends object>(
  forAll: (world: W) => P,
  forOne: (world: W, viewer: Seat | null) => Q,
): { readonly view: (world: W, viewer: Seat | null) => P & Q; readonly halves: ViewHalves<W> } {
  return {
    view: (world, viewer) => ({ ...forAll(world), ...forOne(world, viewer) }),
    halves: { forAll, forOne },
  };
}
