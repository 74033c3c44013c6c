import { plainName, type ReplyOf } from '@ecumene/client';
import { type FormEvent, type ReactElement, useCallback, useEffect, useState } from 'react';
import { ago } from '../lobby/clock-words.ts';
import { t } from '../text/text.ts';
import { type Doing, useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { Field, PasswordField } from './Field.tsx';
import type { Person } from './me.ts';
import { confirmation, createPasskey, knowsPasskeys, usualPasskeyName } from './passkey.ts';
import { server } from './server.ts';

type Passkey = ReplyOf<'passkeys'>['passkeys'][number];

/** The passkeys of an account: which there are, one more, another name, one less. */
export function Passkeys({ person }: { readonly person: Person }): ReactElement | null {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const doing = useDoing();
  const { fault, run } = doing;
  const look = useCallback(async () => setPasskeys((await server.ask('passkeys', {}, {})).passkeys), []);
  useEffect(() => {
    look().catch(() => undefined);
  }, [look]);
  const change = (action: () => Promise<unknown>): Promise<boolean> =>
    run(async () => {
      await action();
      await look();
    });
  if (passkeys.length === 0 && !knowsPasskeys()) return null;
  return (
    <section className="sheet" aria-labelledby="passkeys">
      <h2 id="passkeys">{t('Passkeys')}</h2>
      <p className="soft">
        {t('Sign in with your fingerprint, face or screen lock instead of a password. Your device keeps the passkey.')}
      </p>
      {passkeys.length > 0 && (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} doing={doing} change={change} />
          ))}
        </ul>
      )}
      <Fault why={fault} />
      {knowsPasskeys() && <AddPasskey person={person} added={look} />}
    </section>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly doing: Doing;
  change(action: () => Promise<unknown>): Promise<boolean>;
}

function Row({ passkey: { id, name, seen }, doing: { busy }, change }: RowProps): ReactElement {
  const [fresh, setFresh] = useState<string | undefined>(undefined);
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const named = plainName(fresh ?? '');
    if (await change(() => server.ask('renamePasskey', { passkey: id }, { name: named }))) setFresh(undefined);
  };
  if (fresh !== undefined)
    return (
      <li className="row row-tight">
        <form className="fields fields-line" onSubmit={(event) => void rename(event)}>
          <Field label={t('Name of the passkey')} required maxLength={40} value={fresh} set={setFresh} />
          <span className="ways">
            <button type="submit" className="button small" disabled={busy}>
              {t('Save')}
            </button>
            <button type="button" className="button small quiet" onClick={() => setFresh(undefined)}>
              {t('Cancel')}
            </button>
          </span>
        </form>
      </li>
    );
  return (
    <li className="row row-tight">
      <div className="row-words">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className="soft">{seen === 0 ? t('Never used') : t('Last used {when}', { when: ago(seen, Date.now()) })}</p>
      </div>
      <button
        type="button"
        className="button small quiet"
        disabled={busy}
        aria-label={t('Rename passkey {name}', { name })}
        onClick={() => setFresh(name)}
      >
        {t('Rename')}
      </button>
      <button
        type="button"
        className="button small quiet"
        disabled={busy}
        aria-label={t('Remove passkey {name}', { name })}
        onClick={() => void change(() => server.ask('removePasskey', { passkey: id }, {}))}
      >
        {t('Remove')}
      </button>
    </li>
  );
}

interface AddPasskeyProps {
  readonly person: Person;
  added(): Promise<void>;
}

/** Somebody else at this device must not be able to add one: whoever has a password gives it. */
function AddPasskey({ person, added }: AddPasskeyProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(usualPasskeyName);
  const [password, setPassword] = useState('');
  const { busy, fault, run } = useDoing();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const done = await run(async () => {
      const options = await server.ask('addingPasskey', {}, await confirmation(person, password));
      const created = await createPasskey(options);
      await server.ask('addPasskey', {}, { name: plainName(name), created });
      await added();
    });
    setPassword('');
    if (done) setOpen(false);
  };
  if (!isOpen)
    return (
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('Add passkey')}
      </button>
    );
  return (
    <form className="fields" onSubmit={(event) => void submit(event)}>
      <Field label={t('Name of the passkey')} required maxLength={40} value={name} set={setName} />
      {person.hasPassword ? (
        <PasswordField label={t('Current password')} value={password} set={setPassword} />
      ) : (
        <p className="soft">{t('First confirm with a passkey you have, then create the new one.')}</p>
      )}
      <Fault why={fault} />
      <span className="ways">
        <button type="submit" className="button primary" disabled={busy}>
          {t('Create passkey')}
        </button>
        <button type="button" className="button quiet" onClick={() => setOpen(false)}>
          {t('Cancel')}
        </button>
      </span>
    </form>
  );
}
