import { isRecord, type Question } from '@ecumene/engine';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { SuggestButton } from '../../../questions/SuggestButton.tsx';
import { t } from '../../../text/text.ts';
import { AreaPick } from '../../ancients/picking/AreaPick.tsx';
import { tallyOf } from '../../ancients/units/tally.ts';
import type { ControlProps } from '../../game-screen.ts';

function selectionIn(question: Question) {
  const { points, areas, example }: Record<string, unknown> = isRecord(question) ? question : {};
  return {
    due: Number(points),
    areas: tallyOf(areas),
    example: Array.isArray(example) ? example.map(String) : [],
  };
}

/** Which whole areas change hands in a civil war or under a tyrant: connected, and as near to the points as can be. */
export function SelectAreasControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { due, areas, example } = useMemo(() => selectionIn(question), [question]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = useCallback(
    (area: string) =>
      setChosen((before) => (before.includes(area) ? before.filter((one) => one !== area) : [...before, area])),
    [],
  );
  const names = useMemo(() => Object.keys(areas), [areas]);
  const note = useCallback((area: string) => String(areas[area] ?? 0), [areas]);
  const sum = chosen.reduce((total, area) => total + (areas[area] ?? 0), 0);
  return (
    <div className="choices">
      <AreaPick areas={names} chosen={chosen} note={note} toggle={toggle} />
      <div className="choices-end">
        <span className="hint" role="status">
          {t('{sum} of {due} points', { sum, due })}
        </span>
        <SuggestButton suggest={() => setChosen(example)} />
        <button type="button" className="button primary" disabled={sum < due} onClick={() => void answer(chosen)}>
          {t('Confirm {n, plural, one {# area} other {# areas}}', { n: chosen.length })}
        </button>
      </div>
    </div>
  );
}
