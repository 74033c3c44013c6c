import { isRecord } from '@ecumene/engine';

/** How many tokens in each area. */
export type Tally = Readonly<Record<string, number>>;

/** Points a city counts for. */
export const CITY = 5;

export function isTally(value: unknown): value is Tally {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'number');
}

export function tallyOf(value: unknown): Tally {
  return isTally(value) ? value : {};
}

export function totalOf(tally: Tally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

/** One more token of an area, or none again when there is no more to choose or no need. */
export function oneMore(tally: Tally, area: string, most: number, left: number): Tally {
  const now = tally[area] ?? 0;
  return { ...tally, [area]: now < most && left > 0 ? now + 1 : 0 };
}

/** The areas where anything is chosen. */
export function chosenOf(tally: Tally): Tally {
  return Object.fromEntries(Object.entries(tally).filter(([, count]) => count > 0));
}
