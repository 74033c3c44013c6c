import { tableViewOf } from '@ecumene/client';
import { arrange } from '@ecumene/engine/scenario';
import { throughTheAges } from '@ecumene/through-the-ages';
import { afterEach, expect, test, vi } from 'vitest';
import { TableContext } from '../../../table/at-table.ts';
import { draw, press, wipe } from '../../../testing/page.ts';
import { SamplePort, sampleTable } from '../../../testing/sample-table.ts';
import { ForceControl } from './ForceControl.tsx';

const TABLE = arrange(throughTheAges, {
  scenario: 'a force for a new land',
  game: throughTheAges.name,
  seats: ['Ada', 'Ben'],
  at: 'actions',
  given: {
    age: 1,
    round: 3,
    current: 'Ada',
    Ada: { workers: { warriors: 1, swordsmen: 2 }, hand: ['military-bonus-i', 'rats'] },
  },
});
const ASKED = {
  id: 'q1',
  seat: 'Ada',
  question: { kind: 'act', topic: 'force', text: { say: 'Choose what to send.' }, bid: 3 },
};

afterEach(wipe);

async function sending(suggested?: unknown): Promise<(answer: unknown) => Promise<boolean>> {
  const port = new SamplePort('Ada');
  port.suggest = async () => suggested;
  const answer = vi.fn(async (_: unknown) => true);
  await draw(
    <TableContext value={sampleTable({ tableView: tableViewOf(TABLE, 'Ada'), port })}>
      <ForceControl asked={ASKED} answer={answer} />
    </TableContext>,
  );
  return answer;
}

test('sends the units and cards that are picked, each as what it is', async () => {
  const answer = await sending();
  await press(/Military Bonus/);
  await press(/Warriors/);
  await press('Send them');
  expect(answer).toHaveBeenLastCalledWith({ units: ['warriors'], bonus: ['military-bonus-i'], discard: [] });
});

test('sends what is suggested', async () => {
  const force = { units: ['swordsmen', 'swordsmen'], bonus: ['military-bonus-i'], discard: [] };
  const answer = await sending(force);
  await press('Suggest');
  await press('Send them');
  expect(answer).toHaveBeenLastCalledWith(force);
});
