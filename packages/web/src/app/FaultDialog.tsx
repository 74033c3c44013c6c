import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDoing } from '../people/doing.ts';
import { Fault } from '../people/Fault.tsx';
import { t } from '../text/text.ts';
import './shell.css';

interface FaultDialogProps {
  /** What becomes of what is written here. */
  readonly explanation: string;
  readonly button: string;
  /** Reports it; what is said when that is done. */
  report(text: string): Promise<string>;
}

/** A button for whoever finds something wrong, and the question what it is. */
export function FaultDialog({ explanation, button, report }: FaultDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const title = useId();
  const [text, setText] = useState('');
  const [done, setDone] = useState<string | undefined>(undefined);
  const { busy, fault, run } = useDoing();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => setDone(await report(text)));
  };
  const open = (): void => {
    setText('');
    setDone(undefined);
    dialog.current?.showModal();
  };
  return (
    <>
      <button ref={opener} type="button" className="button quiet small" onClick={open}>
        {t('Report a bug')}
      </button>
      {/* It lies beside the menu it was opened from, which closes. */}
      {createPortal(
        <dialog ref={dialog} className="dialog" aria-labelledby={title} onClose={() => focusBackFrom(opener.current)}>
          <form className="dialog-form" onSubmit={submit}>
            <h2 id={title}>{t('What went wrong?')}</h2>
            {done === undefined ? (
              <>
                <p className="soft">{explanation}</p>
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
              <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
                {done === undefined ? t('Cancel') : t('Close')}
              </button>
              {done === undefined && (
                <button type="submit" className="button primary" disabled={busy}>
                  {button}
                </button>
              )}
            </div>
          </form>
        </dialog>,
        document.body,
      )}
    </>
  );
}

/** A menu that has closed meanwhile cannot have the focus back: then what opens the menu has it. */
function focusBackFrom(opener: HTMLElement | null): void {
  const menu = opener?.closest('[popover]');
  if (menu) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.focus();
}
