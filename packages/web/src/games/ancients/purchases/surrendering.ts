import { type TradeCards, without } from '../trade/hand.ts';

/** The cards a hand can best do without, so many of them. */
export function leastOf(cards: TradeCards, hand: readonly string[], count: number): string[] {
  const given: string[] = [];
  while (given.length < count) {
    const card = cards.leastMissed(without(hand, given));
    if (card === undefined) break;
    given.push(card);
  }
  return given;
}

/** Where in a row of cards these lie, each in a place of its own. */
export function placesOf(cards: readonly string[], row: readonly string[]): number[] {
  const places: number[] = [];
  for (const card of cards) {
    const place = row.findIndex((one, at) => one === card && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places;
}

/** The places chosen once one of them is touched: it joins them, in the stead of the first when they are enough, or leaves them. */
export function touched(chosen: readonly number[], place: number, goal: number): readonly number[] {
  return chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place].slice(-goal);
}
