import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { usePortState } from './at-table.ts';
import type { TablePort } from './port.ts';

/** Whether what is seen is up to date, said only when it is not; and what becomes of what one does meanwhile. */
export function ConnectionNote({ port }: { readonly port: TablePort }): ReactElement | null {
  const state = usePortState(port);
  if (state === 'live') return null;
  return (
    <div className="table-note table-note-warns" role="status">
      <p>
        {whatIsWrong(port, state)}{' '}
        {port.unsure?.() && t('Your last answer may not have arrived. It is sent again by itself, and counts once.')}
      </p>
      {state !== 'gone' && port.wake !== undefined && (
        <button type="button" className="button small" onClick={() => port.wake?.()}>
          {t('Try now')}
        </button>
      )}
    </div>
  );
}

function whatIsWrong(port: TablePort, state: Exclude<ReturnType<TablePort['state']>, 'live'>): string {
  if (state === 'gone') return t('This table is no longer there for you.');
  switch (port.trouble?.()) {
    case 'restart':
      return t('The server is restarting. Play goes on in a moment; nothing you do is sent until then.');
    case 'too-many':
      return t('You have too many tables open at once. Close some of them, and this one comes back.');
    case 'network':
      return state === 'offline'
        ? t('Offline. Nothing is queued: what you do now is not sent.')
        : t('The connection broke. Reaching the table …');
    default:
      return t('Reaching the table …');
  }
}
