import type { ReplyOf } from '@ecumene/client';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { Link } from '../app/router.tsx';
import { Shell } from '../app/Shell.tsx';
import { ago } from '../lobby/clock-words.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { usePerson } from './me.ts';
import { server, whyNot } from './server.ts';
import './people.css';
import './moderation.css';

type Report = ReplyOf<'moderationReports'>['reports'][number];
type Deed = 'mute' | 'ban' | 'wipe' | 'settle';

const WEEK = 7;

/** What was reported, for moderators: read it, then act with one click. */
export function ModerationPage(): ReactElement {
  const person = usePerson();
  return (
    <Shell
      title={t('Moderation')}
      band={<PageHeader title={t('Moderation')} below={t('Reported messages that are still open.')} />}
    >
      {person?.role === 'moderator' ? (
        <Reports />
      ) : (
        <p className="soft moderation">{t('Only moderators can see this page.')}</p>
      )}
    </Shell>
  );
}

function Reports(): ReactElement {
  const [reports, setReports] = useState<readonly Report[] | undefined>(undefined);
  const { busy, fault, run, fail } = useDoing();
  const look = useCallback(async () => setReports((await server.ask('moderationReports', {}, {})).reports), []);
  useEffect(() => {
    look().catch((error: unknown) => fail(whyNot(error)));
  }, [look, fail]);
  const act = (report: Report, deed: Deed, why: string): void => {
    const days = deed === 'mute' || deed === 'ban' ? { days: WEEK } : {};
    const whom = report.person === null ? {} : { person: report.person.id };
    void run(async () => {
      await server.ask('moderate', {}, { deed, report: report.id, why, ...whom, ...days });
      await look();
    });
  };
  return (
    <div className="moderation">
      <Fault why={fault} />
      {reports?.length === 0 && <p className="soft">{t('No open reports.')}</p>}
      {reports?.map((report) => (
        <OneReport key={report.id} report={report} busy={busy} act={(deed, why) => act(report, deed, why)} />
      ))}
    </div>
  );
}

function OneReport({
  report,
  busy,
  act,
}: {
  readonly report: Report;
  readonly busy: boolean;
  act(deed: Deed, why: string): void;
}): ReactElement {
  const { person, text, around, table, at } = report;
  const [why, setWhy] = useState(report.why);
  const name = person?.name ?? t('A player who left');
  const disabled = busy || why.trim() === '';
  const button = (deed: Deed, words: string, style: string): ReactElement => (
    <button type="button" className={`button small ${style}`} disabled={disabled} onClick={() => act(deed, why.trim())}>
      {words}
    </button>
  );
  return (
    <article className="sheet report">
      <h2>{name}</h2>
      <p className="soft">
        {t('Reported {when}', { when: ago(at, Date.now()) })}
        {table !== null && (
          <>
            {' · '}
            <Link to={`/table/${table}`}>{t('Open the table')}</Link>
          </>
        )}
      </p>
      <ol className="report-said">
        {around.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be said twice, and lines never change places.
          <li key={i} className={line.text === text && line.name === person?.name ? 'report-meant' : undefined}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
        {!around.some((line) => line.text === text) && (
          <li className="report-meant">
            <b>{name}</b> {text}
          </li>
        )}
      </ol>
      <label className="field">
        <span className="field-name">{t('Reason, which they can read')}</span>
        <input className="input" maxLength={400} value={why} onChange={({ target }) => setWhy(target.value)} />
      </label>
      <div className="report-actions">
        {person !== null && button('mute', t('Mute for a week'), 'primary')}
        {person !== null && button('wipe', t('Delete all their messages'), '')}
        {person !== null && button('ban', t('Ban for a week'), '')}
        {button('settle', t('Dismiss'), 'quiet')}
      </div>
    </article>
  );
}
