import type { TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { type ReactElement, useId, useState } from 'react';
import { ReportFault } from '../app/ReportFault.tsx';
import { goTo } from '../app/router.tsx';
import { mayInvite } from '../lobby/Invitation.tsx';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { usePerson } from '../people/me.ts';
import { OtherDevice } from '../people/OtherDevice.tsx';
import { server } from '../people/server.ts';
import { TableMessages } from '../people/TableMessages.tsx';
import { useTable } from '../table/at-table.ts';
import { Dialog } from '../table/Dialog.tsx';
import { Insist } from '../table/Insist.tsx';
import { MenuDialog } from '../table/MenuDialog.tsx';
import { locale, t } from '../text/text.ts';
import { SaveTable } from './Afterwards.tsx';
import { GameMaster, isMaster } from './GameMaster.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MoveSomething } from './Motions.tsx';
import { ShowHand } from './ShownHands.tsx';

interface ServerMenuProps {
  readonly info: TableInfo;
  learn(info: TableInfo): void;
  sit(seat: Seat): void;
}

/** What a table on the server offers besides the game. */
export function ServerMenu({ info, learn, sit }: ServerMenuProps): ReactElement {
  const { seat, name } = useTable();
  const me = usePerson()?.id;
  const host = me !== undefined && info.host?.id === me;
  const plays = seat !== null && info.mine.includes(seat) && info.state === 'playing' && !info.out.includes(seat);
  const clock = info.seats.find((one) => one.seat === seat)?.clock;
  return (
    <>
      {info.mine
        .filter((one) => one !== seat)
        .map((one) => (
          <button key={one} type="button" className="menu-item" onClick={() => sit(one)}>
            {t('Play for {name}', { name: name('seat', one) })}
          </button>
        ))}
      {info.state === 'playing' && !info.whatIf && mayInvite(info, host) && (
        <MenuDialog label={t('Invite …')}>
          {(close) => <InviteDialog info={info} host={host} close={close} />}
        </MenuDialog>
      )}
      {info.state === 'playing' && isMaster(info, me) && (
        <MenuDialog label={t('Game master …')}>
          {(close) => <GameMaster info={info} learn={learn} close={close} />}
        </MenuDialog>
      )}
      {info.state === 'playing' && info.mine.some((one) => !info.out.includes(one)) && (
        <MenuDialog label={t('Call a vote …')}>
          {(close) => <MoveSomething info={info} learn={learn} close={close} />}
        </MenuDialog>
      )}
      {plays && (
        <>
          <Insist options={info.plan.options} />
          {clock != null && (clock.holidaysLeft > 0 || clock.holidayUntil !== null) && (
            <MenuDialog label={t('Days off …')}>
              {(close) => <DaysOff info={info} clock={clock} learn={learn} close={close} />}
            </MenuDialog>
          )}
          <MenuDialog label={t('Notify me when it is my turn …')}>
            {(close) => (
              <Dialog title={t('When it is your turn')} close={close}>
                <TableMessages table={info.id} />
              </Dialog>
            )}
          </MenuDialog>
          <MenuDialog label={t('Play on another device …')}>
            {(close) => (
              <Dialog title={t('Play on another device')} close={close}>
                <OtherDevice />
              </Dialog>
            )}
          </MenuDialog>
          {(info.plan.delayMinutes ?? 0) === 0 && (
            <MenuDialog label={t('Show my hand …')}>
              {(close) => <ShowHand info={info} seat={seat} close={close} />}
            </MenuDialog>
          )}
          <MenuDialog label={t('Leave game …')}>
            {(close) => <GiveUp info={info} seat={seat} learn={learn} close={close} />}
          </MenuDialog>
        </>
      )}
      {(info.state === 'over' || info.state === 'abandoned') && !info.whatIf && <SaveTable id={info.id} />}
      <ReportFault table={info.id} />
    </>
  );
}

interface DaysOffProps {
  readonly info: TableInfo;
  readonly clock: NonNullable<TableInfo['seats'][number]['clock']>;
  learn(info: TableInfo): void;
  close(): void;
}

function DaysOff({ info, clock, learn, close }: DaysOffProps): ReactElement {
  const [days, setDays] = useState(1);
  const { busy, fault, run } = useDoing();
  const take = async (count: number): Promise<void> => {
    const done = await run(async () => learn((await server.ask('holiday', { id: info.id }, { days: count })).table));
    if (done) close();
  };
  const { holidayUntil, holidaysLeft } = clock;
  return (
    <Dialog title={t('Days off')} close={close}>
      {holidayUntil !== null && (
        <p>
          {t('Your clock is stopped until {day}.', {
            day: new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(holidayUntil),
          })}
        </p>
      )}
      <p className="soft">
        {t(
          'You have {n, plural, one {1 day} other {# days}} off left in this game. Your clock is stopped on these days.',
          {
            n: holidaysLeft,
          },
        )}
      </p>
      {holidayUntil === null && holidaysLeft > 0 && (
        <label className="table-dialog-row">
          {t('Number of days')}
          <input
            type="number"
            min={1}
            max={holidaysLeft}
            value={days}
            onChange={({ target }) => setDays(target.valueAsNumber)}
          />
        </label>
      )}
      <Fault why={fault} />
      <div className="table-dialog-ways">
        {holidayUntil === null ? (
          <button
            type="button"
            className="button primary"
            disabled={busy || !(days >= 1 && days <= holidaysLeft)}
            onClick={() => void take(days)}
          >
            {t('Take days off')}
          </button>
        ) : (
          <button type="button" className="button primary" disabled={busy} onClick={() => void take(0)}>
            {t('I am back')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

interface GiveUpProps {
  readonly info: TableInfo;
  readonly seat: Seat;
  learn(info: TableInfo): void;
  close(): void;
}

/** Getting up: who plays on is one's own choice. */
function GiveUp({ info, seat, learn, close }: GiveUpProps): ReactElement {
  const { busy, fault, run } = useDoing();
  const leave = (to: 'bot' | 'nobody'): Promise<boolean> =>
    run(async () => {
      const { table } = await server.ask('leave', { id: info.id }, { seat, to });
      if (table === null) goTo('/lobby');
      else learn(table);
    });
  return (
    <Dialog title={t('Leave the game?')} close={close}>
      <p>{t('You make no more decisions, and the others are told. You can watch if the table allows spectators.')}</p>
      <ul className="table-dialog-list">
        <WayToLeave
          means={t('A bot takes your seat immediately. The others can vote to open it for a person.')}
          busy={busy}
          leave={() => void leave('bot')}
        >
          {t('A bot plays on')}
        </WayToLeave>
        <WayToLeave
          means={t(
            'Your seat stays empty until the end. No person or bot can take it. The rules say what happens to your pieces.',
          )}
          busy={busy}
          leave={() => void leave('nobody')}
        >
          {t('Leave the seat empty')}
        </WayToLeave>
      </ul>
      <Fault why={fault} />
      <div className="table-dialog-ways">
        <button type="button" className="button primary" onClick={close}>
          {t('Stay')}
        </button>
      </div>
    </Dialog>
  );
}

interface WayToLeaveProps {
  /** What comes of it. */
  readonly means: string;
  readonly busy: boolean;
  readonly children: string;
  leave(): void;
}

function WayToLeave({ means, busy, children, leave }: WayToLeaveProps): ReactElement {
  const id = useId();
  return (
    <li>
      <span className="soft" id={id}>
        {means}
      </span>
      <button type="button" className="button" aria-describedby={id} disabled={busy} onClick={leave}>
        {children}
      </button>
    </li>
  );
}
