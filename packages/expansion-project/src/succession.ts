import { active, isBoardEmpty, moveMarker, nation, restack } from '@ecumene/ancients';
import { happen } from '@ecumene/engine';
import { book } from './book.ts';
import { calamityStacking } from './options.ts';
import { isUsuallyTradable } from './trade-card-stacks.ts';
import type { EpWorld } from './world.ts';

/** How cards go back under their stacks, each to its own block. @rule EP 27.3.1 @rule EP 27.3.2 @rule EP 27.3.3 @rule EP 32.3.1 @rule EP 32.4.1.1 @rule EP C35 @rule EP C96 */
export function returning({ options }: Pick<EpWorld, 'options'>) {
  return { others: calamityStacking(options), isTradable: isUsuallyTradable } as const;
}

/** @rule EP 27.2 @rule EP 27.3.1 @rule EP 24.8 */
export function returnCardsToStacks(world: EpWorld): void {
  const stacks = restack(world, returning(world));
  if (Object.keys(stacks).length > 0) happen(world, 'EP 27.3.1', { what: 'stacks-refilled', stacks });
}

/** All markers move, in A.S.T. order. @rule EP 28.1 */
export function moveMarkers(world: EpWorld): void {
  for (const number of active(world)) moveMarker(world, number, book);
}

const WHY = { finish: 'EP 34.1A', time: 'EP 34.1B', turns: 'EP 34.1B', alone: 'EP L2', empty: 'EP 34.1B' } as const;

/** The game may be over now: the turn is always finished first. @rule EP 34.1A @rule EP 34.1B @rule EP 34.2 */
export function checkForEnd(world: EpWorld): void {
  const because = whyOver(world);
  if (because === undefined) return;
  world.over = true;
  happen(world, WHY[because], { what: 'game-ends', because });
}

function whyOver(world: EpWorld): keyof typeof WHY | undefined {
  const { turn, options, room } = world;
  if (active(world).some((number) => nation(world, number).step >= book.track.finish(world))) return 'finish';
  if (room.timeCalled) return 'time';
  if (options.turns > 0 && turn >= options.turns) return 'turns';
  if (active(world).length < 2) return 'alone';
  return options.turns === 0 && isBoardEmpty(world) ? 'empty' : undefined;
}
