import type { CardId, CivilizationView, Statistic, Why } from '@ecumene/through-the-ages/reference';
import { cards } from '@ecumene/through-the-ages/reference';

/** One line of how a number is made up. */
export interface Line {
  readonly card: CardId;
  readonly amount: number;
  readonly why: Why;
}

/** How a statistic is made up, one line for each card and cause, the largest first. */
export function linesOf({ reasons }: CivilizationView, statistic: Statistic): readonly Line[] {
  const sums = new Map<string, Line>();
  for (const one of reasons) {
    if (one.statistic !== statistic) continue;
    const key = `${one.card} ${one.why}`;
    const before = sums.get(key)?.amount ?? 0;
    sums.set(key, { card: one.card, why: one.why, amount: before + one.amount });
  }
  return [...sums.values()].toSorted((a, b) => b.amount - a.amount);
}

/** What farms or mines make in a turn, card by card. */
export function made({ works }: CivilizationView, kind: 'farm' | 'mine'): readonly Line[] {
  return works.flatMap(({ card: id, workers }): Line[] => {
    const card = cards[id];
    if (card.kind !== kind || workers === 0 || !('produces' in card)) return [];
    return [{ card: id, amount: workers * card.produces, why: 'workers' }];
  });
}

export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
