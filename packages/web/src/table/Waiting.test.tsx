import { sampleTableView } from '@ecumene/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { buttons, draw, press, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { Waiting } from './Waiting.tsx';

const request = vi.fn(async () => undefined);

function AtTable({ mayTakeBack }: { readonly mayTakeBack: boolean }) {
  return (
    <TableContext value={sampleTable({ request, tableView: sampleTableView({ seats: ['Ada', 'Ben'], mayTakeBack }) })}>
      <Waiting afterwards={null} meanwhile={null} prepare={() => {}} plan={() => {}} />
    </TableContext>
  );
}

afterEach(wipe);

test('an answer is taken back where one has given one oneself, and offered nowhere else', async () => {
  await draw(<AtTable mayTakeBack={false} />);
  expect(buttons()).not.toContain('Undo');
  await wipe();
  await draw(<AtTable mayTakeBack />);
  await press('Undo');
  expect(request).toHaveBeenCalledExactlyOnceWith({ do: 'take-back' });
});
