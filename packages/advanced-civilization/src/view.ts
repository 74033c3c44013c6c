import { type AncientView, cardPoints, seeAncients } from '@ecumene/ancients';
import type { Seat } from '@ecumene/engine';
import { CARDS } from './data/civilization-cards.ts';
import { trading } from './trade.ts';
import type { AcWorld } from './world.ts';

export interface AcView extends AncientView {
  /** The order of the place cards. */
  readonly placeOrder: readonly Seat[];
  /** What each nation's civilization cards are worth, which nobody may hide. */
  readonly cardPoints: Readonly<Record<string, number>>;
}

/** What a seat, or a spectator, may see. @rule AC 14.2 @rule AC 27.4 */
export function view(world: AcWorld, viewer: Seat | null): AcView {
  const points = world.nations.map(({ name }, number) => [name, cardPoints(world, number, CARDS)]);
  return {
    ...seeAncients(world, viewer, trading.named),
    placeOrder: [...world.placeOrder],
    cardPoints: Object.fromEntries(points),
  };
}
