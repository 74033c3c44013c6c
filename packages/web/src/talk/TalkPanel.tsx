import { LONGEST_SAID, type Said, type SeatInfo } from '@ecumene/client';
import type { Refusal, Seat } from '@ecumene/engine';
import {
  type FormEvent,
  Fragment,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDoing } from '../people/doing.ts';
import { beSomebody, usePerson, usualName } from '../people/me.ts';
import { ReleaseButton } from '../people/ReleaseButton.tsx';
import { showInRow } from '../table/along-row.ts';
import { useTable } from '../table/at-table.ts';
import { useCompany } from '../table/company.ts';
import { locale, t } from '../text/text.ts';
import { calledInTalk, partnersOf, spectatorWords } from './chat-partners.ts';
import { useConversation } from './conversation.tsx';
import { piecesOf } from './links.ts';
import { SaidMenu } from './SaidMenu.tsx';
import './talk.css';

/** Beside the name of the panel: how much was said that has not been read. Its tab comes into view when there is more. */
export function UnreadMark(): ReactElement | null {
  const { unread } = useConversation();
  const mark = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more to read is why the tab comes into view.
  useEffect(() => {
    const tab = mark.current?.closest('[role="tab"]');
    if (tab != null) showInRow(tab);
  }, [unread]);
  if (unread === 0) return null;
  return (
    <span ref={mark} className="unread">
      <span aria-hidden="true">{unread}</span>
      <span className="unseen">{t('{n, plural, one {one new} other {# new}}', { n: unread })}</span>
    </span>
  );
}

/** What is said at the table: aloud, or between two seats where the table allows it. */
export function TalkPanel(): ReactElement {
  const { said, hushed, read, markRead } = useConversation();
  const { seat } = useTable();
  const me = usePerson()?.id;
  const info = useCompany()?.info;
  const partners = partnersOf(info, seat, me);
  const lines = [...said, ...hushed].sort((a, b) => a.number - b.number);
  const [to, setTo] = useState<Addressee>(ALL);
  const field = useRef<HTMLTextAreaElement>(null);
  const last = said.at(-1)?.number ?? 0;
  const end = useRef<HTMLLIElement>(null);
  const [readBefore] = useState(read);
  const isNew = ({ number, person }: Said): boolean => readBefore > 0 && number > readBefore && person.id !== me;
  const firstNew = said.find(isNew)?.number;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    const seen = (): void => {
      if (!document.hidden) markRead();
    };
    if (last > 0) seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [last, markRead]);
  const answer = (seatToAnswer: Seat): void => {
    setTo(partners.find((one) => one.seat === seatToAnswer) ?? ALL);
    field.current?.focus();
  };
  return (
    <div className="talk">
      <Spectators />
      <ol className="talk-lines" aria-live="polite" aria-relevant="additions">
        <Earlier />
        {lines.length === 0 && <li className="hint">{t('No messages yet.')}</li>}
        {lines.map((one, place) =>
          hushed.includes(one) ? (
            <Hushed key={one.number} id={one.person.id} name={calledInTalk(info, one.person, one.seat)} />
          ) : (
            <Fragment key={one.number}>
              {one.number === firstNew && <li className="talk-new">{t('New')}</li>}
              <Line
                said={one}
                before={lines[place - 1]}
                partner={partners.find(({ person }) => person === one.person.id)?.seat}
                answer={answer}
              />
            </Fragment>
          ),
        )}
        <li ref={end} aria-hidden="true" />
      </ol>
      <Composer partners={partners} to={to} setTo={setTo} field={field} />
    </div>
  );
}

/** Who looks on, so that everybody knows who hears them. */
function Spectators(): ReactElement {
  const spectators = useCompany()?.info.spectators;
  return (
    <p role="status" className="talk-spectators hint">
      {spectators !== undefined && spectatorWords(spectators)}
    </p>
  );
}

/** Above the first line, as long as more was said before it. */
function Earlier(): ReactElement | null {
  const { more, earlier } = useConversation();
  const { busy, fault, run } = useDoing();
  if (!more) return null;
  return (
    <li>
      <button type="button" className="button small quiet" disabled={busy} onClick={() => void run(earlier)}>
        {t('Earlier messages')}
      </button>
      {fault !== undefined && <p role="alert">{fault}</p>}
    </li>
  );
}

/** In place of what somebody said whom one has blocked. */
function Hushed({ id, name }: { readonly id: string; readonly name: string }): ReactElement {
  return (
    <li className="talk-hushed soft">
      <p>{t('You have blocked {name} and do not see their messages.', { name })}</p>
      <ReleaseButton id={id} name={name} words={t('Undo')} />
    </li>
  );
}

/** Lines of the same voice within so many milliseconds need no second name. */
const SAME_BREATH = 5 * 60_000;

interface LineProps {
  readonly said: Said;
  readonly before: Said | undefined;
  /** The seat where whoever spoke can be answered alone. */
  readonly partner: Seat | undefined;
  answer(to: Seat): void;
}

function Line({ said, before, partner, answer }: LineProps): ReactElement {
  const { game, name } = useTable();
  const info = useCompany()?.info;
  const me = usePerson()?.id;
  const own = said.person.id === me;
  const goesOn =
    before !== undefined &&
    before.person.id === said.person.id &&
    before.to === said.to &&
    said.at - before.at < SAME_BREATH;
  const when = new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(said.at);
  const { Badge } = game;
  return (
    <li className="said" data-own={own} data-private={said.to !== null} data-goes-on={goesOn}>
      {!goesOn && (
        <p className="said-head">
          {said.seat !== null && <Badge seat={said.seat} />}
          <b>
            <bdi>{calledInTalk(info, said.person, said.seat)}</bdi>
          </b>
          {said.seat === null && <span className="soft">{t('spectator')}</span>}
          {said.to !== null && (
            <span className="said-to">
              {said.whom !== null && said.whom.id === me
                ? t('only to you')
                : t('to {name} only', {
                    name: said.whom === null ? name('seat', said.to) : calledInTalk(info, said.whom, said.to),
                  })}
            </span>
          )}
          <time className="soft" dateTime={new Date(said.at).toISOString()}>
            {when}
          </time>
        </p>
      )}
      <div className="said-body">
        <p className="said-text">
          {piecesOf(said.text).map(({ text, href }, place) =>
            href === undefined ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change.
              <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow">
                {text}
              </a>
            ),
          )}
        </p>
        {!own && <SaidMenu said={said} answer={partner === undefined ? undefined : () => answer(partner)} />}
      </div>
    </li>
  );
}

const ALL = '';
/** In the place of somebody who has gone while one wrote to them. */
const GONE = 'gone';

/** Whoever somebody speaks to: all, or one person, whose seat may be another's by the time it is said. */
type Addressee = SeatInfo | typeof ALL;

/** Whoever has no name yet can give one, and talk then. The table is entered anew under that name. */
function GiveName(): ReactElement {
  const muted = useCompany()?.info.spectatorsMuted === true;
  const [name, setName] = useState(usualName);
  const { busy, fault, run } = useDoing();
  if (muted) return <p className="talk-listens hint">{t('The host has muted spectators.')}</p>;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(() => beSomebody(name))) location.reload();
  };
  return (
    <form className="talk-composer" onSubmit={(event) => void submit(event)}>
      <p className="hint">{t('Spectators need a name to chat.')}</p>
      {fault !== undefined && (
        <p role="alert" className="talk-refusal">
          {fault}
        </p>
      )}
      <div className="talk-line">
        <input
          className="input"
          aria-label={t('Your name')}
          placeholder={t('Your name')}
          required
          maxLength={40}
          autoComplete="nickname"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button small primary" disabled={busy || name.trim() === ''}>
          {t('Chat')}
        </button>
      </div>
    </form>
  );
}

interface ComposerProps {
  readonly partners: readonly SeatInfo[];
  /** For whom it is: for everybody until somebody chooses, and then until they choose again. */
  readonly to: Addressee;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  setTo(to: Addressee): void;
}

function Composer({ partners, to, field, setTo }: ComposerProps): ReactElement | null {
  const { name, words } = useTable();
  const { say } = useConversation();
  const me = usePerson()?.id;
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  if (me === undefined) return <GiveName />;
  const partner =
    to === ALL ? undefined : partners.find(({ seat, person }) => seat === to.seat && person === to.person);
  const gone = to !== ALL && partner === undefined;
  const send = async (): Promise<void> => {
    const spoken = text.trim();
    if (spoken === '' || gone) return;
    const refused = await say(spoken, to === ALL ? undefined : to);
    setRefusal(refused);
    if (refused === undefined) setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form className="talk-composer" data-private={to !== ALL} onSubmit={submit}>
      {gone && (
        <p role="alert" className="talk-refusal">
          {t('This player has left. Choose who gets your message.')}
        </p>
      )}
      {refusal !== undefined && (
        <p role="alert" className="talk-refusal">
          {words(refusal.text)}
        </p>
      )}
      {(partners.length > 0 || gone) && (
        <label className="talk-to">
          {t('To')}
          <select
            value={to === ALL ? ALL : gone ? GONE : to.seat}
            onChange={({ target }) => setTo(partners.find(({ seat }) => seat === target.value) ?? ALL)}
          >
            {gone && (
              <option value={GONE} disabled>
                {t('choose …')}
              </option>
            )}
            <option value={ALL}>{t('everyone')}</option>
            {partners.map((one) => (
              <option key={one.seat} value={one.seat}>
                {t('only {name}', { name: name('seat', one.seat) })}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="talk-line">
        <textarea
          ref={field}
          aria-label={t('Message')}
          placeholder={to === ALL ? t('Message to everyone') : t('Private message')}
          rows={1}
          value={text}
          maxLength={LONGEST_SAID}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKey}
        />
        <button type="submit" className="button small primary" disabled={text.trim() === '' || gone}>
          {partner === undefined ? t('Send') : t('Send to {name}', { name: name('seat', partner.seat) })}
        </button>
      </div>
    </form>
  );
}
