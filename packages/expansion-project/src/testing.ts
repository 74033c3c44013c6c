import { areaNumber, factsOfNation, type Nation, nation, nationNamed, tokensIn } from '@ecumene/ancients';
import { type Happening, must, randomFrom, type Value } from '@ecumene/engine';
import { watched } from '@ecumene/engine/testing';
import { expansionProject } from './game.ts';
import { sheet } from './options.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import type { EpWorld } from './world.ts';

const PLAYERS = 9;
const NOT_NATIONS = ['turn', 'traded', 'built', 'census', 'stackOrder', 'outsiders'];

/**
 * Any position in a line, on the western board for nine: `position({ egypt: { tokens: { memphis: 3 } } })`. Seats are
 * called like their nations, and the turn is the first unless it says otherwise.
 */
export function position(
  given: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, Value>> = {},
  players: number = PLAYERS,
): EpWorld {
  const names = Object.keys(given).filter((name) => !NOT_NATIONS.includes(name));
  const seats = [...names, ...Array.from({ length: Math.max(0, players - names.length) }, (_, i) => `idle ${i}`)];
  const world = setup(sheet.with(options), seats, randomFrom('test'));
  world.turn = 1;
  for (const name of names) {
    const one = world.nations.find((each) => each.name === name);
    if (one !== undefined) one.seat = name;
  }
  scene.arrange(world, given);
  return watched(world, expansionProject);
}

/** What a nation has, in the words of scenarios: `has(world, 'egypt').tokens`. */
export function has(world: EpWorld, name: string): ReturnType<typeof factsOfNation> {
  return factsOfNation(world, nationNamed(world, name));
}

/** How many tokens a nation has in an area. */
export function tokens(world: EpWorld, name: string, area: string): number {
  return tokensIn(world, must(areaNumber(world, area), area), nationNamed(world, name));
}

/** Everything that happened of one kind. */
export function happened(world: EpWorld, what: string): Happening['event'][] {
  return world.news.filter(({ event }) => event.what === what).map(({ event }) => event);
}

export function theNation(world: EpWorld, name: string): Nation {
  return nation(world, nationNamed(world, name));
}
