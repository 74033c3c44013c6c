import { leastMissed, without } from '../trade/hand.ts';

/** The cards a hand can best do without, so many of them, by face. */
export function leastOf(hand: readonly string[], count: number): Record<string, number> {
  const given: Record<string, number> = {};
  let rest: readonly string[] = hand;
  for (let i = 0; i < count; i++) {
    const card = leastMissed(rest);
    if (card === undefined) break;
    given[card] = (given[card] ?? 0) + 1;
    rest = without(rest, [card]);
  }
  return given;
}
