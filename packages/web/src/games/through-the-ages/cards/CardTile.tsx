import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../../text/text.ts';
import type { Spot } from '../actions/possible-action.ts';
import { actionsAt, type Judged, onTile, usePossibleActions } from '../actions/use-possible-actions.ts';
import { openOverlay } from '../overlay.ts';
import { nameOf } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { CardFace } from './CardFace.tsx';
import { familyOf } from './digest.ts';
import { glancing } from './Glance.tsx';

/** Whom an action is aimed at. */
function targetOf(move: Judged['move']): readonly string[] {
  if ('rival' in move) return [move.rival];
  return 'to' in move ? [move.to] : [];
}

interface CardTileProps {
  readonly id: CardId;
  /** Where it lies, if something may be done with it there. */
  readonly spot?: Spot;
  /** How many of it lie here. */
  readonly count?: number;
  /** What stands below it while nothing may be done with it. */
  readonly rest?: ReactNode;
}

/** A card of the row or a hand: its picture, age, kind and name, what it gives and costs, and its actions. */
export function CardTile({ id, spot, count = 1, rest }: CardTileProps): ReactElement {
  const card = cards[id];
  const { actions } = usePossibleActions();
  const here = spot === undefined ? [] : actionsAt(actions, spot);
  const can = here.filter(({ may }) => may === 'yes');
  const shown = onTile(here);
  const targets = new Set(can.flatMap(({ move }) => targetOf(move)));
  const open = (from: Element): void =>
    openOverlay({ at: 'card', card: id, spot, box: (from.closest('.card') ?? from).getBoundingClientRect() });
  return (
    <article className={`card family-${familyOf(card)}`} data-can={can.length > 0} data-card={id} data-drag={spot}>
      <button
        type="button"
        className="card-face"
        {...glancing(id)}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <CardFace id={id} count={count} />
      </button>
      {(shown.length > 0 || rest !== undefined) && (
        <span className="card-actions">
          {shown.length === 0 && rest}
          {targets.size > 1 ? (
            <button
              type="button"
              className="action-button"
              data-may="yes"
              aria-label={t('Choose a rival for {card}', { card: nameOf(id) })}
              onClick={({ currentTarget }) => open(currentTarget)}
            >
              {t('Choose rival …')}
            </button>
          ) : (
            shown.map((one) => <ActionButton key={JSON.stringify(one.move)} action={one} />)
          )}
          {targets.size <= 1 && can.length > shown.length && (
            <button
              type="button"
              className="action-button action-button-more"
              data-may="yes"
              aria-label={t('More actions with {card}', { card: nameOf(id) })}
              onClick={({ currentTarget }) => open(currentTarget)}
            >
              …
            </button>
          )}
        </span>
      )}
    </article>
  );
}
