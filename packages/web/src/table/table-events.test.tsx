import { sampleInfo, sampleSeat, sampleTableView } from '@ecumene/client/testing';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draw, read, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { TableContext, useTable } from './at-table.ts';
import { CompanyContext } from './company.ts';
import { toldAside, useAsides } from './table-events.ts';

afterEach(wipe);

function All(): ReactElement {
  const table = useTable();
  return <p>{useAsides().map((aside) => `${aside.number}: ${toldAside(table, aside)} `)}</p>;
}

test.each([
  [
    'bot',
    '2: Ada ran out of time. A bot plays until Ada is back. 3: Ben asked for the printed order. 5: Ada is back and plays again. 8: Ben no longer asks for the printed order.',
  ],
  [
    'default',
    '2: Ada ran out of time. The default answer was given. 3: Ben asked for the printed order. 8: Ben no longer asks for the printed order.',
  ],
] as const)('what happened beside the game is told in order, where the clock chooses a %s', async (atZero, words) => {
  const clock = {
    left: 0,
    asOf: 0,
    running: false,
    holidayUntil: null,
    holidaysLeft: 0,
    byBot: false,
    lapses: [{ from: 2, to: 5 }],
  };
  const info = sampleInfo({ seats: [{ ...sampleSeat('Ada'), clock }, sampleSeat('Ben')] });
  const ordered = [
    { number: 3, seat: 'Ben', on: true },
    { number: 8, seat: 'Ben', on: false },
  ];
  await draw(
    <CompanyContext value={{ info: { ...info, plan: { ...info.plan, atZero } }, heard: 0 }}>
      <TableContext value={sampleTable({ tableView: sampleTableView({ seats: ['Ada', 'Ben'], ordered }) })}>
        <All />
      </TableContext>
    </CompanyContext>,
  );
  expect(read().trim()).toBe(words);
});
