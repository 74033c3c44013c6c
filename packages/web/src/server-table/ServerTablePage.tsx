import type { Seat } from '@ecumene/engine';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Link } from '../app/router.tsx';
import { SaveFault } from '../app/SaveFault.tsx';
import type { Company } from '../table/company.ts';
import { t } from '../text/text.ts';
import { AtServerTable } from './AtServerTable.tsx';
import { type Known, useConnection, useTableInfo } from './connection.ts';

const WaitingRoom = lazy(async () => ({ default: (await import('../lobby/WaitingRoom.tsx')).WaitingRoom }));

/** A table on the server: gathering, played or over, from one's own seat or as a spectator. */
export function ServerTablePage({ id }: { readonly id: string }): ReactElement {
  const known = useTableInfo(id);
  const { company, fault } = known;
  if (company !== undefined) return <Found known={known} company={company} />;
  if (fault !== undefined) return <Missing {...fault} />;
  return <main className="table-waiting">{t('The table is being laid …')}</main>;
}

function Found({ known, company }: { readonly known: Known; readonly company: Company }): ReactElement {
  const { info } = company;
  const [wanted, setWanted] = useState<Seat | undefined>(() => info.mine.find((one) => info.waitingFor.includes(one)));
  const seat = info.mine.find((one) => one === wanted) ?? info.mine[0] ?? null;
  const table = useConnection({ id: info.id, game: info.game, seat }, known);
  if (info.state === 'gathering') {
    return (
      <Suspense fallback={<main className="table-waiting">{t('One moment …')}</main>}>
        <WaitingRoom info={info} refresh={known.refresh} />
      </Suspense>
    );
  }
  if (table === undefined) return <main className="table-waiting">{t('The table is being laid …')}</main>;
  return <AtServerTable table={table} company={company} known={known} sit={setWanted} />;
}

function Missing({ why, away }: NonNullable<Known['fault']>): ReactElement {
  return (
    <main className="table-waiting">
      <div className="waiting-words">
        <h1>{away ? t('The server does not answer') : t('No table here')}</h1>
        <p>{away ? t('It is asked again every few seconds. What was played is safe with it.') : why}</p>
        <Link className="button" to="/lobby">
          {t('To the tables')}
        </Link>
        <SaveFault />
      </div>
    </main>
  );
}
