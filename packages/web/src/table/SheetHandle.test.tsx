import { act, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draw, press, read, wipe } from '../testing/page.ts';
import { PLAIN_GAME, sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { Desk, DeskContext } from './desk.ts';
import { Panel, PanelMarks, type PanelOfTable } from './Panel.tsx';
import { SheetHandle } from './SheetHandle.tsx';
import { SheetContext, type SheetState, useSheetUp } from './sheet.ts';

const GAME = { ...PLAIN_GAME, panels: [{ id: 'nation', title: 'Nation', Panel: () => 'a nation' }] };

const Unread = (): ReactElement => <span className="unread">1</span>;
const READ: PanelOfTable = { id: 'talk', title: 'Chat', Panel: () => 'what was said', Mark: () => null };
const UNREAD: PanelOfTable = { ...READ, Mark: Unread };

let desk: Desk;

function Phone({
  panels = [],
  children,
}: {
  readonly panels?: readonly PanelOfTable[];
  readonly children?: ReactNode;
}) {
  const [is, set] = useState<SheetState>('closed');
  const sheet = useMemo(() => ({ is, set }), [is]);
  return (
    <TableContext value={sampleTable({ game: GAME })}>
      <DeskContext value={desk}>
        <SheetContext value={sheet}>
          <Panel more={panels} />
          <SheetHandle opens="Open">
            <PanelMarks panels={panels} />
          </SheetHandle>
          {children}
        </SheetContext>
      </DeskContext>
    </TableContext>
  );
}

const isUp = (): boolean => read().includes('Close the sheet');

beforeEach(() => {
  desk = new Desk();
});
afterEach(wipe);

test('the sheet opens at what its handle says is new, and otherwise where it was', async () => {
  const redraw = await draw(<Phone panels={[READ]} />);
  await press(/^Open/);
  expect([isUp(), read().includes('a nation')]).toEqual([true, true]);
  await press('Close the sheet');
  await redraw(<Phone panels={[UNREAD]} />);
  await press(/^Open/);
  expect([isUp(), read().includes('what was said')]).toEqual([true, true]);
});

function Trading(): null {
  useSheetUp();
  return null;
}

test('what has its cards on the sheet draws it up when no scene plays on the board', async () => {
  const play = (areas: readonly string[] | undefined): Promise<void> => act(async () => desk.play(areas));
  const redraw = await draw(<Phone />);
  await play([]);
  const trading = (
    <Phone>
      <Trading />
    </Phone>
  );
  await redraw(trading);
  expect(isUp()).toBe(false);
  await play(undefined);
  expect(isUp()).toBe(true);
  await play(['thebes']);
  expect(isUp()).toBe(false);
});
