import { CITY_POINTS, type Losses, NOBODY } from '@ecumene/ancients';
import type { Question } from '@ecumene/engine';
import type { BoardPosition } from './board-position.ts';
import { numberIn, tallyIn } from './questions.ts';
import type { Temperament } from './temperament.ts';
import { cityWorth, worthOf } from './worth.ts';

/** The units to lose: those that hurt least, as long as the cities that are left stay supported. */
export function chooseLosses(position: BoardPosition, temper: Temperament, question: Question): Losses {
  const goal = numberIn(question, 'goal');
  const stay = numberIn(question, 'stay');
  const leasts = tallyIn(question, 'least');
  const least = (id: string): number => leasts[id] ?? stay;
  const tokens = tallyIn(question, 'tokens');
  const rooms = tallyIn(question, 'cities');
  const cities = Object.keys(rooms).sort((a, b) => valued(position, temper, a) - valued(position, temper, b));
  const all = Object.values(tokens).reduce((sum, count) => sum + count, 0);
  let best: { readonly cost: number; readonly count: number; readonly left: number } | undefined;
  let most = 0;
  let fewest = 0;
  for (let count = 0; count <= cities.length; count++) {
    const next = cities[count - 1];
    if (next !== undefined) {
      most += rooms[next] ?? 0;
      fewest += least(next);
    }
    for (let left = fewest; left <= most; left++) {
      const lost = goal - CITY_POINTS * count + left;
      if (lost < 0 || lost > all || left > Math.max(fewest, position.me.stock + lost)) continue;
      const cost = costOf(position, temper, count, lost, left);
      if (best === undefined || cost <= best.cost) best = { cost, count, left };
    }
  }
  if (best === undefined) return { tokens: {}, cities: {} };
  const chosen = cities.slice(0, best.count);
  return {
    tokens: leastMissed(position, temper, tokens, goal - CITY_POINTS * best.count + best.left),
    cities: shareRooms(chosen, rooms, least, best.left),
  };
}

function valued(position: BoardPosition, temper: Temperament, id: string): number {
  return cityWorth(position, temper, position.land.numbers.get(id) ?? NOBODY);
}

/** What it costs to lose so many cities and tokens: unsupported cities are lost as well. */
function costOf(
  { me, book: { perCity } }: BoardPosition,
  { city, seed }: Temperament,
  cities: number,
  lost: number,
  left: number,
): number {
  const tokens = me.tokens - lost + left;
  const unsupported = Math.max(0, Math.ceil((perCity * (me.cities - cities) - tokens) / perCity));
  return city * 0.7 * (cities + unsupported) + seed * 0.6 * (lost - left);
}

/** Tokens left in place of cities. */
function shareRooms(
  cities: readonly string[],
  rooms: Readonly<Record<string, number>>,
  least: (id: string) => number,
  left: number,
): Record<string, number> {
  const shares: Record<string, number> = {};
  let more = left - cities.reduce((sum, id) => sum + least(id), 0);
  for (const id of cities) {
    const here = Math.min(more, (rooms[id] ?? 0) - least(id));
    shares[id] = least(id) + here;
    more -= here;
  }
  return shares;
}

/** So many tokens, taken one by one where they are worth least. */
function leastMissed(
  position: BoardPosition,
  temper: Temperament,
  most: Readonly<Record<string, number>>,
  count: number,
): Record<string, number> {
  const taken: Record<string, number> = {};
  const places = Object.keys(most).map((id) => ({ id, area: position.land.numbers.get(id) ?? NOBODY }));
  for (let i = 0; i < count; i++) {
    let least = Number.POSITIVE_INFINITY;
    let from: string | undefined;
    for (const { id, area } of places) {
      const already = taken[id] ?? 0;
      if (already >= (most[id] ?? 0)) continue;
      const here = (position.own[area] ?? 0) - already;
      const loss = worthOf(position, temper, area, here) - worthOf(position, temper, area, here - 1);
      if (loss >= least) continue;
      least = loss;
      from = id;
    }
    if (from === undefined) break;
    taken[from] = (taken[from] ?? 0) + 1;
  }
  return taken;
}
