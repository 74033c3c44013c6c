import type { Seat } from '@ecumene/engine';
import type { CardId } from '@ecumene/through-the-ages/reference';
import { useContext, useEffect, useMemo, useState } from 'react';
import { Replaying } from '../../../replay/replaying.ts';
import { useTable } from '../../../table/at-table.ts';
import { useStory, useTelling } from '../../../table/story.tsx';
import { prefersStill } from '../../../theme/theme.ts';
import { isOfAges } from '../happened.ts';
import { inShort } from './actions-in-short.ts';
import { turnsSinceOwnMove } from './turns.ts';

/** An action of a rival as it is shown on their board. */
interface ShownAction {
  readonly seat: Seat;
  readonly text: string;
  /** The card it was done with. */
  readonly card: CardId | undefined;
}

/** So long an action is shown, and all of them together at most; then the next follows. */
const SHOWN = 650;
const TOGETHER = 5000;
const LEAST = 120;

/**
 * What the others did since one's own last move, one action after the other: the one shown now, and all so far.
 * Nobody has to wait for it, and it ends with one's own next move.
 */
export function useShownActions(): {
  readonly now: ShownAction | undefined;
  readonly soFar: readonly ShownAction[];
} {
  const { seat, tableView } = useTable();
  const lookingBack = useContext(Replaying);
  const story = useStory();
  const { words } = useTelling();
  const actions = useMemo(() => {
    if (seat === null || lookingBack || tableView.over) return [];
    const told = story.map(({ happening }) => happening).filter(isOfAges);
    return turnsSinceOwnMove(told, seat).flatMap((turn) =>
      inShort(turn).map(
        (one): ShownAction => ({
          seat: turn.seat,
          text: words(one.text, one.told),
          card: 'card' in one.told.event && one.told.event.card !== null ? one.told.event.card : undefined,
        }),
      ),
    );
  }, [story, seat, lookingBack, tableView.over, words]);
  const [shown, setShown] = useState(0);
  const count = actions.length;
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
  const soFar = actions.slice(0, at);
  return { now: at < count || at === 0 ? actions[at - 1] : undefined, soFar };
}
