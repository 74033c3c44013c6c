import type { CardId } from '@ecumene/through-the-ages/reference';
import type { ReactElement, ReactNode } from 'react';
import { inPlay } from '../actions/possible-action.ts';
import { actionsAt, type Judged, onTile, usePossibleActions } from '../actions/use-possible-actions.ts';
import { ActionButton } from './ActionButton.tsx';
import './board-action.css';

/** What is done over and over with cards in play: one press does it. All else is in the card when it opens. */
const USUAL: ReadonlySet<Judged['move']['do']> = new Set<Judged['move']['do']>(['build', 'upgrade', 'stage']);

interface BoardActionProps {
  readonly id: CardId;
  /** What stands there while nothing may be done: the place is kept, so that no card moves. */
  readonly rest: ReactNode;
}

/** The usual action with a card of one's own board, and what it costs, below it. */
export function BoardAction({ id, rest }: BoardActionProps): ReactElement {
  const { actions } = usePossibleActions();
  const [usual] = onTile(actionsAt(actions, inPlay(id)).filter(({ move }) => USUAL.has(move.do)));
  return (
    <span className="board-action">
      {usual === undefined ? <span className="board-action-rest">{rest}</span> : <ActionButton action={usual} />}
    </span>
  );
}
