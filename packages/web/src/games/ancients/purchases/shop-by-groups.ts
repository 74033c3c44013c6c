import {
  type AncientView,
  creditsToChoose,
  discountOf,
  freeAdvances,
  freeSource,
  type NationNumber,
  type NationView,
  type PublicState,
  priceOfAll,
  type WithBonuses,
} from '@ecumene/ancients';
import { the } from '@ecumene/engine';
import type { Reference } from '../calamity-changes.ts';
import { type Choices, type Offered, type PurchasesOfGame, stocked, type Ware } from './shop.ts';

type Credit = Ware['credits'][number];

/** An advance that gives credits to whole groups, and more to one other advance. */
interface GroupedAdvance<Id extends string, G extends string> {
  readonly id: Id;
  readonly cost: number;
  readonly groups: readonly G[];
  readonly points: number;
  readonly credits: Readonly<Partial<Record<G, number>>>;
  readonly towards: { readonly advance: Id; readonly credits: number } | null;
}

/** A game whose advances give credits by group and bring choices with their purchase. */
interface ShopByGroups<
  V extends AncientView,
  S extends PublicState,
  A extends GroupedAdvance<Id, G>,
  Id extends string,
  G extends string,
> {
  readonly book: WithBonuses<S, G>;
  readonly advances: readonly A[];
  readonly calamities: readonly Pick<Reference, 'id' | 'changes'>[];
  readonly ofNation: (view: V, nation: string) => readonly [S, NationNumber];
  /** Credits of a group, and credits to one advance alone. */
  readonly creditsOf: (state: S, number: NationNumber, group: G) => number;
  readonly creditsTowards: (state: S, number: NationNumber, advance: Id) => number;
  /** What changes a price besides. */
  readonly creditsBesides?: (state: S, number: NationNumber, advance: Id) => Credit;
  /** What an advance does, in about five words, and the first paragraph about it. */
  readonly does: (advance: Id) => string;
  readonly rule: (advance: A) => string;
  readonly purse: PurchasesOfGame<V>['purse'];
  readonly choicesInAnswer: (choices: Choices) => object;
}

export function shopByGroups<
  V extends AncientView,
  S extends PublicState,
  A extends GroupedAdvance<Id, G>,
  Id extends string,
  G extends string,
>(game: ShopByGroups<V, S, A, Id, G>): PurchasesOfGame<V> {
  const { book, advances, calamities, ofNation } = game;
  const { groups, creditStep: step } = book.bonuses;
  const rows = new Map<string, A>(advances.map((advance) => [advance.id, advance]));

  const price = (view: V, nation: NationView, cards: readonly string[], choices: Choices): number =>
    priceOfAll(book, ...ofNation(view, nation.name), { ...choices, buy: cards });

  /** The better of its groups, and what leads to it alone. */
  const creditsFor = ({ id, groups: own }: A, view: V, nation: NationView): readonly Credit[] => {
    const [state, number] = ofNation(view, nation.name);
    const byGroup = own.map((group) => ({ from: the('group', group), points: game.creditsOf(state, number, group) }));
    const [best] = byGroup.toSorted((a, b) => b.points - a.points);
    const leading = advances.find(
      ({ id: other, towards }) => towards?.advance === id && nation.cards[other] !== undefined,
    );
    const towards = { points: game.creditsTowards(state, number, id), from: the('card', leading?.id ?? id) };
    const more = game.creditsBesides?.(state, number, id);
    return [...(best === undefined ? [] : [best]), towards, ...(more === undefined ? [] : [more])].filter(
      ({ points }) => points !== 0,
    );
  };

  const wareFor = (id: string, view: V, nation: NationView | undefined): Ware => {
    const advance = rows.get(id);
    if (advance === undefined) throw new Error(`there is no advance called ${id}`);
    const held = nation?.cards ?? {};
    const { towards } = advance;
    const touched = (helps: boolean): readonly string[] =>
      calamities
        .filter(({ changes }) => changes.some((change) => change.card === id && change.helps === helps))
        .map((one) => one.id);
    return {
      card: advance,
      does: game.does(advance.id),
      rule: game.rule(advance),
      points: advance.points,
      price: nation === undefined ? advance.cost : price(view, nation, [id], {}),
      credits: nation === undefined ? [] : creditsFor(advance, view, nation),
      redress: 0,
      held: Object.hasOwn(held, id),
      lacks: undefined,
      opens: [],
      cheapens: [
        ...groups.flatMap((group) => {
          const points = advance.credits[group];
          return points === undefined ? [] : [{ for: the('group', group), points }];
        }),
        ...(towards === null || Object.hasOwn(held, towards.advance)
          ? []
          : [{ for: the('card', towards.advance), points: towards.credits }]),
      ],
      helpsAgainst: touched(true),
      worsens: touched(false),
    };
  };

  const offered = (view: V, nation: NationView, cards: readonly string[], { free }: Choices): Offered => {
    const purchase = { buy: cards, ...(free !== undefined && { free }) };
    const discount = discountOf(book.bonuses, purchase);
    const source = freeSource(book.bonuses, purchase);
    const among = cards.filter((id) => id !== discount?.by);
    return {
      ...(discount !== undefined && { discount: { by: discount.by, points: discount.points, among } }),
      ...(source !== undefined && {
        free: {
          by: source.by,
          most: source.most,
          among: freeAdvances(book, ...ofNation(view, nation.name), purchase),
        },
      }),
      credits: creditsToChoose(book.bonuses, purchase).map(({ by, points, oneGroup }) => ({
        by,
        credits: points,
        step,
        oneGroup,
        groups,
      })),
    };
  };

  return {
    shelves: stocked(groups, advances),
    ware: wareFor,
    purse: game.purse,
    credits: (view, nation) => {
      const [state, number] = ofNation(view, nation.name);
      return Object.fromEntries(groups.map((group) => [group, game.creditsOf(state, number, group)]));
    },
    price,
    offered,
    choicesInAnswer: game.choicesInAnswer,
  };
}
