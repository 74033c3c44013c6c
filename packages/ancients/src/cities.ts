import { at, happen } from '@ecumene/engine';
import type { Because } from './events.ts';
import { areaId, citiesInStock, nation, tokensIn } from './nations.ts';
import { enter, leave, removeTokens, spendTreasury } from './tokens.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from './world.ts';

/** The verbs that build, take and remove cities. */

function setCity(world: Ancients, area: AreaNumber, owner: NationNumber): void {
  const before = at(world.cityIn, area);
  if (before !== NOBODY) {
    const old = nation(world, before);
    old.cities -= 1;
  }
  world.cityIn[area] = owner;
  if (owner === NOBODY) return;
  const one = nation(world, owner);
  if (citiesInStock(one) < 1) throw new Error(`${one.name} has no city in stock`);
  one.cities += 1;
}

/** Why a city goes, where an event must say so. */
function causeOf(because: Because | undefined): { readonly because?: Because } {
  return because === undefined ? {} : { because };
}

function ownerIn(world: Ancients, area: AreaNumber): NationNumber {
  const owner = at(world.cityIn, area);
  if (owner === NOBODY) throw new Error(`there is no city in ${areaId(world, area)}`);
  return owner;
}

/** Tokens of the area, of areas around it and of the treasury become a city. @rule general.cities */
export function buildCity(
  world: Ancients,
  rule: string,
  number: NationNumber,
  area: AreaNumber,
  paid: { readonly tokens: number; readonly treasury: number; readonly from?: ReadonlyMap<AreaNumber, number> },
): void {
  if (world.cityIn[area] !== NOBODY) throw new Error(`there is a city in ${areaId(world, area)} already`);
  const { tokens, treasury, from = new Map<AreaNumber, number>() } = paid;
  if (tokens > 0) leave(world, number, area, tokens);
  for (const [near, count] of from) leave(world, number, near, count);
  if (treasury > 0) spendTreasury(world, number, treasury);
  setCity(world, area, number);
  world.newCities.push(area);
  happen(world, rule, {
    what: 'city-built',
    nation: nation(world, number).name,
    area: areaId(world, area),
    tokens,
    treasury,
    ...(from.size > 0 && {
      from: Object.fromEntries([...from].map(([near, count]) => [areaId(world, near), count])),
    }),
  });
}

/** Tokens of everybody but one nation leave an area. @rule general.cities */
export function clearOthers(world: Ancients, rule: string, number: NationNumber, area: AreaNumber): void {
  for (let n = 0; n < world.nations.length; n++)
    if (n !== number) removeTokens(world, rule, n, area, tokensIn(world, area, n));
}

/** A city goes back to its owner's stock. */
export function eliminateCity(world: Ancients, rule: string, area: AreaNumber, because?: Because): void {
  const { name } = nation(world, ownerIn(world, area));
  setCity(world, area, NOBODY);
  forgetNew(world, area);
  happen(world, rule, { what: 'city-eliminated', nation: name, area: areaId(world, area), ...causeOf(because) });
}

/** A city gives way to tokens from stock: as many as asked, or as there are. @rule general.cities */
export function reduceCity(world: Ancients, rule: string, area: AreaNumber, tokens: number, because?: Because): void {
  const owner = ownerIn(world, area);
  const one = nation(world, owner);
  const placed = one.endless ? tokens : Math.min(tokens, one.stock);
  setCity(world, area, NOBODY);
  forgetNew(world, area);
  if (placed > 0) enter(world, owner, area, placed);
  happen(world, rule, {
    what: 'city-reduced',
    nation: one.name,
    area: areaId(world, area),
    tokens: placed,
    ...causeOf(because),
  });
}

/** A city becomes another nation's. */
export function annexCity(world: Ancients, rule: string, area: AreaNumber, to: NationNumber, because?: Because): void {
  const from = nation(world, ownerIn(world, area)).name;
  setCity(world, area, to);
  forgetNew(world, area);
  happen(world, rule, {
    what: 'city-taken',
    nation: nation(world, to).name,
    from,
    area: areaId(world, area),
    ...causeOf(because),
  });
}

/** A stormed city is replaced by defenders: it is gone, whoever wins. @rule general.cities */
export function mustDefend(world: Ancients, area: AreaNumber, defenders: number): number {
  const owner = ownerIn(world, area);
  const one = nation(world, owner);
  const placed = one.endless ? defenders : Math.min(defenders, one.stock);
  setCity(world, area, NOBODY);
  forgetNew(world, area);
  if (placed > 0) enter(world, owner, area, placed);
  return placed;
}

/** A city that appears by set-up or scenario rather than by a rule. */
export function foundCity(world: Ancients, number: NationNumber, area: AreaNumber): void {
  setCity(world, area, number);
}

function forgetNew(world: Ancients, area: AreaNumber): void {
  const index = world.newCities.indexOf(area);
  if (index >= 0) world.newCities.splice(index, 1);
}
