import { at, happen } from '@ecumene/engine';
import { areaId, citiesInStock, foreignTokensIn, nation, terrain, tokensIn } from './nations.ts';
import { enter, leave, spendTreasury } from './tokens.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from './world.ts';

/** The verbs that build, take and remove cities. */

function setCity(world: Ancients, area: AreaNumber, owner: NationNumber): void {
  const before = at(world.cityIn, area);
  if (before !== NOBODY) {
    const old = nation(world, before);
    old.cities -= 1;
    old.rev += 1;
  }
  world.cityIn[area] = owner;
  if (owner === NOBODY) return;
  const one = nation(world, owner);
  if (citiesInStock(one) < 1) throw new Error(`${one.name} has no city in stock`);
  one.cities += 1;
  one.rev += 1;
}

function ownerIn(world: Ancients, area: AreaNumber): NationNumber {
  const owner = at(world.cityIn, area);
  if (owner === NOBODY) throw new Error(`there is no city in ${areaId(world, area)}`);
  return owner;
}

/** Tokens of the area and of the treasury become a city. @rule AC 25.2 @rule AC 25.3 */
export function buildCity(
  world: Ancients,
  rule: string,
  number: NationNumber,
  area: AreaNumber,
  tokens: number,
  treasury: number,
): void {
  if (world.cityIn[area] !== NOBODY) throw new Error(`there is a city in ${areaId(world, area)} already`);
  leave(world, number, area, tokens);
  if (treasury > 0) spendTreasury(world, number, treasury);
  setCity(world, area, number);
  world.newCities.push(area);
  const one = nation(world, number);
  happen(world, rule, { what: 'city-built', nation: one.name, area: areaId(world, area), tokens, treasury });
}

/** A city goes back to its owner's stock. */
export function eliminateCity(world: Ancients, rule: string, area: AreaNumber): void {
  const { name } = nation(world, ownerIn(world, area));
  setCity(world, area, NOBODY);
  forgetNew(world, area);
  happen(world, rule, { what: 'city-eliminated', nation: name, area: areaId(world, area) });
}

/**
 * How many tokens a nation may have in an area: the printed limit, raised where the nation alone farms it.
 * `raise` is what its cards add. Tokens that live beside a city of their own count. @rule AC 26.11 @rule AC 32.241 @rule AC ST cohabitation.1
 */
export function limitFor(world: Ancients, area: AreaNumber, number: NationNumber, raise: number): number {
  const beside = world.cityIn[area] === number ? tokensIn(world, area, number) : 0;
  const limit = Math.max(0, at(terrain(world).limit, area) - beside);
  return raise === 0 || foreignTokensIn(world, area, number) > 0 ? limit : limit + raise;
}

/** A city gives way to tokens from stock: as many as asked, or as there are. @rule AC 26.41 */
export function reduceCity(world: Ancients, rule: string, area: AreaNumber, tokens: number): void {
  const owner = ownerIn(world, area);
  const one = nation(world, owner);
  const placed = one.endless ? tokens : Math.min(tokens, one.stock);
  setCity(world, area, NOBODY);
  forgetNew(world, area);
  if (placed > 0) enter(world, owner, area, placed);
  happen(world, rule, { what: 'city-reduced', nation: one.name, area: areaId(world, area), tokens: placed });
}

/** A city becomes another nation's. */
export function annexCity(world: Ancients, rule: string, area: AreaNumber, to: NationNumber): void {
  const from = nation(world, ownerIn(world, area)).name;
  setCity(world, area, to);
  forgetNew(world, area);
  happen(world, rule, { what: 'city-taken', nation: nation(world, to).name, from, area: areaId(world, area) });
}

/** A stormed city is replaced by defenders: it is gone, whoever wins. @rule AC 24.32 */
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
