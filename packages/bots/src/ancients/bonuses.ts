import { type Bonuses, creditsToChoose, discountOf, freeSource, isOfferedBy } from '@ecumene/ancients';
import { type Basket, type BoardPosition, type Extra, holds } from './board-position.ts';
import type { GroupCredits } from './credits.ts';
import type { Temperament } from './temperament.ts';

/** How a bot makes the choices that advances bring with their purchase: a discount, free advances, credits. */
export class BonusChooser<G extends string> {
  readonly #bonuses: Bonuses;
  readonly #credits: GroupCredits<G>;

  constructor(bonuses: Bonuses, credits: GroupCredits<G>) {
    this.#bonuses = bonuses;
    this.#credits = credits;
  }

  /** What an advance will take off later prices, the credits of choice that it brings included. */
  creditsOf(advance: string, held: Readonly<Record<string, number>>): number {
    const [chosen] = creditsToChoose(this.#bonuses, { buy: [advance] });
    return this.#credits.of(advance, held) + (chosen === undefined ? 0 : this.#credits.ofChoice(chosen.points, held));
  }

  /** Advances that could come for free, those first that are worth most. */
  #freeWith({ me, book }: BoardPosition, buy: readonly string[], worthOf: (id: string) => number): readonly string[] {
    const source = freeSource(this.#bonuses, { buy });
    if (source === undefined) return [];
    return [...book.advances.keys()]
      .filter((id) => isOfferedBy(book.advances, source, id) && !holds(me, id) && !buy.includes(id))
      .sort((a, b) => worthOf(b) - worthOf(a))
      .slice(0, source.most);
  }

  /** What buying an advance brings besides itself. */
  extraOf(position: BoardPosition, advance: string, worthOf: (id: string) => number): Extra | undefined {
    const discount = discountOf(this.#bonuses, { buy: [advance] });
    if (discount !== undefined) return { off: discount.points, worth: 0 };
    const free = this.#freeWith(position, [advance], worthOf);
    return free.length === 0 ? undefined : { off: 0, worth: free.reduce((sum, id) => sum + worthOf(id), 0) };
  }

  /** What an advance is worth to somebody who gets it for nothing. */
  #worthFree({ worths, me }: BoardPosition, { foresight, protection }: Temperament, id: string): number {
    const use = ((worths.uses[id] ?? 0) * protection) / 100;
    return worths.points(id) + use + (this.creditsOf(id, me.cards) * foresight) / 100;
  }

  /** A purchase with all choices that go with it. */
  complete(position: BoardPosition, temper: Temperament, { buy, spend }: Basket) {
    const { cards } = position.me;
    const discount = discountOf(this.#bonuses, { buy });
    const [dearest] = buy
      .filter((id) => id !== discount?.by)
      .sort((a, b) => position.book.price(b) - position.book.price(a));
    const free = this.#freeWith(position, buy, (id) => this.#worthFree(position, temper, id));
    const group = this.#credits.mostOpen({ ...cards, ...Object.fromEntries([...buy, ...free].map((id) => [id, 0])) });
    const credits = creditsToChoose(this.#bonuses, { buy, free }).flatMap(({ by, points }) =>
      group === undefined ? [] : [[by, { [group]: points }] as const],
    );
    return {
      buy,
      spend,
      ...(discount !== undefined && dearest !== undefined && { discounted: dearest }),
      ...(free.length > 0 && { free }),
      ...(credits.length > 0 && { credits: Object.fromEntries(credits) }),
    };
  }
}
