import type { Seat, Text } from '@ecumene/engine';
import { type ReactElement, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { screenOf, titleOf } from '../games/index.ts';
import { NOTES } from '../notes/NotesPanel.tsx';
import { NotesContext, notesOnDevice } from '../notes/notes-kept.ts';
import { whyNot } from '../people/server.ts';
import type { SoloTable } from '../port/protocol.ts';
import { Solo } from '../port/solo.ts';
import { useTableView } from '../table/at-table.ts';
import { nextAwaited } from '../table/awaited.ts';
import { Curtain } from '../table/Curtain.tsx';
import { Dialog } from '../table/Dialog.tsx';
import { Insist } from '../table/Insist.tsx';
import { MenuDialog } from '../table/MenuDialog.tsx';
import { PlayedByBots, Preparing } from '../table/Preparing.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { inWords, t } from '../text/text.ts';
import { NotThere } from './NotThere.tsx';
import { Link } from './router.tsx';
import { SaveFault } from './SaveFault.tsx';
import { StopAndScore } from './StopAndScore.tsx';
import { usePace } from './solo-pace.ts';

const PANELS = [NOTES];

interface Laid {
  readonly solo: Solo;
  readonly table: SoloTable;
  readonly game: GameScreen;
  readonly notice: Text | null;
}

/** Takes the table up once more, from another tab if need be. */
type TakeUp = () => void;

/** A table kept on this device. */
export function SoloPage({ id }: { readonly id: string }): ReactElement {
  const [laid, setLaid] = useState<Laid | undefined>(undefined);
  const [fault, setFault] = useState<{ readonly why: string; readonly elsewhere: boolean } | undefined>(undefined);
  const [times, setTimes] = useState(0);
  const takeUp = useCallback(() => setTimes((before) => before + 1), []);
  useEffect(() => {
    let here = true;
    setLaid(undefined);
    setFault(undefined);
    const solo = Solo.take(id, times > 0);
    const lay = async (): Promise<void> => {
      const { table, notice } = await solo.opened;
      const game = await screenOf(table.game);
      if (!here) return;
      setLaid({ solo, table, notice, game });
    };
    lay().catch((error: unknown) => {
      if (here) setFault({ why: whyNot(error), elsewhere: solo.faring().trouble === 'elsewhere' });
    });
    return () => {
      here = false;
      solo.close();
    };
  }, [id, times]);
  if (fault?.elsewhere) return <Elsewhere takeUp={takeUp} />;
  if (fault !== undefined) return <NotThere why={fault.why} />;
  if (laid === undefined) return <BeingLaid />;
  return <AtSolo {...laid} takeUp={takeUp} />;
}

function BeingLaid(): ReactElement {
  return <main className="table-waiting">{t('Creating table …')}</main>;
}

/** The curtain, and whom the device is passed to; where nobody passes it, that is whoever is awaited. */
interface Drawn {
  readonly to?: Seat;
}

function AtSolo({ solo, table, game, notice, takeUp }: Laid & { readonly takeUp: TakeUp }): ReactElement {
  const { people } = table;
  const [seat, setSeat] = useState(people[0] ?? '');
  const [curtain, setCurtain] = useState<Drawn | undefined>(people.length > 1 ? {} : undefined);
  const port = solo.port(table.game, seat);
  const tableView = useTableView(port);
  const pace = usePace(game, tableView && game.turn(tableView.view));
  useEffect(() => {
    solo.pace = pace;
  }, [solo, pace]);
  const hold = useCallback((on: boolean) => solo.pause(on && pace !== 'instant'), [solo, pace]);
  const notes = useMemo(() => notesOnDevice(table.id, seat), [table.id, seat]);
  const next = tableView && nextAwaited(tableView, seat, people);
  const { kept, trouble, preparing } = useSyncExternalStore(solo.subscribe, solo.faring);
  const lift = (by: Seat): void => {
    setSeat(by);
    setCurtain(undefined);
  };
  // When all is over there is nothing left to hide.
  const hidden = curtain !== undefined && tableView?.over !== true;
  const pass = (to: Seat): void => (tableView?.over ? lift(to) : setCurtain({ to }));
  if (trouble === 'elsewhere') return <Elsewhere takeUp={takeUp} />;
  if (preparing) return <Preparing preparing={preparing} />;
  if (hidden && tableView === undefined) return <BeingLaid />;
  if (hidden) {
    const to = curtain.to ?? next ?? seat;
    return <Curtain key={to} seat={to} people={people} lift={lift} />;
  }
  return (
    <NotesContext.Provider value={notes}>
      <TableScreen
        key={seat}
        port={port}
        game={game}
        title={titleOf(table.game)}
        whatIf={table.whatIf}
        hold={hold}
        panels={PANELS}
        menu={<SoloMenu solo={solo} seat={seat} table={table} pass={pass} />}
      >
        <PlayedByBots id={table.id} startTurn={table.startTurn} />
        {notice !== null && (
          <div className="table-note" role="status">
            <p>{inWords(notice)}</p>
          </div>
        )}
        {trouble === 'broken' && (
          <div className="table-note table-note-warns" role="status">
            <p>{t('An error stopped the game. You can continue from the last save.')}</p>
            <button type="button" className="button small" onClick={takeUp}>
              {t('Continue from last save')}
            </button>
          </div>
        )}
        {!kept && (
          <div className="table-note" role="status">
            <p>
              {t(
                'This device cannot save the table at the moment. You can play on, but your moves are lost when you close this page.',
              )}
            </p>
          </div>
        )}
        {next !== undefined && (
          <div className="table-note" role="status">
            <p>{t('It is {seat}’s turn.', { seat: next })}</p>
            <button type="button" className="button primary small" onClick={() => pass(next)}>
              {t('Pass the device')}
            </button>
          </div>
        )}
      </TableScreen>
    </NotesContext.Provider>
  );
}

interface SoloMenuProps {
  readonly solo: Solo;
  readonly seat: Seat;
  readonly table: SoloTable;
  pass(to: Seat): void;
}

function SoloMenu({ solo, seat, table, pass }: SoloMenuProps): ReactElement {
  return (
    <>
      {table.people
        .filter((one) => one !== seat)
        .map((one) => (
          <button key={one} type="button" className="menu-item" onClick={() => pass(one)}>
            {t('Pass the device to {seat}', { seat: one })}
          </button>
        ))}
      <MenuDialog label={t('Move to another device …')}>{(close) => <TakeAlong close={close} />}</MenuDialog>
      <Insist options={table.options} />
      <StopAndScore stop={() => void solo.call(seat, { is: 'call-time' })} />
      <SaveFault writeDown={() => solo.call(seat, { is: 'write-down' })} />
    </>
  );
}

/** How a table on this device comes to others. */
function TakeAlong({ close }: { readonly close: () => void }): ReactElement {
  return (
    <Dialog title={t('Move to another device')} close={close}>
      <p>
        {t(
          'This table is saved on this device only. In “Tables” you can move it to the server and play on against the same opponents. With an account, you can play from any device.',
        )}
      </p>
      <Link className="button primary" to="/lobby">
        {t('Go to tables')}
      </Link>
    </Dialog>
  );
}

/** Another tab has the table. */
function Elsewhere({ takeUp }: { readonly takeUp: TakeUp }): ReactElement {
  return (
    <NotThere why={t('This table is open in another tab.')}>
      <button type="button" className="button primary" onClick={takeUp}>
        {t('Play here')}
      </button>
    </NotThere>
  );
}
