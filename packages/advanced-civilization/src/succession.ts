import { active, isBoardEmpty, moveMarker, type NationNumber, nation } from '@ecumene/ancients';
import { happen } from '@ecumene/engine';
import { book } from './book.ts';
import { CARDS } from './data/civilization-cards.ts';
import type { AcWorld } from './world.ts';

const WHY = {
  finish: 'AC 34.1A',
  'all-cards': 'AC RC beyond-finish.3',
  time: 'AC 34.1B',
  turns: 'AC 34.1B',
  alone: 'AC 34.1B',
  empty: 'AC 34.1B',
} as const;

/** All markers move; then it may be that the game ends. @rule AC 33.1 @rule AC 34.1 @rule AC 34.1A @rule AC 34.1B @rule AC 34.2 */
export function moveMarkers(world: AcWorld): void {
  const numbers = active(world);
  for (const number of numbers) moveMarker(world, number, book);
  const because = whyOver(world, numbers);
  if (because === undefined) return;
  world.over = true;
  happen(world, WHY[because], { what: 'game-ends', because });
}

/** The turn after which it ends whatever the markers do: the one that was set, or the one in which time is called; else 0. */
export function lastTurn({ turn, options, room }: AcWorld): number {
  return room.timeCalled ? Math.max(turn, 1) : options.turns;
}

/** @rule AC 34.1A @rule AC 34.1B @rule AC RC early-finish @rule AC RC beyond-finish.3 */
function whyOver(world: AcWorld, numbers: readonly NationNumber[]): keyof typeof WHY | undefined {
  const { finish } = world.options;
  if (finish === 'beyond') {
    if (numbers.some((number) => hasEveryCard(world, number))) return 'all-cards';
  } else if (numbers.some((number) => nation(world, number).step >= book.track.finish(world))) return 'finish';
  if (world.room.timeCalled) return 'time';
  const last = lastTurn(world);
  if (last > 0 && world.turn >= last) return 'turns';
  if (numbers.length < 2) return 'alone';
  return last === 0 && isBoardEmpty(world) ? 'empty' : undefined;
}

function hasEveryCard(world: AcWorld, number: NationNumber): boolean {
  return Object.keys(nation(world, number).cards).length === CARDS.size;
}
