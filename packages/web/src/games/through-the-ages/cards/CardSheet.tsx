import type { Seat } from '@ecumene/engine';
import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { Spot } from '../actions/possible-action.ts';
import { actionsAt, usePossibleActions } from '../actions/use-possible-actions.ts';
import { useBoardChoice } from '../choosing.ts';
import { openOverlay } from '../overlay.ts';
import { Changes } from '../preview/Changes.tsx';
import { Forecast } from '../preview/Forecast.tsx';
import { Odds } from '../preview/Odds.tsx';
import { AGES, nameOf } from '../words.ts';
import { ActionButton } from './ActionButton.tsx';
import { CardFront } from './CardFront.tsx';
import { familyOf } from './digest.ts';

interface CardSheetProps {
  readonly id: CardId;
  readonly spot?: Spot | undefined;
  /** Whose board it lies on. */
  readonly board?: Seat | undefined;
}

/** A card looked at closely: all it says, and everything that can be done with it, or why not. */
export function CardSheet({ id, spot, board }: CardSheetProps): ReactElement {
  const card = cards[id];
  const { words } = useTable();
  const { asked, actions } = usePossibleActions();
  const here = spot === undefined ? [] : actionsAt(actions, spot);
  const choice = useBoardChoice();
  return (
    <div className={`card-sheet family-${familyOf(card)}`}>
      <CardFront id={id} />
      <Forecast card={id} />
      {choice !== undefined && choice.seat === board && choice.from.includes(id) && (
        <button
          type="button"
          className="button primary sheet-choose"
          onClick={() => {
            openOverlay(undefined);
            choice.choose(id);
          }}
        >
          {t('Choose {card}', { card: nameOf(id) })}
        </button>
      )}
      {here.length > 0 && (
        <ul className="sheet-actions">
          {here.map((one) => (
            <li key={JSON.stringify(one.move)}>
              <ActionButton action={one} wide says="action" />
              {'rival' in one.move && <Odds card={id} rival={one.move.rival} />}
              {one.may === 'yes' && asked?.question.topic === 'action' && <Changes action={one} />}
              {one.refusal !== undefined && (
                <span className="sheet-why">
                  {words(one.refusal.text)} {one.refusal.rule !== undefined && <RuleLink rule={one.refusal.rule} why />}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The back of a card: its age alone. */
export function Back({ level }: { readonly level: number }): ReactElement {
  return (
    <span className="back" title={t('A military card of Age {age}', { age: AGES[level] ?? '' })}>
      <span className="unseen">{t('Age')} </span>
      {AGES[level]}
    </span>
  );
}
