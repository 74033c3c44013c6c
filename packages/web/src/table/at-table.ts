import type { SeatRequest, TableView } from '@ecumene/client';
import { type Refusal, refuse, type Seat, say, type Text, type Thing } from '@ecumene/engine';
import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { GameScreen } from '../games/game-screen.ts';
import { inWords } from '../text/text.ts';
import { calledAt, calledIn, useCompany } from './company.ts';
import { PendingAnswers } from './pending-answers.ts';
import type { TablePort } from './port.ts';
import { type SendingStage, useSending } from './sending.ts';
import { atRest, isStopped, type StillReason, stoppedReasonOf } from './table-status.ts';

/** Everything the parts of the table screen share. */
export interface AtTable {
  readonly port: TablePort;
  readonly game: GameScreen;
  readonly tableView: TableView;
  readonly seat: Seat | null;
  /** Seats in which nobody sits. */
  readonly empty: readonly Seat[];
  /** Why nothing can be done here, if so. */
  readonly still: StillReason | undefined;
  /** A sentence of the game in words. */
  words(text: Text): string;
  /** What a thing is called. */
  name(is: string, id: string): string;
  /** Asks the table to do something. If it does not, why is shown beside the question, and comes back. */
  request(request: SeatRequest): Promise<Refusal | undefined>;
  /** Answers a question, however often it is pressed in a hurry; true when the answer was taken. */
  give(question: string, answer: unknown): Promise<boolean>;
  /** Why the last request was not done. */
  readonly refusal: Refusal | undefined;
  /** Shows a refusal that came from a check, or takes it away. */
  refuse(refusal: Refusal | undefined): void;
  /** How long what was done here last has been on its way. */
  readonly stage: SendingStage;
}

export const TableContext = createContext<AtTable | undefined>(undefined);

export function useTable(): AtTable {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('this part of the screen belongs to a table');
  return table;
}

export function useTableView(port: TablePort): TableView | undefined {
  return useSyncExternalStore(
    useCallback((listener) => port.subscribe(listener), [port]),
    () => port.tableView(),
  );
}

export function usePortState(port: TablePort): ReturnType<TablePort['state']> {
  return useSyncExternalStore(
    useCallback((listener) => port.subscribe(listener), [port]),
    () => port.state(),
  );
}

/** What somebody does when they go on, rather than read why something was not done. */
const GOING_ON = ['click', 'input', 'keydown'] as const;

/** Takes a refusal away as soon as somebody goes on at the table, by hand or by key. */
export function useGoingOn(place: RefObject<HTMLElement | null>, { refusal, refuse: tell }: Partial<AtTable>): void {
  const stands = refusal !== undefined;
  useEffect(() => {
    const table = place.current;
    if (!stands || table === null) return undefined;
    const goOn = (event: Event): void => {
      const { target } = event;
      const reads = target instanceof Element && target.closest('.refusal, .strip') !== null;
      const presses = !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
      if (presses && !reads) tell?.(undefined);
    };
    for (const event of GOING_ON) table.addEventListener(event, goOn, true);
    return () => {
      for (const event of GOING_ON) table.removeEventListener(event, goOn, true);
    };
  }, [place, stands, tell]);
}

/** When the table itself failed at it. */
const NOT_DONE = refuse('not-done', say('This did not work. Try again.'));

/** The shared part of a table screen, once there is something to see. */
export function useAtTable(port: TablePort, game: GameScreen): AtTable | undefined {
  const seen = useTableView(port);
  const company = useCompany();
  const stopped = company && stoppedReasonOf(company.info);
  const still: StillReason | undefined = stopped ?? (port.onlySees === true ? 'only-sees' : undefined);
  const tableView = useMemo(() => (seen === undefined || !isStopped(still) ? seen : atRest(seen)), [seen, still]);
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const { sending, stage } = useSending();
  const live = usePortState(port) === 'live';
  useEffect(() => {
    if (live) setRefusal((before) => (before?.code === 'not-sent' ? undefined : before));
  }, [live]);
  const asked = tableView?.questions.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is why an old refusal goes.
  useEffect(() => setRefusal(undefined), [asked]);
  const request = useCallback(
    async (wish: SeatRequest): Promise<Refusal | undefined> => {
      const send = (): Promise<Refusal | undefined> => port.request(wish).catch(() => NOT_DONE);
      // What is played on this device is not sent anywhere.
      const refused = await (port.wake === undefined ? send() : sending.during(send, () => port.wake?.()));
      setRefusal(refused);
      return refused;
    },
    [port, sending],
  );
  const onTheWay = useMemo(() => new PendingAnswers(port), [port]);
  const give = useCallback(
    (question: string, answer: unknown) => onTheWay.once(question, () => request({ do: 'answer', question, answer })),
    [onTheWay, request],
  );
  return useMemo(() => {
    if (tableView === undefined) return undefined;
    const called = (thing: Thing): string => {
      if (thing.is !== 'seat') return game.called(thing);
      return company === undefined ? calledIn(tableView, thing.id) : calledAt(company, thing.id);
    };
    return {
      port,
      game,
      tableView,
      seat: port.seat,
      empty: company?.info.seats.filter(({ is }) => is === 'open').map((one) => one.seat) ?? [],
      still,
      words: (text) => inWords(text, called),
      name: (is, id) => called({ is, id }),
      request,
      give,
      refusal,
      refuse: setRefusal,
      stage,
    };
  }, [port, game, tableView, still, request, give, refusal, company, stage]);
}
