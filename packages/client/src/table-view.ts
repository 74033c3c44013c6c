import {
  type Event,
  type Happening,
  isRecord,
  latestAnswers,
  mayKnow,
  type Seat,
  type Table,
  type World,
} from '@ecumene/engine';
import { orderRequests } from './printed-order.ts';
import type { TableInfo } from './table-info.ts';
import type { Answered, News, Prepared, TableView } from './table-view-form.ts';

/** So many of a seat's latest answers are named. */
const ANSWERED = 6;

type ForOne = 'questions' | 'prepared' | 'left' | 'mayTakeBack' | 'answered';
/** What all who look at a table see of it, with the half of the view that is for all; none, if the game does not tell it apart. */
export type TableViewForAll = Omit<TableView, ForOne>;
/** What one viewer sees besides, with the rest of the view. The two have nothing in common but the view. */
export type TableViewForOne = Pick<TableView, ForOne | 'view'>;

/** Worked out once for everybody at a table. */
export function tableViewForAll<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
): TableViewForAll {
  return {
    number: table.journal.length,
    where: table.where,
    view: table.viewForAll(),
    insisting: [...table.world.room.insisting],
    orderPending: table.orderPending,
    waiting: table.waiting(),
    seats: [...table.seats],
    out: table.out,
    players: table.players,
    handovers: table.handovers,
    ordered: orderRequests(table),
    ranking: table.ranking(),
    proposal: table.proposal ?? null,
    rewritten: table.rewritten,
    over: table.over,
  };
}

const NOTHING_ASKED = { questions: [], prepared: [], left: [], mayTakeBack: false, answered: [] };

/** Made for each viewer. */
export function tableViewForOne<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  viewer: Seat | null,
): TableViewForOne {
  const view = table.viewForOne(viewer);
  if (viewer === null) return { view, ...NOTHING_ASKED };
  return {
    view,
    questions: table.questions(viewer),
    prepared: preparedBy(table, viewer),
    left: table.automaticAnswers(viewer),
    mayTakeBack: table.mayTakeBack(viewer),
    answered: answeredBy(table, viewer),
  };
}

/** What a spectator sees to whom the player of a seat shows the hand: all that is in view there, but nothing to answer. */
export function tableViewThrough<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  seat: Seat | null,
): TableViewForOne {
  return { view: table.viewForOne(seat), ...NOTHING_ASKED };
}

/** The same of a view that player had. */
export function onlySeen(tableView: TableView): TableView {
  return { ...tableView, ...NOTHING_ASKED };
}

/** A whole view of two halves. */
export function joined(all: TableViewForAll, one: TableViewForOne): TableView {
  return { ...all, ...one, view: joinedView(all.view, one.view) };
}

function joinedView(all: unknown, one: unknown): unknown {
  return isRecord(all) && isRecord(one) ? { ...all, ...one } : one;
}

export function tableViewOf<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  viewer: Seat | null,
): TableView {
  return joined(tableViewForAll(table), tableViewForOne(table, viewer));
}

/** What a viewer saw then. What is past is not taken back; and what was answered was perhaps answered by somebody else. */
export function pastTableView<W extends World<unknown, E>, V, E extends Event>(
  then: Table<W, V, E>,
  viewer: Seat | null,
): TableView {
  return { ...tableViewOf(then, viewer), prepared: [], left: [], answered: [], mayTakeBack: false };
}

/** What others have answered in a seat before whoever plays it now is not theirs. */
function answeredBy<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>, seat: Seat): Answered[] {
  return latestAnswers(table.journal, seat, ANSWERED).flatMap((number) => {
    const entry = table.journal[number];
    if (entry?.is !== 'answer' || !table.playedAlready(seat, number)) return [];
    const { question, topic, answer, standing: automatic } = entry;
    return [{ number, question, topic, answer, ...(automatic && { automatic }) }];
  });
}

function preparedBy<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>, seat: Seat): Prepared[] {
  return table
    .prepared(seat)
    .map(({ asked, answer, refusal }) => ({ question: asked.id, answer, refusal: refusal ?? null }));
}

/** The seats somebody waits for, each once. */
export function awaitedIn(waiting: TableView['waiting']): Seat[] {
  return [...new Set(waiting.flatMap(({ seat, optional }) => (optional ? [] : [seat])))];
}

/** A table apart from its game, after something was played: so much follows, and is not sent each time. `asOf` is now. */
export function movedOn(info: TableInfo, { number, waiting, over }: TableView, asOf: number): TableInfo {
  return { ...info, number, asOf, moved: asOf, waitingFor: over ? [] : awaitedIn(waiting) };
}

/** What a viewer may know of what was played. Nothing is told of it but the happening: not even who else may know. */
export function newsFor(
  played: readonly { readonly number: number; readonly happenings: readonly Happening[] }[],
  viewer: Seat | null,
): News[] {
  return played.flatMap(({ number, happenings }) =>
    happenings
      .filter((happening) => mayKnow(happening, viewer))
      .map((happening) => ({ number, happening: forEyesOf(happening, viewer) })),
  );
}

/** A happening as one viewer is told of it: nobody learns who else may know. */
export function forEyesOf(happening: Happening, viewer: Seat | null): Happening {
  return happening.knows === 'all' || viewer === null ? happening : { ...happening, knows: [viewer] };
}

/** Whether this is a view of a table. What it holds is taken on trust: only our worker and our server send any. */
export function isTableView(data: unknown): data is TableView {
  return isRecord(data) && typeof data['number'] === 'number' && Array.isArray(data['questions']);
}
