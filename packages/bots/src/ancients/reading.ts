import type { Advance, Assault, Berth, CalamityRow, Clash, Conflict, Need, Reach, Voyage } from '@ecumene/ancients';
import type { Goods } from './goods.ts';

/** The book of a game, asked about one state for one nation. */
export interface Reading {
  readonly goods: Goods;
  readonly reach: Reach;
  /** Tokens each city needs. */
  readonly perCity: number;
  /** The tax rates to choose from, the lowest first; the usual one; whether unpaid cities revolt. */
  readonly taxRates: readonly number[];
  readonly usualTax: number;
  readonly mayRevolt: boolean;
  readonly shipCost: number;
  /** Ships the nation may have in play. */
  readonly mostShips: number;
  /** Commodities a hand may keep. */
  readonly handLimit: number;
  /** Cards each side of a trade gives at the least, and how many of them it names. */
  readonly fewest: number;
  readonly named: number;
  /** Points that treasury and credits come to, and those of one token. */
  readonly funds: number;
  readonly tokenWorth: number;
  readonly finish: number;
  readonly advances: ReadonlyMap<string, Advance>;
  readonly calamities: readonly CalamityRow[];
  /** Whether building takes all tokens of the area, whoever owns them. */
  readonly clearsAreas: boolean;
  score(nation: number): number;
  removesLast(nation: number): boolean;
  /** Whether those do so in every round of a fight, or in the first only. */
  readonly lastIn: Conflict<never>['lastIn'];
  assault(attacker: number, defender: number): Assault;
  /** How conflicts end if the nation has so many tokens in each area and nobody moves again. */
  clashes(own: readonly number[]): readonly Clash[];
  mayMeet(other: number): boolean;
  /** Tokens an area feeds that the nation has to itself. */
  feeds(area: number): number;
  /** Tokens added where so many are. */
  grows(area: number, tokens: number): number;
  /** Areas a token can march to. */
  targets(from: number): readonly number[];
  landfalls(from: Berth, steps: number): readonly Voyage[];
  isHarbour(area: number, shore?: number): boolean;
  mayBuild(area: number): boolean;
  cityCost(area: number): number;
  /** The cities of these places, in this order, that can be paid for and supported, with what treasury must give for each. */
  supportedCities(places: readonly number[]): ReadonlyMap<number, number>;
  /** Tokens of the treasury that may pay for a city here, and of areas next to it. */
  paidFor(area: number): number;
  paidNearby(area: number): number;
  price(advance: string): number;
  /** What a space of the track asks for. */
  needs(step: number): readonly Need[];
  /** What a calamity strikes the nation as: mostly itself. */
  strikesAs(calamity: string): string;
  suffers(row: CalamityRow): number;
  onSale(): readonly { readonly id: string; readonly stack: number; readonly price: number }[];
}
