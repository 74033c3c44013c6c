import { type ReactElement, useContext, useEffect, useId, useRef, useState } from 'react';
import type { PanelOfTable } from '../table/Panel.tsx';
import { t } from '../text/text.ts';
import { NotesContext, type NotesKept } from './notes-kept.ts';
import './notes.css';

/** Milliseconds after the last letter until it is kept. */
const PAUSE = 800;
const LONGEST = 20_000;

/** The panel of everybody's own notes. */
export const NOTES: PanelOfTable = { id: 'notes', title: t('Notes'), Panel: NotesPanel };

/** What somebody notes for themselves. Nobody else ever sees it. */
function NotesPanel(): ReactElement | null {
  const notes = useContext(NotesContext);
  return notes === undefined ? null : <Paper notes={notes} />;
}

function Paper({ notes }: { readonly notes: NotesKept }): ReactElement {
  const [text, setText] = useState<string | undefined>(undefined);
  const [state, setState] = useState<'kept' | 'writing' | 'failed'>('kept');
  const id = useId();
  const unkept = useRef<string | undefined>(undefined);
  useEffect(() => {
    let here = true;
    notes.read().then(
      (kept) => here && setText(kept),
      () => here && setState('failed'),
    );
    return () => {
      here = false;
      if (unkept.current !== undefined) notes.write(unkept.current).catch(() => undefined);
    };
  }, [notes]);
  useEffect(() => {
    if (state !== 'writing' || text === undefined) return undefined;
    const keep = (): void => {
      notes.write(text).then(
        () => {
          if (unkept.current !== text) return;
          unkept.current = undefined;
          setState('kept');
        },
        () => setState('failed'),
      );
    };
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [notes, text, state]);
  const write = (letters: string): void => {
    unkept.current = letters;
    setText(letters);
    setState('writing');
  };
  return (
    <div className="notes">
      <label htmlFor={id} className="soft">
        {t('Only you can read this.')}
      </label>
      <textarea
        id={id}
        value={text ?? ''}
        disabled={text === undefined}
        maxLength={LONGEST}
        placeholder={t('Promises, cards seen, plans …')}
        onChange={({ target }) => write(target.value)}
      />
      <p className="notes-state soft" role="status">
        {
          {
            kept: text === undefined ? t('Loading …') : t('Saved.'),
            writing: t('Saving …'),
            failed: t('Not saved. It is saved again when you continue to write.'),
          }[state]
        }
      </p>
    </div>
  );
}
