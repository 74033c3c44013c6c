import type { Seat } from '@ecumene/engine';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Link } from '../app/router.tsx';
import { SaveFault } from '../app/SaveFault.tsx';
import type { Company } from '../table/company.ts';
import { t } from '../text/text.ts';
import { AtServerTable } from './AtServerTable.tsx';
import { type Known, useConnection, useTableInfo } from './connection.ts';
import { useShownHand } from './ShownHands.tsx';

const NoTable = lazy(async () => ({ default: (await import('./NoTable.tsx')).NoTable }));
const WaitingRoom = lazy(async () => ({ default: (await import('../lobby/WaitingRoom.tsx')).WaitingRoom }));

/** A table on the server: gathering, played or over, from one's own seat or as a spectator. */
export function ServerTablePage({ id }: { readonly id: string }): ReactElement {
  const known = useTableInfo(id);
  const { company, fault } = known;
  if (company !== undefined) return <Found known={known} company={company} />;
  if (fault?.away === true) return <NoServer />;
  if (fault !== undefined)
    return (
      <Suspense fallback={<Loading />}>
        <NoTable {...fault} />
      </Suspense>
    );
  return <main className="table-waiting">{t('Creating table …')}</main>;
}

function Found({ known, company }: { readonly known: Known; readonly company: Company }): ReactElement {
  const { info } = company;
  const [wanted, setWanted] = useState<Seat | undefined>(() => info.mine.find((one) => info.waitingFor.includes(one)));
  const seat = info.mine.find((one) => one === wanted) ?? info.mine[0] ?? null;
  const [leaving, setLeaving] = useState(false);
  const [through, look] = useState<Seat | null>(null);
  const place = seat === null && through !== null ? { seat: through, onlySees: true } : { seat, onlySees: false };
  const { table, told } = useConnection({ id: info.id, game: info.game, ...place, leaving }, known);
  useShownHand(table, through, look);
  if (info.state === 'gathering') {
    return (
      <Suspense fallback={<Loading />}>
        <WaitingRoom info={info} refresh={known.refresh} leave={setLeaving} />
      </Suspense>
    );
  }
  if (table === undefined) return <main className="table-waiting">{t('Creating table …')}</main>;
  if (seat === null && table.state() === 'gone' && table.tableView() === undefined)
    return (
      <Suspense fallback={<Loading />}>
        <NoTable why="" takenAway={false} noSeat />
      </Suspense>
    );
  return <AtServerTable table={table} company={company} known={known} told={told} sit={setWanted} look={look} />;
}

function Loading(): ReactElement {
  return <main className="table-waiting">{t('Loading …')}</main>;
}

function NoServer(): ReactElement {
  return (
    <main className="table-waiting">
      <div className="waiting-words">
        <h1>{t('Server not responding')}</h1>
        <p>{t('Retrying every few seconds. Your moves are safe.')}</p>
        <Link className="button" to="/lobby">
          {t('Go to tables')}
        </Link>
        <SaveFault />
      </div>
    </main>
  );
}
