import type { ReplyOf, Said, SeatInfo, ServerTable } from '@ecumene/client';
import type { Refusal } from '@ecumene/engine';
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
  /** What those said last whom one has blocked, as far as one has heard it. */
  readonly hushed: readonly Said[];
  /** How much of it is new. */
  readonly unread: number;
  /** Up to where it has been read. */
  readonly read: number;
  /** Whether something was said earlier that has not been fetched. */
  readonly more: boolean;
  /** Fetches some of it. */
  earlier(): Promise<void>;
  /** Says something to all, or to one person in their seat. */
  say(text: string, to: SeatInfo | undefined): Promise<Refusal | undefined>;
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

/** What is said without what some people say, and the last thing each of them said. */
function withoutThose(people: readonly string[], said: readonly Said[]): readonly [readonly Said[], readonly Said[]] {
  const isTheirs = ({ person }: Said): boolean => people.includes(person.id);
  const last = new Map(said.filter(isTheirs).map((one) => [one.person.id, one]));
  return [said.filter((one) => !isTheirs(one)), [...last.values()]];
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
  const blocked = person?.blocked.map(({ id }) => id).join() ?? '';
  useEffect(
    () => table.hearTalk((spoken) => setHeard((before) => ({ ...before, said: heardAlso(before.said, spoken) }))),
    [table],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is no longer blocked may have said something meanwhile.
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
  }, [table, live, blocked]);
  const first = said[0]?.number;
  const earlier = useCallback(async (): Promise<void> => {
    if (first === undefined) return;
    const fetched = await server.ask('talk', { id: table.id, before: String(first) }, {});
    setHeard((before) => withFetched(before, fetched));
  }, [table, first]);
  const [audible, hushed] = useMemo(() => withoutThose(blocked.split(','), said), [said, blocked]);
  const last = audible.at(-1)?.number ?? 0;
  const markRead = useCallback((): void => {
    if (last <= read) return;
    setHeard((before) => ({ ...before, read: Math.max(before.read, last) }));
    if (me !== undefined) table.markRead(last);
  }, [table, last, read, me]);
  const conversation = useMemo<Conversation>(
    () => ({
      said: audible,
      hushed,
      read,
      more,
      earlier,
      unread: audible.filter(({ number, person: who }) => number > read && who.id !== me).length,
      say: (text, to) => table.say(text, to?.seat, to?.person ?? undefined),
      markRead,
    }),
    [audible, hushed, read, more, earlier, me, table, markRead],
  );
  return <ConversationContext.Provider value={conversation}>{children}</ConversationContext.Provider>;
}
