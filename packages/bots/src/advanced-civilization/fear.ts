import type { NationView } from '@ecumene/ancients';
import { holds } from './sight.ts';

/** What losing a city to a calamity costs, in points, and what losing a unit point does. */
const A_CITY = 30;
const REDUCED = 18;
const A_POINT = 2;

/** Cities a nation has beyond those that some calamities spare. */
const SPARED = 3;

type Fear = (nation: NationView) => number;

const FEARS: Readonly<Record<string, Fear>> = {
  treachery: ({ cities }) => (cities > 0 ? A_CITY + 10 : 0),
  superstition: (nation) => {
    if (holds(nation, 'enlightenment')) return 0;
    const most = holds(nation, 'deism') ? 1 : holds(nation, 'mysticism') ? 2 : 3;
    return REDUCED * Math.min(nation.cities, most);
  },
  'slave-revolt': (nation) => {
    const idle = 15 + (holds(nation, 'mining') ? 5 : 0) - (holds(nation, 'enlightenment') ? 5 : 0);
    const short = Math.max(0, 2 * nation.cities - Math.max(0, nation.tokens - idle));
    return (REDUCED * short) / 3.5;
  },
  'barbarian-hordes': (nation) => (nation.name === 'crete' ? 0 : A_POINT * Math.min(20, nation.tokens + nation.cities)),
  epidemic: (nation) =>
    A_POINT * (16 - (holds(nation, 'medicine') ? 8 : 0) + (holds(nation, 'roadbuilding') ? 5 : 0)) + 5,
  'civil-disorder': (nation) => REDUCED * clamp(nation.cities - SPARED + more(nation, DISORDER), nation.cities),
  'iconoclasm-and-heresy': (nation) => REDUCED * clamp(4 + more(nation, ICONOCLASM), nation.cities),
  piracy: ({ cities }) => A_CITY * Math.min(2, cities),
};

const DISORDER: Readonly<Record<string, number>> = {
  music: -1,
  'drama-and-poetry': -1,
  law: -1,
  democracy: -1,
  military: 1,
  roadbuilding: 1,
};

const ICONOCLASM: Readonly<Record<string, number>> = {
  law: -1,
  philosophy: -1,
  theology: -3,
  monotheism: 1,
  roadbuilding: 1,
};

function more(nation: NationView, modifiers: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const card in modifiers) if (holds(nation, card)) sum += modifiers[card] ?? 0;
  return sum;
}

function clamp(cities: number, most: number): number {
  return Math.max(0, Math.min(cities, most));
}

const UNKNOWN = 40;

/** The damage a nation expects from a calamity it holds, in points. */
export function fearOf(nation: NationView, calamity: string): number {
  return FEARS[calamity]?.(nation) ?? UNKNOWN;
}
