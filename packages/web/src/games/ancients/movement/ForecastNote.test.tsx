import { sampleTableView } from '@ecumene/client/testing';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { draw, read, wipe } from '../../../testing/page.ts';
import { ANCIENT_GAME, onView } from '../../../testing/sample-ancients.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { Outcome } from './ForecastNote.tsx';
import { forecasts } from './forecast.ts';
import { firstTurn } from './testing.ts';

afterEach(wipe);

async function meet(tokens: Readonly<Record<string, number>>, city: string | null = null): Promise<string> {
  const view = { ...firstTurn(), areas: { ionia: { tokens, city } } };
  const [forecast] = onView(forecasts)(view, 'egypt');
  if (forecast === undefined) throw new Error('nobody fights');
  await draw(
    <TableContext value={sampleTable({ game: ANCIENT_GAME, tableView: sampleTableView({ view }) })}>
      <Outcome forecast={forecast} />
    </TableContext>,
  );
  return read();
}

test('[AC 24.21] a forecast says why the fighting stops while both are still there', async () => {
  expect(await meet({ egypt: 4, babylon: 3 })).toContain('The fight ends at the limit of ionia (3).');
});

test('[AC 24.21] but not when one of them is gone', async () => {
  expect(await meet({ egypt: 9, babylon: 1 })).not.toContain('limit');
});

test('tokens of no nation in play are Barbarians, and a city is of Pirates', async () => {
  expect(await meet({ egypt: 4, outsiders: 3 })).toContain('3 of barbarians');
  await wipe();
  expect(await meet({ egypt: 9 }, 'outsiders')).toContain('6 tokens of pirates replace it');
});
