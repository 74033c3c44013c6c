import type { NationView } from '@ecumene/ancients';
import { the } from '@ecumene/engine';
import {
  ADVANCES,
  type AdvanceId,
  advanceOf,
  CREDIT_STEP,
  CULTURE,
  creditsOf,
  creditsToChoose,
  creditsTowards,
  discountOf,
  type EpView,
  freeAdvances,
  freeSource,
  GROUPS,
  type Purchase,
  priceChange,
  priceOfAll,
} from '@ecumene/expansion-project/reference';
import type { Purse } from '../../ancients/purchases/payment.ts';
import { purseFor } from '../../ancients/purchases/purse.ts';
import { type Choices, type Offered, type PurchasesOfGame, stocked, type Ware } from '../../ancients/purchases/shop.ts';
import { ask, ofNation } from '../reading.ts';
import { CALAMITIES } from '../reference/calamities.ts';
import { effectsInWords } from '../reference/effects.ts';
import { trade } from '../trade/trade.ts';

/** An advancement as a nation finds it; for nobody, as it is printed. */
function wareFor(id: string, view: EpView, nation: NationView | undefined): Ware {
  const advance = ADVANCES.find((one) => one.id === id);
  if (advance === undefined) throw new Error(`there is no advancement called ${id}`);
  const held = nation?.cards ?? {};
  const { towards } = advance;
  const touched = (helps: boolean): readonly string[] => [
    ...new Set(
      CALAMITIES.flatMap((one) =>
        one.changes.some((change) => change.card === id && change.helps === helps) ? [one.id] : [],
      ),
    ),
  ];
  return {
    card: advance,
    does: effectsInWords(advance.id),
    rule: `EP ${advance.section}.1`,
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

/** The better of its groups, what leads to it alone, and what the culture changes. */
function creditsFor(id: AdvanceId, view: EpView, nation: NationView): Ware['credits'] {
  const [state, number] = ofNation(view, nation.name);
  const byGroup = advanceOf(id).groups.map((group) => ({
    from: the('group', group),
    points: creditsOf(state, number, group),
  }));
  const [best] = byGroup.toSorted((a, b) => b.points - a.points);
  const leading = ADVANCES.find(
    ({ id: other, towards }) => towards?.advance === id && nation.cards[other] !== undefined,
  );
  const towards = { points: creditsTowards(state, number, id), from: the('card', leading?.id ?? id) };
  const culture = { points: -priceChange(state, number, id), from: the('card', CULTURE) };
  return [...(best === undefined ? [] : [best]), towards, culture].filter(({ points }) => points !== 0);
}

/** A purchase as the book of this game knows it. */
function purchaseOf(cards: readonly string[], { discounted, free }: Choices): Purchase {
  return { buy: cards, discounted, free };
}

function priceFor(view: EpView, nation: NationView, cards: readonly string[], choices: Choices): number {
  return priceOfAll(...ofNation(view, nation.name), purchaseOf(cards, choices));
}

function purseOf(view: EpView, nation: NationView, acquired: readonly string[] = []): Purse {
  return purseFor(ask, view, nation, trade.cards(view, nation), { acquired });
}

function offered(view: EpView, nation: NationView, cards: readonly string[], choices: Choices): Offered {
  const purchase = purchaseOf(cards, choices);
  const discount = discountOf(purchase);
  const source = freeSource(purchase);
  return {
    ...(discount !== undefined && { discount: { ...discount, among: cards.filter((id) => id !== discount.by) } }),
    ...(source !== undefined && {
      free: { by: source.by, most: source.most, among: freeAdvances(...ofNation(view, nation.name), purchase) },
    }),
    credits: creditsToChoose(purchase).map(({ by, points, oneGroup }) => ({
      by,
      credits: points,
      step: CREDIT_STEP,
      oneGroup,
      groups: GROUPS,
    })),
  };
}

export const purchases: PurchasesOfGame<EpView> = {
  shelves: stocked(GROUPS, ADVANCES),
  ware: wareFor,
  purse: purseOf,
  credits: (view, nation) => {
    const [state, number] = ofNation(view, nation.name);
    return Object.fromEntries(GROUPS.map((group) => [group, creditsOf(state, number, group)]));
  },
  price: priceFor,
  offered,
  choicesInAnswer: (choices) => choices,
};
