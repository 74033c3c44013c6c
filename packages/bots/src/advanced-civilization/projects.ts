import type { Gathering, Marches } from './marches.ts';
import { holds, NOBODY, type Sight } from './sight.ts';
import { demandsOn } from './standing.ts';
import type { Temperament } from './temperament.ts';
import { cityWorth } from './worth.ts';

const ON_A_SITE = 6;
const ELSEWHERE = 12;
const SUPPORT = 2;

interface Project extends Gathering {
  readonly gain: number;
  readonly bound: number;
  readonly paid: number;
}

/** How many tokens must stand in an area to build there, and how many the treasury pays. */
export function priceOf({ land, me, foreign }: Sight, area: number, helped: boolean): { tokens: number; paid: number } {
  const cost = land.site[area] === 'none' ? ELSEWHERE : ON_A_SITE;
  const paid =
    helped && holds(me, 'architecture') && (foreign[area] ?? 0) === 0 ? Math.min(Math.floor(cost / 2), me.treasury) : 0;
  return { tokens: cost - paid, paid };
}

/** Gathers tokens for as many new cities as the nation can support. */
export function planCities(marches: Marches): void {
  const { sight, temper } = marches;
  const { me } = sight;
  const demands = demandsOn(sight.view, me);
  let cities = me.cities;
  let tokens = me.tokens;
  let helped = true;
  let left = me.citiesInStock;
  while (left > 0) {
    const needed = cities < demands.cities;
    const project = best(marches, helped, true) ?? best(marches, helped, false);
    if (project === undefined || project.gain + (needed ? temper.neededCity : 0) <= 0) return;
    const after = tokens - project.bound;
    if (after < reserve(sight, temper, cities + 1, needed)) return;
    marches.commit(project, project.bound);
    if (project.paid > 0) helped = false;
    cities += 1;
    left -= 1;
    tokens = after;
  }
}

/** Tokens that must be left on the board beside so many cities. */
function reserve(sight: Sight, { margin, pioneers }: Temperament, cities: number, needed: boolean): number {
  const support = SUPPORT * cities;
  if (needed) return support;
  return Math.max(support + margin, hasFreeLand(sight) ? pioneers : 0);
}

/** Whether there is land next to the nation's where nobody lives. */
function hasFreeLand({ land, own, foreign, owner }: Sight): boolean {
  for (let area = 0; area < own.length; area++) {
    if ((own[area] ?? 0) === 0) continue;
    for (const near of land.land[area] ?? [])
      if (own[near] === 0 && foreign[near] === 0 && owner[near] === NOBODY) return true;
  }
  return false;
}

/** The city that gains most beyond what its tokens were worth where they are: on a site, or in the wilderness. */
function best(marches: Marches, helped: boolean, onSite: boolean): Project | undefined {
  const { sight, temper } = marches;
  let found: Project | undefined;
  for (let area = 0; area < sight.own.length; area++) {
    if (!sight.land.isLand[area] || sight.owner[area] !== NOBODY || (marches.bound[area] ?? 0) > 0) continue;
    if ((sight.foreign[area] ?? 0) > 0) continue;
    if ((sight.land.site[area] !== 'none') !== onSite) continue;
    const { tokens, paid } = priceOf(sight, area, helped);
    const here = marches.there[area] ?? 0;
    if (here === 0 && !marches.around(area).some((near) => marches.free(near) > 0)) continue;
    const gathering = marches.gather(area, Math.max(0, tokens - here));
    if (gathering === undefined) continue;
    const gain = cityWorth(sight, temper, area) - gathering.cost - marches.worth(area, here);
    if (found === undefined || gain > found.gain) found = { ...gathering, gain, bound: tokens, paid };
  }
  return found;
}
