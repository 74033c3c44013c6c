import type { NationView } from '@ecumene/ancients';
import { the } from '@ecumene/engine';
import {
  ADVANCES,
  type AdvanceId,
  advanceOf,
  CREDIT_STEP,
  creditsOf,
  creditsToChoose,
  creditsTowards,
  discountOf,
  freeAdvances,
  freeSource,
  GROUPS,
  mayUseSubstitute,
  modifiersBy,
  type Purchase,
  priceOfAll,
  type WeView,
} from '@ecumene/western-empires/reference';
import type { Purse } from '../../ancients/purchases/payment.ts';
import { purseFor } from '../../ancients/purchases/purse.ts';
import { type Choices, type Offered, type PurchasesOfGame, stocked, type Ware } from '../../ancients/purchases/shop.ts';
import { ask, ofNation } from '../reading.ts';
import { CALAMITIES } from '../reference/calamities.ts';
import { effectsInWords } from '../reference/effects.ts';
import { trade } from '../trade/trade.ts';

/** An advance as a nation finds it; for nobody, as it is printed. */
function wareFor(id: string, view: WeView, nation: NationView | undefined): Ware {
  const advance = ADVANCES.find((one) => one.id === id);
  if (advance === undefined) throw new Error(`there is no advance called ${id}`);
  const held = nation?.cards ?? {};
  const { towards } = advance;
  const touched = (helps: boolean): readonly string[] => [
    ...new Set(
      modifiersBy(advance.id).flatMap(({ calamity }) =>
        CALAMITIES.some(
          (one) => one.id === calamity && one.changes.some((change) => change.card === id && change.helps === helps),
        )
          ? [calamity]
          : [],
      ),
    ),
  ];
  return {
    card: advance,
    does: effectsInWords(advance.id),
    rule: `WE ${id}.1`,
    points: advance.points,
    price: nation === undefined ? advance.cost : priceFor(view, nation, [id], {}),
    credits: nation === undefined ? [] : creditsFor(advance.id, view, nation),
    redress: 0,
    held: Object.hasOwn(held, id),
    lacks: undefined,
    opens: [],
    cheapens: [
      ...GROUPS.flatMap((group) => {
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
}

/** The better of its groups, and what leads to it alone. */
function creditsFor(id: AdvanceId, view: WeView, nation: NationView): Ware['credits'] {
  const [state, number] = ofNation(view, nation.name);
  const byGroup = advanceOf(id).groups.map((group) => ({
    from: the('group', group),
    points: creditsOf(state, number, group),
  }));
  const [best] = byGroup.toSorted((a, b) => b.points - a.points);
  const leading = ADVANCES.filter(
    ({ id: other, towards }) => towards?.advance === id && nation.cards[other] !== undefined,
  );
  const towards = { points: creditsTowards(state, number, id), from: the('card', leading[0]?.id ?? id) };
  return [...(best === undefined ? [] : [best]), towards].filter(({ points }) => points > 0);
}

function priceFor(view: WeView, nation: NationView, cards: readonly string[], choices: Choices): number {
  const [state, number] = ofNation(view, nation.name);
  return priceOfAll(state, number, purchaseOf(cards, choices));
}

function purseOf(view: WeView, nation: NationView, acquired: readonly string[] = []): Purse {
  const maySubstitute = mayUseSubstitute(...ofNation(view, nation.name));
  return purseFor(ask, view, nation, trade.cards(view), { maySubstitute, acquired });
}

/** Purchases of this game as its book knows them: one advance at most comes for free. */
function purchaseOf(cards: readonly string[], { discounted, free }: Choices): Purchase {
  return { buy: cards, discounted, free: free?.[0] };
}

function offered(view: WeView, nation: NationView, cards: readonly string[], choices: Choices): Offered {
  const [state, number] = ofNation(view, nation.name);
  const purchase = purchaseOf(cards, choices);
  const discount = discountOf(purchase);
  const source = freeSource(purchase);
  return {
    ...(discount !== undefined && { discount: { ...discount, among: cards.filter((id) => id !== discount.by) } }),
    ...(source !== undefined && { free: { by: source.by, most: 1, among: freeAdvances(state, number, purchase) } }),
    credits: creditsToChoose(purchase).map((one) => ({ ...one, step: CREDIT_STEP, oneGroup: false, groups: GROUPS })),
  };
}

export const purchases: PurchasesOfGame<WeView> = {
  shelves: stocked(GROUPS, ADVANCES),
  ware: wareFor,
  purse: purseOf,
  credits: (view, nation) => {
    const [state, number] = ofNation(view, nation.name);
    return Object.fromEntries(GROUPS.map((group) => [group, creditsOf(state, number, group)]));
  },
  price: priceFor,
  offered,
  choicesInAnswer: ({ free, ...choices }) => ({ ...choices, ...(free?.[0] !== undefined && { free: free[0] }) }),
};
