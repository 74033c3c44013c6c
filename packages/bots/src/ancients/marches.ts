import { type Move, NOBODY } from '@ecumene/ancients';
import type { BoardPosition } from './board-position.ts';
import type { Temperament } from './temperament.ts';
import { citiesDue } from './track-demands.ts';
import { worthOf } from './worth.ts';

/** Tokens taken from areas to gather in another, and what that costs. */
export interface Gathering {
  readonly area: number;
  readonly cost: number;
  readonly from: readonly number[];
}

/** A movement phase being planned on land: what stays, what goes where. */
export class Marches {
  readonly position: BoardPosition;
  readonly temper: Temperament;
  /** Tokens that have not been told to move. */
  readonly stay: number[];
  /** Tokens that will be there in the end. */
  readonly there: number[];
  /** Tokens that must be there in the end: they build a city or storm one. */
  readonly bound: number[];
  /** The cities to be built, with what treasury pays for each. */
  readonly builds: Record<string, number> = {};
  /** Cities and tokens on the board once these are built. */
  cities: number;
  people: number;
  /** Cities the track asks for this turn. */
  readonly due: number;
  /** What storming cities is hoped to bring. */
  spoils = 0;
  readonly #ways = new Map<number, number>();
  #sources: readonly (readonly number[])[] | undefined;

  constructor(position: BoardPosition, temper: Temperament) {
    this.position = position;
    this.temper = temper;
    this.stay = position.own.slice();
    this.there = position.own.slice();
    this.bound = new Array<number>(position.own.length).fill(0);
    this.cities = position.me.cities;
    this.people = position.me.tokens;
    this.due = citiesDue(position);
  }

  worth(area: number, tokens: number): number {
    return this.bound[area] === 0 ? worthOf(this.position, this.temper, area, tokens) : 0;
  }

  /** Areas that can be reached from one on land. */
  targets(area: number): readonly number[] {
    return this.position.book.targets(area);
  }

  /** Areas with own tokens from which one can be reached on land. */
  sources(area: number): readonly number[] {
    this.#sources ??= this.#findSources();
    return this.#sources[area] ?? [];
  }

  #findSources(): readonly (readonly number[])[] {
    const sources: number[][] = this.stay.map(() => []);
    for (let from = 0; from < this.stay.length; from++) {
      if ((this.position.own[from] ?? 0) > 0) for (const to of this.targets(from)) sources[to]?.push(from);
    }
    return sources;
  }

  /** What taking one more token away from an area costs. */
  loss(area: number, taken: number): number {
    const left = (this.there[area] ?? 0) - taken;
    return this.worth(area, left) - this.worth(area, left - 1);
  }

  /** Tokens of an area that may be told to go. */
  free(area: number): number {
    const stay = this.stay[area] ?? 0;
    return Math.min(stay, (this.there[area] ?? 0) - (this.bound[area] ?? 0));
  }

  /** The cheapest way to bring so many more tokens to an area by land; nothing, if there are too few. */
  gather(area: number, need: number): Gathering | undefined {
    const donors = this.sources(area);
    let within = 0;
    for (const donor of donors) within += this.free(donor);
    if (within < need) return undefined;
    if (need <= 0) return { area, cost: 0, from: [] };
    const taken = new Map<number, number>();
    const from: number[] = [];
    let cost = 0;
    for (let i = 0; i < need; i++) {
      let best = NOBODY;
      let least = Number.POSITIVE_INFINITY;
      for (const donor of donors) {
        const already = taken.get(donor) ?? 0;
        if (this.free(donor) <= already) continue;
        const loss = this.loss(donor, already);
        if (loss < least) {
          least = loss;
          best = donor;
        }
      }
      if (best === NOBODY) return undefined;
      taken.set(best, (taken.get(best) ?? 0) + 1);
      from.push(best);
      cost += least;
    }
    return { area, cost, from };
  }

  /** Carries a gathering out, and holds so many tokens there. */
  commit({ area, from }: Gathering, bound: number): void {
    for (const donor of from) this.move(donor, area);
    this.bound[area] = bound;
  }

  /** A city will be built of so many tokens in an area, and so many of the treasury. */
  found(area: number, tokens: number, paid: number): void {
    this.bound[area] = tokens;
    this.builds[this.position.land.ids[area] ?? ''] = paid;
    this.cities += 1;
    this.people -= tokens;
  }

  /** Whether the treasury can still help to build: it does so once a turn. */
  get isHelped(): boolean {
    for (const id in this.builds) if ((this.builds[id] ?? 0) > 0) return false;
    return true;
  }

  move(from: number, to: number): void {
    const key = from * this.stay.length + to;
    this.#ways.set(key, (this.#ways.get(key) ?? 0) + 1);
    this.embark(from, to);
  }

  /** A token goes aboard a ship and lands elsewhere. */
  embark(from: number, to: number): void {
    this.stay[from] = (this.stay[from] ?? 0) - 1;
    this.there[from] = (this.there[from] ?? 0) - 1;
    this.there[to] = (this.there[to] ?? 0) + 1;
  }

  /** Sends tokens one by one wherever they are worth most, as long as that gains anything. */
  spread(): void {
    const size = this.stay.length;
    const gains = new Array<number>(size).fill(0);
    for (let area = 0; area < size; area++) gains[area] = this.#gain(area);
    const losses = new Array<number>(size).fill(0);
    for (let area = 0; area < size; area++)
      losses[area] = this.free(area) > 0 ? this.loss(area, 0) : Number.POSITIVE_INFINITY;
    for (;;) {
      let best = LEAST_GAIN;
      let from = NOBODY;
      let to = NOBODY;
      for (let area = 0; area < size; area++) {
        const loss = losses[area] ?? Number.POSITIVE_INFINITY;
        if (loss === Number.POSITIVE_INFINITY) continue;
        for (const near of this.targets(area)) {
          const gain = (gains[near] ?? 0) - loss;
          if (gain <= best) continue;
          best = gain;
          from = area;
          to = near;
        }
      }
      if (from === NOBODY) return;
      this.move(from, to);
      for (const changed of [from, to]) {
        gains[changed] = this.#gain(changed);
        losses[changed] = this.free(changed) > 0 ? this.loss(changed, 0) : Number.POSITIVE_INFINITY;
      }
    }
  }

  /** What one more token would gain in an area. */
  #gain(area: number): number {
    const there = this.there[area] ?? 0;
    return this.worth(area, there + 1) - this.worth(area, there);
  }

  moves(): Move[] {
    const { ids } = this.position.land;
    const size = this.stay.length;
    const marches: Move[] = [];
    for (const [key, count] of this.#ways) {
      const from = ids[Math.floor(key / size)];
      const to = ids[key % size];
      if (from !== undefined && to !== undefined) marches.push({ do: 'march', from, to, count });
    }
    return marches;
  }
}

/** A token moves only for more than this. */
const LEAST_GAIN = 0.5;
