import { type AncientView, cardPoints, type Nation, nameOf, seeAncients } from '@ecumene/ancients';
import { at, keptWith, type Seat } from '@ecumene/engine';
import { CARDS } from './data/civilization-cards.ts';
import type { AcOptions } from './options.ts';
import { lastTurn, type TrackOptions } from './succession.ts';
import { trading } from './trade.ts';
import { TRADE_CITIES, tradeCityAdds } from './trade-cities.ts';
import type { AcWorld } from './world.ts';

export interface AcView extends AncientView {
  /** After which turn the game ends at the latest; 0 where nobody knows yet. */
  readonly lastTurn: number;
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
  /** Options without which nobody could say what may be traded, what a card costs, what the track asks for and who fights. */
  readonly terms: Terms;
}

type Terms = TrackOptions &
  Pick<
    AcOptions,
    'allTradable' | 'tradableShuffledIn' | 'reachTrade' | 'calamityCredit' | 'cohabitation' | 'tokensAboard'
  >;

/** What a seat, or a spectator, may see. @rule AC 14.2 @rule AC 27.4 */
export function view(world: AcWorld, viewer: Seat | null): AcView {
  return {
    lastTurn: lastTurn(world),
    placeOrder: [...world.placeOrder],
    cardPoints: seePoints(world),
    credit: seeCredit(world),
    redress: seeRedress(world),
    worked: [...world.worked],
    tradeCities: tradeCities(world),
    terms: termsOf(world.options),
    ...seeAncients(world, viewer, trading.named),
  };
}

const seePoints = byNation((world, number) => pointsOf(at(world.nations, number), { world, number }));
const seeCredit = byNation((world, number) => at(world.credit, number));
const seeRedress = byNation((world, number) => at(world.redress, number));

const pointsOf = keptWith((_one: Nation, { world, number }: { readonly world: AcWorld; readonly number: number }) =>
  cardPoints(world, number, CARDS),
);

/** Something seen of each nation, by its name: the same record for as long as nothing in it changes. */
function byNation<T>(see: (world: AcWorld, number: number) => T): (world: AcWorld) => Readonly<Record<string, T>> {
  const memory = new WeakMap<AcWorld, { readonly values: readonly T[]; readonly record: Record<string, T> }>();
  return (world) => {
    const values = world.nations.map((_, number) => see(world, number));
    const known = memory.get(world);
    if (known?.values.every((value, number) => value === values[number])) return known.record;
    const record = Object.fromEntries(values.map((value, number) => [nameOf(world, number), value]));
    memory.set(world, { values, record });
    return record;
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
  const { easierIron, babylonLater, atlantis, finish, cohabitation, tokensAboard } = options;
  const { allTradable, tradableShuffledIn, reachTrade, calamityCredit } = options;
  return {
    easierIron,
    babylonLater,
    atlantis,
    finish,
    allTradable,
    tradableShuffledIn,
    reachTrade,
    calamityCredit,
    cohabitation,
    tokensAboard,
  };
}
