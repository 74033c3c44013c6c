import { active, isBoardEmpty, moveMarker, type NationNumber, nation, restack } from '@ecumene/ancients';
import { happen } from '@ecumene/engine';
import { canUseDoctrine } from './abilities/universal-doctrine.ts';
import { heldBy } from './book/abilities.ts';
import { book } from './book.ts';
import { EPOCHS, TRACK } from './data/track.ts';
import { lastTurn } from './first-game.ts';
import type { WeWorld } from './world.ts';

const LATE_IRON = EPOCHS.length - 1;

/** All markers move, in ranking order. @rule WE succession.1 @rule WE succession.5 @rule WE succession.6 @rule WE W46 */
export function moveMarkers(world: WeWorld): void {
  const entered: NationNumber[] = [];
  for (const number of active(world)) {
    const before = epochOf(world, number);
    moveMarker(world, number, book);
    if (before < LATE_IRON && epochOf(world, number) === LATE_IRON) entered.push(number);
  }
  if (world.lateIron === null && entered.length > 0) {
    world.lateIron = { turn: world.turn, nations: entered };
    const [only, ...others] = entered;
    if (only !== undefined && others.length === 0)
      happen(world, 'WE victory.6', { what: 'late-iron-bonus', nation: nation(world, only).name });
    if (TRACK[world.options.track].turnsAfterLateIron > 0)
      happen(world, 'WE game-end.2', { what: 'last-turn-announced' });
  }
}

function epochOf(world: WeWorld, number: NationNumber): number {
  return book.track.epochAt(world, number, nation(world, number).step);
}

const WHY = {
  finish: 'WE game-end.1',
  time: 'WE game-limits.3',
  turns: 'WE game-limits.3',
  alone: 'WE W67',
  empty: 'WE game-limits.4',
} as const;

/** The game may be over now: the turn is always finished first. @rule WE game-end.1 @rule WE game-end.2 @rule WE game-end.3 @rule WE game-limits.3 @rule WE game-limits.4 @rule WE W10 @rule WE turn.3 */
export function checkForEnd(world: WeWorld): void {
  const because = whyOver(world);
  if (because === undefined) return;
  world.over = true;
  happen(world, WHY[because], { what: 'game-ends', because });
}

function whyOver(world: WeWorld): keyof typeof WHY | undefined {
  const { lateIron, turn, options, room } = world;
  if (lateIron !== null && turn >= lateIron.turn + TRACK[options.track].turnsAfterLateIron) return 'finish';
  if (room.timeCalled) return 'time';
  const last = lastTurn(options);
  if (last > 0 && turn >= last) return 'turns';
  if (active(world).length < 2) return 'alone';
  return last === 0 && isBoardEmpty(world) && !mayReturn(world) ? 'empty' : undefined;
}

/** Whether a nation without units can still annex barbarians or a pirate city. @rule WE universal-doctrine.1 */
function mayReturn(world: WeWorld): boolean {
  return canUseDoctrine(world) && active(world).some((number) => heldBy(world, number).includes('universal-doctrine'));
}

/** Discards go under their stacks, shuffled, with the calamities that are not tradable beneath. @rule WE reshuffle.2 @rule WE reshuffle.3 @rule WE reshuffle.4 @rule WE reshuffle.5 */
export function reshuffle(world: WeWorld): void {
  const stacks = restack(world);
  if (Object.keys(stacks).length > 0) happen(world, 'WE reshuffle.4', { what: 'stacks-refilled', stacks });
}
