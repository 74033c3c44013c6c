import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { Theatre } from '../playback/Theatre.tsx';
import { t } from '../text/text.ts';
import { Tour } from '../tour/Tour.tsx';
import { TableContext, useAtTable } from './at-table.ts';
import { Desk, DeskContext } from './desk.ts';
import { Panel } from './Panel.tsx';
import type { TablePort } from './port.ts';
import { QuestionBar } from './QuestionBar.tsx';
import { Strip } from './Strip.tsx';
import { SheetContext } from './sheet.ts';
import { StoryKeeper } from './story.tsx';
import './table.css';

interface TableScreenProps {
  readonly port: TablePort;
  readonly game: GameScreen;
  /** What the table is called. */
  readonly title: string;
  /** What the menu of the strip offers besides. */
  readonly menu?: ReactNode;
  /** Lets those who can wait do so while something is shown. */
  hold?(on: boolean): void;
  /** What lies over the table: the tour, the curtain. */
  readonly children?: ReactNode;
}

/** The table: strip above, rail and panel beside the stage, the question bar below. */
export function TableScreen({ port, game, title, menu, hold, children }: TableScreenProps): ReactElement {
  const table = useAtTable(port, game);
  const desk = useMemo(() => new Desk(), []);
  const [open, setOpen] = useState(false);
  if (table === undefined) {
    return (
      <main className="table-waiting">
        <p>{t('The table is being laid …')}</p>
      </main>
    );
  }
  const { Stage, Rail } = game;
  return (
    <TableContext.Provider value={table}>
      <DeskContext.Provider value={desk}>
        <SheetContext.Provider value={setOpen}>
          <StoryKeeper>
            <div className="table" data-sheet={open ? 'open' : 'closed'}>
              <Strip title={title} menu={menu} />
              <aside className="table-rail" aria-label={t('Nations')}>
                <Rail />
              </aside>
              <main className="table-stage">
                <h1 className="unseen">{title}</h1>
                <Stage />
                <Theatre hold={hold} />
              </main>
              <Panel />
              <QuestionBar sheet={{ open, toggle: () => setOpen(!open) }} />
              <Tour />
              {children}
            </div>
          </StoryKeeper>
        </SheetContext.Provider>
      </DeskContext.Provider>
    </TableContext.Provider>
  );
}
