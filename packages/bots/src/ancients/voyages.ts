import { type Move, movementOf, NOBODY, type ShipPlan, type ShipView, type Voyage as Way } from '@ecumene/ancients';
import type { BoardPosition } from './board-position.ts';
import { Marches } from './marches.ts';
import { canSupport, planCities, priceOf } from './projects.ts';
import type { Temperament } from './temperament.ts';
import { cityWorth } from './worth.ts';

/** Tokens that go from one coast to another. */
interface Voyage {
  readonly from: Way;
  readonly to: Way;
  readonly load: number;
  readonly gain: number;
  /** The city they are to build there, if any. */
  readonly city?: { readonly tokens: number; readonly paid: number };
}

/** Sails tokens that have nothing to do at home to where they have; changes the plan accordingly. */
export function planVoyages(marches: Marches): Move[] {
  const moves: Move[] = [];
  const fit = movementOf(marches.position.state, marches.position.number)?.fit;
  for (const ship of marches.position.me.ships) {
    const voyage = fit === undefined || fit.includes(ship.no) ? bestVoyage(marches, ship) : undefined;
    if (voyage === undefined || voyage.gain <= LEAST_GAIN) continue;
    embark(marches, voyage);
    moves.push(...orders(marches.position, ship, voyage));
  }
  return moves;
}

const LEAST_GAIN = 2;

function orders({ land }: BoardPosition, { no }: ShipView, { from, to, load }: Voyage): Move[] {
  const named = (path: readonly number[]): string[] => path.flatMap((area) => land.ids[area] ?? []);
  const sail: Move = { do: 'sail', ship: no, load, path: named(to.path), land: load };
  return from.path.length === 0 ? [sail] : [{ do: 'sail', ship: no, path: named(from.path) }, sail];
}

function embark(marches: Marches, { from, to, load, city }: Voyage): void {
  for (let i = 0; i < load; i++) marches.embark(from.area, to.area);
  if (city !== undefined) marches.found(to.area, city.tokens, city.paid);
}

/** The best a ship can do: from where it lies, or from a coast it can sail to first. */
function bestVoyage(marches: Marches, { area: id, coast }: ShipView): Voyage | undefined {
  const { position } = marches;
  const area = position.land.numbers.get(id) ?? NOBODY;
  const shore = Math.max(
    0,
    (position.land.shores[area] ?? []).findIndex((one) => one.coast === coast),
  );
  const { sails: steps } = position.book.reach;
  let best = voyageFrom(marches, { area, shore, path: [] }, steps);
  for (const start of position.book.landfalls({ area, shore }, steps - 1)) {
    if (start.area === area || marches.free(start.area) === 0) continue;
    const voyage = voyageFrom(marches, start, steps - start.path.length);
    if (voyage !== undefined && voyage.gain > (best?.gain ?? 0)) best = voyage;
  }
  return best;
}

/** The best voyage with tokens of one coast. */
function voyageFrom(marches: Marches, from: Way, steps: number): Voyage | undefined {
  const { position } = marches;
  const free = Math.min(position.book.reach.capacity, marches.free(from.area));
  if (free <= 0) return undefined;
  let best: Voyage | undefined;
  for (const to of position.book.landfalls(from, steps)) {
    if (to.area === from.area) continue;
    for (const voyage of [laden(marches, from, to, free), founding(marches, from, to, free)])
      if (voyage !== undefined && voyage.gain > (best?.gain ?? 0)) best = voyage;
  }
  return best;
}

/** What tokens are worth that are not sent across the sea for anything. */
const DEAREST = 6;

/** Loads token after token as long as each gains something. */
function laden(marches: Marches, from: Way, to: Way, free: number): Voyage | undefined {
  if (marches.position.owner[to.area] !== NOBODY || (marches.bound[to.area] ?? 0) > 0) return undefined;
  if (marches.loss(from.area, 0) > DEAREST) return undefined;
  const there = marches.there[to.area] ?? 0;
  let gain = 0;
  let load = 0;
  while (load < free) {
    const more = marches.worth(to.area, there + load + 1) - marches.worth(to.area, there + load);
    const loss = marches.loss(from.area, load);
    if (more - loss <= 0) break;
    gain += more - loss;
    load += 1;
  }
  const isLonely = there === 0 && load === 1 && (ownNeighbours(marches, to.area) === 0 || to.path.length > 2);
  return load === 0 || isLonely ? undefined : { from, to, load, gain };
}

/** Brings what a city still lacks to a site across the sea. */
function founding(marches: Marches, from: Way, to: Way, free: number): Voyage | undefined {
  const { position, temper } = marches;
  if (position.land.site[to.area] === 'none' || position.owner[to.area] !== NOBODY) return undefined;
  if ((position.foreign[to.area] ?? 0) > 0 || (marches.bound[to.area] ?? 0) > 0) return undefined;
  const there = marches.there[to.area] ?? 0;
  const city = priceOf(position, to.area, marches.isHelped);
  const load = city.tokens - there;
  if (load <= 0 || load > free || position.me.citiesInStock + position.me.cities <= marches.cities) return undefined;
  if (!canSupport(marches, city.tokens)) return undefined;
  let gain = cityWorth(position, temper, to.area) - marches.worth(to.area, there);
  for (let i = 0; i < load; i++) gain -= marches.loss(from.area, i);
  return gain > 0 ? { from, to, load, gain, city } : undefined;
}

/** How many areas around one have own people. */
function ownNeighbours({ position, there }: Marches, area: number): number {
  const near = [...(position.land.land[area] ?? []), ...(position.land.water[area] ?? [])];
  return near.filter((one) => (there[one] ?? 0) > 0 || position.owner[one] === position.number).length;
}

/** Keeps ships that have something to do, and builds one where there is a voyage worth it. */
export function planShips(position: BoardPosition, temper: Temperament): ShipPlan {
  const plan: ShipPlan = { keep: [], build: [] };
  const marches = new Marches(position, temper);
  if (position.me.ships.length === 0 && !hasCrowdedCoast(position)) return plan;
  planCities(marches);
  marches.spread();
  let treasury = position.me.treasury;
  for (const ship of position.me.ships) {
    const voyage = bestVoyage(marches, ship);
    if (voyage === undefined || voyage.gain <= KEEPING) continue;
    const area = position.land.numbers.get(ship.area) ?? NOBODY;
    if (treasury === 0 && (position.own[area] ?? 0) === 0) continue;
    plan.keep.push({ ship: ship.no, by: treasury > 0 ? 'treasury' : 'levy' });
    treasury -= treasury > 0 ? 1 : 0;
    embark(marches, voyage);
  }
  const hasRoom = plan.keep.length < Math.min(temper.fleet, position.book.mostShips);
  const building = hasRoom ? buildFor(marches, treasury) : undefined;
  if (building !== undefined) plan.build.push(building);
  return plan;
}

const KEEPING = 4;

/** The same as moves, for games in which ships are seen to while moving. */
export function shipMoves({ book: { shipCost }, me }: BoardPosition, { keep, build }: ShipPlan): object[] {
  const harbour = (no: number): string | undefined => me.ships.find((ship) => ship.no === no)?.area;
  return [
    ...keep.map(({ ship, by }) => ({ do: 'keep-ship', ship, ...(by === 'levy' && { from: harbour(ship) }) })),
    ...build.map(({ levy, ...where }) => ({ do: 'build-ship', ...where, treasury: shipCost - levy })),
  ];
}

/** Whether anybody stands on a coast who cannot be fed there. */
function hasCrowdedCoast({ land, own, feeds }: BoardPosition): boolean {
  for (let area = 0; area < own.length; area++) {
    if ((own[area] ?? 0) > (feeds[area] ?? 0) && (land.shores[area]?.length ?? 0) > 0) return true;
  }
  return false;
}

function buildFor(marches: Marches, treasury: number): ShipPlan['build'][number] | undefined {
  const { position, temper } = marches;
  const { shipCost } = position.book;
  const { sails: steps } = position.book.reach;
  let best: Voyage | undefined;
  for (let area = 0; area < position.own.length; area++) {
    if (!position.book.isHarbour(area) || (position.own[area] ?? 0) + treasury < shipCost || marches.free(area) === 0)
      continue;
    for (let shore = 0; shore < (position.land.shores[area]?.length ?? 0); shore++) {
      if (!position.book.isHarbour(area, shore)) continue;
      const voyage = voyageFrom(marches, { area, shore, path: [] }, steps);
      if (voyage !== undefined && voyage.gain > (best?.gain ?? temper.voyage)) best = voyage;
    }
  }
  if (best === undefined) return undefined;
  const { area, shore } = best.from;
  const shores = position.land.shores[area] ?? [];
  const coast = shores.length > 1 ? shores[shore]?.coast : null;
  const levy = Math.max(0, shipCost - treasury);
  const id = position.land.ids[area];
  if (id === undefined || levy > (position.own[area] ?? 0)) return undefined;
  return { area: id, levy, ...(typeof coast === 'string' && { coast }) };
}
