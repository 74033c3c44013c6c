import type { SeatInfo, TableInfo } from '@ecumene/client';
import { type Happening, type Seat, the } from '@ecumene/engine';
import { type ReactElement, useState } from 'react';
import { remembered } from '../device/memory.ts';
import { useTable } from '../table/at-table.ts';
import { entriesOf, type OwnEntry, opensWith, ownEntries } from '../table/log-entries.ts';
import { useStory, useTelling } from '../table/story.tsx';
import { AskUndo, useToldOfOwn } from '../table/Undo.tsx';
import { t } from '../text/text.ts';

const SEEN = 'ecumene.decided ';
/** So many of the latest decisions are told. */
const MOST = 6;

type Lapses = NonNullable<NonNullable<SeatInfo['clock']>['lapses']>;

/** On coming back: what the clock decided in one's name, and the way to undo it, until it has been read. */
export function DecidedMeanwhile({ info }: { readonly info: TableInfo }): ReactElement | null {
  const { seat } = useTable();
  if (seat === null || info.state !== 'playing') return null;
  const clock = info.seats.find((one) => one.seat === seat)?.clock;
  const lapses = clock?.lapses ?? [];
  // While a bot still answers, another note says so.
  if (lapses.length === 0 || clock?.byBot === true) return null;
  return <Decided key={seat} info={info} seat={seat} lapses={lapses} />;
}

interface DecidedProps {
  readonly info: TableInfo;
  readonly seat: Seat;
  readonly lapses: Lapses;
}

function Decided({ info, seat, lapses }: DecidedProps): ReactElement | null {
  const { tableView, request } = useTable();
  const byBot = info.plan.atZero === 'bot';
  const key = `${SEEN}${info.id} ${seat}`;
  const [read, setRead] = useState(() => Number(remembered.get(key) ?? 0));
  const unread = lapses.filter(({ from, to }) => (to ?? from) > read);
  const end = Math.max(read, ...unread.map(({ from, to }) => to ?? from));
  const told = useDecisions(unread);
  // Whoever has answered since has seen how the table stands.
  const answeredSince = tableView.answered.some(({ number }) => number >= end);
  if (unread.length === 0 || answeredSince || (byBot && told.length === 0)) return null;
  const close = (): void => {
    remembered.set(key, String(end));
    setRead(end);
  };
  return (
    <div className="table-note table-note-warns" role="status">
      <div>
        <p>
          {byBot
            ? t('Your time ran out. A bot answered for you.')
            : t('Your time ran out. The default answer was given for you.')}
        </p>
        {told.length > 0 && (
          <ul className="decided">
            {told.map(({ number, words }) => (
              <li key={number}>{words}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="table-note-ways">
        {tableView.mayTakeBack ? (
          <button type="button" className="button small" onClick={() => void request({ do: 'take-back' })}>
            {t('Undo')}
          </button>
        ) : (
          <AskUndo look="button small" />
        )}
        <button type="button" className="button small primary" onClick={close}>
          {t('OK')}
        </button>
      </div>
    </div>
  );
}

/** What was decided in these lapses, the earliest first: each answer by what came of it. */
function useDecisions(lapses: Lapses): readonly { readonly number: number; readonly words: string }[] {
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
