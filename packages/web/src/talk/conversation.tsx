import type { ReplyOf, Said, ServerTable } from '@ecumene/client';
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
  /** Whether something was said earlier that has not been fetched. */
  readonly more: boolean;
  /** Fetches some of it. */
  earlier(): Promise<void>;
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
  readonly more: boolean;
}

/** What was heard, and what came when it was asked for. */
function withFetched(before: Heard, { said, read, more }: ReplyOf<'talk'>): Heard {
  const first = before.said[0]?.number ?? Number.POSITIVE_INFINITY;
  return {
    said: heardAlso(before.said, said),
    read: Math.max(before.read, read),
    more: (said[0]?.number ?? first) <= first ? more : before.more,
  };
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
  const [{ said, read, more }, setHeard] = useState<Heard>({ said: [], read: 0, more: false });
  const live = usePortState(table) === 'live';
  useEffect(
    () => table.hearTalk((spoken) => setHeard((before) => ({ ...before, said: heardAlso(before.said, spoken) }))),
    [table],
  );
  useEffect(() => {
    if (!live) return undefined;
    let here = true;
    server.ask('talk', { id: table.id }, {}).then(
      (heard) => here && setHeard((before) => withFetched(before, heard)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [table, live]);
  const first = said[0]?.number;
  const earlier = useCallback(async (): Promise<void> => {
    if (first === undefined) return;
    const fetched = await server.ask('talk', { id: table.id, before: String(first) }, {});
    setHeard((before) => withFetched(before, fetched));
  }, [table, first]);
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
      more,
      earlier,
      unread: audible.filter(({ number, person: who }) => number > read && who.id !== me).length,
      say: (text, to) => table.say(text, to),
      markRead,
    }),
    [audible, read, more, earlier, me, table, markRead],
  );
  return <ConversationContext.Provider value={conversation}>{children}</ConversationContext.Provider>;
}
