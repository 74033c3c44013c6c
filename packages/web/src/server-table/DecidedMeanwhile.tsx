import type { TableInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { useTable } from '../table/at-table.ts';
import { AskUndo } from '../table/Undo.tsx';
import { t } from '../text/text.ts';
import { useDecided } from './decided.ts';

/** On coming back: what the clock decided in one's name, and the way to undo it, until it has been read. */
export function DecidedMeanwhile({ info }: { readonly info: TableInfo }): ReactElement | null {
  const { tableView, request } = useTable();
  const decided = useDecided(info);
  if (decided === undefined) return null;
  const { told, close } = decided;
  return (
    <div className="table-note table-note-warns" role="status">
      <div>
        <p>
          {info.plan.atZero === 'bot'
            ? t('Your time ran out. A bot decided for you.')
            : t('Your time ran out. The default answer was given for you.')}
        </p>
        {told.length > 0 && (
          <ul className="decided">
            {told.map(({ number, words }) => (
              <li key={number}>{words}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="table-note-ways">
        {tableView.mayTakeBack ? (
          <button type="button" className="button small" onClick={() => void request({ do: 'take-back' })}>
            {t('Undo')}
          </button>
        ) : (
          <AskUndo look="button small" />
        )}
        <button type="button" className="button small primary" onClick={close}>
          {t('OK')}
        </button>
      </div>
    </div>
  );
}
