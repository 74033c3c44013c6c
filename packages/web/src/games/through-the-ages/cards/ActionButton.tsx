import { type Cost, phrase } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { type Judged, usePossibleActions } from '../actions/use-possible-actions.ts';
import { openOverlay } from '../overlay.ts';
import { previewing } from '../preview/previewing.ts';
import { useView } from '../view.ts';
import type { SignName } from './digest.ts';
import { Amount, Glyph, SIGN_NAMES } from './Glyph.tsx';
import './action-button.css';

interface ActionButtonProps {
  readonly action: Judged;
  /** It stands alone and may be large. */
  readonly wide?: boolean;
  /** How much it says: a word beside its price, what it is, or a whole sentence where its card is not in view. */
  readonly says?: 'word' | 'action' | 'sentence';
}

/** One action as a button: what it is and what it costs. Where it is refused, pressing it says why. */
export function ActionButton({ action, wide = false, says = 'word' }: ActionButtonProps): ReactElement {
  const { words } = useTable();
  const { asked, carryOut } = usePossibleActions();
  const view = useView();
  const sentence = asked === undefined ? undefined : phrase(asked.question.topic, action.move, view);
  const inFull = words(sentence ?? action.verb);
  const labels = { word: words(action.brief ?? action.verb), action: words(action.verb), sentence: inFull };
  const press = (): void => {
    carryOut(action);
    if (action.may === 'yes') openOverlay(undefined);
  };
  return (
    <button
      type="button"
      className={wide ? 'action-button action-button-wide' : 'action-button'}
      data-may={action.may}
      data-harms={action.move.do === 'destroy'}
      aria-disabled={action.may !== 'yes'}
      title={action.refusal === undefined ? undefined : words(action.refusal.text)}
      {...previewing(action)}
      onClick={press}
    >
      <span className="unseen">{inFull}</span>
      <span className="action-button-shown" aria-hidden="true">
        <span className="action-button-verb">{labels[says]}</span>
        <CostSigns cost={action.cost} />
        {action.scores !== undefined && action.scores > 0 && (
          <span className="cost">
            <Amount sign="culture" n={action.scores} plus />
          </span>
        )}
      </span>
    </button>
  );
}

const PARTS: readonly (readonly [keyof Cost, SignName])[] = [
  ['civil', 'civil'],
  ['military', 'military'],
  ['food', 'food'],
  ['resources', 'resources'],
  ['science', 'science'],
];

export function CostSigns({ cost }: { readonly cost: Cost }): ReactElement | null {
  const shown = PARTS.flatMap(([part, sign]) => {
    const n = cost[part];
    return n === undefined ? [] : [{ sign, n }];
  });
  if (shown.length === 0) return null;
  return (
    <span className="cost">
      {shown.map(({ sign, n }) => (
        <span key={sign} className="cost-part" title={SIGN_NAMES[sign]}>
          {n}
          <Glyph sign={sign} size={11} />
        </span>
      ))}
    </span>
  );
}
