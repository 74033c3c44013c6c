import { type FormEvent, type ReactElement, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { heardOf, type Person } from './me.ts';
import { server } from './server.ts';

type Hours = NonNullable<Person['quiet']>;

/** What is suggested to somebody who has none. */
const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** Hours in which one is told nothing: what comes then is told afterwards. */
export function QuietHours({ person }: { readonly person: Pick<Person, 'quiet'> }): ReactElement {
  const { quiet } = person;
  const [from, setFrom] = useState(timeOf(quiet?.from ?? NIGHT.from));
  const [to, setTo] = useState(timeOf(quiet?.to ?? NIGHT.to));
  const { busy, fault, run } = useDoing();
  const set = (hours: Hours | null): Promise<boolean> =>
    run(async () => heardOf(await server.ask('changeMe', {}, { quiet: hours })));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    void set({ from: minutesOf(from), to: minutesOf(to), place: timeZone });
  };
  return (
    <form className="fields" onSubmit={submit}>
      <fieldset className="quiet-hours">
        <legend className="field-name">{t('Quiet hours')}</legend>
        <label>
          {t('From')}{' '}
          <input className="input" type="time" required value={from} onChange={({ target }) => setFrom(target.value)} />
        </label>
        <label>
          {t('To')}{' '}
          <input className="input" type="time" required value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
      </fieldset>
      <p className="soft">
        {quiet === null
          ? t('You can be notified at any hour.')
          : t('No notifications between {from} and {to}. You get them afterwards.', {
              from: timeOf(quiet.from),
              to: timeOf(quiet.to),
            })}
      </p>
      <Fault why={fault} />
      <span className="ways">
        <button type="submit" className="button small" disabled={busy || from === to}>
          {t('Save quiet hours')}
        </button>
        {quiet !== null && (
          <button type="button" className="button small quiet" disabled={busy} onClick={() => void set(null)}>
            {t('Remove quiet hours')}
          </button>
        )}
      </span>
    </form>
  );
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
