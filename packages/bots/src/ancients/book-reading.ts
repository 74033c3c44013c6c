import {
  type Advance,
  type AncientView,
  type Assault,
  type Berth,
  type Book,
  type CalamityRow,
  type Clash,
  type Conflict,
  forecastConflicts,
  landfallsFor,
  limitIn,
  marchTargets,
  type Need,
  neighboursFor,
  openPoints,
  type PublicState,
  type Reach,
  shareOfTreasury,
  supportedCities,
  treasuryHelps,
  type Voyage,
} from '@ecumene/ancients';
import type { Goods } from './goods.ts';
import type { Guide } from './guide.ts';
import type { Reading } from './reading.ts';

/** Asks a book through a guide. */
export class BookReading<S extends PublicState, V extends AncientView> implements Reading {
  readonly #guide: Guide<S, V>;
  readonly #book: Book<S>;
  readonly #state: S;
  readonly #nation: number;
  readonly goods: Goods;
  readonly #scores: number[] = [];
  readonly #fightsLast: boolean[] = [];
  readonly #targets: (readonly number[] | undefined)[] = [];

  constructor(guide: Guide<S, V>, state: S, nation: number) {
    this.#guide = guide;
    this.#book = guide.bookAt?.(state) ?? guide.book;
    this.#state = state;
    this.#nation = nation;
    this.goods = guide.goods.goodsAt(guide.goods.placeOf(state, nation));
  }

  get reach(): Reach {
    return this.#book.movement.reach(this.#state, this.#nation);
  }

  get perCity(): number {
    return this.#book.support.perCity(this.#state, this.#nation);
  }

  get taxRates(): readonly number[] {
    return this.#book.taxes.rates(this.#state, this.#nation);
  }

  get usualTax(): number {
    return this.#book.taxes.usual;
  }

  get mayRevolt(): boolean {
    return this.#book.taxes.mayRevolt(this.#state, this.#nation);
  }

  get shipCost(): number {
    return this.#book.ships.cost;
  }

  get mostShips(): number {
    return this.#book.ships.most(this.#state, this.#nation);
  }

  get handLimit(): number {
    return this.#book.tradeCards.handLimit(this.#state, this.#nation);
  }

  get fewest(): number {
    return this.#book.trade.fewest;
  }

  get named(): number {
    return this.#book.trade.named;
  }

  get tokenWorth(): number {
    return this.#book.advances.tokenWorth(this.#state, this.#nation);
  }

  get funds(): number {
    const treasury = this.#state.nations[this.#nation]?.treasury ?? 0;
    return treasury * this.tokenWorth + this.#guide.funds(this.#state, this.#nation);
  }

  get finish(): number {
    return this.#book.track.finish(this.#state);
  }

  get advances(): ReadonlyMap<string, Advance> {
    return this.#book.advances.rows;
  }

  get calamities(): readonly CalamityRow[] {
    return this.#book.calamities.rows;
  }

  get lastIn(): Conflict<never>['lastIn'] {
    return this.#book.conflict.lastIn;
  }

  get clearsAreas(): boolean {
    return this.#book.building.clears === 'all';
  }

  score(nation: number): number {
    const known = this.#scores[nation] ?? this.#guide.worths.point * openPoints(this.#book.score, this.#state, nation);
    this.#scores[nation] = known;
    return known;
  }

  removesLast(nation: number): boolean {
    const known = this.#fightsLast[nation] ?? this.#book.conflict.removesLast(this.#state, nation);
    this.#fightsLast[nation] = known;
    return known;
  }

  assault(attacker: number, defender: number): Assault {
    return this.#book.conflict.assault(this.#state, attacker, defender);
  }

  clashes(own: readonly number[]): readonly Clash[] {
    const width = this.#state.nations.length;
    const tokens = this.#state.tokens.slice();
    for (const [area, count] of own.entries()) tokens[area * width + this.#nation] = count;
    return forecastConflicts(this.#book, { ...this.#state, tokens });
  }

  mayMeet(other: number): boolean {
    return this.#book.trade.mayMeet(this.#state, this.#nation, other);
  }

  feeds(area: number): number {
    return limitIn(this.#state, area) + this.#book.limits.raise(this.#state, this.#nation, area);
  }

  grows(area: number, tokens: number): number {
    return this.#book.growth.adds(this.#state, this.#nation, area, tokens);
  }

  targets(from: number): readonly number[] {
    const known = this.#targets[from] ?? marchTargets(this.#book.movement, this.#state, this.#nation, from);
    this.#targets[from] = known;
    return known;
  }

  landfalls(from: Berth, steps: number): readonly Voyage[] {
    return landfallsFor(this.#book.movement, this.#state, this.#nation, from, steps);
  }

  isHarbour(area: number, shore?: number): boolean {
    return this.#book.ships.isHarbour(this.#state, area, shore);
  }

  mayBuild(area: number): boolean {
    return this.#book.building.refuses(this.#state, this.#nation, area) === undefined;
  }

  cityCost(area: number): number {
    return this.#book.building.cost(this.#state, this.#nation, area);
  }

  supportedCities(places: readonly number[]): ReadonlyMap<number, number> {
    return supportedCities(this.#book, this.#state, this.#nation, places, true);
  }

  paidFor(area: number): number {
    if (!treasuryHelps(this.#book.building, this.#state, this.#nation, area)) return 0;
    const cost = this.cityCost(area);
    return shareOfTreasury(cost, cost, this.#state.nations[this.#nation]?.treasury ?? 0)?.[1] ?? 0;
  }

  paidNearby(area: number): number {
    return neighboursFor(this.#book.building, this.#state, this.#nation, area);
  }

  price(advance: string): number {
    return this.#book.advances.price(this.#state, this.#nation, advance);
  }

  needs(step: number): readonly Need[] {
    return this.#book.track.needs(this.#state, this.#nation, step);
  }

  strikesAs(calamity: string): string {
    return this.#guide.strikesAs?.(this.#state, this.#nation, calamity) ?? calamity;
  }

  suffers(row: CalamityRow): number {
    return this.#guide.suffers(this.#state, this.#nation, row);
  }

  onSale(): readonly { readonly id: string; readonly stack: number; readonly price: number }[] {
    return this.#book.tradeCards.onSale(this.#state, this.#nation, []);
  }
}
