import { NOBODY } from '@ecumene/ancients';
import type { BoardPosition } from './board-position.ts';
import type { Gathering, Marches } from './marches.ts';
import { cityWorth, fightWith } from './worth.ts';

interface Project extends Gathering {
  readonly gain: number;
  readonly bound: number;
  readonly paid: number;
}

/** How many tokens must stand in an area to build there, and how many the treasury pays. */
export function priceOf({ book }: BoardPosition, area: number, helped: boolean): { tokens: number; paid: number } {
  const paid = helped ? book.paidFor(area) : 0;
  return { tokens: book.cityCost(area) - paid, paid };
}

/** Gathers tokens for as many new cities as the nation can support. */
export function planCities(marches: Marches): void {
  const { temper } = marches;
  while (marches.cities < marches.position.me.cities + marches.position.me.citiesInStock) {
    const project = best(marches, true) ?? best(marches, false);
    if (project === undefined) return;
    const urgent = isNeeded(marches) ? temper.neededCity : 0;
    if (project.gain + urgent <= 0 || !canSupport(marches, project.bound)) return;
    marches.commit(project, project.bound);
    marches.found(project.area, project.bound, project.paid);
  }
}

/** Whether the track asks for another city now. */
function isNeeded({ cities, due }: Marches): boolean {
  return cities < due;
}

/** Whether enough people are left on the board for one more city of so many tokens. */
export function canSupport(marches: Marches, tokens: number): boolean {
  const { position, temper } = marches;
  const support = position.book.perCity * (marches.cities + 1);
  const after = marches.people - tokens;
  if (isNeeded(marches)) return after >= support;
  return after >= Math.max(support + temper.margin, hasFreeLand(position) ? temper.pioneers : 0);
}

/** Whether there is land next to the nation's where nobody lives. */
function hasFreeLand({ land, own, foreign, owner }: BoardPosition): boolean {
  for (let area = 0; area < own.length; area++) {
    if ((own[area] ?? 0) === 0) continue;
    for (const near of land.land[area] ?? [])
      if (own[near] === 0 && foreign[near] === 0 && owner[near] === NOBODY) return true;
  }
  return false;
}

const MOST_FIGHTERS = 6;

/** How many more tokens it takes to build where others live: those who fall while the others are driven out. */
function fightersFor(position: BoardPosition, area: number, builders: number): number {
  const others = position.foreign[area] ?? 0;
  if (others === 0) return 0;
  const rival = position.rival[area] ?? NOBODY;
  for (let more = 0; more <= MOST_FIGHTERS; more++) {
    const { mine, theirs } = fightWith(position, builders + more, others, position.land.limit[area] ?? 0, rival);
    if (theirs === 0 && mine >= builders) return more;
  }
  return Number.POSITIVE_INFINITY;
}

/** The city that gains most beyond what its tokens were worth where they are: on a site, or in the wilderness. */
function best(marches: Marches, onSite: boolean): Project | undefined {
  const { position, temper } = marches;
  let found: Project | undefined;
  for (let area = 0; area < position.own.length; area++) {
    if (!position.land.isLand[area] || position.owner[area] !== NOBODY || (marches.bound[area] ?? 0) > 0) continue;
    if ((position.land.site[area] !== 'none') !== onSite) continue;
    if (!position.book.mayBuild(area)) continue;
    const price = priceOf(position, area, marches.isHelped);
    const tokens = price.tokens + fightersFor(position, area, price.tokens);
    const here = marches.there[area] ?? 0;
    if (here === 0 && !marches.sources(area).some((near) => marches.free(near) > 0)) continue;
    const gathering = marches.gather(area, Math.max(0, tokens - here));
    if (gathering === undefined) continue;
    const quarrel = (position.foreign[area] ?? 0) > 0 ? temper.peace : 0;
    const gain = cityWorth(position, temper, area) - gathering.cost - marches.worth(area, here) - quarrel;
    if (found === undefined || gain > found.gain) found = { ...gathering, gain, bound: tokens, paid: price.paid };
  }
  return found;
}
