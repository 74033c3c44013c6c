import { RequestFailed, ServerTable, type TableInfo } from '@ecumene/client';
import type { Seat } from '@ecumene/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKnown } from '../people/me.ts';
import { isAway, server, whyNot } from '../people/server.ts';
import type { Company } from '../table/company.ts';
import { type Note, stillValid, withNotice } from './notices.ts';
import { forgetUndo, isAlreadySeen, rememberDismissed, rememberShown } from './seen-notices.ts';

/** Why a table cannot be shown at all. */
export interface Fault {
  readonly why: string;
  /** The server did not answer, and is asked again. */
  readonly away: boolean;
  /** It gathered players before everybody's eyes, and is there no more. */
  readonly takenAway: boolean;
  /** It is only for those who have a seat there, and one has none any more. */
  readonly noSeat: boolean;
}

/** What is known of a table from outside, and how to learn more. */
export interface Known {
  readonly company: Company | undefined;
  readonly fault: Fault | undefined;
  refresh(): void;
  learn(info: TableInfo): void;
}

/** Milliseconds until a server that did not answer is asked again. */
const AGAIN = 3000;

/** Everything but the game itself: asked for once, then told by the connection, and asked for anew when wished. */
export function useTableInfo(id: string): Known {
  const [company, setCompany] = useState<Company | undefined>(undefined);
  const [fault, setFault] = useState<Known['fault']>(undefined);
  const before = useRef<TableInfo | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const learn = useCallback((info: TableInfo): void => {
    before.current = info;
    setFault(undefined);
    setCompany({ info, heard: performance.now() });
  }, []);
  const asked = useRef(0);
  const refresh = useCallback((): void => {
    clearTimeout(timer.current);
    asked.current += 1;
    const number = asked.current;
    // What is said to an earlier question may be about somebody who looks no more.
    const isLatest = (): boolean => number === asked.current;
    server.ask('table', { id }, {}).then(
      ({ table }) => {
        if (isLatest()) learn(table);
      },
      (error: unknown) => {
        if (!isLatest()) return;
        const away = isAway(error);
        const was = isNoTable(error) ? before.current : undefined;
        const takenAway = was?.state === 'gathering';
        const noSeat = was !== undefined && !takenAway && was.mine.length > 0;
        setFault({ why: whyNot(error), away, takenAway, noSeat });
        if (away) timer.current = setTimeout(refresh, AGAIN);
        else setCompany(undefined);
      },
    );
  }, [id, learn]);
  useEffect(() => {
    refresh();
    return () => clearTimeout(timer.current);
  }, [refresh]);
  useSomebodyElse(refresh);
  return { company, fault, refresh, learn };
}

/** Calls back when somebody else looks at this page: they have signed in or out, here or in another tab. */
function useSomebodyElse(changed: () => void): void {
  const known = useKnown();
  const person = known.is === 'here' ? (known.me.person?.id ?? null) : undefined;
  const before = useRef(person);
  useEffect(() => {
    if (person === undefined || person === before.current) return;
    if (before.current !== undefined) changed();
    before.current = person;
  }, [person, changed]);
}

function isNoTable(error: unknown): boolean {
  return error instanceof RequestFailed && error.refusal.code === 'no-table';
}

interface Place {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat | null;
  /** The seat is somebody else's, who shows the hand. */
  readonly onlySees: boolean;
  /** It is about to be left: nothing more is heard of it. */
  readonly leaving: boolean;
}

/** What one was told about the table, still holds and was not put away. */
export interface Told {
  readonly notes: readonly Note[];
  putAway(): void;
}

interface Connection {
  readonly table: ServerTable | undefined;
  readonly told: Told;
}

/**
 * A seat at the table, connected for as long as its page is open. It tells the server whether somebody looks, wakes with
 * the device, believes it when it says that there is no network, and looks again at who sits where when its seat is no
 * longer there.
 */
export function useConnection({ id, game, seat, onlySees, leaving }: Place, { learn, refresh }: Known): Connection {
  const [table, setTable] = useState<ServerTable | undefined>(undefined);
  const [notes, setNotes] = useState<readonly Note[]>([]);
  useEffect(() => {
    if (leaving) return undefined;
    const opened = new ServerTable({ id, game, seat, onlySees });
    let known: TableInfo | undefined;
    const stop = opened.subscribe(() => {
      const info = opened.info();
      if (info !== undefined && info !== known) learn(info);
      known = info;
      if (opened.state() === 'gone') refresh();
      const now = opened.tableView();
      if (now !== undefined) setNotes((before) => stillValid(before, now));
      if (now !== undefined && now.proposal !== null) forgetUndo(id);
    });
    opened.hearNotices((text, about) => {
      const note = { text, ...(about !== undefined && { about }), seen: opened.tableView() };
      // Before anything is known of the table one is told what may have been told here before.
      if (opened.info() === undefined && isAlreadySeen(id, note, note.seen)) return;
      rememberShown(id, note);
      setNotes((before) => withNotice(before, note));
    });
    const rouse = (): void => {
      if (!document.hidden) opened.wake();
    };
    const turn = (): void => {
      opened.looking(!document.hidden);
      rouse();
    };
    opened.looking(!document.hidden);
    const unplug = (): void => opened.unplug();
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('online', rouse);
    window.addEventListener('offline', unplug);
    setTable(opened);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('online', rouse);
      window.removeEventListener('offline', unplug);
      stop();
      opened.close();
      setNotes([]);
    };
  }, [id, game, seat, onlySees, leaving, learn, refresh]);
  const isIt = table?.id === id && table.seat === seat && table.onlySees === onlySees;
  const putAway = (): void => {
    rememberDismissed(id, notes);
    setNotes([]);
  };
  return { table: isIt ? table : undefined, told: { notes, putAway } };
}
