import type { ServerTable } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { screenOf } from '../games/index.ts';
import { NOTES } from '../notes/NotesPanel.tsx';
import { NotesContext, notesOnServer } from '../notes/notes-kept.ts';
import { usePerson } from '../people/me.ts';
import { useTable, useTableView } from '../table/at-table.ts';
import { type Company, CompanyContext } from '../table/company.ts';
import type { PanelOfTable } from '../table/Panel.tsx';
import { Preparing } from '../table/Preparing.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { stoppedReasonOf } from '../table/table-status.ts';
import { TalkKeeper } from '../talk/conversation.tsx';
import { TalkPanel, UnreadMark } from '../talk/TalkPanel.tsx';
import { t } from '../text/text.ts';
import { Afterwards, RematchNote } from './Afterwards.tsx';
import { ChangedHands } from './ChangedHands.tsx';
import type { Known, Told } from './connection.ts';
import { DecidedMeanwhile } from './DecidedMeanwhile.tsx';
import { EmptySeat } from './EmptySeat.tsx';
import { Frozen } from './Frozen.tsx';
import { Motions, NotCarried } from './Motions.tsx';
import { Paused } from './Paused.tsx';
import { ServerMenu } from './ServerMenu.tsx';
import { ShownHandNote } from './ShownHands.tsx';
import { SinceVisit } from './SinceVisit.tsx';
import { TableNotes } from './TableNotes.tsx';
import { TimeNote } from './TimeNote.tsx';
import { ToldNote } from './ToldNote.tsx';
import { TradeTimeUp } from './TradeTimeUp.tsx';
import './server-table.css';

const TALK: PanelOfTable = { id: 'talk', title: t('Chat'), Panel: TalkPanel, Mark: UnreadMark };
const FOR_STRANGERS: readonly PanelOfTable[] = [TALK];
const FOR_PEOPLE: readonly PanelOfTable[] = [TALK, NOTES];

interface AtServerTableProps {
  readonly table: ServerTable;
  readonly company: Company;
  readonly known: Known;
  readonly told: Told;
  sit(seat: Seat): void;
  /** Looks into a hand that is shown, or no longer. */
  look(through: Seat | null): void;
}

/** A table on the server that is played or was. */
export function AtServerTable({ table, company, known, told, sit, look }: AtServerTableProps): ReactElement {
  const { info } = company;
  const game = useScreen(info.game);
  const somebody = usePerson() !== undefined;
  const notes = useMemo(() => (somebody ? notesOnServer(info.id) : undefined), [somebody, info.id]);
  if (game === undefined) return <main className="table-waiting">{t('Creating table …')}</main>;
  const paused = <Paused info={info} learn={known.learn} />;
  const frozen = <Frozen info={info} game={game} learn={known.learn} />;
  if (info.preparing !== undefined)
    return (
      <Preparing preparing={info.preparing}>
        {frozen}
        {paused}
        <Motions info={info} learn={known.learn} />
      </Preparing>
    );
  return (
    <CompanyContext.Provider value={company}>
      <NotesContext.Provider value={notes}>
        <TalkKeeper table={table}>
          <TableScreen
            key={`${table.seat} ${table.onlySees}`}
            port={table}
            game={game}
            title={info.name}
            whatIf={info.whatIf}
            panels={somebody ? FOR_PEOPLE : FOR_STRANGERS}
            menu={<ServerMenu info={info} learn={known.learn} sit={sit} />}
            afterwards={<Afterwards info={info} />}
            meanwhile={<EmptySeat info={info} learn={known.learn} />}
            unlaid={frozen}
          >
            {!table.onlySees && <TimeNote info={info} learn={known.learn} />}
            {!table.onlySees && <DecidedMeanwhile info={info} />}
            <ShownHandNote info={info} table={table} look={look} />
            <TradeTimeUp info={info} />
            <RematchNote info={info} />
            <ToldNote told={told} />
            {info.state === 'playing' && !table.onlySees && (
              <SinceVisit table={info.id} startTurn={info.plan.startTurn} />
            )}
            <ChangedHands />
            {frozen}
            <TableNotes info={info} seat={table.seat} />
            {info.state === 'abandoned' && (
              <div className="table-note" role="status">
                <p>{t('The players have abandoned this game.')}</p>
              </div>
            )}
            {paused}
            {info.state === 'playing' && <Motions info={info} learn={known.learn} />}
            <NotCarried info={info} />
            {stoppedReasonOf(info) === undefined && <OtherSeat table={table} mine={info.mine} sit={sit} />}
          </TableScreen>
        </TalkKeeper>
      </NotesContext.Provider>
    </CompanyContext.Provider>
  );
}

function useScreen(name: string): GameScreen | undefined {
  const [game, setGame] = useState<GameScreen | undefined>(undefined);
  useEffect(() => {
    let here = true;
    screenOf(name).then(
      (screen) => here && setGame(screen),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [name]);
  return game;
}

interface OtherSeatProps {
  readonly table: ServerTable;
  readonly mine: readonly Seat[];
  sit(seat: Seat): void;
}

/** For those who have several seats: another of them is asked. */
function OtherSeat({ table, mine, sit }: OtherSeatProps): ReactElement | null {
  const { name } = useTable();
  const awaited = useTableView(table)?.waiting.filter(({ optional }) => !optional) ?? [];
  if (awaited.some(({ seat }) => seat === table.seat)) return null;
  const next = awaited.find(({ seat }) => mine.includes(seat))?.seat;
  if (next === undefined) return null;
  return (
    <div className="table-note" role="status">
      <p>{t('Your other seat is to move: {name}.', { name: name('seat', next) })}</p>
      <button type="button" className="button small primary" onClick={() => sit(next)}>
        {t('Switch seat')}
      </button>
    </div>
  );
}
