import type { AreaId, Board } from '../board.ts';
import { type Country, countries } from '../data/relief.ts';
import { neighbours } from '../graph.ts';
import type { BoardSites, LonLat } from './sites.ts';

type Kind = Country['kind'] | 'fertile' | 'plain';

/** What the country is like at a place, and how strongly. */
export function countryAt([lon, lat]: LonLat): {
  readonly kind: Country['kind'] | 'fertile';
  readonly strength: number;
} {
  let kind: Country['kind'] | 'fertile' = 'fertile';
  let strength = 0.12;
  for (const country of countries) {
    const dx = (lon - country.centre[0]) / country.reach[0];
    const dy = (lat - country.centre[1]) / country.reach[1];
    const here = 1 - dx * dx - dy * dy;
    if (here > strength) {
      kind = country.kind;
      strength = here;
    }
  }
  return { kind, strength };
}

/** The tint of each land area: the character of its country, in a shade that none of its neighbours of that kind has. */
export function tintsOf(board: Board, sites: BoardSites): ReadonlyMap<AreaId, string> {
  const kinds = new Map<AreaId, Kind>();
  for (const area of board.areas) {
    if (area.kind === 'sea') continue;
    const places = sites.sites[area.id] ?? [];
    const place = places[0] ?? [0, 0];
    kinds.set(area.id, area.floodPlain === null ? countryAt(place).kind : 'plain');
  }
  const tints = new Map<AreaId, string>();
  for (const area of board.areas) {
    const kind = kinds.get(area.id);
    if (kind === undefined) continue;
    const used = neighbours(area).map((id) => tints.get(id));
    const counts = [0, 1, 2].map((shade) => used.filter((tint) => tint?.endsWith(String(shade))).length);
    const shade = counts.indexOf(Math.min(...counts));
    tints.set(area.id, `${kind}${shade}`);
  }
  return tints;
}
