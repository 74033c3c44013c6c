import type { Said, ServerTable } from '@ecumene/client';
import type { Refusal, Seat } from '@ecumene/engine';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { usePerson } from '../people/me.ts';
import { server } from '../people/server.ts';
import { usePortState } from '../table/at-table.ts';

/** What is said at a table, as far as somebody hears it. */
export interface Conversation {
  readonly said: readonly Said[];
  /** How much of it is new. */
  readonly unread: number;
  /** Up to where it has been read. */
  readonly read: number;
  say(text: string, to: Seat | undefined): Promise<Refusal | undefined>;
  markRead(): void;
}

const ConversationContext = createContext<Conversation | undefined>(undefined);

export function useConversation(): Conversation {
  const conversation = useContext(ConversationContext);
  if (conversation === undefined) throw new Error('nobody talks at this table');
  return conversation;
}

interface Heard {
  readonly said: readonly Said[];
  readonly read: number;
}

/** Everything said, in order and once, whichever way it was heard. */
function heardAlso(before: readonly Said[], more: readonly Said[]): readonly Said[] {
  const all = new Map([...before, ...more].map((one) => [one.number, one]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

interface TalkKeeperProps {
  readonly table: ServerTable;
  readonly children: ReactNode;
}

/** Keeps what is said at the table for all parts of the screen; what was said during an absence is fetched. */
export function TalkKeeper({ table, children }: TalkKeeperProps): ReactElement {
  const person = usePerson();
  const me = person?.id;
  const [{ said, read }, setHeard] = useState<Heard>({ said: [], read: 0 });
  const live = usePortState(table) === 'live';
  useEffect(
    () => table.hearTalk((more) => setHeard((before) => ({ ...before, said: heardAlso(before.said, more) }))),
    [table],
  );
  useEffect(() => {
    if (!live) return undefined;
    let here = true;
    server.ask('talk', { id: table.id }, {}).then(
      (heard) =>
        here &&
        setHeard((before) => ({ said: heardAlso(before.said, heard.said), read: Math.max(before.read, heard.read) })),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [table, live]);
  const blocked = useMemo(() => new Set(person?.blocked.map(({ id }) => id)), [person]);
  const audible = useMemo(() => said.filter((one) => !blocked.has(one.person.id)), [said, blocked]);
  const last = audible.at(-1)?.number ?? 0;
  const markRead = useCallback((): void => {
    if (last <= read) return;
    setHeard((before) => ({ ...before, read: Math.max(before.read, last) }));
    if (me !== undefined) table.markRead(last);
  }, [table, last, read, me]);
  const conversation = useMemo<Conversation>(
    () => ({
      said: audible,
      read,
      unread: audible.filter(({ number, person: who }) => number > read && who.id !== me).length,
      say: (text, to) => table.say(text, to),
      markRead,
    }),
    [audible, read, me, table, markRead],
  );
  return <ConversationContext.Provider value={conversation}>{children}</ConversationContext.Provider>;
}
