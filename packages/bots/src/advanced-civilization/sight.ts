import type { AcView } from '@ecumene/advanced-civilization';
import { type NationView, type Terrain, terrainOf } from '@ecumene/ancients';
import { must, type Seat } from '@ecumene/engine';

export const NOBODY = -1;

/** What a seat sees of the board, as numbers. */
export interface Sight {
  readonly view: AcView;
  readonly land: Terrain;
  readonly me: NationView;
  /** The own nation's place among the nations of the view. */
  readonly number: number;
  /** Own tokens by area. */
  readonly own: number[];
  /** Tokens of all others by area. */
  readonly foreign: number[];
  /** The strongest of the others in each area; nobody, if there is none. */
  readonly rival: number[];
  /** Whose city stands in each area, by place among the nations; nobody's, if there is none. */
  readonly owner: number[];
  /** What own cards add to the limits of areas the nation has to itself. */
  readonly farming: number;
}

function ownNation(view: AcView, seat: Seat): number {
  const { nations } = view;
  for (let n = 0; n < nations.length; n++) if (nations[n]?.seat === seat) return n;
  return NOBODY;
}

/** The nation a seat leads, as everybody sees it. */
export function nationLedBy(view: AcView, seat: Seat): NationView {
  return must(view.nations[ownNation(view, seat)], `a nation of ${seat}`);
}

export function holds(nation: NationView | undefined, card: string): boolean {
  return nation?.cards[card] !== undefined;
}

export function look(view: AcView, seat: Seat): Sight {
  const land = terrainOf(view.ground);
  const size = land.ids.length;
  const number = ownNation(view, seat);
  const me = nationLedBy(view, seat);
  const places = new Map(view.nations.map(({ name }, n) => [name, n]));
  const own = new Array<number>(size).fill(0);
  const foreign = new Array<number>(size).fill(0);
  const rival = new Array<number>(size).fill(NOBODY);
  const owner = new Array<number>(size).fill(NOBODY);
  for (const id in view.areas) {
    const seen = view.areas[id];
    const area = land.numbers.get(id);
    if (seen === undefined || area === undefined) continue;
    let most = 0;
    for (const name in seen.tokens) {
      const count = seen.tokens[name] ?? 0;
      if (name === me.name) {
        own[area] = count;
        continue;
      }
      foreign[area] = (foreign[area] ?? 0) + count;
      if (count > most) {
        most = count;
        rival[area] = places.get(name) ?? NOBODY;
      }
    }
    if (seen.city !== null) owner[area] = places.get(seen.city) ?? NOBODY;
  }
  return { view, land, me, number, own, foreign, rival, owner, farming: holds(me, 'agriculture') ? 1 : 0 };
}

/** Tokens of other nations next to an area by land, the largest body of one nation; the own do not count. */
export function menace(sight: Sight, area: number): number {
  let most = 0;
  for (const near of sight.land.land[area] ?? []) most = Math.max(most, sight.foreign[near] ?? 0);
  return most;
}
