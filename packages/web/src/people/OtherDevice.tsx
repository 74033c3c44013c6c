import { type FormEvent, type ReactElement, useState } from 'react';
import { Qr } from '../lobby/Qr.tsx';
import { locale, t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { Field } from './Field.tsx';
import { heardOf } from './me.ts';
import { server } from './server.ts';

/** Takes oneself, and all one's seats, along to another device: a code, also to be scanned. */
export function OtherDevice(): ReactElement {
  const [shown, setShown] = useState<{ readonly code: string; readonly until: number } | undefined>(undefined);
  const { busy, fault, run } = useDoing();
  const show = (): Promise<boolean> => run(async () => setShown(await server.ask('newLink', {}, {})));
  if (shown === undefined)
    return (
      <>
        <p>{t('Play on from a phone or another browser with the same seats.')}</p>
        <Fault why={fault} />
        <button type="button" className="button" disabled={busy} onClick={() => void show()}>
          {t('Show code')}
        </button>
      </>
    );
  const place = new URL('/device', location.origin).href;
  const link = `${place}#${shown.code}`;
  const time = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(shown.until);
  return (
    <>
      <p>
        {t('Scan this on the other device, or open {place} there and enter the code.', {
          place,
        })}
      </p>
      <p className="device-code">
        <strong>{shown.code}</strong>
      </p>
      <Qr text={link} label={t('The code as a QR code')} />
      <p className="soft">{t('It works once, until {time}. Do not show it to anyone else.', { time })}</p>
    </>
  );
}

interface EnterCodeProps {
  /** What the link brought along. */
  readonly given?: string;
  done?(): void;
}

/** On the other device: the code makes one the same person here. */
export function EnterCode({ given = '', done }: EnterCodeProps): ReactElement {
  const [code, setCode] = useState(given);
  const { busy, fault, run } = useDoing();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(async () => heardOf(await server.ask('useLink', {}, { code: code.trim() })))) done?.();
  };
  return (
    <form className="fields" onSubmit={(event) => void submit(event)}>
      <p className="soft">
        {t(
          'On the device you play on, open the menu or your account and choose “Play on another device”. Enter the code you see there.',
        )}
      </p>
      <Field label={t('Code')} required maxLength={40} autoComplete="one-time-code" value={code} set={setCode} />
      <Fault why={fault} />
      <button type="submit" className="button primary" disabled={busy || code.trim() === ''}>
        {t('Use code')}
      </button>
    </form>
  );
}
