/** An estimate with the ends of its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** The mean of some figures. */
export function mean(figures: readonly number[]): Estimate {
  const n = figures.length;
  if (n === 0) return { value: 0, low: 0, high: 0 };
  const value = figures.reduce((sum, figure) => sum + figure, 0) / n;
  if (n === 1) return { value, low: value, high: value };
  const variance = figures.reduce((sum, figure) => sum + (figure - value) ** 2, 0) / (n - 1);
  const reach = Z * Math.sqrt(variance / n);
  return { value, low: value - reach, high: value + reach };
}

/** The share of so many successes out of so many tries (Wilson's interval). */
export function share(successes: number, tries: number): Estimate {
  if (tries === 0) return { value: 0, low: 0, high: 1 };
  const p = successes / tries;
  const spread = 1 + Z ** 2 / tries;
  const middle = (p + Z ** 2 / (2 * tries)) / spread;
  const reach = (Z * Math.sqrt((p * (1 - p)) / tries + Z ** 2 / (4 * tries ** 2))) / spread;
  return { value: p, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
