import { type Face, faceValue, type OfferView, setValue, thingOf } from '@ecumene/ancients';

/** A hand of trade cards, reckoned. Cards are called by their faces, or by what they are where it is all the same which stack they come from. */

/** Equal commodities of a hand, whatever stacks they come from. */
export interface CardSet {
  /** What the cards are: one face, or several that make one set. */
  readonly face: Face;
  readonly count: number;
  /** The cards by face, those that bring most first. */
  readonly parts: readonly CardPart[];
  /** What the set is worth now. */
  readonly worth: number;
  /** What it would be worth with one card more; nothing, if there are no more. */
  readonly next: number | undefined;
}

export interface CardPart {
  readonly id: string;
  readonly count: number;
  /** Points that each of these cards adds to its set. */
  readonly bonus: number;
}

/** A commodity, and the faces it has. */
interface Good {
  readonly face: Face;
  readonly faces: readonly Face[];
}

/** The trade cards of a table, commodities from cheap to dear; `bonus` is what a card adds to its set for whoever looks. */
export class TradeCards {
  readonly commodities: readonly Face[];
  readonly calamities: readonly Face[];
  /** The commodities, whatever stacks they lie in. */
  readonly goods: readonly Face[];
  readonly #goods: readonly Good[];
  readonly #faces: ReadonlyMap<string, Face>;
  readonly #bonus: (face: Face) => number;

  constructor(faces: readonly Face[], bonus: (face: Face) => number = () => 0) {
    this.commodities = faces.filter(({ kind }) => kind === 'commodity');
    this.calamities = faces.filter(({ kind }) => kind === 'calamity');
    this.#bonus = bonus;
    this.#goods = goodsIn(this.commodities);
    this.goods = this.#goods.map(({ face }) => face);
    const things = [...this.#goods, ...goodsIn(this.calamities)].map(({ face }) => face);
    this.#faces = new Map([...things, ...faces].map((face) => [face.id, face]));
  }

  /** What a card shows, by its face or by what it is. */
  faceOf(id: string): Face | undefined {
    return this.#faces.get(id);
  }

  /** What a card is, whatever stack it comes from. */
  thingOf(id: string): string {
    const face = this.faceOf(id);
    return face === undefined ? id : thingOf(face);
  }

  /** The stack a card comes from; nothing, where there are several. */
  stackOf(id: string): number | undefined {
    const faces = [...this.commodities, ...this.calamities].filter((face) => face.id === id || thingOf(face) === id);
    const [only, ...others] = faces.some((face) => face.id === id) ? faces.filter((face) => face.id === id) : faces;
    return others.length > 0 ? undefined : only?.stack;
  }

  isCalamity(id: string): boolean {
    return this.faceOf(id)?.kind === 'calamity';
  }

  /** What one card of a commodity is worth; nothing for a calamity. */
  valueOf(id: string): number {
    const face = this.faceOf(id);
    return face === undefined || face.kind === 'calamity' ? 0 : faceValue(face);
  }

  /** Points that a card adds to its set; where it may come from several stacks, at the least. */
  bonusOf(id: string): number {
    const faces = this.#goods.find(({ face }) => face.id === id)?.faces ?? [];
    const face = this.faceOf(id);
    if (faces.length > 1) return Math.min(...faces.map(this.#bonus));
    return face === undefined || face.kind === 'calamity' ? 0 : this.#bonus(face);
  }

  /** The commodities of a hand as sets, the most valuable kind first. */
  setsOf(hand: readonly string[]): CardSet[] {
    const counts = countCards(hand);
    return this.#goods.toReversed().flatMap(({ face, faces }) => {
      const ids = new Set([...faces.map(({ id }) => id), face.id]);
      const parts = [...ids]
        .map((id) => ({ id, count: counts.get(id) ?? 0, bonus: this.bonusOf(id) }))
        .filter((part) => part.count > 0)
        .sort((a, b) => b.bonus - a.bonus);
      const count = parts.reduce((sum, part) => sum + part.count, 0);
      if (count === 0) return [];
      const bonus = parts.reduce((sum, part) => sum + part.count * part.bonus, 0);
      const next =
        count < face.copies && faceValue(face) > 0
          ? setValue(face, count + 1) + bonus + this.bonusOf(face.id)
          : undefined;
      return [{ face, count, parts, worth: setValue(face, count) + bonus, next }];
    });
  }

  /** What so many cards more would add to a set. */
  growth({ face, count }: CardSet, more: number): number {
    return setValue(face, count + more) - setValue(face, count) + more * this.bonusOf(face.id);
  }

  calamitiesIn(hand: readonly string[]): string[] {
    return hand.filter((id) => this.isCalamity(id));
  }

  /** What all sets of a hand are worth. */
  worthOf(hand: readonly string[]): number {
    return this.setsOf(hand).reduce((sum, { worth }) => sum + worth, 0);
  }

  /** The commodity a hand can best do without: the one whose loss makes its sets least smaller. */
  leastMissed(hand: readonly string[]): string | undefined {
    let least: string | undefined;
    let smallest = Number.POSITIVE_INFINITY;
    for (const { face, count, parts } of this.setsOf(hand)) {
      for (const { id, bonus } of parts) {
        const loss = setValue(face, count) - setValue(face, count - 1) + bonus;
        if (loss >= smallest) continue;
        smallest = loss;
        least = id;
      }
    }
    return least;
  }

  /** Cards of a hand that are these things, each as often as it is named, those that bring least; nothing, if it lacks any. */
  cardsFor(hand: readonly string[], things: readonly string[]): string[] | undefined {
    const found: string[] = [];
    for (const thing of things) {
      const [next] = without(hand, found)
        .filter((id) => id === thing || this.thingOf(id) === thing)
        .sort((a, b) => this.bonusOf(a) - this.bonusOf(b));
      if (next === undefined) return undefined;
      found.push(next);
    }
    return found;
  }
}

/** Faces that make one set together, as one. */
function goodsIn(faces: readonly Face[]): readonly Good[] {
  const byThing = new Map<string, Face[]>();
  for (const face of faces) byThing.set(thingOf(face), [...(byThing.get(thingOf(face)) ?? []), face]);
  return [...byThing].flatMap(([id, some]) => {
    const [first] = some;
    if (first === undefined) return [];
    const copies = some.reduce((sum, face) => sum + face.copies, 0);
    return [{ face: some.length === 1 && first.id === id ? first : { ...first, id, copies }, faces: some }];
  });
}

export function countCards(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** How many of each card are in these offers of one's own that are open: the most in any of them, since it may lie in several. */
export function onOffer(offers: readonly OfferView[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const { names, hides, declined } of offers)
    if (hides !== undefined && declined === undefined)
      for (const [id, count] of countCards([...names, ...hides])) most.set(id, Math.max(count, most.get(id) ?? 0));
  return most;
}

/** A hand without some of its cards. */
export function without(hand: readonly string[], cards: readonly string[]): string[] {
  const rest = [...hand];
  for (const id of cards) {
    const place = rest.indexOf(id);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** Whether a hand holds all of these cards, each as often as it is named. */
export function holdsAll(hand: readonly string[], cards: readonly string[]): boolean {
  return without(hand, cards).length === hand.length - cards.length;
}
