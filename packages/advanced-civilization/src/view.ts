import { type AncientView, cardPoints, nameOf, seeAncients } from '@ecumene/ancients';
import type { Seat } from '@ecumene/engine';
import { CARDS } from './data/civilization-cards.ts';
import type { AcOptions } from './options.ts';
import type { TrackOptions } from './succession.ts';
import { trading } from './trade.ts';
import { TRADE_CITIES, tradeCityAdds } from './trade-cities.ts';
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
  /** Commodities whose trade cities make a set a card larger now, and for which nation. */
  readonly tradeCities: Readonly<Record<string, string>>;
  /** Options without which nobody could say what may be traded, what a card costs and what the track asks for. */
  readonly terms: Terms;
}

type Terms = TrackOptions & Pick<AcOptions, 'allTradable' | 'tradableShuffledIn' | 'reachTrade' | 'calamityCredit'>;

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
    tradeCities: tradeCities(world),
    terms: termsOf(world.options),
  };
}

/** @rule AC CT 2 @rule AC CT 3 */
function tradeCities(world: AcWorld): Record<string, string> {
  const nations: Record<string, string> = {};
  if (!world.options.tradeCities) return nations;
  for (const commodity of Object.keys(TRADE_CITIES)) {
    const number = world.nations.findIndex((_, one) => tradeCityAdds(world, one, commodity) > 0);
    if (number >= 0) nations[commodity] = nameOf(world, number);
  }
  return nations;
}

function termsOf(options: AcOptions): Terms {
  const { easierIron, babylonLater, atlantis, finish } = options;
  const { allTradable, tradableShuffledIn, reachTrade, calamityCredit } = options;
  return { easierIron, babylonLater, atlantis, finish, allTradable, tradableShuffledIn, reachTrade, calamityCredit };
}
