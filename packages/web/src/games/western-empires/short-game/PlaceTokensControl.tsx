import { isRecord } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { SuggestButton } from '../../../questions/SuggestButton.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { AmountPick } from '../../ancients/picking/AmountPick.tsx';
import { chosenOf, isTally, type Tally, tallyOf, totalOf } from '../../ancients/units/tally.ts';
import type { ControlProps } from '../../game-screen.ts';

/** Where the tokens stand with which the Short Game begins. */
export function PlaceTokensControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { port } = useTable();
  const { most, areas }: Record<string, unknown> = isRecord(question) ? question : {};
  const rooms = useMemo(() => tallyOf(areas), [areas]);
  const [chosen, setChosen] = useState<Tally>({});
  const left = Number(most) - totalOf(chosen);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (isTally(suggestion)) setChosen(suggestion);
  };
  return (
    <div className="amounts">
      <AmountPick of="area" most={rooms} chosen={chosen} left={left} choose={setChosen} />
      <div className="choices-end">
        <SuggestButton suggest={suggest} />
        <button type="button" className="button primary" onClick={() => void answer(chosenOf(chosen))}>
          {t('Place {n, plural, one {# token} other {# tokens}}', { n: totalOf(chosen) })}
        </button>
      </div>
    </div>
  );
}
