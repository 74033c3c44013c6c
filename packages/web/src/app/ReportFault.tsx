import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { usePerson } from '../people/me.ts';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';
import { saveFile } from './save-file.ts';

/**
 * A way to say that something is wrong. About a table on a server the report goes to its operator; about anything else it
 * is a file to be sent along.
 */
export function ReportFault({ table }: { readonly table?: string }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const person = usePerson();
  const [text, setText] = useState('');
  const [done, setDone] = useState<string | undefined>(undefined);
  const { busy, fault, run } = useDoing();
  const sends = table !== undefined && person !== undefined;
  const report = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!sends) {
      saveFile('ecumene-fault.json', faultReport(text));
      setDone(t('Saved. Send the file to whoever runs this site.'));
      return;
    }
    await run(async () => {
      const { report: name } = await server.ask('reportFault', { id: table }, { text });
      setDone(t('Thank you. The operator finds it under {name}.', { name }));
    });
  };
  const open = (): void => {
    setText('');
    setDone(undefined);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className="button quiet small" onClick={open}>
        {t('Report a fault')}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={title}>
        <form className="dialog-form" onSubmit={(event) => void report(event)}>
          <h2 id={title}>{t('What went wrong?')}</h2>
          {done === undefined ? (
            <>
              <p className="soft">
                {sends
                  ? t('What you write goes to the operator, with this table as you see it and nothing else.')
                  : t('What you write is saved as a file, with the address of this page and the kind of browser.')}
              </p>
              <label className="field">
                <span className="field-name">{t('What did you do, what happened, what did you expect?')}</span>
                <textarea
                  className="input"
                  rows={5}
                  required
                  maxLength={4000}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                />
              </label>
              <Fault why={fault} />
            </>
          ) : (
            <p role="status">{done}</p>
          )}
          <div className="dialog-ways">
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              {done === undefined ? t('Never mind') : t('Close')}
            </button>
            {done === undefined && (
              <button type="submit" className="button primary" disabled={busy}>
                {sends ? t('Send it') : t('Save the report')}
              </button>
            )}
          </div>
        </form>
      </dialog>
    </>
  );
}

function faultReport(text: string): unknown {
  return {
    text,
    page: location.pathname,
    at: new Date().toISOString(),
    browser: navigator.userAgent,
    screen: { width: innerWidth, height: innerHeight },
  };
}
