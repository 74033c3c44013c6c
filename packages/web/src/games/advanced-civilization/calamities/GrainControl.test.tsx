import { say } from '@ecumene/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { buttons, draw, press, read, wipe } from '../../../testing/page.ts';
import { sampleTable } from '../../../testing/sample-table.ts';
import { GrainControl } from './GrainControl.tsx';

afterEach(wipe);

async function asked(most: number) {
  const answer = vi.fn(async () => true);
  const text = say('How many?');
  const question = { kind: 'name-number', topic: 'show-grain', text, rule: 'AC 30.312', least: 0, most, usual: 0 };
  await draw(
    <TableContext value={sampleTable()}>
      <GrainControl asked={{ id: '1', seat: 'Ada', question }} answer={answer} />
    </TableContext>,
  );
  return answer;
}

test('a player who holds no Grain is told why they are asked anyway', async () => {
  const answer = await asked(0);
  expect(read()).toContain('so that nobody learns who has Grain');
  await press('Show none');
  expect(answer).toHaveBeenCalledExactlyOnceWith(0);
});

test('a player who holds some is not', async () => {
  await asked(2);
  expect(read()).not.toContain('who has Grain');
  expect(buttons()).toEqual(['0', '1', '2']);
});
