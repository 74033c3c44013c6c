import { type Me, plainName } from '@ecumene/client';
import { type FormEvent, type ReactElement, useState } from 'react';
import { t } from '../text/text.ts';
import { useDoing } from './doing.ts';
import { Fault } from './Fault.tsx';
import { Field } from './Field.tsx';
import { heardOf, type Person } from './me.ts';
import { server } from './server.ts';

/** What one is called, and where mail goes. */
export function Profile({
  person,
  mailWorks,
}: {
  readonly person: Person;
  readonly mailWorks: Me['mailWorks'];
}): ReactElement {
  const [name, setName] = useState(person.name);
  const [mail, setMail] = useState(person.mail ?? '');
  const [kept, setKept] = useState(false);
  const { busy, fault, run } = useDoing();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = mail.trim() === '' ? null : mail.trim();
    const changes = { name: plainName(name), ...(mailWorks && address !== person.mail && { mail: address }) };
    setKept(await run(async () => heardOf(await server.ask('changeMe', {}, changes))));
  };
  return (
    <section className="sheet" aria-labelledby="profile">
      <h2 id="profile">{t('Profile')}</h2>
      <form className="fields" onSubmit={(event) => void submit(event)}>
        <Field label={t('Your name')} required maxLength={40} autoComplete="nickname" value={name} set={setName} />
        {mailWorks && !person.guest && (
          <Field
            label={t('E-mail address')}
            type="email"
            maxLength={200}
            autoComplete="email"
            value={mail}
            set={setMail}
          />
        )}
        <Fault why={fault} />
        <span className="ways">
          <button type="submit" className="button" disabled={busy}>
            {t('Save')}
          </button>
          <span role="status" className="soft">
            {kept && t('Saved.')}
          </span>
        </span>
      </form>
    </section>
  );
}
