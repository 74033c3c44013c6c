import { tableViewOf } from '@ecumene/client';
import { type Game, SERVED, Table } from '@ecumene/engine';
import { SAMPLES } from '@ecumene/games/loaded';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../table/at-table.ts';
import { draw, read, wipe } from '../../testing/page.ts';
import { sampleTable } from '../../testing/sample-table.ts';
import { plainScreen } from './plain-screen.tsx';

afterEach(wipe);

const SEATS = ['seat-1', 'seat-2'];

test.each(SAMPLES.map(({ game }) => game))('$title can be seen without a screen of its own', async (sample) => {
  const game: Game = sample;
  const table = Table.open(game, { options: {}, seats: SEATS, seed: 'plain' }, SERVED);
  const screen = plainScreen(sample, async () => sample.rules);
  const { Stage, Rail } = screen;
  await draw(
    <TableContext value={sampleTable({ game: screen, seat: 'seat-1', tableView: tableViewOf(table, 'seat-1') })}>
      <Rail />
      <Stage />
    </TableContext>,
  );
  expect(document.querySelectorAll('.rail-seat')).toHaveLength(SEATS.length);
  expect(read()).toContain('Round');
});
