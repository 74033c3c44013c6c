import type { ReactElement, ReactNode } from 'react';
import { SuggestButton } from '../../../questions/SuggestButton.tsx';
import { useTable } from '../../../table/at-table.ts';
import './controls.css';

interface PickingProps {
  /** The id of the question, for a suggestion. */
  readonly question: string;
  /** Picks what a sensible player would. */
  take(suggestion: unknown): void;
  /** How it stands with what is picked. */
  readonly hint?: ReactNode;
  /** What the button says that ends it, and whether it may. */
  readonly label: string;
  readonly ready: boolean;
  done(): void;
  /** The cards to pick from. */
  readonly children: ReactNode;
}

/** Cards to pick from, a suggestion, and the end of it. */
export function Picking({ question, take, hint, label, ready, done, children }: PickingProps): ReactElement {
  const { port } = useTable();
  const suggest = (): void => {
    port.suggest(question).then(take, () => undefined);
  };
  return (
    <div className="picking">
      <div className="picks-list scrolling-list">{children}</div>
      <div className="choices">
        {hint !== undefined && <span className="hint">{hint}</span>}
        <SuggestButton suggest={suggest} />
        <button type="button" className="button primary" disabled={!ready} onClick={done}>
          {label}
        </button>
      </div>
    </div>
  );
}
