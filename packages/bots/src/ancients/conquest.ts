import { NOBODY } from '@ecumene/ancients';
import type { Marches } from './marches.ts';
import { lead } from './track-demands.ts';
import { fightWith, worthOf } from './worth.ts';

/** Storms a city of another nation where that pays, and takes land from weaker neighbours. */
export function stormCities(marches: Marches): void {
  const { position } = marches;
  for (let area = 0; area < position.own.length; area++) {
    const owner = position.owner[area] ?? NOBODY;
    if (owner === position.number || !position.land.isLand[area]) continue;
    if (owner !== NOBODY) storm(marches, area, owner);
    else if ((position.foreign[area] ?? 0) > 0 && (marches.bound[area] ?? 0) === 0) seize(marches, area);
  }
}

/** Tokens beyond those needed, so that somebody is left. */
const SPARE = 1;
const LEADERS_PART = 0.02;
/** A site that Pirates held is free again. */
const FREED = 15;

function storm(marches: Marches, area: number, owner: number): void {
  const { position, temper } = marches;
  const victim = position.view.nations[owner];
  if (victim === undefined) return;
  const { needed, defenders } = position.book.assault(position.number, owner);
  const guards = position.foreign[area] ?? 0;
  const here = marches.there[area] ?? 0;
  const force = needed + guards + SPARE;
  const gathering = marches.gather(area, Math.max(0, force - here));
  if (gathering === undefined) return;
  const placed = victim.seat === null ? defenders : Math.min(defenders, victim.stock);
  const limit = position.land.limit[area] ?? 0;
  const { mine, theirs } = fightWith(position, force - guards, placed, limit, owner);
  const land = theirs === 0 ? worthOf({ ...position, owner: [], foreign: [] }, temper, area, Math.min(mine, limit)) : 0;
  const booty = victim.hand > 0 ? temper.plunder : temper.plunder / 3;
  const grudge = victim.seat === null ? FREED : lead(position, owner) * LEADERS_PART - temper.siege;
  const gain = booty + land - gathering.cost - temper.fallen * (force - mine) + grudge;
  if (gain <= 0) return;
  marches.commit(gathering, force);
  marches.spoils += booty + grudge;
}

/** Takes an area from tokens that are too few to hold it. */
function seize(marches: Marches, area: number): void {
  const { position } = marches;
  const others = position.foreign[area] ?? 0;
  const here = marches.there[area] ?? 0;
  const before = marches.worth(area, here);
  for (const force of [others + 1, others + 2]) {
    if (force <= here) continue;
    const gathering = marches.gather(area, force - here);
    if (gathering === undefined) return;
    if (marches.worth(area, force) - before - gathering.cost <= 0) continue;
    for (const donor of gathering.from) marches.move(donor, area);
    return;
  }
}
