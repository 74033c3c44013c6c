import { freeSeats, RequestFailed, type TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { goTo, Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { titleOf } from '../games/index.ts';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { beSomebody, type Person, useKnown, usualName } from '../people/me.ts';
import { NameField } from '../people/NameField.tsx';
import { EnterCode } from '../people/OtherDevice.tsx';
import { ReleaseButton } from '../people/ReleaseButton.tsx';
import { SignIn } from '../people/SignIn.tsx';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { About } from './About.tsx';
import { Disc, keptWords, seatName, temper } from './Discs.tsx';
import { type Invited, isOpenToAll, type Offer, offerAt, useInvited } from './invited.ts';
import { keepInvite } from './invites.ts';
import { OpenSeats } from './OpenSeats.tsx';
import { type OpenSeat, openSeats, useSeen } from './open-seats.ts';
import { PageHeader } from './PageHeader.tsx';
import './lobby.css';
import './waiting.css';

/** Where an invitation leads: who invites, to what, who sits there already, and one thing to do about it. */
export function JoinPage({ id }: { readonly id: string }): ReactElement {
  const [secret] = useState(() => location.hash.slice(1));
  const known = useKnown();
  const person = known.is === 'here' ? (known.me.person ?? undefined) : undefined;
  const invited = useInvited(id, secret, known);
  const seated = invited.is === 'good' && invited.table.mine.length > 0;
  useEffect(() => {
    if (seated) goTo(`/table/${id}`, 'replace');
  }, [seated, id]);
  return (
    <Shell title={t('Invitation')} band={<InvitationBand invited={invited} person={person} />}>
      {invited.is === 'asking' && (
        <p className="soft" data-loading>
          {t('Loading …')}
        </p>
      )}
      {invited.is === 'away' && (
        <Link to="/solo" className="button primary">
          {t('Play on this device')}
        </Link>
      )}
      {invited.is === 'broken' && <Broken why={invited.why} />}
      {invited.is === 'good' && known.is === 'here' && (
        <Answering
          table={invited.table}
          secret={secret}
          person={person}
          mailWorks={known.me.mailWorks}
          lookAgain={invited.lookAgain}
        />
      )}
    </Shell>
  );
}

interface InvitationBandProps {
  readonly invited: Invited;
  readonly person: Person | undefined;
}

function InvitationBand({ invited, person }: InvitationBandProps): ReactElement {
  const above = t('Invitation');
  switch (invited.is) {
    case 'asking':
      return <PageHeader above={above} title={t('Invitation')} />;
    case 'away':
      return (
        <PageHeader
          above={above}
          title={t('Server not available')}
          below={t('The server does not answer at the moment. Your invitation stays valid. Try again later.')}
        />
      );
    case 'broken':
      return (
        <PageHeader
          above={above}
          title={t('Invalid invitation')}
          below={t('This link does not lead to a table. It is incomplete or has expired.')}
        />
      );
    case 'good': {
      const { table } = invited;
      return (
        <PageHeader
          above={above}
          title={whoInvites(table, person)}
          game={table.game}
          below={
            <>
              <bdi className="join-table">{table.name}</bdi> {standsWords(table, person)}
            </>
          }
        />
      );
    }
  }
}

function whoInvites({ host }: TableInfo, person: Person | undefined): string {
  if (host === null) return t('You are invited');
  return host.id === person?.id ? t('This is your own table') : t('{name} invites you', { name: host.name });
}

/** The game, and how the table stands. */
function standsWords(table: TableInfo, person: Person | undefined): string {
  const { game, state, seats } = table;
  const title = titleOf(game);
  const open = freeSeats(table, person?.id).length;
  if (state === 'over' || state === 'abandoned') return t('{game}. The game is over.', { game: title });
  const words = { game: title, seats: seats.length, open };
  return state === 'playing'
    ? t(
        '{game} for {seats}. In progress, {open, plural, =0 {no open seats} one {1 open seat} other {# open seats}}.',
        words,
      )
    : t('{game} for {seats}. {open, plural, =0 {No open seats} one {1 open seat} other {# open seats}}.', words);
}

/**
 * Takes that seat, or any that is open. Where it was taken meanwhile one chooses anew; where there is none at all any more,
 * one may still come in and watch.
 */
async function sitDown(
  id: string,
  secret: string,
  seat: Seat | undefined,
  lookAgain: AnsweringProps['lookAgain'],
): Promise<void> {
  try {
    await server.ask('join', { id }, { ...(secret !== '' && { secret }), ...(seat !== undefined && { seat }) });
  } catch (error) {
    const code = error instanceof RequestFailed ? error.refusal.code : undefined;
    if (code === 'taken') lookAgain();
    if (code !== 'full') throw error;
  }
}

/** Shows the invitation, so that the table may be seen from now on; then leads there. */
async function comeIn(id: string, secret: string): Promise<void> {
  if (secret !== '') {
    await server.ask('enter', { id }, { secret });
    keepInvite(id, secret);
  }
  goTo(`/table/${id}`, 'replace');
}

interface AnsweringProps {
  readonly table: TableInfo;
  readonly secret: string;
  /** Whoever was invited, if they are somebody already. */
  readonly person: Person | undefined;
  readonly mailWorks: boolean;
  /** Looks at the table anew. */
  lookAgain(): void;
}

/** What one is invited to, and the way in. */
function Answering({ table, secret, person, mailWorks, lookAgain }: AnsweringProps): ReactElement {
  const seen = useSeen(table);
  const open = table.state === 'playing' ? openSeats(table, seen) : [];
  return (
    <div className="join">
      <div className="join-way">
        <Answer table={table} secret={secret} person={person} open={open} lookAgain={lookAgain} />
        {person === undefined && (
          <details className="more">
            <summary>{t('I play here on another device')}</summary>
            <EnterCode />
          </details>
        )}
        {person === undefined && (
          <details className="more">
            <summary>{t('I have an account')}</summary>
            <SignIn mailWorks={mailWorks} />
          </details>
        )}
        <Newcomer table={table} />
      </div>
      <div className="join-about">
        <WhoSits table={table} open={open} />
        <About info={table} />
      </div>
    </div>
  );
}

interface AnswerProps extends Omit<AnsweringProps, 'mailWorks'> {
  /** The open seats of a running game. */
  readonly open: readonly OpenSeat[];
}

/** The one thing to do about an invitation. */
function Answer({ table, secret, person, open, lookAgain }: AnswerProps): ReactElement | null {
  const [name, setName] = useState(usualName);
  const [wished, setWished] = useState<Seat | undefined>(undefined);
  const { busy, fault, run } = useDoing();
  const offer = offerAt(table, person?.id);
  // Somebody else may have taken the seat that was wished for.
  const chosen = open.some(({ seat }) => seat === wished) ? wished : open[0]?.seat;
  const nameless = person === undefined && offer === 'watch' && isOpenToAll(table);
  const accept = (sits: boolean): Promise<boolean> =>
    run(async () => {
      if (nameless) return goTo(`/table/${table.id}`, 'replace');
      if (person === undefined) await beSomebody(name);
      if (sits) await sitDown(table.id, secret, chosen, lookAgain);
      await comeIn(table.id, secret);
    });
  if (offer === 'go-in') return null;
  if (offer === 'nothing') return <NoWayIn />;
  const [unwanted] = offer === 'sit' ? blockedAt(table, person) : [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void accept(offer === 'sit');
  };
  return (
    <form className="sheet fields join-answer" onSubmit={submit}>
      {person === undefined && !nameless && <NameField name={name} setName={setName} />}
      {offer === 'sit' && chosen !== undefined && <OpenSeats seats={open} chosen={chosen} choose={setWished} />}
      <Fault why={fault} />
      {unwanted === undefined ? (
        <button type="submit" className="button primary big" disabled={busy}>
          {busy ? t('Loading …') : answerWords(offer, person?.name)}
        </button>
      ) : (
        <Unwanted key={unwanted.id} id={unwanted.id} name={unwanted.name} />
      )}
      {offer === 'sit' && (person !== undefined || isOpenToAll(table)) && (
        <button
          type="button"
          className="button quiet"
          disabled={busy}
          onClick={() => (person === undefined ? goTo(`/table/${table.id}`, 'replace') : void accept(false))}
        >
          {t('Just watch')}
        </button>
      )}
    </form>
  );
}

/** Those at a table whom somebody has blocked. */
function blockedAt({ host, seats }: TableInfo, person: Person | undefined): Person['blocked'] {
  const here = new Set([host?.id, ...seats.map((seat) => seat.person)]);
  return person?.blocked.filter(({ id }) => here.has(id)) ?? [];
}

/** Whoever has blocked somebody at the table does not sit down there, unless they take that back. */
function Unwanted({ id, name }: { readonly id: string; readonly name: string }): ReactElement {
  return (
    <>
      <p>{t('You have blocked {name}. Unblock them to play at the same table.', { name })}</p>
      <ReleaseButton id={id} name={name} look="button" />
    </>
  );
}

function answerWords(offer: Offer, person: string | undefined): string {
  if (offer === 'watch') return t('Watch');
  return person === undefined ? t('Join') : t('Join as {name}', { name: person });
}

/** The game goes on behind closed doors. */
function NoWayIn(): ReactElement {
  return (
    <div className="sheet">
      <p>
        {t(
          'The game has started, every seat is taken, and spectators are not allowed. Ask the host for a seat next time.',
        )}
      </p>
      <Ways />
    </div>
  );
}

/** A link that leads nowhere: what may have happened, and what to do. */
function Broken({ why }: { readonly why: string }): ReactElement {
  return (
    <section className="sheet join-broken" aria-labelledby="broken">
      <h2 id="broken">{t('What you can do')}</h2>
      <p className="soft">{why}</p>
      <ul className="join-causes">
        <li>{t('Check that you copied the whole link, or open it again from the message.')}</li>
        <li>{t('The host may have created a new link. Ask for it.')}</li>
        <li>{t('The table may have been deleted before the game started.')}</li>
      </ul>
      <Ways />
    </section>
  );
}

function Ways(): ReactElement {
  return (
    <span className="ways">
      <Link to="/lobby" className="button">
        {t('Go to tables')}
      </Link>
      <Link to="/solo" className="button quiet">
        {t('Play on this device')}
      </Link>
    </span>
  );
}

/** Everybody who sits at the table, and what is still free. */
function WhoSits({ table, open }: Pick<AnswerProps, 'table' | 'open'>): ReactElement {
  return (
    <section className="sheet" aria-labelledby="who-sits">
      <h2 id="who-sits">{t('Players')}</h2>
      <ul className="join-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <Disc seat={seat} />
            <bdi className={seat.is === 'open' ? 'soft' : 'place-name'}>{seatName(table, seat)}</bdi>
            <Beside words={keptWords(seat)} />
            <Beside words={open.find((one) => one.seat === seat.seat)?.name ?? temper(seat)} />
            {seat.person !== null && seat.person === table.host?.id && <span className="soft">{t('host')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Beside({ words }: { readonly words: string | undefined }): ReactElement | null {
  return words === undefined ? null : <span className="soft">{words}</span>;
}

/** What somebody wants to know who has never been here. */
function Newcomer({ table }: { readonly table: TableInfo }): ReactElement {
  return (
    <aside className="join-new fields" aria-label={t('New here?')}>
      <h2>{t('New here?')}</h2>
      <p>
        {t(
          'Play the great civilization board games online. Every rule is enforced: you are asked only what you may do, and told why when something is not allowed.',
        )}
      </p>
      <p>
        {offerAt(table) === 'sit'
          ? t('Never played? Join anyway. Each question explains itself, and the rules are one tap away.')
          : t('Never played? Read the rules, or create a table of your own.')}
      </p>
      <Link to={`/rules/${table.game}`} className="button small">
        {t('Read the rules')}
      </Link>
    </aside>
  );
}
