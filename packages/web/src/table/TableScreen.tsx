import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { entitle } from '../app/title.ts';
import type { GameScreen } from '../games/game-screen.ts';
import { CallNote } from '../people/CallNote.tsx';
import { Theatre } from '../playback/Theatre.tsx';
import { t } from '../text/text.ts';
import { Tour } from '../tour/Tour.tsx';
import { Announcer } from './Announcer.tsx';
import { type AtTable, TableContext, useAtTable, useGoingOn } from './at-table.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import { Desk, DeskContext } from './desk.ts';
import { useFocusKept, useWayToQuestion } from './focus-kept.ts';
import { Panel, PanelMarks, type PanelOfTable } from './Panel.tsx';
import { PlanningContext } from './planning-now.ts';
import type { TablePort } from './port.ts';
import { QuestionBar } from './QuestionBar.tsx';
import { Sounds } from './Sounds.tsx';
import { Strip } from './Strip.tsx';
import { SheetContext, type SheetState } from './sheet.ts';
import { StoryKeeper } from './story.tsx';
import { UndoNote } from './Undo.tsx';
import './table.css';

const NO_PANELS: readonly PanelOfTable[] = [];

interface TableScreenProps {
  readonly port: TablePort;
  readonly game: GameScreen;
  /** What the table is called. */
  readonly title: string;
  /** It is a copy of a table, to try something out. */
  readonly whatIf?: boolean | undefined;
  /** What the menu of the strip offers besides. */
  readonly menu?: ReactNode;
  /** Panels besides those of the game. */
  readonly panels?: readonly PanelOfTable[];
  /** What can be done when the game is over. */
  readonly afterwards?: ReactNode;
  /** What can be done so that play goes on, when it waits for nobody. */
  readonly meanwhile?: ReactNode;
  /** Lets those who can wait do so while something is shown. */
  hold?(on: boolean): void;
  /** What guides the player instead of hints. */
  readonly guide?: ReactNode;
  /** What is to be read as long as there is nothing to be seen. */
  readonly unlaid?: ReactNode;
  /** What is to be read before anything else. */
  readonly children?: ReactNode;
}

/** The table: strip above, rail and panel beside the stage, the question bar below. */
export function TableScreen({ port, game, title, hold, ...given }: TableScreenProps): ReactElement {
  const table = useAtTable(port, game);
  const desk = useMemo(() => new Desk(), []);
  const [is, set] = useState<SheetState>('closed');
  const sheet = useMemo(() => ({ is, set }), [is]);
  const [topic, setTopic] = useState<string | undefined>(undefined);
  const planning = useMemo(() => {
    const begin = (planned: string | undefined): void => {
      setTopic(planned);
      // What is planned is planned on the board: on a phone the sheet makes room for it.
      if (planned !== undefined) set('closed');
    };
    return { topic, begin };
  }, [topic]);
  const place = useRef<HTMLDivElement>(null);
  useGoingOn(place, table ?? {});
  useFocusKept(place, table !== undefined);
  useWayToQuestion(place, table !== undefined);
  useTitle(table, title);
  if (table === undefined) {
    return (
      <main className="table-waiting">
        <p>{t('Creating table …')}</p>
        <ConnectionNote port={port} />
        {given.unlaid}
      </main>
    );
  }
  const { Stage, Rail } = game;
  return (
    <TableContext.Provider value={table}>
      <DeskContext.Provider value={desk}>
        <SheetContext.Provider value={sheet}>
          <PlanningContext.Provider value={planning}>
            <StoryKeeper>
              <div ref={place} className="table" data-sheet={is} data-plans={topic !== undefined}>
                <div className="table-top">
                  <Strip title={title} whatIf={given.whatIf} menu={given.menu} />
                  <ConnectionNote port={port} stage={table.stage} />
                  <CallNote />
                  <UndoNote />
                  {given.children}
                </div>
                <aside className="table-rail" aria-label={t('Nations')}>
                  <Rail />
                </aside>
                <main className="table-main">
                  <h1 className="unseen">{title}</h1>
                  <div className="table-stage">
                    <Stage />
                    <Theatre hold={hold} />
                  </div>
                  <Panel more={given.panels ?? NO_PANELS} />
                </main>
                <QuestionBar
                  afterwards={given.afterwards}
                  meanwhile={given.meanwhile}
                  marks={<PanelMarks panels={given.panels ?? NO_PANELS} />}
                />
                {given.guide ?? <Tour whatIf={given.whatIf} />}
                <Sounds />
                <Announcer />
              </div>
            </StoryKeeper>
          </PlanningContext.Provider>
        </SheetContext.Provider>
      </DeskContext.Provider>
    </TableContext.Provider>
  );
}

/** The window says which table this is, and that one is asked something there. */
function useTitle(table: AtTable | undefined, title: string): void {
  const asked = table?.tableView.waiting.some(({ seat, optional }) => seat === table.seat && !optional) ?? false;
  useEffect(() => {
    entitle(asked ? t('Your turn: {title}', { title }) : `${title} · Ecumene`);
    return () => entitle('Ecumene');
  }, [asked, title]);
}
