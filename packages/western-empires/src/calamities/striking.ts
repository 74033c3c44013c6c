import type { AreaNumber, NationNumber, Strike } from '@ecumene/ancients';
import type { CalamityId } from '../data/trade-cards.ts';
import type { WeWorld } from '../world.ts';
import type { Role } from './amounts.ts';

/** A calamity on its way: who holds it, who benefits, and where it strikes. */
export interface Striking {
  readonly world: WeWorld;
  readonly calamity: CalamityId;
  readonly strike: Strike;
  /** Nobody, where it has none. */
  readonly beneficiary: NationNumber;
  /** The areas of the volcano or flood plain, or those beside the sea; none where it strikes nowhere in particular. */
  readonly place: readonly AreaNumber[];
}

/** Somebody who suffers it. */
export interface Sufferer {
  readonly number: NationNumber;
  readonly role: Role;
}
