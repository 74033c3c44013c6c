import { freeSeats, LAST_TIME, type TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { type ReactElement, useState } from 'react';
import { Link } from '../app/router.tsx';
import { remembered } from '../device/memory.ts';
import { importedWords } from '../lobby/About.tsx';
import { invitePath, keptInvite } from '../lobby/invites.ts';
import { usePerson } from '../people/me.ts';
import { useTable } from '../table/at-table.ts';
import { isForTheEnd, runsNow } from '../table/clock-face.ts';
import { useCompany } from '../table/company.ts';
import { PlayedByBots } from '../table/Preparing.tsx';
import { ReadNote } from '../table/ReadNote.tsx';
import { locale, t } from '../text/text.ts';

interface TableNotesProps {
  readonly info: TableInfo;
  /** The seat through whose eyes the table is seen; nothing for a spectator. */
  readonly seat: Seat | null;
}

/** What holds for this table as long as it is played, and should be known: that time was called, how late one sees it. */
export function TableNotes({ info, seat }: TableNotesProps): ReactElement | null {
  if (info.state !== 'playing') return null;
  return (
    <>
      {seat === null && <Watching info={info} />}
      {info.timeCalled && (
        <div className="table-note table-note-quiet" role="status">
          <p>
            {t('Everyone agreed to stop. The game ends after this round and is scored.')}{' '}
            {isForTheEnd(info) && t('Each player has one day to finish it.')}
          </p>
        </div>
      )}
      <PrintedOrder />
      <StoodInFor info={info} seat={seat} />
      <LastTime info={info} seat={seat} />
      <PlayedByBots id={info.id} startTurn={info.plan.startTurn} />
      {info.imported && <Brought info={info} />}
    </>
  );
}

/** Somebody asked for the printed order: all are told, as long as it holds. */
function PrintedOrder(): ReactElement | null {
  const { tableView, seat, name } = useTable();
  const { insisting, orderPending } = tableView;
  if (insisting.length === 0) return null;
  const who = new Intl.ListFormat(locale()).format(
    insisting.map((one) => (one === seat ? t('You') : name('seat', one))),
  );
  return (
    <div className="table-note table-note-quiet" role="status">
      <p>
        {t('{who} asked for the printed order: players decide one after another.', { who })}{' '}
        {orderPending && t('It starts with the next phase.')}
      </p>
    </div>
  );
}

/** For which others a bot answers, and why. */
function StoodInFor({ info, seat }: TableNotesProps): ReactElement | null {
  const { name } = useTable();
  const away = info.seats.filter((one) => one.clock?.byBot === true && one.seat !== seat);
  if (away.length === 0) return null;
  const who = new Intl.ListFormat(locale()).format(away.map((one) => name('seat', one.seat)));
  return (
    <div className="table-note table-note-quiet" role="status">
      <p>
        {t('{who} ran out of time. {n, plural, one {A bot plays} other {Bots play}} until {who} can play again.', {
          who,
          n: away.length,
        })}
      </p>
    </div>
  );
}

/** Whose time is up who has a little longer, and what comes then: the others need not wait for them for ever. */
function LastTime({ info, seat }: TableNotesProps): ReactElement | null {
  const company = useCompany();
  const { name } = useTable();
  const last = info.seats.filter(
    ({ seat: one, clock }) =>
      one !== seat && clock?.reminded === true && !clock.byBot && company !== undefined && runsNow(clock, company),
  );
  if (last.length === 0) return null;
  const who = new Intl.ListFormat(locale()).format(last.map((one) => name('seat', one.seat)));
  return (
    <div className="table-note table-note-quiet" role="status">
      <p>{whatFollows(info, who)}</p>
    </div>
  );
}

function whatFollows({ plan }: TableInfo, who: string): string {
  const byBot = plan.atZero === 'bot';
  if (plan.clock?.is === 'live')
    return byBot
      ? t('{who} is out of time. A bot takes over after {seconds} extra seconds.', { who, ...LAST_TIME })
      : t('{who} is out of time. The default answer is given after {seconds} extra seconds.', { who, ...LAST_TIME });
  return byBot
    ? t('{who} is out of time. A bot takes over after {hours} extra hours.', { who, ...LAST_TIME })
    : t('{who} is out of time. The default answer is given after {hours} extra hours.', { who, ...LAST_TIME });
}

/** A spectator, whom the question bar tells that they are one, is told how late they see things, and of free seats. */
function Watching({ info }: { readonly info: TableInfo }): ReactElement | null {
  const { delayMinutes = 0 } = info.plan;
  const open = freeSeats(info).length;
  if (delayMinutes === 0 && open === 0) return null;
  return (
    <div className="table-note table-note-quiet" role="status">
      <p>
        {delayMinutes > 0 &&
          t('You see the game with a delay of {n, plural, one {1 minute} other {# minutes}}.', {
            n: delayMinutes,
          })}{' '}
        {open > 0 && t('You can take {open, plural, one {1 seat} other {one of # seats}}.', { open })}
      </p>
      {open > 0 && (
        <Link className="button small" to={invitePath(info.id, keptInvite(info.id))}>
          {t('Join')}
        </Link>
      )}
    </div>
  );
}

const READ = 'ecumene.read ';

/** Whoever brought a table as a file knows what was hidden in it: the others read that once. */
function Brought({ info }: { readonly info: TableInfo }): ReactElement | null {
  const me = usePerson()?.id;
  const [read, setRead] = useState(() => remembered.get(READ + info.id) !== null);
  if (read || (me !== undefined && info.host?.id === me)) return null;
  const away = (): void => {
    remembered.set(READ + info.id, 'imported');
    setRead(true);
  };
  return <ReadNote words={importedWords(info)} quiet putAway={away} />;
}
