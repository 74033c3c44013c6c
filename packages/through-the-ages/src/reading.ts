import type { Seat } from '@ecumene/engine';
import { armyStrength } from './armies.ts';
import type { Share } from './cards/ability.ts';
import type { Whom } from './cards/card.ts';
import { type CardNo, numberOf } from './cards/numbered.ts';
import { forceOf } from './colonization-force.ts';
import { compareCivilizations, struck } from './events/comparison.ts';
import { priceOfTechnology, priceOfWorker } from './prices.ts';
import { producible } from './production.ts';
import { sharesOf } from './quantities.ts';
import { seenWorld } from './seen-world.ts';
import { leads } from './statistics.ts';
import type { AgesView } from './view.ts';
import { bestBuilding } from './workforce.ts';
import { type Ages, type Civilization, civOf } from './world.ts';

/** What the rules say about civilizations as somebody sees them: read once, when it is first asked for. */
export class Reading {
  readonly #view: AgesView;
  readonly #viewer: Seat;
  #world: Ages | undefined;
  readonly #struck = new Map<Whom, ReadonlySet<Seat>>();

  constructor(view: AgesView, viewer: Seat) {
    this.#view = view;
    this.#viewer = viewer;
  }

  get #seen(): Ages {
    this.#world ??= seenWorld(this.#view, this.#viewer);
    return this.#world;
  }

  #civ(seat: Seat): Civilization {
    return civOf(this.#seen, seat);
  }

  /** Shares added up, as they would be if they were counted now. */
  sharesOf(seat: Seat, shares: readonly Share[]): number {
    return sharesOf(this.#seen, this.#civ(seat), shares);
  }

  /** What a production phase makes with blue tokens without limit. */
  producible(seat: Seat): ReturnType<typeof producible> {
    return producible(this.#seen, this.#civ(seat));
  }

  /** Resources for a worker on a card, in play or not. */
  priceOfWorker(seat: Seat, card: string): number {
    return priceOfWorker(this.#seen, this.#civ(seat), numbered(card));
  }

  /** Science for a technology. */
  priceOfTechnology(seat: Seat, card: string, revolution = false): number {
    return priceOfTechnology(this.#seen, this.#civ(seat), numbered(card), { revolution, cheaper: 0 });
  }

  /** What armies of a tactic add to strength with these units; nothing without a tactic. */
  armies(
    seat: Seat,
    tactic: string | undefined,
    units: readonly { readonly card: string; readonly workers: number }[],
  ): number {
    if (tactic === undefined) return 0;
    const troops = units.map(({ card, workers }) => ({ card: numbered(card), workers }));
    return armyStrength(numbered(tactic), troops, leads(this.#civ(seat), 'infantry-may-ride'));
  }

  /** What a colonization force of these units and cards comes to. */
  force(
    seat: Seat,
    units: readonly { readonly card: string; readonly workers: number }[],
    bonus: readonly string[],
    discards: number,
  ): number {
    const troops = units.map(({ card, workers }) => ({ card: numbered(card), workers }));
    return forceOf(this.#seen, this.#civ(seat), troops, bonus.map(numbered), discards);
  }

  /** Those whom an event would strike if it were revealed now. */
  struckBy(whom: Whom): ReadonlySet<Seat> {
    const world = this.#seen;
    const known =
      this.#struck.get(whom) ??
      new Set(struck(compareCivilizations(world, world.current), whom).map(({ seat }) => seat));
    this.#struck.set(whom, known);
    return known;
  }

  /** One manned building of the highest level among these kinds. */
  bestBuilding(seat: Seat, kinds: readonly string[]): ReturnType<typeof bestBuilding> {
    return bestBuilding(this.#civ(seat), kinds);
  }
}

function numbered(id: string): CardNo {
  const no = numberOf(id);
  if (no === undefined) throw new Error(`there is no card called ${id}`);
  return no;
}
