import { type Face, faceValue, type NationNumber, setValue, thingOf } from '@ecumene/ancients';
import { BLOCKS, type Block, blockOf, LEVELS, TWO_BLOCKS_FROM } from '../data/blocks.ts';
import { commodityNamed } from '../data/trade-cards.ts';
import type { EpOptions } from '../options.ts';
import type { EpState } from './state.ts';

/** From how many players on shared goods bring no bonus. @rule EP 26.3.4 */
const NO_BONUS_ON_SHARED_FROM = 16;

function playersIn(state: EpState): number {
  return state.nations.length - 1;
}

/** In which block a nation plays. @rule EP 9.6 */
export function blockOfNation(state: EpState, number: NationNumber): Block {
  return BLOCKS[(state.firstStacks[number] ?? 0) / LEVELS] ?? 'west';
}

/** Whether a card of a face is worth more in a block because it is from the other one. @rule EP 26.3.3 @rule EP 26.3.4 @rule EP C37 */
export function isForeignIn(
  block: Block,
  { stack, ...face }: Face,
  players: number,
  { fifteenPlayers }: Pick<EpOptions, 'fifteenPlayers'>,
): boolean {
  if (players < TWO_BLOCKS_FROM) return false;
  const isShared = commodityNamed(thingOf({ stack, ...face }))?.many === 'shared';
  const noBonus = players >= NO_BONUS_ON_SHARED_FROM || fifteenPlayers === 'as-16-to-18';
  return !(isShared && noBonus) && blockOf(stack) !== block;
}

/** The same for a nation. */
export function isForeign(state: EpState, number: NationNumber, face: Face): boolean {
  return isForeignIn(blockOfNation(state, number), face, playersIn(state), state.options);
}

/** What commodities are worth to a nation: each set, and the face values of foreign cards. @rule EP 26.3.1 @rule EP 26.3.2 @rule EP 26.3.3 @rule EP 26.3.4 */
export function worthTo(
  state: EpState,
  number: NationNumber,
  faces: readonly Face[],
  spend: Readonly<Record<string, number>>,
): number {
  const sets = new Map<string, { readonly face: Face; count: number }>();
  let bonus = 0;
  for (const face of faces) {
    const count = spend[face.id] ?? 0;
    if (face.kind !== 'commodity' || count === 0) continue;
    const set = sets.get(thingOf(face)) ?? { face, count: 0 };
    set.count += count;
    sets.set(thingOf(face), set);
    if (isForeign(state, number, face)) bonus += count * faceValue(face);
  }
  return [...sets.values()].reduce((sum, { face, count }) => sum + setValue(face, count), bonus);
}
