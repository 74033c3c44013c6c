import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { usePortState } from './at-table.ts';
import type { TablePort } from './port.ts';
import type { SendingStage } from './sending.ts';

interface ConnectionNoteProps {
  readonly port: TablePort;
  /** How long what somebody did has been on its way. */
  readonly stage?: SendingStage;
}

/** Whether what is seen is up to date, said only when it is not; and what becomes of what one does meanwhile. */
export function ConnectionNote({ port, stage = 'none' }: ConnectionNoteProps): ReactElement | null {
  const state = usePortState(port);
  if (state === 'live' && stage === 'late')
    return (
      <div className="table-note table-note-warns" role="status">
        <p>{t('Not connected. Trying again … Your move is sent again automatically and counts only once.')}</p>
      </div>
    );
  if (state === 'live') return null;
  return (
    <div className="table-note table-note-warns" role="status">
      <p>
        {whatIsWrong(port, state)}{' '}
        {port.unsure?.() &&
          t('Your last move may not have arrived. It is sent again automatically and counts only once.')}
      </p>
      {state !== 'gone' && port.wake !== undefined && (
        <button type="button" className="button small" onClick={() => port.wake?.()}>
          {t('Retry')}
        </button>
      )}
    </div>
  );
}

function whatIsWrong(port: TablePort, state: Exclude<ReturnType<TablePort['state']>, 'live'>): string {
  if (state === 'gone') return t('You no longer have access to this table.');
  switch (port.trouble?.()) {
    case 'restart':
      return t('The server is restarting. You can play on in a moment.');
    case 'too-many':
      return t('You have too many tables open. Close some to reconnect this one.');
    case 'network':
      return state === 'offline' ? t('Offline. Your moves are not sent.') : t('Connection lost. Reconnecting …');
    default:
      return t('Connecting …');
  }
}
