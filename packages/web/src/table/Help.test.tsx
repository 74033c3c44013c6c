import { afterEach, expect, test, vi } from 'vitest';
import { draw, happens, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { Help } from './Help.tsx';

afterEach(wipe);

test.each(['How to play', 'Rules', 'Lessons'])(
  'the help menu closes when a page opens beside the table: %s',
  async (page) => {
    await draw(
      <TableContext value={sampleTable()}>
        <Help />
      </TableContext>,
    );
    const card = document.querySelector('[popover]');
    if (card === null) throw new Error('there is no help menu');
    const hide = vi.fn();
    Object.defineProperty(card, 'hidePopover', { value: hide });
    await happens('click', 'a', page);
    expect(hide).toHaveBeenCalledOnce();
  },
);
