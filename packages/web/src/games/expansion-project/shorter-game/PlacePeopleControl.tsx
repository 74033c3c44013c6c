import { areaNumber, limitIn } from '@ecumene/ancients';
import { isRecord } from '@ecumene/engine';
import { FIRST_CITY_COST } from '@ecumene/expansion-project/reference';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { SuggestButton } from '../../../questions/SuggestButton.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { AmountPick } from '../../ancients/picking/AmountPick.tsx';
import { chosenOf, isTally, type Tally, totalOf } from '../../ancients/units/tally.ts';
import { useReading } from '../../ancients/view.ts';
import type { ControlProps } from '../../game-screen.ts';

/** Where one's people begin a medium or short game: so many tokens in the own areas, in secret. */
export function PlacePeopleControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { port, refuse } = useTable();
  const { ask } = useReading();
  const { most: wanted, areas: given }: Record<string, unknown> = isRecord(question) ? question : {};
  const most = Number(wanted);
  const [chosen, setChosen] = useState<Tally>({});
  const left = most - totalOf(chosen);
  const limits = useMemo(() => {
    const areas = Array.isArray(given) ? given.map(String) : [];
    return ask((_, state) =>
      Object.fromEntries(areas.map((area) => [area, limitIn(state, areaNumber(state, area) ?? -1)])),
    );
  }, [ask, given]);
  const rooms = useMemo(() => Object.fromEntries(Object.keys(limits).map((area) => [area, most])), [limits, most]);
  const badge = useCallback((area: string, count: number) => `${count}/${limits[area] ?? 0}`, [limits]);
  const explain = useCallback(
    (area: string) => void port.check(id, { [area]: 1 }).then(refuse, () => undefined),
    [port, id, refuse],
  );
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (isTally(suggestion)) setChosen(suggestion);
  };
  return (
    <div className="amounts">
      <p className="hint" role="status">
        {t(
          '{left} left to place. The second number is the limit of the area. A city takes {site} tokens on a site and {wild} elsewhere.',
          {
            left,
            ...FIRST_CITY_COST,
          },
        )}
      </p>
      <AmountPick
        of="area"
        most={rooms}
        chosen={chosen}
        left={left}
        badge={badge}
        choose={setChosen}
        explain={explain}
      />
      <div className="choices-end">
        <button type="button" className="button quiet" onClick={() => setChosen({})}>
          {t('Undo all')}
        </button>
        <SuggestButton suggest={suggest} />
        <AskOnce
          undone={
            left > 0 ? t('You have {left, plural, one {# token} other {# tokens}} left to place.', { left }) : undefined
          }
          label={t('Place {n, plural, =0 {no tokens} one {# token} other {# tokens}}', { n: totalOf(chosen) })}
          sure={t('Place {n, plural, =0 {no tokens} one {# token} other {# tokens}} anyway', { n: totalOf(chosen) })}
          go={() => void answer(chosenOf(chosen))}
        />
      </div>
    </div>
  );
}
