import type { SeatInfo, TableInfo } from '@ecumene/client';
import { type Happening, the } from '@ecumene/engine';
import { useState } from 'react';
import { remembered } from '../device/memory.ts';
import { useTable } from '../table/at-table.ts';
import { entriesOf, type OwnEntry, opensWith, ownEntries } from '../table/log-entries.ts';
import { useStory, useTelling } from '../table/story.tsx';
import { useToldOfOwn } from '../table/Undo.tsx';

const SEEN = 'ecumene.decided ';
/** So many of the latest decisions are told. */
const MOST = 6;
const NONE: Lapses = [];

type Lapses = NonNullable<NonNullable<SeatInfo['clock']>['lapses']>;

interface Decision {
  readonly number: number;
  readonly words: string;
}

/** What the clock decided in somebody's name, and the way to put it away; nothing if that has been read or is old news. */
export function useDecided(info: TableInfo): { readonly told: readonly Decision[]; close(): void } | undefined {
  const { seat, tableView } = useTable();
  const clock = info.seats.find((one) => one.seat === seat)?.clock;
  const key = `${SEEN}${info.id} ${seat}`;
  const [read, setRead] = useState(() => Number(remembered.get(key) ?? 0));
  // While a bot still answers, another note says so.
  const isPast = seat !== null && info.state === 'playing' && clock?.byBot !== true;
  const unread = isPast ? (clock?.lapses ?? NONE).filter(({ from, to }) => (to ?? from) > read) : NONE;
  const end = Math.max(read, ...unread.map(({ from, to }) => to ?? from));
  const told = useDecisions(unread);
  // Whoever has answered since has seen how the table stands.
  const answeredSince = tableView.answered.some(({ number }) => number >= end);
  if (unread.length === 0 || answeredSince || (info.plan.atZero === 'bot' && told.length === 0)) return undefined;
  const close = (): void => {
    remembered.set(key, String(end));
    setRead(end);
  };
  return { told, close };
}

/** What was decided in these lapses, the earliest first: each answer by what came of it. */
function useDecisions(lapses: Lapses): readonly Decision[] {
  const { seat, tableView, game } = useTable();
  const story = useStory();
  const me = seat === null ? [] : [the('seat', seat), game.leads?.(tableView.view, seat) ?? []].flat();
  const isOwn = (happening: Happening): boolean => opensWith(game.tell(happening), me);
  const within = (number: number): boolean =>
    lapses.some(({ from, to }) => number >= from && number < (to ?? Number.POSITIVE_INFINITY));
  const answered = tableView.answered.filter(({ number }) => within(number));
  const own: readonly OwnEntry[] = ownEntries(story, answered, isOwn).toReversed();
  const toldOfOwn = useToldOfOwn(own, isOwn);
  const { tell } = useTelling();
  if (own.length > 0) return own.map((entry) => ({ number: entry.number, words: toldOfOwn(entry) }));
  // What was answered by default is no answer of one's own: it is told by what came of it.
  const came = entriesOf(story.filter(({ number, happening }) => within(number) && isOwn(happening))).toReversed();
  return came.slice(-MOST).map(({ number, happening }) => ({ number, words: tell(happening) }));
}
