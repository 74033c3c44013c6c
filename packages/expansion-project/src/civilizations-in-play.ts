import type { Random } from '@ecumene/engine';
import { must } from '@ecumene/engine';
import { BLOCKS, type Block, TWO_BLOCKS_FROM } from './data/blocks.ts';
import { CIVILIZATIONS, type CivilizationId, WEST_TO_EAST } from './data/civilizations.ts';
import { SUGGESTED_SETS } from './data/suggested-sets.ts';
import { drawSet } from './neighbours.ts';
import { type EpOptions, pickedIn } from './options.ts';

/** The set that is suggested for so many players, or the other one where there are two. @rule EP 9.2 @rule EP 9.3 @rule EP C89 */
function suggested(players: number, which: 'suggested' | 'other'): readonly CivilizationId[] {
  const sets = must(SUGGESTED_SETS.get(players), `civilizations for ${players} players`);
  const found = (which === 'other' ? sets[1] : undefined) ?? sets[0];
  return must(found, `civilizations for ${players} players`).civilizations;
}

/** The civilizations in play: picked, drawn at random or suggested. @rule EP 9.2 @rule EP 9.3 */
function chosenSet({ set, picked }: EpOptions, players: number, random: Random): readonly CivilizationId[] {
  if (picked !== '') return pickedIn(picked);
  if (set === 'drawn') return drawSet(random, players) ?? suggested(players, 'suggested');
  return suggested(players, set);
}

/** The civilizations in play in A.S.T. order. @rule EP 11.4 @rule EP C2 */
export function inPlay(options: EpOptions, players: number, random: Random): readonly CivilizationId[] {
  const set = chosenSet(options, players, random);
  const by = options.order === 'related-board' ? 'related' : 'rank';
  return CIVILIZATIONS.filter(({ id }) => set.includes(id))
    .toSorted((a, b) => a[by] - b[by])
    .map(({ id }) => id);
}

/** In which block each civilization is: the western half, the eastern half, and an odd middle one as among eighteen. @rule EP 9.6 @rule EP C5 @rule EP C88 */
export function blocksOf(civilizations: readonly CivilizationId[]): ReadonlyMap<CivilizationId, Block> {
  const order = WEST_TO_EAST.filter((id) => civilizations.includes(id));
  if (order.length < TWO_BLOCKS_FROM) return new Map(order.map((id) => [id, BLOCKS[0]]));
  const half = Math.floor(order.length / 2);
  const middle = order.length % 2 === 1 ? order[half] : undefined;
  return new Map(order.map((id, place) => [id, id === middle ? blockAmongAll(id) : place < half ? 'west' : 'east']));
}

function blockAmongAll(id: CivilizationId): Block {
  return CIVILIZATIONS.find((one) => one.id === id)?.block ?? 'west';
}
