import { type Decided, must, refuse, say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { type Buy, type Purchasing, refuseBuy } from '../advances/purchase.ts';
import { nation } from '../nations.ts';
import { faceOf } from '../trade-cards/stacks.ts';
import type { Ancients, NationNumber } from '../world.ts';
import { type Planner, type PlansFor, plansOf } from './planning.ts';

const id = Type.String({ maxLength: 40 });

const form = Type.Object(
  {
    /** Advances in the order in which they are wanted. */
    wish: Type.Array(id, { minItems: 1, maxItems: 60 }),
    /** One that is too dear is left for later, and the next is bought; otherwise it is saved for. */
    skip: Type.Boolean(),
    /** The treasury may pay. */
    treasury: Type.Boolean(),
    /** Commodities that are never spent. */
    keep: Type.Array(id, { maxItems: 60 }),
  },
  { additionalProperties: false },
);
type Wishes = Static<typeof form>;

const ALL_BOUGHT = refuse('all-bought', say('You have bought everything on your wish list. Choose what to buy now.'));

/** A wish list: advances are bought in its order as soon as they can be paid for. @rule advances.buy @rule advances.pay */
export function wishPlans<W extends Ancients, A extends Buy>(purchasing: Purchasing<W, A>): PlansFor<W> {
  return plansOf<W, typeof form>(
    form,
    (planner, wishes) => new Shopping(planner, purchasing, wishes).decide(),
    ({ wish }) => {
      const unknown = wish.find((one) => !purchasing.book.advances.rows.has(one));
      return unknown === undefined
        ? undefined
        : refuse('no-card', say('There is no card called {id}.', { id: unknown }));
    },
  );
}

/** What a nation buys by its wish list, and what it spends. */
class Shopping<W extends Ancients, A extends Buy> {
  readonly #world: W;
  readonly #number: NationNumber;
  readonly #purchasing: Purchasing<W, A>;
  readonly #wishes: Wishes;

  constructor({ world, number }: Planner<W>, purchasing: Purchasing<W, A>, wishes: Wishes) {
    this.#world = world;
    this.#number = number;
    this.#purchasing = purchasing;
    this.#wishes = wishes;
  }

  decide(): Decided {
    const { cards } = nation(this.#world, this.#number);
    const wanted = this.#wishes.wish.filter((one) => cards[one] === undefined);
    if (wanted.length === 0) return { ask: ALL_BOUGHT };
    const all = this.#spendable();
    const buy: string[] = [];
    for (const one of wanted) {
      const refused = this.#refuse([...buy, one], all);
      if (refused === undefined) buy.push(one);
      else if (refused.code !== 'too-dear' && refused.code !== 'needs') return { ask: refused };
      else if (refused.code === 'too-dear' && !this.#wishes.skip) break;
    }
    return { answer: buy.length === 0 ? this.#purchasing.nothing : this.#answer(buy, this.#leastSpent(buy, all)) };
  }

  /** The commodities in hand that may be spent, by their names. */
  #spendable(): Record<string, number> {
    const { hand, shown } = nation(this.#world, this.#number);
    const spend: Record<string, number> = {};
    for (const card of hand) {
      const face = faceOf(this.#world, card);
      if (face.kind !== 'commodity' || shown.includes(card) || this.#wishes.keep.includes(face.id)) continue;
      spend[face.id] = (spend[face.id] ?? 0) + 1;
    }
    return spend;
  }

  #answer(buy: readonly string[], spend: Readonly<Record<string, number>>): A {
    return { ...this.#purchasing.nothing, buy: [...buy], spend: { ...spend } };
  }

  /** Why so much may not be bought for this, if so. Without the treasury, cards and credit must pay all of it. */
  #refuse(buy: readonly string[], spend: Readonly<Record<string, number>>) {
    const answer = this.#answer(buy, spend);
    const world = this.#wishes.treasury ? this.#world : withoutTreasury(this.#world, this.#number);
    return refuseBuy(world, this.#number, this.#purchasing, answer);
  }

  /** What is spent of the hand: sets that are not needed stay whole, the dearest first; then single cards. */
  #leastSpent(buy: readonly string[], all: Readonly<Record<string, number>>): Record<string, number> {
    let spend = { ...all };
    const worth = (one: string): number =>
      this.#purchasing.worth(this.#world, this.#number, this.#answer([], { [one]: all[one] ?? 0 }));
    const sets = Object.keys(all).sort((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1));
    const without = (one: string, left: number): void => {
      const less =
        left > 0 ? { ...spend, [one]: left } : Object.fromEntries(Object.entries(spend).filter(([set]) => set !== one));
      if (this.#refuse(buy, less) === undefined) spend = less;
    };
    for (const one of sets) without(one, 0);
    for (const one of sets.toReversed())
      for (let left = (spend[one] ?? 0) - 1; left >= 0 && (spend[one] ?? 0) === left + 1; left--) without(one, left);
    return spend;
  }
}

/** The same world, but for a nation's treasury: it is as if there were none. */
function withoutTreasury<W extends Ancients>(world: W, number: NationNumber): W {
  const one = must(world.nations[number], 'a nation');
  return { ...world, nations: world.nations.with(number, { ...one, treasury: 0 }) };
}
