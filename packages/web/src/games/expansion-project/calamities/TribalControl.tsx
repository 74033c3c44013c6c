import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { isChooseOne } from '../../../questions/kinds.ts';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { AreaPick } from '../../ancients/picking/AreaPick.tsx';
import { useOwnNation, useView } from '../../ancients/view.ts';
import type { ControlProps } from '../../game-screen.ts';

/** Between the two areas of a pair. */
const AND = '+';

/** Tribal Conflict: two areas next to each other, tapped one after the other. */
export function TribalControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const view = useView();
  const own = useOwnNation()?.name ?? '';
  const pairs = useMemo(
    () => (isChooseOne(question) ? question.from.map((id) => ({ id, areas: id.split(AND) })) : []),
    [question],
  );
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [first] = chosen;
  const open = useMemo(() => {
    const some = first === undefined ? pairs : pairs.filter(({ areas }) => areas.includes(first));
    return [...new Set(some.flatMap(({ areas }) => areas))];
  }, [pairs, first]);
  const toggle = useCallback(
    (area: string) =>
      setChosen((before) =>
        before.includes(area) ? before.filter((one) => one !== area) : [...before, area].slice(-2),
      ),
    [],
  );
  const tokensIn = useCallback((area: string) => view.areas[area]?.tokens[own] ?? 0, [view, own]);
  const note = useCallback((area: string) => String(tokensIn(area)), [tokensIn]);
  const pair = pairs.find(({ areas }) => chosen.length === 2 && chosen.every((area) => areas.includes(area)));
  const lost = chosen.reduce((sum, area) => sum + tokensIn(area), 0);
  return (
    <div className="choices">
      <AreaPick areas={open} chosen={chosen} note={note} toggle={toggle} />
      <button
        type="button"
        className="button primary"
        disabled={pair === undefined}
        onClick={() => pair !== undefined && void answer(pair.id)}
      >
        {pair === undefined
          ? chosen.length === 0
            ? t('Choose two areas')
            : t('Choose an area next to it')
          : t('Lose {lost, plural, one {# token} other {# tokens}} in {areas}', {
              lost,
              areas: pair.areas.map((area) => name('area', area)).join(', '),
            })}
      </button>
    </div>
  );
}
