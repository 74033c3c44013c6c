import { at } from '@ecumene/engine';
import { outsiders, terrain, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import { type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import type { Cites } from './cites.ts';

/** How a game fights. */
export interface Conflict<S> {
  /** Nations that remove their tokens after the others. */
  readonly removesLast: (state: S, nation: NationNumber) => boolean;
  /** Whether they do so in every round of a fight, or in the first only. */
  readonly lastIn: 'every-round' | 'first-round';
  /** How many tokens it takes to attack a city, and how many replace it. */
  readonly assault: (state: S, attacker: NationNumber, defender: NationNumber) => Assault;
  /** Who settles the attacks on own cities next, of these that are attacked in strength. */
  readonly nextDefender: (state: S, attacked: readonly AreaNumber[]) => NationNumber;
  /** Whether a defender short of tokens may let an attack of its own come first, once a turn. */
  readonly defendersWait: boolean;
  /** Whether attackers too few for a city are removed at once, or stay until surplus is removed. */
  readonly failedAttackers: 'removed' | 'stay';
  /** Whether tokens that stand in for a city of Pirates leave after the fight, or stay. */
  readonly pirateDefenders: 'leave' | 'stay';
  /** In which order attacks on cities of Pirates are settled: as areas are listed, or attacker by attacker, each as it likes. */
  readonly pirateAttacks: 'by-area' | 'by-attacker';
  /** What a nation may give up in place of tokens that fight in an area. */
  readonly substitutes: (state: S, nation: NationNumber, area: AreaNumber) => Substitutes;
  /** Whether a card is taken from the defender without asking the winner. */
  readonly seizes: 'always' | 'by-choice';
  /** Tokens the winner may take into treasury. */
  readonly pillage: number;
  /** Whether tokens may live with cities of other nations as long as the area feeds them. */
  readonly sharesCities: (state: S) => boolean;
  /** Whether tokens aboard help to defend cities of their own nation. */
  readonly crewsDefend: (state: S) => boolean;
  readonly cites: Cites<
    'fight' | 'repelled' | 'storm' | 'order' | 'seize' | 'pillage' | 'pirates' | 'crews' | 'substitutes' | 'ship-losses'
  >;
}

/** What can be given up in place of tokens in a fight. */
export interface Substitutes {
  /** Areas whose tokens may go instead, and how many must stay in each of them. */
  readonly areas: readonly AreaNumber[];
  readonly mustStay: number;
  /** Whether ships in the area of the fight may go instead. */
  readonly ships: boolean;
}

/** Losses are always tokens of the area itself. */
export const NO_SUBSTITUTES: Substitutes = { areas: [], mustStay: 0, ships: false };

/** How many tokens of an area, and which ships, a nation could give up in a fight elsewhere or there. @rule conflict.substitutes @rule conflict.ship-losses */
export function substitutesIn<S extends PublicState>(
  { conflict }: WithConflict<S>,
  state: S,
  nation: NationNumber,
  area: AreaNumber,
): { readonly tokens: ReadonlyMap<AreaNumber, number>; readonly ships: readonly number[] } {
  const { areas, mustStay, ships } = conflict.substitutes(state, nation, area);
  const tokens = areas.map((each) => [each, tokensIn(state, each, nation) - mustStay] as const);
  const here = ships ? at(state.nations, nation).ships.filter((ship) => ship.at === area) : [];
  return { tokens: new Map(tokens.filter(([, count]) => count > 0)), ships: here.map(({ no }) => no) };
}

export interface Assault {
  readonly needed: number;
  readonly defenders: number;
}

/** A nation in a fight. */
export interface Side {
  readonly nation: NationNumber;
  readonly last: boolean;
  count: number;
}

/** Nations that lose a token at the same moment, one group after another. */
export type Rounds = readonly (readonly NationNumber[])[];

/**
 * Counts the sides down until one is left or no more than `limit` tokens are. In each round those who do not remove last
 * lose one token in ascending order of strength, then the others do; equals act together; strengths are counted anew each
 * round. A side that pays a loss with another piece keeps its strength. A fight against one nation is over as well when that
 * is gone. @rule conflict.fight @rule conflict.substitutes
 */
export function skirmish(
  sides: readonly Side[],
  limit: number,
  lastIn: Conflict<never>['lastIn'],
  paysElsewhere: (side: Side) => boolean = () => false,
  against?: NationNumber,
): Rounds {
  let total = sides.reduce((sum, side) => sum + side.count, 0);
  const removals: (readonly NationNumber[])[] = [];
  const isBeaten = (): boolean =>
    against !== undefined && sides.every((one) => one.nation !== against || one.count < 1);
  const isOver = (): boolean => total <= limit || sides.filter((side) => side.count > 0).length < 2 || isBeaten();
  for (let round = 1; !isOver(); round++) {
    for (const equals of orderOfRemoval(sides, lastIn === 'every-round' || round === 1)) {
      for (const side of equals) {
        if (paysElsewhere(side)) continue;
        side.count -= 1;
        total -= 1;
      }
      removals.push(equals.map((side) => side.nation));
      if (isOver()) break;
    }
  }
  return removals;
}

/** Groups that lose a token at the same moment, first to last. */
function orderOfRemoval(sides: readonly Side[], lastMatters: boolean): Side[][] {
  const late = (side: Side): number => (lastMatters && side.last ? 1 : 0);
  const remaining = sides.filter((side) => side.count > 0).sort((a, b) => late(a) - late(b) || a.count - b.count);
  const groups: Side[][] = [];
  for (const side of remaining) {
    const group = groups.at(-1);
    const equal = group === undefined ? undefined : at(group, 0);
    if (group !== undefined && equal !== undefined && late(equal) === late(side) && equal.count === side.count)
      group.push(side);
    else groups.push([side]);
  }
  return groups;
}

/** How a fight between two nations ends. */
export interface Ending {
  readonly mine: number;
  readonly theirs: number;
}

/**
 * A fight of two, for those who ask often: the same as `skirmish` with two sides. `edge` is above 0 if only the first
 * removes last, below 0 if only the second does. @rule conflict.fight
 */
export function duel(
  mine: number,
  theirs: number,
  limit: number,
  edge: number,
  lastIn: Conflict<never>['lastIn'],
): Ending {
  let a = mine;
  let b = theirs;
  let late = edge;
  const isOver = (): boolean => a <= 0 || b <= 0 || a + b <= limit;
  while (!isOver()) {
    const first = late === 0 ? b - a : -late;
    if (first === 0) {
      a -= 1;
      b -= 1;
    } else if (first > 0) {
      a -= 1;
      if (!isOver()) b -= 1;
    } else {
      b -= 1;
      if (!isOver()) a -= 1;
    }
    if (lastIn === 'first-round') late = 0;
  }
  return { mine: a, theirs: b };
}

/** Nations with tokens in an area, ready to fight. */
export function sidesIn<S extends PublicState>({ conflict }: WithConflict<S>, state: S, area: AreaNumber): Side[] {
  const sides: Side[] = [];
  for (let nation = 0; nation < state.nations.length; nation++) {
    const count = tokensIn(state, area, nation);
    if (count > 0) sides.push({ nation, count, last: conflict.removesLast(state, nation) });
  }
  return sides;
}

interface WithConflict<S> {
  readonly conflict: Conflict<S>;
}

/** How many tokens end the fighting in an area; nothing, if nobody fights there. @rule conflict.fight */
export function fightsDownTo<S extends PublicState>(
  { conflict }: WithConflict<S>,
  state: S,
  area: AreaNumber,
): number | undefined {
  const { limit, isLand } = terrain(state);
  if (!isLand[area] || isAtPeace(state, area)) return undefined;
  const hasCity = state.cityIn[area] !== NOBODY;
  const feedsAll = tokensOfAll(state, area) <= at(limit, area);
  if (feedsAll && (!hasCity || conflict.sharesCities(state))) return undefined;
  return hasCity ? 0 : at(limit, area);
}

function tokensOfAll(state: PublicState, area: AreaNumber): number {
  const width = state.nations.length;
  let sum = 0;
  for (let i = area * width; i < (area + 1) * width; i++) sum += state.tokens[i] ?? 0;
  return sum;
}

/** Only one nation has units there. */
function isAtPeace(state: PublicState, area: AreaNumber): boolean {
  const width = state.nations.length;
  let found = at(state.cityIn, area);
  for (let n = 0, i = area * width; n < width; n++, i++) {
    if (n === found || (state.tokens[i] ?? 0) === 0) continue;
    if (found !== NOBODY) return false;
    found = n;
  }
  return true;
}

/** The one nation whose tokens stand before a city of another; nobody, if there is none. */
export function attackerIn(state: PublicState, area: AreaNumber): NationNumber {
  const owner = at(state.cityIn, area);
  for (let n = 0; n < state.nations.length; n++) if (n !== owner && tokensIn(state, area, n) > 0) return n;
  return NOBODY;
}

/** The first in the order of the track who attacks no city any more; the first of all, where they attack each other. @rule conflict.order */
export function defenderAtPeace(state: PublicState, open: readonly AreaNumber[]): NationNumber {
  const defenders = open.map((area) => at(state.cityIn, area)).sort((a, b) => a - b);
  const attackers = open.map((area) => attackerIn(state, area));
  return defenders.find((nation) => !attackers.includes(nation)) ?? at(defenders, 0);
}

/** Tokens of each nation, by its number. */
export type Armies = readonly number[];

/** What will happen in an area if nobody moves again. */
export interface Clash {
  readonly area: AreaNumber;
  readonly before: Armies;
  readonly after: Armies;
  readonly rounds: Rounds;
  /** What comes of the city that stands there, if one does. */
  readonly siege: Siege | null;
}

export interface Siege {
  readonly owner: NationNumber;
  /** Who stands before the city once tokens have fought tokens; nobody, if all of them fell. */
  readonly attacker: NationNumber;
  readonly tokens: number;
  readonly needed: number;
  readonly stormed: boolean;
  /** How many tokens replace a city that is stormed, and how the fight goes on. */
  readonly defenders: number;
  readonly rounds: Rounds;
}

/** The pieces that change while conflicts are worked out ahead. */
interface Draft {
  readonly tokens: number[];
  readonly cityIn: NationNumber[];
  readonly stocks: number[];
}

/** All conflicts as they will be fought if nobody moves again, worked out on a copy. @rule conflict.fight @rule conflict.storm */
export function forecastConflicts<S extends PublicState>(book: WithConflict<S>, state: S): readonly Clash[] {
  const draft: Draft = {
    tokens: [...state.tokens],
    cityIn: [...state.cityIn],
    stocks: state.nations.map(({ endless, stock }) => (endless ? Number.POSITIVE_INFINITY : stock)),
  };
  const clashes = state.cityIn.flatMap((_, area) => forecastFight(book, state, draft, area) ?? []);
  return settleSieges(book, state, draft, clashes);
}

/** Tokens against tokens. Crews of the city's owner come ashore to help, and those left go aboard again. */
function forecastFight<S extends PublicState>(
  book: WithConflict<S>,
  state: S,
  draft: Draft,
  area: AreaNumber,
): Clash | undefined {
  const limit = fightsDownTo(book, state, area);
  if (limit === undefined) return undefined;
  const owner = at(state.cityIn, area);
  const crew = owner !== NOBODY && book.conflict.crewsDefend(state) ? crewIn(state, area, owner) : 0;
  if (crew > 0) add(draft, state, area, owner, crew);
  const { before, after, rounds } = fightOut(book, state, draft, area, limit);
  if (crew > 0) add(draft, state, area, owner, -Math.min(crew, at(after, owner)));
  const siege = { owner, attacker: NOBODY, tokens: 0, needed: 0, stormed: false, defenders: 0, rounds: [] };
  return { area, before, after: armiesIn(draft, state, area), rounds, siege: owner === NOBODY ? null : siege };
}

function crewIn(state: PublicState, area: AreaNumber, owner: NationNumber): number {
  return at(state.nations, owner).ships.reduce((sum, ship) => sum + (ship.at === area ? ship.aboard : 0), 0);
}

function add({ tokens }: Draft, { nations }: PublicState, area: AreaNumber, nation: NationNumber, count: number): void {
  const place = area * nations.length + nation;
  tokens[place] = at(tokens, place) + count;
}

function armiesIn({ tokens }: Draft, { nations }: PublicState, area: AreaNumber): number[] {
  return tokens.slice(area * nations.length, (area + 1) * nations.length);
}

/** Those who fall go back to stock. */
function fightOut<S extends PublicState>(
  book: WithConflict<S>,
  state: S,
  draft: Draft,
  area: AreaNumber,
  limit: number,
): Pick<Clash, 'before' | 'after' | 'rounds'> {
  const before = armiesIn(draft, state, area);
  const sides = sidesIn(book, { ...state, ...draft }, area);
  const rounds = skirmish(sides, limit, book.conflict.lastIn);
  for (const { nation, count } of sides) fall(draft, state, area, nation, at(before, nation) - count);
  return { before, after: armiesIn(draft, state, area), rounds };
}

function fall(draft: Draft, state: PublicState, area: AreaNumber, nation: NationNumber, count: number): void {
  add(draft, state, area, nation, -count);
  draft.stocks[nation] = at(draft.stocks, nation) + count;
}

/** Attackers too few for a city are removed; then the attacks that remain are settled defender by defender. @rule conflict.repelled @rule conflict.storm */
function settleSieges<S extends PublicState>(
  book: WithConflict<S>,
  state: S,
  draft: Draft,
  clashes: readonly Clash[],
): readonly Clash[] {
  const settled = new Map(clashes.map((clash) => [clash.area, clash]));
  const fought = { ...state, ...draft };
  const open: AreaNumber[] = [];
  for (const clash of clashes) {
    const { area, siege } = clash;
    const attacker = siege === null ? NOBODY : attackerIn(fought, area);
    if (siege === null || attacker === NOBODY) continue;
    const tokens = tokensIn(fought, area, attacker);
    const { needed } = book.conflict.assault(state, attacker, siege.owner);
    const stormed = tokens >= needed;
    if (stormed) open.push(area);
    else if (book.conflict.failedAttackers === 'removed') fall(draft, state, area, attacker, tokens);
    const after = armiesIn(draft, state, area);
    settled.set(area, { ...clash, after, siege: { ...siege, attacker, tokens, needed, stormed } });
  }
  while (open.length > 0) {
    const defender = book.conflict.nextDefender(fought, open);
    for (const area of open.filter((one) => draft.cityIn[one] === defender)) {
      open.splice(open.indexOf(area), 1);
      const clash = settled.get(area);
      if (clash?.siege) settled.set(area, storm(book, state, draft, clash, clash.siege));
    }
  }
  return clashes.map((clash) => settled.get(clash.area) ?? clash);
}

/** Tokens replace the city and fight; those of Pirates leave afterwards. @rule conflict.storm @rule conflict.pirates */
function storm<S extends PublicState>(
  book: WithConflict<S>,
  state: S,
  draft: Draft,
  clash: Clash,
  siege: Siege,
): Clash {
  const { area } = clash;
  const { owner, attacker } = siege;
  const { defenders: wanted } = book.conflict.assault(state, attacker, owner);
  const defenders = Math.min(wanted, at(draft.stocks, owner));
  draft.cityIn[area] = NOBODY;
  fall(draft, state, area, owner, -defenders);
  const { rounds } = fightOut(book, state, draft, area, at(terrain(state).limit, area));
  if (owner === outsiders(state) && book.conflict.pirateDefenders === 'leave')
    fall(draft, state, area, owner, at(armiesIn(draft, state, area), owner));
  return { ...clash, after: armiesIn(draft, state, area), siege: { ...siege, defenders, rounds } };
}
