import { say } from '@ecumene/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../table/at-table.ts';
import { buttons, draw, press, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { ChooseOneControl } from './ChooseOneControl.tsx';

const RATES = {
  kind: 'choose-one',
  topic: 'tax-rate',
  text: say('Choose the tax rate per city.'),
  from: ['1', '2', '3'],
} as const;

afterEach(wipe);

test.each([
  [{}, '2', ['1', '2', '3']],
  [{ usual: '2' }, '2 (default)', ['1', '2 (default)', '3']],
])('the choices stand as they are asked, and what is usual says so (%j)', async (more, second, all) => {
  const answer = vi.fn(async () => true);
  await draw(
    <TableContext value={sampleTable()}>
      <ChooseOneControl asked={{ id: '1', seat: 'Ada', question: { ...RATES, ...more } }} answer={answer} />
    </TableContext>,
  );
  expect(buttons()).toEqual(all);
  await press(second);
  expect(answer).toHaveBeenCalledExactlyOnceWith('2');
});
