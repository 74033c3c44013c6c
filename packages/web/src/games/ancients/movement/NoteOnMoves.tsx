import { type ReactElement, type ReactNode, useId } from 'react';
import { useDesk } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import { Sign } from './Sign.tsx';

interface NoteOnMovesProps {
  readonly sign: string;
  readonly label: string;
  readonly areas: readonly string[];
  /** What it says of each area, as rows of a list. */
  readonly children: ReactNode;
}

/** What will come of the moves so far, in a few words; a touch shows where, and the rest of it. */
export function NoteOnMoves({ sign, label, areas, children }: NoteOnMovesProps): ReactElement {
  const desk = useDesk();
  const id = useId();
  return (
    <>
      <button type="button" className="button quiet forecast" popoverTarget={id} onClick={() => desk.show(areas)}>
        <Sign d={sign} />
        <span className="in-two-lines">{label}</span>
      </button>
      <div id={id} popover="auto" className="plan-card">
        <h2>{t('If nobody moves again')}</h2>
        <ul>{children}</ul>
      </div>
    </>
  );
}
