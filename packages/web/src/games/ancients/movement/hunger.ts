import {
  type AncientView,
  areaNumber,
  citiesInStock,
  hasForeignUnitsIn,
  type NationView,
  NOBODY,
  nationNamed,
  spareTokens,
  surplusIn,
  treasuryFor,
  withCity,
} from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import type { Reading } from '../reading.ts';
import { type Armies, type Forecast, forecasts } from './forecast.ts';
import { marchTargets, unmoved } from './reach.ts';

/** An area where some of a nation's people cannot stay. */
export interface Hunger {
  readonly area: string;
  /** How many can stay. */
  readonly feeds: number;
  readonly lost: number;
  /** Why: the ground feeds no more, they live beside a city, or they are too many even for building one. */
  readonly why: 'ground' | 'city' | 'building';
  /** Whether others are there too, so that it depends on how a conflict goes. */
  readonly isLikely: boolean;
}

/** Where a nation is bound to lose people, if nobody moves again. */
export function hungers(reading: Reading, nation: string): Hunger[] {
  const clashes = new Map(forecasts(reading, nation).map((one) => [one.area, one]));
  return Object.keys(reading.view.areas).flatMap((area) => hungerIn(reading, area, nation, clashes.get(area)) ?? []);
}

/** Where of that a token that has not moved could go where it, or another for it, can stay. */
export function avoidable(reading: Reading, own: NationView): Hunger[] {
  const all = hungers(reading, own.name);
  const before = lostIn(all);
  const helps = (from: string, to: string): boolean =>
    !isShared(reading, own.name, to) && lostIn(hungers(withMarch(reading, own.name, from, to), own.name)) < before;
  return all.filter(
    ({ area }) =>
      unmoved(reading, own.name, area) > 0 && [...marchTargets(reading, own.name, area)].some((to) => helps(area, to)),
  );
}

/** Whether anybody else is in an area. */
function isShared({ ask }: Reading, nation: string, area: string): boolean {
  return ask((_, state) => hasForeignUnitsIn(state, areaNumber(state, area) ?? NOBODY, nationNamed(state, nation)));
}

function lostIn(list: readonly Hunger[]): number {
  return list.reduce((sum, { lost }) => sum + lost, 0);
}

/** What would be seen if one token of a nation went from one area to another. */
function withMarch({ view, of }: Reading, nation: string, from: string, to: string): Reading {
  const changed = (area: string, by: number) => {
    const { tokens = {}, city = null } = view.areas[area] ?? {};
    return { [area]: { city, tokens: { ...tokens, [nation]: (tokens[nation] ?? 0) + by } } };
  };
  return of({ ...view, areas: { ...view.areas, ...changed(from, -1), ...changed(to, 1) } });
}

function hungerIn(reading: Reading, area: string, nation: string, clash: Forecast | undefined): Hunger | undefined {
  const occupied = afterConflict(reading.view, area, clash);
  const { lost, built } = surplusOf(reading, area, nation, occupied);
  if (lost === 0) return undefined;
  const shown = { area, feeds: (occupied.tokens[nation] ?? 0) - lost, isLikely: clash !== undefined };
  if (occupied.city !== null) return { ...shown, lost, why: 'city' };
  if (built === undefined) return { ...shown, lost, why: 'ground' };
  return built === 0 ? undefined : { ...shown, lost: Math.min(lost, built), why: 'building' };
}

interface Surplus {
  readonly lost: number;
  readonly built: number | undefined;
}

/** Who is in an area. */
interface Occupied {
  readonly tokens: Armies;
  readonly city: string | null;
}

function afterConflict({ areas }: AncientView, area: string, clash: Forecast | undefined): Occupied {
  const { tokens, city } = areas[area] ?? { tokens: {}, city: null };
  if (clash === undefined) return { tokens, city };
  return { tokens: clash.after, city: clash.siege?.stormed ? null : city };
}

/** How many of a nation's tokens cannot stay in an area where these are, and how many if it builds a city there, where it can. */
function surplusOf({ ask }: Reading, area: string, nation: string, { tokens, city }: Occupied): Surplus {
  return ask((book, state) => {
    const place = areaNumber(state, area);
    if (place === undefined) return { lost: 0, built: undefined };
    const number = nationNamed(state, nation);
    const width = state.nations.length;
    const here = state.nations.map(({ name }) => tokens[name] ?? 0);
    const then = {
      ...state,
      tokens: state.tokens.toSpliced(place * width, width, ...here),
      cityIn: state.cityIn.with(place, city === null ? NOBODY : nationNamed(state, city)),
    };
    const lostIn = (board: typeof then): number => surplusIn(book.limits, board, place)[number] ?? 0;
    const help = citiesInStock(at(state.nations, number)) > 0 && treasuryFor(book.building, then, number, place);
    return {
      lost: lostIn(then),
      built: help
        ? lostIn(withCity(book.building, then, number, place, help[0])) +
          spareTokens(book.building, then, number, place, help[0])
        : undefined,
    };
  });
}
