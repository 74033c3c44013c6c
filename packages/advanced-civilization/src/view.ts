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
  /** What each nation has left of its starting credit, and what past calamities take off the price of its cards. */
  readonly credit: Readonly<Record<string, number>>;
  readonly redress: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Commodities whose trade cities have done their work this turn. */
  readonly worked: readonly string[];
}

/** What a seat, or a spectator, may see. @rule AC 14.2 @rule AC 27.4 */
export function view(world: AcWorld, viewer: Seat | null): AcView {
  const points = world.nations.map(({ name }, number) => [name, cardPoints(world, number, CARDS)]);
  return {
    ...seeAncients(world, viewer, trading.named),
    placeOrder: [...world.placeOrder],
    cardPoints: Object.fromEntries(points),
    credit: Object.fromEntries(world.nations.map(({ name }, number) => [name, world.credit[number] ?? 0])),
    redress: Object.fromEntries(world.nations.map(({ name }, number) => [name, { ...world.redress[number] }])),
    worked: [...world.worked],
  };
}
