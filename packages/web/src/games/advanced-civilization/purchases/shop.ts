import {
  type AcView,
  CARD_RULES,
  CARDS,
  CIVILIZATION_CARDS,
  COMMODITIES,
  decode,
  GROUPS,
  mayMine,
  REMEDIES,
  tradeCityAdds,
} from '@ecumene/advanced-civilization/reference';
import { type CivilizationCard, creditOf, missingFor, type NationView, nationNamed } from '@ecumene/ancients';
import { the } from '@ecumene/engine';
import type { Purse } from '../../ancients/purchases/payment.ts';
import { purseFor } from '../../ancients/purchases/purse.ts';
import { stocked, type Ware } from '../../ancients/purchases/shop.ts';
import { ask, readingOf } from '../reading.ts';
import { CALAMITIES } from '../reference/calamities.ts';
import { TRADE_CARDS } from '../trade/trade.ts';
import { EFFECTS } from './card-effects.ts';

/** The cards of each group, cheap to dear; a card of two groups stands where there is more room. */
export const SHELVES = stocked(GROUPS, CIVILIZATION_CARDS);

/** What a card costs a nation now. */
export function priceFor(view: AcView, { name }: NationView, card: string): number {
  return readingOf(view).ask(({ advances }, state) => advances.price(state, nationNamed(state, name), card));
}

/** A card as a nation finds it; for nobody, as it is printed. */
export function wareFor(card: CivilizationCard, view: AcView, nation: NationView | undefined): Ware {
  const state = decode(view);
  const cards = nation?.cards ?? {};
  const credits = Object.entries(cards).flatMap(([from, since]) => {
    const points = creditOf({ [from]: since }, view.turn, CARDS, card.id);
    return points > 0 ? [{ from: the('card', from), points }] : [];
  });
  const redress = view.options.calamityCredit ? (view.redress[nation?.name ?? '']?.[card.id] ?? 0) : 0;
  return {
    card,
    does: EFFECTS[card.id] ?? '',
    rule: CARD_RULES[card.id],
    points: card.cost,
    price: nation === undefined ? card.cost : priceFor(view, nation, card.id),
    credits: credits.toSorted((a, b) => b.points - a.points),
    redress,
    held: Object.hasOwn(cards, card.id),
    lacks: nation === undefined ? card.needs : missingFor(state, nationNamed(state, nation.name), card),
    opens: CIVILIZATION_CARDS.filter(({ needs }) => needs === card.id).map(({ id }) => id),
    cheapens: Object.entries(card.credits).flatMap(([id, points]) =>
      Object.hasOwn(cards, id) ? [] : [{ for: the('card', id), points }],
    ),
    helpsAgainst: [...REMEDIES].flatMap(([calamity, remedies]) => (remedies.includes(card.id) ? [calamity] : [])),
    worsens: CALAMITIES.flatMap(({ id, changes }) =>
      changes.some((change) => change.card === card.id && !change.helps) ? [id] : [],
    ),
  };
}

/** What a nation pays with: Mining and trade cities make sets larger. */
export function purseOf(view: AcView, nation: NationView): Purse {
  const state = decode(view);
  const number = nationNamed(state, nation.name);
  return purseFor(ask, view, nation, TRADE_CARDS, {
    credit: view.credit[nation.name] ?? 0,
    mayMine: mayMine(state, number),
    adds: ({ id }) => tradeCityAdds(state, number, id),
    isMined: ({ id }) => COMMODITIES.some((one) => one.id === id && one.mined === true),
  });
}
