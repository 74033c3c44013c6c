import { RequestFailed } from '@ecumene/client';
import type { ReactElement } from 'react';
import { goTo } from '../app/router.tsx';
import { useDoing } from '../people/doing.ts';
import { server } from '../people/server.ts';
import { t } from '../text/text.ts';

/** Sits down where a seat is kept for somebody, and leads there; where there is none any more, they may look. */
async function takeKeptSeat(id: string): Promise<void> {
  try {
    await server.ask('join', { id }, {});
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
  }
  goTo(`/table/${id}`);
}

/** One tap takes the seat that is kept. */
export function JoinKept({ id }: { readonly id: string }): ReactElement {
  const { busy, fault, run } = useDoing();
  return (
    <span className="join-kept">
      <button
        type="button"
        className="button small primary"
        disabled={busy}
        onClick={() => void run(() => takeKeptSeat(id))}
      >
        {t('Take your seat')}
      </button>
      {fault !== undefined && <span role="alert">{fault}</span>}
    </span>
  );
}
