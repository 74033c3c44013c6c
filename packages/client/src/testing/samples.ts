import type { SeatInfo, TableInfo } from '../table-info.ts';
import type { TableView } from '../table-view-form.ts';

/** Seats for tests: people, bots or nobody, by name. */
export function sampleSeat(seat: string, is: SeatInfo['is'] = 'person'): SeatInfo {
  return {
    seat,
    is,
    name: is === 'open' ? null : seat,
    person: is === 'person' ? seat : null,
    bot: null,
    here: false,
    awaitedSince: null,
    clock: null,
  };
}

/** A clock that runs, with less than a minute left. */
export const SAMPLE_CLOCK: NonNullable<SeatInfo['clock']> = {
  left: 45_000,
  asOf: 0,
  running: true,
  holidayUntil: null,
  holidaysLeft: 0,
  byBot: false,
  reminded: false,
  lapses: [],
};

/** What is known of a table, for tests. */
export function sampleInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'a-table',
    game: 'advanced-civilization',
    name: 'Evening game',
    state: 'playing',
    frozen: null,
    host: null,
    plan: { game: 'advanced-civilization', name: 'Evening game', options: {}, seats: [] },
    seats: [],
    mine: [],
    number: 0,
    commitment: null,
    created: 0,
    changed: 0,
    moved: 0,
    asOf: 0,
    paused: false,
    floorEnds: null,
    motions: [],
    ranking: null,
    waitingFor: [],
    out: [],
    unread: 0,
    rematch: null,
    whatIf: false,
    imported: false,
    timeCalled: false,
    ...more,
  };
}

/** What somebody sees of a table, for tests. */
export function sampleTableView(more: Partial<TableView> = {}): TableView {
  return {
    number: 0,
    where: [],
    view: {},
    questions: [],
    prepared: [],
    left: [],
    insisting: [],
    orderPending: false,
    waiting: [],
    seats: [],
    out: [],
    players: {},
    handovers: [],
    ordered: [],
    ranking: [],
    proposal: null,
    rewritten: 0,
    mayTakeBack: false,
    answered: [],
    over: false,
    ...more,
  };
}

/** Answers that somebody gave by some entries, for tests. */
export function sampleAnswers(...entries: readonly number[]): TableView['answered'] {
  return entries.map((number) => ({ number, question: `question ${number}`, topic: 'movement', answer: {} }));
}
