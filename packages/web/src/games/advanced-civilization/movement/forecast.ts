import type { AcView } from '@ecumene/advanced-civilization/reference';
import { skirmish, terrainOf } from '@ecumene/ancients';

/** What will happen in an area if nobody moves again. */
export interface Forecast {
  readonly area: string;
  readonly before: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
  /** Who removes a token, step by step; those who do so at the same moment together. */
  readonly rounds: readonly (readonly string[])[];
  /** Whose city stands there, if it is attacked. */
  readonly city: string | null;
  /** Whether the attackers that remain are enough for the city. */
  readonly stormed: boolean;
}

const ENOUGH_FOR_A_CITY = 7;

/** Areas where a nation meets others, and how that will end. */
export function forecasts(view: AcView, nation: string): Forecast[] {
  return Object.keys(view.areas).flatMap((area) => forecast(view, nation, area) ?? []);
}

function forecast(view: AcView, nation: string, area: string): Forecast | undefined {
  const here = view.areas[area];
  if (here === undefined) return undefined;
  const { tokens, city } = here;
  const concerned = city === nation || (tokens[nation] ?? 0) > 0;
  const nations = new Set([...Object.keys(tokens), ...(city === null ? [] : [city])]);
  const terrain = terrainOf(view.ground);
  const limit = city === null ? (terrain.limit[terrain.numbers.get(area) ?? -1] ?? 0) : 0;
  const total = Object.values(tokens).reduce((sum, count) => sum + count, 0);
  if (!concerned || nations.size < 2 || (city === null && total <= limit)) return undefined;
  const sides = view.nations.flatMap(({ name, cards }, number) => {
    const count = tokens[name] ?? 0;
    return count === 0 ? [] : [{ number, count, last: (cards['metalworking'] ?? 0) > 0 }];
  });
  const rounds = skirmish(view, sides, limit, { lastIn: 'every-round' });
  const after = Object.fromEntries(sides.map(({ number, count }) => [view.nations[number]?.name ?? '', count]));
  const attackers = Object.entries(after).filter(([name]) => name !== city);
  const stormed = city !== null && attackers.some(([, count]) => count >= ENOUGH_FOR_A_CITY);
  return { area, before: tokens, after, rounds, city, stormed };
}
