import Type, { type TSchema } from 'typebox';
import { at, isRecord } from '../json.ts';
import { type Asking, type Head, LISTABLE, LONGEST, mustDiffer, type Question } from '../question.ts';
import { pick, type Random } from '../random.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { say, type Thing, the } from '../text.ts';

/** How much goes to, or comes from, one of several places. */
export interface Pile<T extends string = string> {
  readonly id: T;
  /** What one unit here counts toward the total; one if not said. */
  readonly worth?: number;
  readonly least?: number;
  readonly most: number;
}

/** Share out an amount: so much to each, worth the goal together. */
export interface Share extends Question {
  readonly kind: 'share';
  readonly total: number;
  readonly over: readonly Pile[];
  readonly goal: number;
  readonly of?: string;
}

/** Pick units to lose: so many from each pile, worth the goal together. */
export interface PickUnits extends Question {
  readonly kind: 'pick-units';
  readonly total: number;
  readonly over: readonly Pile[];
  readonly goal: number;
  readonly of?: string;
}

/** Amounts by pile; a pile not named gets none. */
export type Amounts<T extends string = string> = Readonly<Partial<Record<T, number>>>;

const worthOf = (pile: Pile): number => pile.worth ?? 1;
const leastOf = (pile: Pile): number => pile.least ?? 0;
const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** What one pile may be worth at most. */
const LARGEST = 10_000;

/** Which totals the piles from each one on can still make. */
class Reach {
  readonly #piles: readonly Pile[];
  /** When every unit counts one, any total between the two ends can be made; otherwise each is looked up. */
  readonly #low: number[];
  readonly #high: number[];
  readonly #made: readonly Uint8Array[] | undefined;

  constructor(topic: string, piles: readonly Pile[]) {
    this.#piles = piles;
    mustDiffer(
      topic,
      piles.map(({ id }) => id),
    );
    this.#low = [0];
    this.#high = [0];
    let plain = true;
    for (let i = piles.length - 1; i >= 0; i--) {
      const { id, least = 0, most, worth = 1 } = at(piles, i);
      const sound = isCount(least) && isCount(most) && isCount(worth) && least <= most && worth > 0;
      if (!sound || most * worth > LARGEST) throw new Error(`${topic} has bounds that make no sense for ${id}`);
      this.#low.push(at(this.#low, this.#low.length - 1) + least * worth);
      this.#high.push(at(this.#high, this.#high.length - 1) + most * worth);
      plain &&= worth === 1;
    }
    this.#low.reverse();
    this.#high.reverse();
    this.#made = plain ? undefined : this.#tabulate();
  }

  get most(): number {
    return at(this.#high, 0);
  }

  get least(): number {
    return at(this.#low, 0);
  }

  #tabulate(): Uint8Array[] {
    let after = Uint8Array.of(1);
    const tables = [after];
    for (const pile of this.#piles.toReversed()) {
      const worth = worthOf(pile);
      const now = new Uint8Array(after.length + pile.most * worth);
      for (let sum = 0; sum < after.length; sum++) {
        if (after[sum] === 0) continue;
        for (let count = leastOf(pile); count <= pile.most; count++) now[sum + count * worth] = 1;
      }
      tables.push(now);
      after = now;
    }
    return tables.reverse();
  }

  /** Whether the piles from number `from` on can make exactly this. */
  makes(from: number, sum: number): boolean {
    if (sum < at(this.#low, from) || sum > at(this.#high, from)) return false;
    return this.#made === undefined || at(this.#made, from)[sum] === 1;
  }

  /** The total itself if it can be made, else the least above it, else as much as there is. */
  goal(total: number): number {
    for (let sum = Math.max(total, this.least); sum < this.most; sum++) if (this.makes(0, sum)) return sum;
    return this.most;
  }

  /** How many units of a pile leave a remainder that the later piles can make. */
  choices(number: number, sum: number): number[] {
    const pile = at(this.#piles, number);
    const fits: number[] = [];
    if (this.#made === undefined) {
      const most = Math.min(pile.most, sum - at(this.#low, number + 1));
      for (let count = Math.max(leastOf(pile), sum - at(this.#high, number + 1)); count <= most; count++)
        fits.push(count);
      return fits;
    }
    for (let count = leastOf(pile); count <= pile.most; count++) {
      if (this.makes(number + 1, sum - count * worthOf(pile))) fits.push(count);
    }
    return fits;
  }
}

class ChoosingAmounts<T extends string> implements Asking<Amounts<T>> {
  readonly question: Share | PickUnits;
  readonly #piles: readonly Pile<T>[];
  readonly #reach: Reach;

  constructor(question: Share | PickUnits, piles: readonly Pile<T>[], reach: Reach) {
    this.question = question;
    this.#piles = piles;
    this.#reach = reach;
  }

  schema(): TSchema {
    const amounts = this.#piles.map((pile) => {
      const amount = Type.Integer({ minimum: leastOf(pile), maximum: pile.most });
      return [pile.id, leastOf(pile) > 0 ? amount : Type.Optional(amount)] as const;
    });
    return Type.Object(Object.fromEntries(amounts), { additionalProperties: false });
  }

  read(answer: unknown): answer is Amounts<T> {
    if (!isRecord(answer) || Array.isArray(answer)) return false;
    const amounts = Object.values(answer);
    return (
      amounts.length <= this.#piles.length &&
      Object.keys(answer).every((id) => id.length <= LONGEST) &&
      amounts.every((n) => Number.isSafeInteger(n))
    );
  }

  check(answer: Amounts<T>): Refusal | undefined {
    const { rule, goal, of } = this.question;
    const called = ({ id }: Pile): string | Thing => (of === undefined ? id : the(of, id));
    const amounts = new Map<string, number | undefined>(Object.entries(answer));
    for (const id of amounts.keys()) {
      if (!this.#piles.some((pile) => pile.id === id))
        return refuse('not-a-choice', say('{id} is not one of the choices. Choose from those offered.', { id }), rule);
    }
    let sum = 0;
    for (const pile of this.#piles) {
      const amount = amounts.get(pile.id) ?? 0;
      const least = leastOf(pile);
      if (amount < least)
        return refuse('too-few', say('{id} needs at least {least}. Choose more.', { id: called(pile), least }), rule);
      if (amount > pile.most) {
        const { most } = pile;
        return refuse('too-many', say('{id} allows at most {most}. Choose fewer.', { id: called(pile), most }), rule);
      }
      sum += amount * worthOf(pile);
    }
    if (sum === goal) return undefined;
    return refuse('wrong-total', say('The total is {sum}. It must be exactly {goal}.', { sum, goal }), rule);
  }

  sample(random: Random): Amounts<T> {
    return this.#fill((choices) => pick(random, choices));
  }

  list(): readonly Amounts<T>[] | undefined {
    const all: Amounts<T>[] = [];
    const extend = (number: number, sum: number, soFar: Partial<Record<T, number>>): boolean => {
      if (number === this.#piles.length) return all.push(soFar) <= LISTABLE;
      const pile = at(this.#piles, number);
      return this.#reach.choices(number, sum).every((count) => {
        const next = count === 0 ? soFar : { ...soFar, [pile.id]: count };
        return extend(number + 1, sum - count * worthOf(pile), next);
      });
    };
    return extend(0, this.question.goal, {}) ? all : undefined;
  }

  /** As much as possible from the first piles. */
  default(): Amounts<T> {
    return this.#fill((choices) => at(choices, choices.length - 1));
  }

  #fill(choose: (choices: readonly number[]) => number): Amounts<T> {
    const amounts: Partial<Record<T, number>> = {};
    let sum = this.question.goal;
    for (let number = 0; number < this.#piles.length; number++) {
      const pile = at(this.#piles, number);
      const count = choose(this.#reach.choices(number, sum));
      if (count > 0) amounts[pile.id] = count;
      sum -= count * worthOf(pile);
    }
    return amounts;
  }
}

interface Piles<T extends string> {
  readonly total: number;
  readonly over: readonly Pile<T>[];
  readonly of?: string;
}

/** Share exactly `total` over the piles; where that cannot be, the least above it; where there is not enough, all of it. */
export function share<const T extends string>(head: Head & Piles<T>): Asking<Amounts<T>> {
  const reach = new Reach(head.topic, head.over);
  return new ChoosingAmounts({ kind: 'share', goal: reach.goal(head.total), ...head }, head.over, reach);
}

/** Pick units worth exactly `total`; where that cannot be, the least above it; where there are not enough, all of them. */
export function pickUnits<const T extends string>(head: Head & Piles<T>): Asking<Amounts<T>> {
  const reach = new Reach(head.topic, head.over);
  return new ChoosingAmounts({ kind: 'pick-units', goal: reach.goal(head.total), ...head }, head.over, reach);
}
