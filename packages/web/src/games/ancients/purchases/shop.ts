import type { Advance, AncientView, NationView } from '@ecumene/ancients';
import type { Thing } from '@ecumene/engine';
import type { ComponentType } from 'react';
import type { Payment, Purse } from './payment.ts';

/** An advance as it is found in the shop. */
export interface Ware {
  readonly card: Pick<Advance, 'id' | 'cost' | 'groups'>;
  /** What it does, in about five words. */
  readonly does: string;
  /** The first paragraph about it. */
  readonly rule: string | undefined;
  /** Points it counts at the end. */
  readonly points: number;
  /** What it costs. */
  readonly price: number;
  /** What takes something off its price, and how much. */
  readonly credits: readonly { readonly from: Thing; readonly points: number }[];
  /** What losses to calamities take off it besides. */
  readonly redress: number;
  readonly held: boolean;
  /** A card it needs that was not acquired in an earlier turn. */
  readonly lacks: string | undefined;
  /** Cards that need this one. */
  readonly opens: readonly string[];
  /** What it makes cheaper of all that is not yet held, and by how much. */
  readonly cheapens: readonly { readonly for: Thing; readonly points: number }[];
  readonly helpsAgainst: readonly string[];
  readonly worsens: readonly string[];
}

/** The advances of a group, cheap to dear. */
export interface Shelf {
  readonly group: string;
  readonly cards: readonly Ware['card'][];
}

/** Choices that some advances bring with their purchase. */
export interface Choices {
  /** The advance that another makes cheaper. */
  readonly discounted?: string;
  /** The advances that another brings for free. */
  readonly free?: readonly string[];
  /** Credits of choice, by the advance that brings them, then by group. */
  readonly credits?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What can be chosen with a purchase. */
export interface Offered {
  readonly discount?: { readonly by: string; readonly points: number; readonly among: readonly string[] };
  readonly free?: { readonly by: string; readonly most: number; readonly among: readonly string[] };
  readonly credits: readonly CreditsOffered[];
}

/** Credits that an advance brings, for the buyer to choose. */
export interface CreditsOffered {
  readonly by: string;
  readonly credits: number;
  /** They are divided in steps of so many. */
  readonly step: number;
  /** All of them are of one group. */
  readonly oneGroup: boolean;
  readonly groups: readonly string[];
}

/** Whether every choice that must be made has been: credits must all be chosen. */
export function isComplete({ credits }: Offered, choices: Choices): boolean {
  return credits.every(({ by, credits: due }) => {
    const chosen = Object.values(choices.credits?.[by] ?? {});
    return chosen.reduce((sum, count) => sum + count, 0) === due;
  });
}

/** Cards a nation can acquire together with what it has now. */
export interface Together {
  readonly cards: readonly string[];
  readonly price: number;
}

/** The purchase that is being made up, as its parts see it. */
export interface AtShop {
  /** The question, while one is asked. */
  readonly question: string | undefined;
  readonly cards: readonly string[];
  readonly choices: Choices;
  /** Whether every choice that must be made has been. */
  readonly complete: boolean;
  readonly price: number;
  readonly purse: Purse;
  readonly payment: Payment;
  /** Whether the payment was changed by hand. */
  readonly edited: boolean;
  /** What treasury and credit add, and whether they can. */
  readonly due: number;
  readonly paid: boolean;
  /** All one can pay. */
  readonly most: number;
  /** What the cheapest card one may have costs; nothing where there is none left. */
  readonly cheapest: number | undefined;
  toggle(card: string): void;
  /** Takes exactly these cards. */
  take(cards: readonly string[]): void;
  choose(choices: Choices): void;
  pay(payment: Payment | null): void;
  clear(): void;
}

/** How a game sells its advances. */
export interface PurchasesOfGame<V extends AncientView = AncientView> {
  readonly shelves: readonly Shelf[];
  /** An advance as a nation finds it; for nobody, as it is printed. */
  ware(card: string, view: V, nation: NationView | undefined): Ware;
  /** What a nation pays with, and what its hand may keep once it has acquired these too. */
  purse(view: V, nation: NationView, acquired?: readonly string[]): Purse;
  /** The credits a nation has by group, where they go by group. */
  credits?(view: V, nation: NationView): Readonly<Record<string, number>>;
  /** What all of these cost together. */
  price(view: V, nation: NationView, cards: readonly string[], choices: Choices): number;
  /** Choices of cards that can be paid for, the best first. */
  ways?(view: V, nation: NationView, purse: Purse): readonly Together[];
  /** What is worth a warning before the purchase. */
  readonly Notes?: ComponentType<NotesProps>;
  /** The choices that come with what was taken. */
  offered?(view: V, nation: NationView, cards: readonly string[], choices: Choices): Offered;
  /** The choices as an answer puts them. */
  choicesInAnswer?(choices: Choices): object;
}

export interface NotesProps {
  readonly own: NationView;
  /** The cards about to be acquired, and what goes back from the treasury to the stock for them. */
  readonly bought: readonly string[];
  readonly spent: number;
}

/** What the cheapest card costs that a nation may have now; nothing where there is none. */
export function cheapestFor(
  { shelves, ware }: PurchasesOfGame,
  view: AncientView,
  nation: NationView,
): number | undefined {
  const prices = shelves
    .flatMap(({ cards }) => cards.map(({ id }) => ware(id, view, nation)))
    .filter(({ held, lacks }) => !held && lacks === undefined)
    .map(({ price }) => price);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

/** Every advance of a group in one of its groups: one of two groups stands where there is more room. */
export function stocked(groups: readonly string[], cards: readonly Ware['card'][]): readonly Shelf[] {
  const shelves = new Map<string, Ware['card'][]>(groups.map((group) => [group, []]));
  const room = (group: string): Ware['card'][] => shelves.get(group) ?? [];
  for (const card of cards.toSorted((a, b) => a.groups.length - b.groups.length)) {
    const [emptiest = ''] = card.groups.toSorted((a, b) => room(a).length - room(b).length);
    room(emptiest).push(card);
  }
  return [...shelves].map(([group, some]) => ({ group, cards: some.toSorted((a, b) => a.cost - b.cost) }));
}
