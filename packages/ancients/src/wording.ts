import { type Filling, say, the } from '@ecumene/engine';
import type { Force, Tally } from './events.ts';
import { OUTSIDERS } from './nations.ts';

/** The words of the chronicle for nations, cards, places and pieces. */

export function people(name: string): Filling {
  return the('nation', name);
}

/** A nation that does something, and how many peoples go by its name, by which its verb is chosen. */
export function doer(name: string): { readonly nation: Filling; readonly peoples: number } {
  return { nation: people(name), peoples: name === OUTSIDERS ? 2 : 1 };
}

export function cards(ids: readonly string[]): Filling {
  return ids.map((id) => the('card', id));
}

/** So many of each nation. */
export function armies(tally: Tally): Filling {
  const names = Object.keys(tally);
  if (names.length === 0) return say('none');
  return names.map((name) => say('{n} of {nation}', { n: tally[name] ?? 0, nation: people(name) }));
}

export function places(areas: readonly string[]): Filling {
  return areas.map((area) => the('area', area));
}

export function force({ tokens, cities }: Force): Filling {
  const count = Object.values(tokens).reduce((sum, each) => sum + each, 0);
  const army = say('{count, plural, one {# token} other {# tokens}}', { count });
  if (cities.length === 0) return army;
  const towns = say('{count, plural, one {the city} other {the cities}} of {cities}', {
    count: cities.length,
    cities: places(cities),
  });
  return count === 0 ? towns : [army, towns];
}

export function fate(event: { readonly calamity: string; readonly nation: string }): Record<string, Filling> {
  return { calamity: the('card', event.calamity), nation: people(event.nation) };
}

export function pieces(event: {
  readonly nation: string;
  readonly area?: string;
  readonly tokens?: number;
}): Record<string, Filling> {
  return {
    ...doer(event.nation),
    ...(event.area !== undefined && { area: the('area', event.area) }),
    ...(event.tokens !== undefined && { tokens: event.tokens }),
  };
}

/** So many of each card. */
export function counted(tally: Tally): Filling[] {
  return Object.entries(tally).flatMap(([id, n]) => (n > 0 ? [say('{n} {card}', { n, card: the('card', id) })] : []));
}
