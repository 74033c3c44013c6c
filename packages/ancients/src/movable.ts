import type { Recording } from '@ecumene/engine';
import type { AncientEvent } from './events.ts';
import type { PublicNation, PublicState } from './state.ts';
import type { MovementSoFar, Nation } from './world.ts';

/** What moving changes of a nation. */
type Moved = 'stock' | 'treasury' | 'tokens' | 'ships' | 'idle';

/** The part of the public state that moves change. A world is one, and so is a copy of what a view shows. */
export interface Movable extends Omit<PublicState, 'nations' | 'tokens' | 'movement'>, Recording<AncientEvent> {
  readonly nations: readonly (Omit<PublicNation, Moved> & Pick<Nation, Moved>)[];
  readonly tokens: number[];
  movement: MovementSoFar[] | null;
}
