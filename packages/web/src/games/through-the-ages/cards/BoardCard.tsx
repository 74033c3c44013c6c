import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { named, t } from '../../../text/text.ts';
import { inPlay, type Spot } from '../actions/possible-action.ts';
import { actionsAt, usePossibleActions } from '../actions/use-possible-actions.ts';
import { Picture } from '../art/Picture.tsx';
import { BoardOf, useChoiceOf } from '../choosing.ts';
import { openOverlay } from '../overlay.ts';
import { KINDS, nameOf } from '../words.ts';
import { familyOf } from './digest.ts';
import { glancing } from './Glance.tsx';
import { sizeOfName } from './size-of-name.ts';
import './board-card.css';

interface BoardCardProps {
  readonly id: CardId;
  /** Whether the viewer may act with it. */
  readonly own: boolean;
  /** Where it lies, unless that is the play area. */
  readonly spot?: Spot;
  /** What lies on it or belongs to it. */
  readonly children?: ReactNode;
}

/** A card on a board: its picture, age and name, and what lies on it. It opens with its actions; of several wanted it is picked. */
export function BoardCard({ id, own, spot = inPlay(id), children }: BoardCardProps): ReactElement {
  const card = cards[id];
  const { actions } = usePossibleActions();
  const choice = useChoiceOf(id);
  const board = useContext(BoardOf);
  const can =
    choice !== undefined ||
    (own && actionsAt(actions, spot).some(({ may, move }) => may === 'yes' && move.do !== 'destroy'));
  return (
    <button
      type="button"
      className={`board-card family-${familyOf(card)}`}
      data-card={id}
      data-can={can}
      aria-pressed={choice?.picked?.has(id)}
      {...glancing(id)}
      onClick={({ currentTarget }) => {
        if (choice?.picked !== undefined) choice.choose(id);
        else
          openOverlay({
            at: 'card',
            card: id,
            spot: own ? spot : undefined,
            board,
            box: currentTarget.getBoundingClientRect(),
          });
      }}
    >
      <span className="board-card-picture">
        <Picture id={id} />
        <span className="age-plaque">
          <span className="unseen">{t('Age')} </span>
          {card.age}
        </span>
      </span>
      <span className="board-card-name" style={{ fontSize: sizeOfName(nameOf(id)) }}>
        {nameOf(id)}
      </span>
      <span className="unseen">
        {KINDS[card.kind]}. {named(card.text)}
      </span>
      {children}
    </button>
  );
}
