import { sampleInfo, sampleTableView } from '@ecumene/client/testing';
import { afterEach, expect, test } from 'vitest';
import { TableContext } from '../table/at-table.ts';
import { draw, press, read, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { TradeTimeUp } from './TradeTimeUp.tsx';

afterEach(wipe);

/** A table at which trade ends at some time, or is over, as Ada sees it after so many entries. */
function at(asOf: number, floorEnds: number | null, answered: readonly number[] = []) {
  const tableView = sampleTableView({
    number: 6,
    answered: answered.map((number) => ({ number, question: 'q', topic: 'bid', answer: {} })),
  });
  return (
    <TableContext value={sampleTable({ seat: 'Ada', tableView })}>
      <TradeTimeUp info={sampleInfo({ asOf, floorEnds })} />
    </TableContext>
  );
}

const OVER = 'Time is up. Trade has ended, and offers still open are gone.';

test('whom the clock cuts off while they trade is told so, until they have read it', async () => {
  const next = await draw(at(0, 1000));
  expect(read()).toBe('');
  await next(at(1000, null));
  expect(read()).toContain(OVER);
  await press('OK');
  expect(read()).toBe('');
});

test('it is told no longer once they have answered something, or trade again', async () => {
  const next = await draw(at(0, 1000));
  await next(at(1000, null));
  await next(at(1100, null, [3]));
  expect(read()).toContain(OVER);
  await next(at(1200, null, [3, 7]));
  expect(read()).toBe('');
  await next(at(2000, 3000));
  expect(read()).toBe('');
});

test('trade that ends before its time, because all are done, needs no word', async () => {
  const next = await draw(at(0, 1000));
  await next(at(999, null));
  expect(read()).toBe('');
});
