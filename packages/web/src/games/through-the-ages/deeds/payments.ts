import { type CardId, type CivilizationView, cards, levelOfAge, WORTHS } from '@ecumene/through-the-ages/reference';
import type { Deed } from './deed.ts';

type Stored = 'food' | 'resources';

/** Tokens of each worth that are left after a payment. */
export type Kept = Partial<Record<Stored, readonly number[]>>;

/** The goods a payment is made in, with what is kept of each. */
export function goodsIn({ food, resources }: Kept): readonly (readonly [Stored, readonly number[]])[] {
  return [
    ...(food === undefined ? [] : [['food', food] as const]),
    ...(resources === undefined ? [] : [['resources', resources] as const]),
  ];
}

/** A card that tokens of a good lie on, or may. */
interface Stock {
  readonly card: CardId;
  readonly worth: number;
  readonly tokens: number;
}

/** Where somebody keeps food or resources, from the cheapest tokens on. */
export function stocksOf({ works, leader }: CivilizationView, good: Stored): readonly Stock[] {
  const labsProduce = leader !== null && 'effect' in cards[leader] && cards[leader].effect === 'labs-produce';
  return works
    .flatMap(({ card: id, tokens }) => {
      const card = cards[id];
      if (card.kind === (good === 'food' ? 'farm' : 'mine')) return [{ card: id, worth: card.produces, tokens }];
      const isStore = card.kind === 'lab' && good === 'resources' && (labsProduce || tokens > 0);
      return isStore ? [{ card: id, worth: levelOfAge[card.age], tokens }] : [];
    })
    .toSorted((a, b) => a.worth - b.worth);
}

/**
 * Every way the tokens might lie after something was done that costs at most this much; what lowers a price, and what may
 * lie where, the table knows.
 */
export function waysToPay(civ: CivilizationView, { cost }: Pick<Deed, 'cost'>): readonly Kept[] {
  const { food = 0, resources = 0 } = cost;
  if (food > 0) return waysToKeep(civ, 'food', food).map((kept) => ({ food: kept }));
  return waysToKeep(civ, 'resources', resources).map((kept) => ({ resources: kept }));
}

function waysToKeep(civ: CivilizationView, good: Stored, most: number): readonly (readonly number[])[] {
  const stocks = stocksOf(civ, good);
  const all = stocks.reduce((sum, { worth, tokens }) => sum + worth * tokens, 0);
  const count = stocks.reduce((sum, { tokens }) => sum + tokens, 0);
  const worths = WORTHS.map((worth) => (stocks.some((stock) => stock.worth === worth) ? worth : 0));
  const paid = Array.from({ length: Math.min(most, all) }, (_, place) => place + 1);
  return paid
    .flatMap((amount) => arranged(worths, all - amount))
    .filter((kept) => kept.reduce((sum, tokens) => sum + tokens, 0) <= count + civ.blue);
}

/** Every way tokens of these worths make an amount; of a worth of 0 there are none. */
function arranged(worths: readonly number[], amount: number): readonly (readonly number[])[] {
  const [worth, ...more] = worths;
  if (worth === undefined) return amount === 0 ? [[]] : [];
  const most = worth === 0 ? 0 : Math.floor(amount / worth);
  return Array.from({ length: most + 1 }, (_, tokens) =>
    arranged(more, amount - tokens * worth).map((rest) => [tokens, ...rest]),
  ).flat();
}
