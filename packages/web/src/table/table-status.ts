import type { TableInfo, TableView } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';

/** Why nothing can be done at a table although its game is not over. */
export type StoppedReason = 'given-up' | 'frozen';

/** The same, or that whoever looks only sees the hand of somebody else. */
export type StillReason = StoppedReason | 'only-sees';

export function isStopped(still: StillReason | undefined): still is StoppedReason {
  return still !== undefined && still !== 'only-sees';
}

export function stoppedReasonOf({ state, frozen }: Pick<TableInfo, 'state' | 'frozen'>): StoppedReason | undefined {
  if (state === 'abandoned') return 'given-up';
  return state === 'playing' && frozen !== null ? 'frozen' : undefined;
}

/** The seats a table waits for. Where play stands still, it waits for nobody. */
export function waitingSeats({
  waitingFor,
  paused,
  frozen,
}: Pick<TableInfo, 'waitingFor' | 'paused' | 'frozen'>): readonly Seat[] {
  return paused || frozen !== null ? [] : waitingFor;
}

/** A table where nothing can be done: nobody is asked anything, and nothing is offered. */
export function atRest(tableView: TableView): TableView {
  return { ...tableView, questions: [], waiting: [], prepared: [], left: [], proposal: null, mayTakeBack: false };
}
