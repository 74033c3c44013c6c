import { type AcView, assault, OUTSIDERS, removesLast } from '@ecumene/advanced-civilization/reference';
import { type AreaView, type Side, skirmish, terrainOf } from '@ecumene/ancients';
import type { Rounds } from '../rounds.ts';

/** How many tokens of each nation. */
export type Armies = Readonly<Record<string, number>>;

/** What will happen in an area if nobody moves again. */
export interface Forecast {
  readonly area: string;
  /** How many can live there: when no more are left, the fighting stops. */
  readonly feeds: number;
  readonly before: Armies;
  readonly after: Armies;
  readonly rounds: Rounds;
  /** What comes of the city that stands there, if one does. */
  readonly siege: Siege | null;
}

export interface Siege {
  readonly owner: string;
  /** Who stands before the city when tokens have fought tokens; nobody, if all of them fell. */
  readonly attacker: string | null;
  readonly tokens: number;
  readonly needed: number;
  readonly stormed: boolean;
  /** How many tokens replace a city that is stormed, and how the fight goes on. */
  readonly defenders: number;
  readonly rounds: Rounds;
}

/** Tokens in stock by nation, as they come and go in the conflicts. */
type Stocks = Map<string, number>;

/**
 * Areas where a nation meets others, and how that will end. All tokens fight before any city is stormed, and those who
 * fall can defend a city. @rule AC 24.33
 */
export function forecasts(view: AcView, nation: string): Forecast[] {
  const stocks: Stocks = new Map(view.nations.map(({ name, stock }) => [name, name === OUTSIDERS ? Infinity : stock]));
  const fought = Object.entries(view.areas).flatMap(([area, here]) => fightIn(view, area, here, stocks) ?? []);
  return fought
    .map((one) => (one.siege === null ? one : settle(view, one, one.siege, stocks)))
    .filter(({ before, siege }) => (before[nation] ?? 0) > 0 || siege?.owner === nation);
}

function limitIn({ ground }: AcView, area: string): number {
  const terrain = terrainOf(ground);
  return terrain.limit[terrain.numbers.get(area) ?? -1] ?? 0;
}

function totalOf(armies: Armies): number {
  return Object.values(armies).reduce((sum, count) => sum + count, 0);
}

/** Tokens against tokens; nothing, where there is peace. @rule AC 24.21 @rule AC 24.41 @rule AC ST cohabitation.3 @rule AC ST tokens-aboard.4 */
function fightIn(view: AcView, area: string, { tokens, city }: AreaView, stocks: Stocks): Forecast | undefined {
  const limit = limitIn(view, area);
  const feeds = totalOf(tokens) <= limit;
  const there = new Set([...Object.keys(tokens), ...(city === null ? [] : [city])]);
  if (there.size < 2 || (feeds && (city === null || view.terms.cohabitation === 'any'))) return undefined;
  const crew = city !== null && view.terms.tokensAboard ? crewIn(view, area, city) : 0;
  const before = city !== null && crew > 0 ? { ...tokens, [city]: (tokens[city] ?? 0) + crew } : tokens;
  const { after, rounds } = fight(view, before, city === null ? limit : 0, stocks);
  if (city === null) return { area, feeds: limit, before, after, rounds, siege: null };
  const ashore = Math.max(0, (after[city] ?? 0) - crew);
  const siege = { owner: city, attacker: null, tokens: 0, needed: 0, stormed: false, defenders: 0, rounds: [] };
  return { area, feeds: limit, before, after: crew > 0 ? { ...after, [city]: ashore } : after, rounds, siege };
}

function crewIn({ nations }: AcView, area: string, owner: string): number {
  const ships = nations.find(({ name }) => name === owner)?.ships ?? [];
  return ships.reduce((sum, ship) => sum + (ship.area === area ? ship.aboard : 0), 0);
}

/** Those who fall go back to stock. */
function fight(view: AcView, before: Armies, limit: number, stocks: Stocks): Pick<Forecast, 'after' | 'rounds'> {
  const sides = view.nations.flatMap(({ name }, number): (Side & { name: string })[] => {
    const count = before[name] ?? 0;
    return count === 0 ? [] : [{ name, number, count, last: removesLast(view, number) }];
  });
  const rounds = skirmish(view, sides, limit, { lastIn: 'every-round' });
  for (const { name, count } of sides) refill(stocks, name, (before[name] ?? 0) - count);
  return { rounds, after: Object.fromEntries(sides.map(({ name, count }) => [name, count])) };
}

function refill(stocks: Stocks, nation: string, tokens: number): void {
  stocks.set(nation, (stocks.get(nation) ?? 0) + tokens);
}

/**
 * Attackers too few for a city are removed; otherwise tokens replace it and fight. Pirates leave afterwards.
 * @rule AC 24.31 @rule AC 24.32 @rule AC 24.34 @rule AC 24.35
 */
function settle(view: AcView, fought: Forecast, { owner }: Siege, stocks: Stocks): Forecast {
  const [attacker, tokens] = Object.entries(fought.after).find(([name, count]) => name !== owner && count > 0) ?? [];
  if (attacker === undefined || tokens === undefined) return fought;
  const number = (nation: string): number => view.nations.findIndex(({ name }) => name === nation);
  const { needed, defenders: wanted } = assault(view, number(attacker), number(owner));
  const stormed = tokens >= needed;
  const siege = { owner, attacker, tokens, needed, stormed, defenders: 0, rounds: [] };
  if (!stormed) {
    refill(stocks, attacker, tokens);
    return { ...fought, after: { ...fought.after, [attacker]: 0 }, siege };
  }
  const defenders = Math.min(wanted, stocks.get(owner) ?? 0);
  refill(stocks, owner, -defenders);
  const { after, rounds } = fight(view, { [owner]: defenders, [attacker]: tokens }, limitIn(view, fought.area), stocks);
  const left = owner === OUTSIDERS ? { ...after, [owner]: 0 } : after;
  return { ...fought, after: { ...fought.after, ...left }, siege: { ...siege, defenders, rounds } };
}
