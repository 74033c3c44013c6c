import { type AncientView, OUTSIDERS, terrainOf } from '@ecumene/ancients';
import type { AtTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';

/** Something that stands in an area, in words. */
interface UnitsInArea {
  readonly key: string;
  readonly nation: string;
  readonly words: string;
}

/** The ground of an area: whether it is sea, how many it feeds, and what is printed there. */
export function groundWords({ ground, outOfPlay }: AncientView, area: string): readonly string[] {
  const terrain = terrainOf(ground);
  const number = terrain.numbers.get(area) ?? -1;
  if (!terrain.isLand[number]) return [t('Open sea')];
  if (outOfPlay?.includes(area)) return [t('Out of play')];
  return [
    t('Limit {limit}', { limit: terrain.limit[number] ?? 0 }),
    ...(terrain.site[number] === 'none' ? [] : [t('City site')]),
    ...(terrain.floodPlain[number] ? [t('Flood plain')] : []),
    ...(terrain.volcano[number] ? [t('Volcano')] : []),
  ];
}

/** Who stands in an area: the city, tokens nation by nation, and ships with what they carry. */
export function unitWords(
  { areas, nations }: AncientView,
  area: string,
  name: AtTable['name'],
): readonly UnitsInArea[] {
  const here = areas[area];
  const cities = here === undefined || here.city === null ? [] : [here.city];
  return [
    ...cities.map((nation) => ({ key: 'city', nation, words: cityWords(nation, name) })),
    ...Object.entries(here?.tokens ?? {}).map(([nation, n]) => ({
      key: nation,
      nation,
      words: tokenWords(nation, n, name),
    })),
    ...nations.flatMap((nation) =>
      nation.ships
        .filter((ship) => ship.area === area)
        .map(({ no, aboard }) => ({
          key: `${nation.name} ${no}`,
          nation: nation.name,
          words: t('Ship of {nation}{aboard, plural, =0 {} one {, 1 token aboard} other {, # tokens aboard}}', {
            nation: name('nation', nation.name),
            aboard,
          }),
        })),
    ),
  ];
}

function cityWords(nation: string, name: AtTable['name']): string {
  return nation === OUTSIDERS ? t('City of Pirates') : t('City of {nation}', { nation: name('nation', nation) });
}

function tokenWords(nation: string, n: number, name: AtTable['name']): string {
  return nation === OUTSIDERS
    ? t('Barbarians: {n, plural, one {# token} other {# tokens}}', { n })
    : t('{nation}: {n, plural, one {# token} other {# tokens}}', { nation: name('nation', nation), n });
}
