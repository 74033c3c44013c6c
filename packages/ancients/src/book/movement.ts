import { at, type Refusal } from '@ecumene/engine';
import { hasUnitsIn, nation as nationNumbered, terrain, tokensIn } from '../nations.ts';
import { isOutOfPlay } from '../out-of-play.ts';
import { type Berth, landfalls, type Voyage } from '../sailing.ts';
import type { PublicState } from '../state.ts';
import { type AreaNumber, type NationNumber, NOBODY } from '../world.ts';
import type { Cites } from './cites.ts';

/** How far a nation's people go. */
export interface Reach {
  /** Land areas a token may enter, one after another. */
  readonly marches: 1 | 2;
  /** Water areas a ship may enter. */
  readonly sails: number;
  readonly openSea: boolean;
  readonly capacity: number;
}

/** How a game moves. */
export interface Movement<S> {
  readonly reach: (state: S, nation: NationNumber) => Reach;
  /** Why so many tokens may not enter an area, where cards of others forbid it. */
  readonly refusesEntry: (state: S, nation: NationNumber, area: AreaNumber, tokens: number) => Refusal | undefined;
  /** Whether a token may pass through an area on its way to another. Several pass one by one. */
  readonly mayPass: (state: S, nation: NationNumber, area: AreaNumber) => boolean;
  /** Whether tokens may stay aboard when a movement ends. */
  readonly mayStayAboard: (state: S) => boolean;
  readonly cites: Cites<
    | 'move'
    | 'march'
    | 'roads'
    | 'through'
    | 'ship'
    | 'embark'
    | 'load'
    | 'enter-sea'
    | 'open-sea'
    | 'land'
    | 'coast'
    | 'out-of-play'
  >;
}

/** What a nation has moved so far, while it moves. */
export function movementOf(state: PublicState, nation: NationNumber): PublicMovement | undefined {
  return state.movement?.find((one) => one.nation === nation);
}

type PublicMovement = NonNullable<PublicState['movement']>[number];

/** How many of a nation's tokens in an area have not moved yet. @rule movement.march */
export function unmovedIn(state: PublicState, nation: NationNumber, area: AreaNumber): number {
  return tokensIn(state, area, nation) - (movementOf(state, nation)?.moved[area] ?? 0);
}

/** How many more areas a ship may enter this turn. @rule movement.ship */
export function sailsLeft<S extends PublicState>(
  { reach }: Pick<Movement<S>, 'reach'>,
  state: S,
  nation: NationNumber,
  ship: number,
): number {
  return reach(state, nation).sails - (movementOf(state, nation)?.sailed[ship] ?? 0);
}

/** Areas that tokens can pass through from here. @rule movement.roads @rule movement.through */
export function waysThrough<S extends PublicState>(
  movement: Movement<S>,
  state: S,
  nation: NationNumber,
  from: AreaNumber,
): AreaNumber[] {
  return at(terrain(state).land, from).filter(
    (via) => !isOutOfPlay(state, via) && movement.mayPass(state, nation, via),
  );
}

/** An area that tokens can pass through on the way from one to another, if there is one. @rule movement.roads @rule movement.through */
export function wayBetween<S extends PublicState>(
  movement: Movement<S>,
  state: S,
  nation: NationNumber,
  from: AreaNumber,
  to: AreaNumber,
): AreaNumber | undefined {
  const { land } = terrain(state);
  return at(land, from).find(
    (via) => at(land, via).includes(to) && !isOutOfPlay(state, via) && movement.mayPass(state, nation, via),
  );
}

/** Areas that so many tokens can march to from here. @rule movement.march @rule movement.roads */
export function marchTargets<S extends PublicState>(
  movement: Movement<S>,
  state: S,
  nation: NationNumber,
  from: AreaNumber,
  tokens = 1,
): AreaNumber[] {
  const { land } = terrain(state);
  const targets = new Set(at(land, from));
  if (movement.reach(state, nation).marches > 1)
    for (const via of waysThrough(movement, state, nation, from)) for (const to of at(land, via)) targets.add(to);
  targets.delete(from);
  return [...targets].filter(
    (to) => !isOutOfPlay(state, to) && movement.refusesEntry(state, nation, to, tokens) === undefined,
  );
}

/** Coasts a ship of a nation can come to with so many areas left to enter, by the shortest way each. @rule movement.ship */
export function landfallsFor<S extends PublicState>(
  { reach }: Pick<Movement<S>, 'reach'>,
  state: S,
  nation: NationNumber,
  from: Berth,
  steps: number,
): readonly Voyage[] {
  const all = landfalls(terrain(state), from, steps, reach(state, nation).openSea);
  return state.outOfPlay === undefined ? all : all.filter(({ area }) => !isOutOfPlay(state, area));
}

/** Areas where a nation has units. */
export function homesOf(state: PublicState, nation: NationNumber): AreaNumber[] {
  return terrain(state).ids.flatMap((_, area) => (hasUnitsIn(state, area, nation) ? [area] : []));
}

/** Where a nation's ships lie. */
export function berthsOf(state: PublicState, nation: NationNumber): Berth[] {
  return nationNumbered(state, nation).ships.map(({ at: area, shore }) => ({ area, shore }));
}

/** Where ships could be that are built in these areas. */
export function berthsIn(state: PublicState, areas: readonly AreaNumber[]): Berth[] {
  const { shores } = terrain(state);
  return areas.flatMap((area) => at(shores, area).map((_, shore) => ({ area, shore })));
}

/**
 * Areas where a nation has something, and those its tokens, and ships from these berths, could come to in one movement. The
 * others do not count: they could be gone by then.
 */
export function areasInReach<S extends PublicState>(
  movement: Pick<Movement<S>, 'reach'>,
  state: S,
  nation: NationNumber,
  berths: readonly Berth[],
): ReadonlySet<AreaNumber> {
  const { land } = terrain(state);
  const { marches, sails } = movement.reach(state, nation);
  const homes = homesOf(state, nation);
  const found = new Set([...homes, ...berths.map(({ area }) => area)]);
  for (const home of homes)
    for (const near of at(land, home)) {
      found.add(near);
      if (marches > 1) for (const far of at(land, near)) found.add(far);
    }
  for (const berth of berths)
    for (const { area } of landfallsFor(movement, state, nation, berth, sails)) found.add(area);
  return found;
}

/** How many tokens and cities of others there are in an area: if they are more than before, somebody has entered it. */
export function othersIn(state: PublicState, number: NationNumber, area: AreaNumber): number {
  const tokens = state.nations.reduce(
    (sum, _, other) => sum + (other === number ? 0 : tokensIn(state, area, other)),
    0,
  );
  const city = state.cityIn[area] ?? NOBODY;
  return tokens + (city === NOBODY || city === number ? 0 : 1);
}
