import { type Face, faceValue, type NationNumber, setValue, thingOf } from '@ecumene/ancients';
import { at } from '@ecumene/engine';

/** What commodities are worth may depend on where a nation lives. */
export interface GoodsByPlace<S> {
  /** Where a nation trades from. */
  readonly placeOf: (state: S, nation: NationNumber) => string;
  /** The commodities as they are worth there; all places count them alike. */
  readonly goodsAt: (place: string) => Goods;
}

/** Commodities that are worth the same to everybody. */
export function sameEverywhere(goods: Goods): GoodsByPlace<unknown> {
  return { placeOf: () => '', goodsAt: () => goods };
}

/** The commodities of a game, counted from 0. Cards of several stacks that make one set are one commodity. */
export class Goods {
  readonly faces: readonly Face[];
  /** What one card of each is worth by itself. */
  readonly values: readonly number[];
  /** What each card of a commodity is worth beyond its set, because it is from elsewhere. */
  readonly #bonus: readonly number[];
  readonly #numbers = new Map<string, number>();
  /** The stacks each commodity lies in. */
  readonly #stacks: readonly ReadonlySet<number>[];
  readonly #tradable: ReadonlySet<string>;
  /** What each card is, calamities included. */
  readonly #things: ReadonlyMap<string, string>;
  readonly #hasThings: boolean;

  /** All faces of the trade cards in play, and the commodities of which each card is worth its value once more. */
  constructor(all: readonly Face[], foreign: ReadonlySet<string> = new Set()) {
    const goods = all.filter(({ kind }) => kind === 'commodity');
    const things = [...new Set(goods.map(thingOf))];
    const copies = (thing: string): number =>
      goods.reduce((sum, face) => (thingOf(face) === thing ? sum + face.copies : sum), 0);
    this.faces = things.map((thing) => ({
      ...at(
        goods.filter((face) => thingOf(face) === thing),
        0,
      ),
      id: thing,
      copies: copies(thing),
    }));
    this.values = this.faces.map((face) => setValue(face, 1));
    this.#bonus = this.faces.map((face) => (foreign.has(face.id) ? faceValue(face) : 0));
    this.#stacks = things.map(
      (thing) => new Set(goods.flatMap((face) => (thingOf(face) === thing ? [face.stack] : []))),
    );
    for (const [number, { id }] of this.faces.entries()) this.#numbers.set(id, number);
    for (const face of goods) this.#numbers.set(face.id, things.indexOf(thingOf(face)));
    this.#hasThings = goods.some((face) => face.id !== thingOf(face));
    this.#tradable = new Set(all.flatMap((face) => (face.tradable ? [face.id] : [])));
    this.#things = new Map(all.map((face) => [face.id, thingOf(face)]));
  }

  get length(): number {
    return this.faces.length;
  }

  /** A commodity by its number; nothing, if it is a calamity. */
  number(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  numbers(ids: readonly string[]): number[] {
    const numbers: number[] = [];
    for (const id of ids) {
      const number = this.#numbers.get(id);
      if (number !== undefined) numbers.push(number);
    }
    return numbers;
  }

  name(number: number): string {
    return this.faces[number]?.id ?? '';
  }

  /** Whether a stack has cards of a commodity. */
  isIn(good: number, stack: number): boolean {
    return this.#stacks[good]?.has(stack) ?? false;
  }

  isTradable(id: string): boolean {
    return this.#tradable.has(id);
  }

  /** How many cards of each commodity a hand holds. */
  count(cards: readonly string[]): number[] {
    const counts = new Array<number>(this.faces.length).fill(0);
    for (const id of cards) {
      const number = this.#numbers.get(id);
      if (number !== undefined) counts[number] = (counts[number] ?? 0) + 1;
    }
    return counts;
  }

  /** What a card is, whichever block it comes from: a commodity or a calamity. */
  thing(id: string): string {
    return this.#things.get(id) ?? id;
  }

  /** The cards of a hand that are calamities. */
  calamities(cards: readonly string[]): string[] {
    return cards.filter((id) => !this.#numbers.has(id));
  }

  /** The cards of a hand that these commodities are. The hand is asked for only where names do not say it. */
  cards(numbers: readonly number[], hand: () => readonly string[]): string[] {
    if (!this.#hasThings) return numbers.map((number) => this.name(number));
    const left = [...hand()];
    return numbers.flatMap((number) => {
      const index = left.findIndex((id) => this.#numbers.get(id) === number);
      return index < 0 ? [] : left.splice(index, 1);
    });
  }

  /** What a set of so many cards is worth. */
  setWorth(good: number, cards: number): number {
    return cards * (cards * (this.values[good] ?? 0) + (this.#bonus[good] ?? 0));
  }

  /** Whether cards of a commodity are worth more because they are from elsewhere. */
  isForeign(good: number): boolean {
    return (this.#bonus[good] ?? 0) > 0;
  }

  /** What a card is worth to whoever has no other of its commodity. */
  alone(good: number): number {
    return this.setWorth(good, 1);
  }

  /** What so many cards of a commodity more, or fewer, change in what a hand is worth. */
  change(hand: readonly number[], good: number, by: number): number {
    const held = hand[good] ?? 0;
    return this.setWorth(good, held + by) - this.setWorth(good, held);
  }
}
