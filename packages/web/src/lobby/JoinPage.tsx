import { Declined, type TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { goTo, Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { titleOf } from '../games/index.ts';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { beSomebody, type Person, useKnown, usualName } from '../people/me.ts';
import { NameField } from '../people/NameField.tsx';
import { ReleaseButton } from '../people/ReleaseButton.tsx';
import { SignIn } from '../people/SignIn.tsx';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { About } from './About.tsx';
import { Band } from './Band.tsx';
import { Disc, seatName, temper } from './Discs.tsx';
import { freeSeats, type Invited, isOpenToAll, type Offer, offerAt, useInvited } from './invited.ts';
import { keepInvite } from './invites.ts';
import { OpenSeats } from './OpenSeats.tsx';
import { type OpenSeat, openSeats, useSeen } from './open-seats.ts';
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
    <Shell title={t('An invitation')} band={<InvitationBand invited={invited} person={person} />}>
      {invited.is === 'asking' && <p className="soft">{t('One moment …')}</p>}
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
  const above = t('An invitation');
  switch (invited.is) {
    case 'asking':
      return <Band above={above} title={t('An invitation')} />;
    case 'away':
      return (
        <Band
          above={above}
          title={t('No server in reach')}
          below={t(
            'The table is on a server that does not answer just now. The invitation stays good; try again later.',
          )}
        />
      );
    case 'broken':
      return (
        <Band
          above={above}
          title={t('This invitation leads nowhere')}
          below={t('No table answers to this link: it is not whole, or it is not good any more.')}
        />
      );
    case 'good': {
      const { table } = invited;
      return (
        <Band
          above={above}
          title={whoInvites(table, person)}
          below={
            <>
              <bdi className="join-table">{table.name}</bdi> {standsWords(table)}
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
function standsWords(table: TableInfo): string {
  const { game, state, seats } = table;
  const title = titleOf(game);
  const open = freeSeats(table).length;
  if (state === 'over' || state === 'abandoned') return t('{game}. The game is over.', { game: title });
  const words = { game: title, seats: seats.length, open };
  return state === 'playing'
    ? t(
        '{game} for {seats}. It is being played, and {open, plural, =0 {no seat is open} one {one seat is open} other {# seats are open}}.',
        words,
      )
    : t(
        '{game} for {seats}. {open, plural, =0 {Every seat is taken} one {One seat is open} other {# seats are open}}.',
        words,
      );
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
    const code = error instanceof Declined ? error.refusal.code : undefined;
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
  const offer = offerAt(table);
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
          {busy ? t('One moment …') : answerWords(offer, person?.name)}
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
          {t('Only look in')}
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
      <p>{t('You have blocked {name}. You cannot sit at one table as long as you do.', { name })}</p>
      <ReleaseButton id={id} name={name} look="button" />
    </>
  );
}

function answerWords(offer: Offer, person: string | undefined): string {
  if (offer === 'watch') return t('Look in');
  return person === undefined ? t('Sit down') : t('Sit down as {name}', { name: person });
}

/** The game goes on behind closed doors. */
function NoWayIn(): ReactElement {
  return (
    <div className="sheet">
      <p>{t('The game has begun, every seat is taken, and nobody may watch. Ask the host for a seat next time.')}</p>
      <Ways />
    </div>
  );
}

/** A link that leads nowhere: what may have happened, and what to do. */
function Broken({ why }: { readonly why: string }): ReactElement {
  return (
    <section className="sheet join-broken" aria-labelledby="broken">
      <h2 id="broken">{t('What to do now')}</h2>
      <p className="soft">{why}</p>
      <ul className="join-causes">
        <li>{t('Was the link copied whole, up to its last letter? Open it again from where it was sent.')}</li>
        <li>{t('The host may have made a new link, which ends the old one. Ask for it again.')}</li>
        <li>{t('The table may have been taken away before it began.')}</li>
      </ul>
      <Ways />
    </section>
  );
}

function Ways(): ReactElement {
  return (
    <span className="ways">
      <Link to="/lobby" className="button">
        {t('To the tables')}
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
      <h2 id="who-sits">{t('Around the table')}</h2>
      <ul className="join-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <Disc seat={seat} />
            <bdi className={seat.is === 'open' ? 'soft' : 'place-name'}>{seatName(table, seat)}</bdi>
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
          'This is a table for the great civilization board games. It knows every rule, asks you only what you may do, and says why when something is not allowed.',
        )}
      </p>
      <p>
        {offerAt(table) === 'sit'
          ? t(
              'Never played? Take your seat all the same: each question explains itself, and the rules are a touch away.',
            )
          : t('Never played? The rules are a touch away, and a table of your own is soon laid.')}
      </p>
      <Link to={`/rules/${table.game}`} className="button small">
        {t('Look at the rules')}
      </Link>
    </aside>
  );
}
