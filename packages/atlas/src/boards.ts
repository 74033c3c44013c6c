import type { Board } from './board.ts';
import { advancedCivilization } from './data/advanced-civilization.ts';
import { eighteen } from './data/eighteen.ts';

export const boards: readonly Board[] = [advancedCivilization, eighteen];

export function boardNamed(id: string): Board {
  const board = boards.find((each) => each.id === id);
  if (board === undefined) throw new Error(`No board "${id}"; there are ${boards.map((each) => each.id).join(', ')}`);
  return board;
}
