import { type Filling, say, the } from '@ecumene/engine';
import type { Force, Tally } from './events.ts';
import { OUTSIDERS } from './nations.ts';

/** The words of the chronicle for nations, cards, places and pieces. */

export function people(name: string): Filling {
  return the('nation', name);
}

const BARBARIANS = 'barbarians';
const PIRATES = 'pirates';

/** What a nation is called where it is about its tokens: those of the outsiders are Barbarians. @rule general.names */
export function byTokens(name: string): string {
  return name === OUTSIDERS ? BARBARIANS : name;
}

/** What a nation is called where it is about its cities: those of the outsiders are Pirates'. @rule general.names */
export function byCities(name: string): string {
  return name === OUTSIDERS ? PIRATES : name;
}

/** Those whose tokens do something, and how many of them there are, by which their verb is chosen: one nation, or a people without one. */
export function doer(name: string): { readonly nation: Filling; readonly peoples: number } {
  const known = byTokens(name);
  return { nation: people(known), peoples: known === BARBARIANS || known === PIRATES ? 2 : 1 };
}

export function cards(ids: readonly string[]): Filling {
  return ids.map((id) => the('card', id));
}

/** So many of each nation. */
export function armies(tally: Tally): Filling {
  const names = Object.keys(tally);
  if (names.length === 0) return say('none');
  return names.map((name) => say('{n} of {nation}', { n: tally[name] ?? 0, nation: people(byTokens(name)) }));
}

export function places(areas: readonly string[]): Filling {
  return areas.map((area) => the('area', area));
}

/** So many in each area. */
export function countedIn(tally: Tally): Filling {
  return Object.entries(tally).map(([id, n]) => say('{n} {thing}', { n, thing: the('area', id) }));
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

/** The same of a city, and to whom it belongs or goes. */
export function town(event: Parameters<typeof pieces>[0]): Record<string, Filling> {
  return pieces({ ...event, nation: byCities(event.nation) });
}

/** So many of each card. */
export function counted(tally: Tally): Filling[] {
  return Object.entries(tally).flatMap(([id, n]) => (n > 0 ? [say('{n} {card}', { n, card: the('card', id) })] : []));
}
