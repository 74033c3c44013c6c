import { newWorld, randomFrom, type World } from '@ecumene/engine';
import { arrangeNation } from '../arranged-nation.ts';
import type { AncientEvent } from '../events.ts';
import { terrainOf } from '../ground.ts';
import { newNation } from '../nations.ts';
import { stackCards } from '../trade-cards/stacks.ts';
import { type Ancients, type Face, type Nation, NOBODY } from '../world.ts';

const GROUND = {
  board: 'advanced-civilization',
  panels: ['main-1', 'main-2', 'main-3', 'main-4'],
  side: 'both',
  withoutSites: [],
} as const;

const FACES: readonly Face[] = [
  { id: 'salt', kind: 'commodity', stack: 1, copies: 9, tradable: true },
  { id: 'gold', kind: 'commodity', stack: 2, copies: 5, tradable: true },
  { id: 'plague', kind: 'calamity', stack: 2, copies: 1, tradable: true },
  { id: 'drought', kind: 'calamity', stack: 2, copies: 1, tradable: false },
];

/**
 * A small world to try a mechanic in, without any game: two nations and the outsiders on the board of Advanced
 * Civilization, in a line. Seats are called like their nations.
 */
export function ancientWorld(
  given: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Ancients & Pick<World<unknown, AncientEvent>, 'news'> {
  const random = randomFrom('ancients');
  const nations = [...Object.keys(given).filter((name) => name !== 'outsiders'), 'outsiders'].map(nationCalled);
  const areas = terrainOf(GROUND).ids.length;
  const world = {
    ...newWorld<unknown, AncientEvent>({}, Object.keys(given), random),
    ground: GROUND,
    turn: 1,
    nations,
    tokens: new Array<number>(areas * nations.length).fill(0),
    cityIn: new Array<number>(areas).fill(NOBODY),
    newCities: [],
    census: [],
    movement: null,
    trade: stackCards(FACES, { stacks: 2, setAside: 2, plain: 1 }, random),
    strikes: [],
    over: false,
  };
  for (const [name, has] of Object.entries(given)) arrangeNation(world, name, has);
  return world;
}

/** A nation played by a seat of its name, or the outsiders. */
function nationCalled(name: string): Nation {
  if (name === 'outsiders') return newNation(name, { tokens: 0, cities: 9, ships: 4 }, true);
  return { ...newNation(name, { tokens: 55, cities: 9, ships: 4 }), seat: name };
}
