import { areaNumber, factsOfNation, nation, nationNamed, tokensIn } from '@ecumene/ancients';
import { type Happening, must, randomFrom, type Script, type Value } from '@ecumene/engine';
import { watched } from '@ecumene/engine/testing';
import { advancedCivilization } from './game.ts';
import { sheet } from './options.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import { openTrade, tradePhase } from './trade.ts';
import type { AcWorld } from './world.ts';

const PLAYERS = 7;
const NOT_NATIONS = ['turn', 'traded', 'built', 'outsiders'];

/**
 * Any position in a line, on the board for seven: `position({ egypt: { tokens: { memphis: 3 } } })`. Seats are called
 * like their nations, and the turn is the first unless it says otherwise.
 */
export function position(
  given: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, Value>> = {},
  players: number = PLAYERS,
): AcWorld {
  const names = Object.keys(given).filter((name) => !NOT_NATIONS.includes(name));
  const seats = [...names, ...Array.from({ length: Math.max(0, players - names.length) }, (_, i) => `idle ${i}`)];
  const world = setup(sheet.with(options), seats, randomFrom('test'));
  world.turn = 1;
  world.placeOrder = names;
  scene.arrange(world, given);
  return watched(world, advancedCivilization);
}

/** What a nation has, in the words of scenarios: `has(world, 'egypt')['tokens']`. */
export function has(world: AcWorld, name: string): ReturnType<typeof factsOfNation> {
  return factsOfNation(world, nationNamed(world, name));
}

/** How many tokens a nation has in an area. */
export function tokens(world: AcWorld, name: string, area: string): number {
  return tokensIn(world, must(areaNumber(world, area), area), nationNamed(world, name));
}

/** Everything that happened of one kind. */
export function happened(world: AcWorld, what: string): Happening['event'][] {
  return world.news.filter(({ event }) => event.what === what).map(({ event }) => event);
}

export function theNation(world: AcWorld, name: string): AcWorld['nations'][number] {
  return nation(world, nationNamed(world, name));
}

/** Opens the trade and holds it. */
export function tradeIn(world: AcWorld): Script | void {
  openTrade(world);
  return tradePhase(world);
}
