import type { Seat } from '@ecumene/engine';
import type { CardId } from '@ecumene/through-the-ages/reference';
import { useContext, useEffect, useMemo, useState } from 'react';
import { Replaying } from '../../../replay/replaying.ts';
import { useTable } from '../../../table/at-table.ts';
import { useStory, useTelling } from '../../../table/story.tsx';
import { prefersStill } from '../../../theme/theme.ts';
import { isOfAges } from '../happened.ts';
import { inShort } from './deeds-in-short.ts';
import { meanwhile } from './turns.ts';

/** A deed of a rival as it is shown on their board. */
interface ShownDeed {
  readonly seat: Seat;
  readonly text: string;
  /** The card it was done with. */
  readonly card: CardId | undefined;
}

/** So long a deed is shown, and all of them together at most; then the next follows. */
const SHOWN = 650;
const TOGETHER = 5000;
const LEAST = 120;

/**
 * What the others did since one's own last move, one deed after the other: the one shown now, and the latest of each.
 * Nobody has to wait for it, and it ends with one's own next move.
 */
export function useShownDeeds(): {
  readonly now: ShownDeed | undefined;
  readonly latest: ReadonlyMap<Seat, ShownDeed>;
} {
  const { seat, tableView } = useTable();
  const lookingBack = useContext(Replaying);
  const story = useStory();
  const { words } = useTelling();
  const deeds = useMemo(() => {
    if (seat === null || lookingBack || tableView.over) return [];
    const told = story.map(({ happening }) => happening).filter(isOfAges);
    return meanwhile(told, seat).flatMap((turn) =>
      inShort(turn).map(
        (one): ShownDeed => ({
          seat: turn.seat,
          text: words(one.text, one.told),
          card: 'card' in one.told.event && one.told.event.card !== null ? one.told.event.card : undefined,
        }),
      ),
    );
  }, [story, seat, lookingBack, tableView.over, words]);
  const [shown, setShown] = useState(0);
  const count = deeds.length;
  const at = Math.min(shown, count);
  useEffect(() => {
    if (at >= count) return undefined;
    const wait = prefersStill() ? 0 : Math.max(LEAST, Math.min(SHOWN, TOGETHER / count));
    const timer = setTimeout(() => setShown(prefersStill() ? count : at + 1), wait);
    return () => clearTimeout(timer);
  }, [at, count]);
  useEffect(() => {
    if (count === 0) setShown(0);
  }, [count]);
  const latest = new Map(deeds.slice(0, at).map((one) => [one.seat, one]));
  return { now: at < count || at === 0 ? deeds[at - 1] : undefined, latest };
}
