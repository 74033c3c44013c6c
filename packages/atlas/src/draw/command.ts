import { boards } from '../boards.ts';
import { drawBoard } from './draw.ts';
import { stalePlates, writePlates } from './plates.ts';

/** `npm run draw` writes the generated files; with `--check` it only says which are out of date. */
const checking = process.argv.includes('--check');
for (const board of boards) {
  const plates = drawBoard(board);
  if (!checking) {
    writePlates(board, plates);
    console.log(`${board.id}: drawn`);
    continue;
  }
  const stale = stalePlates(board, plates);
  console.log(`${board.id}: ${stale.length === 0 ? 'up to date' : `out of date: ${stale.join(', ')}`}`);
  if (stale.length > 0) process.exitCode = 1;
}
