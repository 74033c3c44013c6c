import type { AreaView } from '@ecumene/ancients';
import { type Board, type LandArea, landAreas } from '@ecumene/atlas';
import type { Journey } from '../board/Motion.tsx';

/** A toy world for the front page: peoples spread over the map, settle and sail. No rules, no winners. */
export interface Toy {
  readonly areas: Readonly<Record<string, AreaView>>;
  readonly journeys: readonly Journey[];
}

const HOMES: Readonly<Record<string, readonly string[]>> = {
  crete: ['knossos', 'phaestos', 'thera', 'athens', 'argos', 'corinth'],
  egypt: ['memphis', 'alexandria', 'tanis', 'fayum', 'upper-egypt'],
  asia: ['sardes', 'troy', 'ionia', 'miletus', 'lycia', 'galatia'],
  thrace: ['byzantium', 'thrace', 'macedonia', 'moesia', 'thessalonica'],
  italy: ['rome', 'neapolis', 'samnium', 'tarentum', 'campania', 'etruria'],
  assyria: ['assyria', 'nineveh', 'carrhae', 'aleppo', 'van'],
  africa: ['carthage', 'thapsus', 'numidia', 'tunisia', 'sabratha'],
  illyria: ['dalmatia', 'illyricum', 'pannonia', 'apollonia', 'epirus'],
};

const CITIES: Readonly<Record<string, string>> = {
  knossos: 'crete',
  athens: 'crete',
  memphis: 'egypt',
  alexandria: 'egypt',
  miletus: 'asia',
  sardes: 'asia',
  byzantium: 'thrace',
  rome: 'italy',
  tarentum: 'italy',
  nineveh: 'assyria',
  carthage: 'africa',
};

const MOST = 5;

export function firstDay(): Toy {
  const areas: Record<string, AreaView> = {};
  for (const [nation, homes] of Object.entries(HOMES))
    for (const [place, area] of homes.entries())
      areas[area] = {
        tokens: CITIES[area] === undefined ? { [nation]: 1 + (place % 3) } : {},
        city: CITIES[area] ?? null,
      };
  return { areas, journeys: [] };
}

const anyOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** Somebody sets out for a neighbouring area that nobody else holds. */
export function nextDay(board: Board, { areas }: Toy): Toy {
  const lands = new Map<string, LandArea>(landAreas(board).map((area) => [area.id, area]));
  const settled = Object.entries(areas).flatMap(([area, { tokens }]) =>
    Object.entries(tokens).map(([nation, count]) => ({ area, nation, count })),
  );
  const start = anyOf(settled);
  if (start === undefined) return { areas, journeys: [] };
  const { area: from, nation, count } = start;
  const free = (lands.get(from)?.land ?? []).filter((to) => isFree(areas[to], nation));
  const to = anyOf(free);
  if (to === undefined || count === 1) return { areas: { ...areas, [from]: grown(areas[from], nation) }, journeys: [] };
  const next = { ...areas, [from]: changed(areas[from], nation, -1), [to]: changed(areas[to], nation, 1) };
  return { areas: next, journeys: [{ is: 'tokens', nation, count: 1, areas: [from, to] }] };
}

function isFree(area: AreaView | undefined, nation: string): boolean {
  return (
    area === undefined ||
    (area.city === null && Object.entries(area.tokens).every(([name, n]) => name === nation && n < MOST))
  );
}

function grown(area: AreaView | undefined, nation: string): AreaView {
  return (area?.tokens[nation] ?? 0) < MOST - 2 ? changed(area, nation, 1) : changed(area, nation, 0);
}

function changed(area: AreaView | undefined, nation: string, by: number): AreaView {
  return { tokens: { ...area?.tokens, [nation]: (area?.tokens[nation] ?? 0) + by }, city: area?.city ?? null };
}
