import type { ReactElement, ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { replayOf, useExitPath, useTableLocation } from '../replay/table-location.ts';
import { t } from '../text/text.ts';
import { PrepareButton } from './AutomaticAnswers.tsx';
import { useTable } from './at-table.ts';
import { thereafter, waitedFor } from './awaited.ts';
import { PlanButtons } from './PlanButtons.tsx';
import { PlayedFromPlan } from './PlayedFromPlan.tsx';
import { isStopped } from './table-status.ts';

interface WaitingProps {
  /** What can be done when the game is over. */
  readonly afterwards: ReactNode;
  /** What can be done so that play goes on, by whoever plays. */
  readonly meanwhile: ReactNode;
  /** Opens what can be answered before it is asked. */
  prepare(): void;
  /** Begins to plan what is asked under a topic. */
  plan(topic: string): void;
}

/** The bar while nothing is asked of whoever looks: who is waited for, and what can be done meanwhile. */
export function Waiting({ afterwards, meanwhile, prepare, plan }: WaitingProps): ReactElement {
  const table = useTable();
  const { game, tableView, seat, still, words } = table;
  const ended = tableView.over || isStopped(still);
  const out = seat === null || ended ? undefined : game.out?.(tableView.view, seat);
  const looksOn = seat === null || still === 'only-sees' || out !== undefined;
  return (
    <div className="asking">
      <div className="asking-words">
        <p className="asking-text">
          {!ended && looksOn && (
            <b className="asking-part">{out === undefined ? t('You are watching.') : words(out)}</b>
          )}{' '}
          {whatGoesOn(table)} {!ended && !looksOn && <PlayedFromPlan />}
        </p>
        {!ended && !looksOn && <NeededNext />}
      </div>
      <div className="asking-control choices">
        {(tableView.over || still === 'given-up') && afterwards}
        {looksOn || ended ? (
          <WaysOut />
        ) : (
          <>
            <TakeBack />
            {meanwhile}
            <PlanButtons plan={plan} />
            <PrepareButton prepare={prepare} />
          </>
        )}
      </div>
    </div>
  );
}

/** When somebody is likely needed next, so that they know when to look in again and what to plan before they go. */
function NeededNext(): ReactElement | null {
  const { game, tableView, seat, words } = useTable();
  const told = seat === null ? [] : (game.neededNext?.(tableView, seat) ?? []);
  if (told.length === 0) return null;
  return <p className="asking-more hint">{told.map(words).join(' ')}</p>;
}

function whatGoesOn(table: ReturnType<typeof useTable>): string {
  if (table.tableView.over) return t('The game is over.');
  if (table.still === 'given-up') return t('This game was abandoned.');
  if (table.still === 'frozen') return t('This table is frozen.');
  const awaited = waitedFor(table, null);
  return awaited === '' ? t('No decisions are pending.') : `${awaited} ${thereafter(table, table.seat) ?? ''}`;
}

/** Offered only where it can be done. */
function TakeBack(): ReactElement | null {
  const { tableView, request, refuse } = useTable();
  if (!tableView.mayTakeBack) return null;
  const takeBack = (): void => {
    refuse(undefined);
    void request({ do: 'take-back' });
  };
  return (
    <button type="button" className="button quiet waiting-undo" onClick={takeBack}>
      {t('Undo')}
    </button>
  );
}

/** For whoever looks on: watching goes on by itself; they may look back, or go. How it ended leads back by itself. */
function WaysOut(): ReactElement {
  const { seat, tableView } = useTable();
  const where = useTableLocation();
  const wayOut = useExitPath();
  return (
    <>
      {where !== undefined && !tableView.over && (
        <Link className="button quiet" to={replayOf(where, seat)}>
          {t('Replay')}
        </Link>
      )}
      <Link className="button quiet" to={wayOut}>
        {t('Leave the table')}
      </Link>
    </>
  );
}
