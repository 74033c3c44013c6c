import type { Pile } from '@ecumene/engine';

export type Shares = Readonly<Record<string, number>>;

export function sumOf(shares: Shares): number {
  return Object.values(shares).reduce((sum, share) => sum + share, 0);
}

/** Shares a total as evenly as the piles allow, the first ones getting what does not divide. */
export function evenly(piles: readonly Pick<Pile, 'id' | 'most'>[], total: number): Shares {
  const shares = new Map(piles.map(({ id }) => [id, 0]));
  let left = total;
  while (left > 0) {
    const open = piles.filter(({ id, most }) => (shares.get(id) ?? 0) < most);
    if (open.length === 0) break;
    for (const { id } of open.slice(0, left)) shares.set(id, (shares.get(id) ?? 0) + 1);
    left -= Math.min(left, open.length);
  }
  return Object.fromEntries(shares);
}

/** One share set to a value, no more than its pile and what is left allow. */
export function withShare(
  shares: Shares,
  { id, most }: Pick<Pile, 'id' | 'most'>,
  value: number,
  total: number,
): Shares {
  const others = sumOf(shares) - (shares[id] ?? 0);
  return { ...shares, [id]: Math.max(0, Math.min(value, most, total - others)) };
}
