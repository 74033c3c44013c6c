import { at, happen } from '@ecumene/engine';
import type { Because, Tally } from './events.ts';
import type { Movable } from './movable.ts';
import { areaId, nation, terrain, tokensIn } from './nations.ts';
import type { Ancients, AreaNumber, NationNumber } from './world.ts';

/**
 * The verbs that move tokens, with those for cities (`cities.ts`) and ships (`fleet.ts`). Nothing else touches pieces:
 * they keep stock + treasury + board = all tokens, and record what happened.
 */

/** More tokens stand in an area. For the verbs only: it keeps no counts. */
export function putDown(world: Movable, number: NationNumber, area: AreaNumber, count: number): void {
  world.tokens[area * world.nations.length + number] = tokensIn(world, area, number) + count;
}

/** Fewer tokens stand in an area. For the verbs only: it keeps no counts. */
export function pickUp(world: Movable, number: NationNumber, area: AreaNumber, count: number): void {
  const left = tokensIn(world, area, number) - count;
  if (left < 0) throw new Error(`${nation(world, number).name} has no ${count} tokens in ${areaId(world, area)}`);
  world.tokens[area * world.nations.length + number] = left;
}

/** From stock to the board. For the verbs only. */
export function enter(world: Ancients, number: NationNumber, area: AreaNumber, count: number): void {
  const one = nation(world, number);
  if (!one.endless && count > one.stock) throw new Error(`${one.name} has no ${count} tokens in stock`);
  putDown(world, number, area, count);
  if (!one.endless) one.stock -= count;
  one.tokens += count;
}

/** From the board to stock. Idle tokens go first. For the verbs only. @rule calamities.slave-revolt */
export function leave(world: Movable, number: NationNumber, area: AreaNumber, count: number): void {
  const one = nation(world, number);
  pickUp(world, number, area, count);
  if (!one.endless) one.stock += count;
  one.tokens -= count;
  one.idle = Math.max(0, one.idle - count);
}

/** Puts tokens from stock on the board. */
export function placeTokens(
  world: Ancients,
  rule: string,
  number: NationNumber,
  area: AreaNumber,
  tokens: number,
): void {
  if (tokens === 0) return;
  enter(world, number, area, tokens);
  happen(world, rule, { what: 'tokens-placed', nation: nation(world, number).name, area: areaId(world, area), tokens });
}

/** Takes tokens off the board into stock. */
export function removeTokens(
  world: Movable,
  rule: string,
  number: NationNumber,
  area: AreaNumber,
  tokens: number,
  because?: Because,
): void {
  if (tokens === 0) return;
  leave(world, number, area, tokens);
  happen(world, rule, {
    what: 'tokens-removed',
    nation: nation(world, number).name,
    area: areaId(world, area),
    tokens,
    ...(because !== undefined && { because }),
  });
}

/** One nation's tokens give way to as many of another's. */
export function replaceTokens(
  world: Ancients,
  rule: string,
  from: NationNumber,
  to: NationNumber,
  area: AreaNumber,
  tokens: number,
): void {
  if (tokens === 0) return;
  leave(world, from, area, tokens);
  enter(world, to, area, tokens);
  happen(world, rule, {
    what: 'tokens-replaced',
    nation: nation(world, from).name,
    by: nation(world, to).name,
    area: areaId(world, area),
    tokens,
  });
}

/** Adds tokens from stock to many areas at once. @rule growth.grow */
export function growTokens(
  world: Ancients,
  rule: string,
  number: NationNumber,
  areas: readonly AreaNumber[],
  counts: readonly number[],
): void {
  const { ids } = terrain(world);
  const one = nation(world, number);
  const named: string[] = [];
  let tokens = 0;
  for (let i = 0; i < areas.length; i++) {
    const area = at(areas, i);
    const count = at(counts, i);
    putDown(world, number, area, count);
    named.push(at(ids, area));
    tokens += count;
  }
  if (tokens === 0) return;
  if (tokens > one.stock) throw new Error(`${one.name} has no ${tokens} tokens in stock`);
  one.stock -= tokens;
  one.tokens += tokens;
  happen(world, rule, { what: 'grew', nation: one.name, areas: named, counts, tokens });
}

/** Takes surplus tokens off many areas at once. @rule limits.surplus */
export function removeSurplus(
  world: Ancients,
  rule: string,
  number: NationNumber,
  areas: readonly AreaNumber[],
  counts: readonly number[],
): void {
  const { ids } = terrain(world);
  const named: string[] = [];
  for (let i = 0; i < areas.length; i++) {
    const area = at(areas, i);
    leave(world, number, area, at(counts, i));
    named.push(at(ids, area));
  }
  happen(world, rule, { what: 'surplus-removed', nation: nation(world, number).name, areas: named, counts });
}

/** Tokens walk from one area to another. @rule movement.march @rule movement.roads */
export function marchTokens(
  world: Movable,
  rule: string,
  number: NationNumber,
  from: AreaNumber,
  to: AreaNumber,
  tokens: number,
  via?: AreaNumber,
): void {
  pickUp(world, number, from, tokens);
  putDown(world, number, to, tokens);
  const one = nation(world, number);
  const { ids } = terrain(world);
  happen(world, rule, {
    what: 'marched',
    nation: one.name,
    from: at(ids, from),
    to: at(ids, to),
    tokens,
    ...(via !== undefined && { via: at(ids, via) }),
  });
}

/** Tokens of a nation go from some areas to others, however far; whoever moves them tells it. */
export function moveTokens(
  world: Ancients,
  number: NationNumber,
  from: ReadonlyMap<AreaNumber, number>,
  to: ReadonlyMap<AreaNumber, number>,
): void {
  for (const [area, count] of from) pickUp(world, number, area, count);
  for (const [area, count] of to) putDown(world, number, area, count);
}

/** Tokens killed in a fight, of several nations at once. The fight itself is told by `fought`. @rule conflict.fight */
export function removeFallen(world: Ancients, area: AreaNumber, fallen: ReadonlyMap<NationNumber, number>): void {
  for (const [number, count] of fallen) if (count > 0) leave(world, number, area, count);
}

/** How many tokens stand in an area, by nation. */
export function musterIn(world: Ancients, area: AreaNumber): Tally {
  const tally: Record<string, number> = {};
  for (let n = 0; n < world.nations.length; n++) {
    const count = tokensIn(world, area, n);
    if (count > 0) tally[nation(world, n).name] = count;
  }
  return tally;
}

/** From stock to treasury. */
export function fillTreasury(world: Ancients, number: NationNumber, tokens: number): void {
  const one = nation(world, number);
  if (tokens > one.stock) throw new Error(`${one.name} has no ${tokens} tokens in stock`);
  one.stock -= tokens;
  one.treasury += tokens;
}

/** From treasury to stock. */
export function spendTreasury(world: Movable, number: NationNumber, tokens: number): void {
  const one = nation(world, number);
  if (tokens > one.treasury) throw new Error(`${one.name} has no ${tokens} tokens in treasury`);
  one.treasury -= tokens;
  one.stock += tokens;
}
