import { afterEach, expect, test } from 'vitest';
import { FaultDialog } from '../app/FaultDialog.tsx';
import { draw, press, wipe } from '../testing/page.ts';
import { sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { Menu } from './Menu.tsx';

afterEach(wipe);

async function menu(): Promise<Element> {
  await draw(
    <TableContext value={sampleTable()}>
      <Menu>
        <FaultDialog explanation="" button="Save it" report={async () => ''} />
      </Menu>
    </TableContext>,
  );
  const card = document.querySelector('[popover]');
  if (card === null) throw new Error('there is no menu');
  return card;
}

test('what is asked about a fault does not lie in the menu, which would stay open behind it', async () => {
  const card = await menu();
  await press('Report a bug');
  const dialog = document.querySelector('dialog[open]');
  expect(dialog?.textContent).toContain('What went wrong?');
  expect(card.contains(dialog)).toBe(false);
  await press('Cancel');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Menu');
});
