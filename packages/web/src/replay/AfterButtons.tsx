import { say } from '@ecumene/engine';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from '../app/router.tsx';
import { whyNot } from '../people/server.ts';
import { Failure } from '../port/failure.ts';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import { annalsAt, playAgain } from './after.ts';
import { Card } from './Copies.tsx';
import { Proving } from './Proving.tsx';
import type { Proof } from './study-protocol.ts';
import { replayOf, type TableLocation, useTableLocation } from './table-location.ts';
import './replay.css';

/** What one may want when a game is over: see it again, play again, or have it proved. On a server the bar asks who plays again. */
export function AfterButtons({ children }: { readonly children?: ReactNode }): ReactElement | null {
  const { seat } = useTable();
  const where = useTableLocation();
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  if (where === undefined) return null;
  const again = (): void => {
    setBusy(true);
    playAgain(where.id).catch((error: unknown) => {
      setBusy(false);
      setFault(whyNot(error));
    });
  };
  return (
    <div className="after-buttons">
      <Link className="button primary" to={replayOf(where, seat)}>
        {t('Replay')}
      </Link>
      {where.at === 'solo' && (
        <button type="button" className="button" disabled={busy} onClick={again}>
          {t('Play again')}
        </button>
      )}
      <Card title={t('Verify the shuffles')}>
        <Proving prove={() => proveAt(where)} />
      </Card>
      {children}
      {fault !== undefined && (
        <p className="replay-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

async function proveAt(where: TableLocation): Promise<Proof> {
  const annals = await annalsAt(where);
  try {
    if (annals.verify === undefined || !annals.about.whole)
      throw new Failure(say('This table started in the middle of a game, so its first shuffle cannot be verified.'));
    return await annals.verify();
  } finally {
    annals.close();
  }
}
