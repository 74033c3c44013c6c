import { mayJoinLate, type TableInfo } from '@ecumene/client';
import { type ReactElement, useState } from 'react';
import { goTo, Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { titleOf } from '../games/index.ts';
import { type Doing, useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { MayWeTell } from '../people/MayWeTell.tsx';
import { usePerson } from '../people/me.ts';
import { server } from '../people/server.ts';
import { TableMessages } from '../people/TableMessages.tsx';
import { Dialog } from '../table/Dialog.tsx';
import { t } from '../text/text.ts';
import { About } from './About.tsx';
import { keptWords } from './Discs.tsx';
import { Invitation, InviteButton } from './Invitation.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Places } from './Places.tsx';
import './lobby.css';
import './waiting.css';

interface WaitingRoomProps {
  readonly info: TableInfo;
  /** Looks at the table anew. */
  refresh(): void;
  /** Listens to the table no longer, because it is about to go; or again. */
  leave(leaving: boolean): void;
}

/** A table that gathers: who sits where, who is still to come, and the start. */
export function WaitingRoom({ info, refresh, leave }: WaitingRoomProps): ReactElement {
  const person = usePerson();
  const doing = useDoing();
  const host = person !== undefined && info.host?.id === person.id;
  const open = info.seats.filter(({ is }) => is === 'open').length;
  return (
    <Shell
      title={info.name}
      table={info.id}
      band={
        <PageHeader
          above={<Link to="/lobby">{t('Tables')}</Link>}
          title={info.name}
          game={info.game}
          below={gatherWords(info, open, host)}
        >
          {host && <Start info={info} open={open} doing={doing} refresh={refresh} />}
        </PageHeader>
      }
    >
      <Fault why={doing.fault} />
      {info.mine.length > 0 && <MayWeTell />}
      {info.mine.length > 0 && info.plan.clock?.is === 'slow' && person?.guest === true && <AsGuest />}
      <div className="waiting">
        <div className="waiting-main">
          <Places info={info} host={host} refresh={refresh} />
          <About info={info} />
        </div>
        <div className="waiting-side">
          <Invitation key={info.id} info={info} host={host} />
          {info.mine.length > 0 && <TableMessages table={info.id} />}
          {host && <TakeAway info={info} leave={leave} />}
        </div>
      </div>
    </Shell>
  );
}

/** Whoever sits down as a guest for weeks should know what that means. */
function AsGuest(): ReactElement {
  return (
    <aside className="may-we" aria-label={t('Guest')}>
      <p>
        <strong>{t('You play as a guest. Only this browser knows your seat.')}</strong>{' '}
        {t('This game takes weeks: create an account to keep your seat and to play on other devices.')}
      </p>
      <Link to="/account" className="button small">
        {t('Create account')}
      </Link>
    </aside>
  );
}

/** What makes the game begin. */
function whatNow(open: number, seated: boolean, isHost: boolean): string {
  if (open === 0) return isHost ? t('Start whenever you like.') : t('The host starts the game.');
  return seated ? t('The game starts when the last seat is taken.') : t('Take a seat, or wait for others to join.');
}

function gatherWords({ host, game, mine, seats: all }: TableInfo, open: number, isHost: boolean): string {
  const who = isHost ? t('you are the host') : t('host: {name}', { name: host?.name ?? t('nobody') });
  const seats = t('{open, plural, =0 {every seat is taken} one {1 open seat} other {# open seats}}', { open });
  const kept = all.some(({ is, keptFor }) => is === 'open' && keptFor !== null && keptFor !== undefined);
  const you = [
    whatNow(open, mine.length > 0, isHost),
    kept ? t('Players with a reserved seat have been notified.') : [],
  ]
    .flat()
    .join(' ');
  return t('{game}: {who}, {seats}. {you}', { game: titleOf(game), who, seats, you });
}

interface StartProps extends Pick<WaitingRoomProps, 'info' | 'refresh'> {
  readonly open: number;
  readonly doing: Doing;
}

/** Starts; as long as seats are open, inviting comes first, and bots are put there only after a question. */
function Start({ info, open, doing, refresh }: StartProps): ReactElement {
  const [asks, setAsks] = useState(false);
  const start = async (): Promise<void> => {
    setAsks(false);
    if (await doing.run(() => server.ask('start', { id: info.id }, {}))) refresh();
  };
  if (open === 0)
    return (
      <button type="button" className="button primary big" disabled={doing.busy} onClick={() => void start()}>
        {t('Start now')}
      </button>
    );
  return (
    <>
      <InviteButton info={info} />
      <button type="button" className="button big" disabled={doing.busy} onClick={() => setAsks(true)}>
        {t('Start with bots …')}
      </button>
      {asks && <WithBots info={info} start={() => void start()} close={() => setAsks(false)} />}
    </>
  );
}

interface WithBotsProps extends Pick<StartProps, 'info'> {
  start(): void;
  close(): void;
}

/** Whether bots are to play in the open seats; which those are, and whether others can still come. */
function WithBots({ info, start, close }: WithBotsProps): ReactElement {
  const open = info.seats.flatMap((seat, place) => (seat.is === 'open' ? [{ seat, place: place + 1 }] : []));
  return (
    <Dialog title={t('Start with bots?')} close={close}>
      <p>{t('Bots play in {n, plural, one {this seat} other {these seats}}:', { n: open.length })}</p>
      <ul>
        {open.map(({ seat, place }) => (
          <li key={seat.seat}>{[t('Seat {n}', { n: place }), keptWords(seat) ?? []].flat().join(', ')}</li>
        ))}
      </ul>
      <p className="soft">
        {mayJoinLate(info.plan)
          ? t('A friend who comes later can take over a bot’s seat with the invitation link.')
          : t('Nobody can join after the start.')}
      </p>
      <div className="table-dialog-ways">
        <button type="button" className="button" onClick={close}>
          {t('Wait for players')}
        </button>
        <button type="button" className="button primary" onClick={start}>
          {t('{n, plural, one {Start with # bot} other {Start with # bots}}', { n: open.length })}
        </button>
      </div>
    </Dialog>
  );
}

/** The host may take the table away as long as it gathers. */
function TakeAway({ info, leave }: Pick<WaitingRoomProps, 'info' | 'leave'>): ReactElement {
  const [sure, setSure] = useState(false);
  const { busy, fault, run } = useDoing();
  const remove = async (): Promise<void> => {
    leave(true);
    if (await run(() => server.ask('removeTable', { id: info.id }, {}))) goTo('/lobby', 'replace');
    else leave(false);
  };
  return (
    <div className="take-away">
      {sure ? (
        <span className="ways">
          <button type="button" className="button small danger" disabled={busy} onClick={() => void remove()}>
            {t('Delete permanently')}
          </button>
          <button type="button" className="button small quiet" onClick={() => setSure(false)}>
            {t('Save')}
          </button>
        </span>
      ) : (
        <button type="button" className="button small quiet" onClick={() => setSure(true)}>
          {t('Delete table')}
        </button>
      )}
      <Fault why={fault} />
    </div>
  );
}
