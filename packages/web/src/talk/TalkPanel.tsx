import { LONGEST_SAID, type Said } from '@ecumene/client';
import type { Refusal } from '@ecumene/engine';
import { type FormEvent, Fragment, type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { usePerson } from '../people/me.ts';
import { useTable } from '../table/at-table.ts';
import { useCompany } from '../table/company.ts';
import { locale, t } from '../text/text.ts';
import { useConversation } from './conversation.tsx';
import { piecesOf } from './links.ts';
import { SaidMenu } from './SaidMenu.tsx';
import './talk.css';

/** Beside the name of the panel: how much was said that has not been read. */
export function UnreadMark(): ReactElement | null {
  const { unread } = useConversation();
  if (unread === 0) return null;
  return (
    <span className="unread">
      <span aria-hidden="true">{unread}</span>
      <span className="unseen">{t('{n, plural, one {one new} other {# new}}', { n: unread })}</span>
    </span>
  );
}

/** What is said at the table: aloud, or between two seats where the table allows it. */
export function TalkPanel(): ReactElement {
  const { said, read, markRead } = useConversation();
  const end = useRef<HTMLLIElement>(null);
  const [first] = useState(read);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    const seen = (): void => {
      if (!document.hidden) markRead();
    };
    if (said.length > 0) seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [said.length, markRead]);
  return (
    <div className="talk">
      <ol className="talk-lines" aria-live="polite" aria-relevant="additions">
        {said.length === 0 && <li className="hint">{t('Nothing has been said yet.')}</li>}
        {said.map((one, place) => (
          <Fragment key={one.number}>
            {first > 0 && one.number > first && (said[place - 1]?.number ?? first) <= first && (
              <li className="talk-new">{t('New')}</li>
            )}
            <Line said={one} before={said[place - 1]} />
          </Fragment>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <Composer />
    </div>
  );
}

/** Lines of the same voice within so many milliseconds need no second name. */
const SAME_BREATH = 5 * 60_000;

function Line({ said, before }: { readonly said: Said; readonly before: Said | undefined }): ReactElement {
  const { seat, game, name } = useTable();
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
            <bdi>{said.person.name}</bdi>
          </b>
          {said.seat === null && <span className="soft">{t('looks on')}</span>}
          {said.to !== null && (
            <span className="said-to">
              {said.to === seat ? t('to you alone') : t('to {name} alone', { name: name('seat', said.to) })}
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
        {!own && <SaidMenu said={said} />}
      </div>
    </li>
  );
}

const ALL = '';

function Composer(): ReactElement | null {
  const { seat } = useTable();
  const { say } = useConversation();
  const company = useCompany();
  const me = usePerson()?.id;
  const [text, setText] = useState('');
  const [to, setTo] = useState(ALL);
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const { words } = useTable();
  if (me === undefined)
    return <p className="talk-listens hint">{t('Those who look on without a name only listen.')}</p>;
  const whispers = seat !== null && company?.info.plan.privateTalk !== false;
  const others = company?.info.seats.filter((one) => one.is === 'person' && one.person !== me) ?? [];
  const send = async (): Promise<void> => {
    const spoken = text.trim();
    if (spoken === '') return;
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
    <form className="talk-composer" onSubmit={submit}>
      {refusal !== undefined && (
        <p role="alert" className="talk-refusal">
          {words(refusal.text)}
        </p>
      )}
      {whispers && others.length > 0 && (
        <label className="talk-to">
          {t('To')}
          <select value={to} onChange={({ target }) => setTo(target.value)}>
            <option value={ALL}>{t('everybody')}</option>
            {others.map((one) => (
              <option key={one.seat} value={one.seat}>
                {t('{name} alone', { name: one.name ?? one.seat })}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="talk-line">
        <textarea
          aria-label={t('Say something')}
          placeholder={to === ALL ? t('Say something to everybody') : t('Between the two of you')}
          rows={1}
          value={text}
          maxLength={LONGEST_SAID}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKey}
        />
        <button type="submit" className="button small primary" disabled={text.trim() === ''}>
          {t('Say it')}
        </button>
      </div>
    </form>
  );
}
