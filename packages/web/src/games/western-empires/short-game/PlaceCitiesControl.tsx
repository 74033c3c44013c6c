import { isRecord } from '@ecumene/engine';
import { SHORT_START } from '@ecumene/western-empires/reference';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { SuggestButton } from '../../../questions/SuggestButton.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { AreaPick } from '../../ancients/picking/AreaPick.tsx';
import type { ControlProps } from '../../game-screen.ts';

function listIn(question: object, key: string): readonly string[] {
  const list: unknown = isRecord(question) ? question[key] : undefined;
  return Array.isArray(list) ? list.map(String) : [];
}

const { cities } = SHORT_START;

/** Where the cities stand with which the Short Game begins. */
export function PlaceCitiesControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { port } = useTable();
  const areas = useMemo(() => listIn(question, 'areas'), [question]);
  const sites = useMemo(() => listIn(question, 'sites'), [question]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = useCallback(
    (area: string) =>
      setChosen((before) =>
        before.includes(area) ? before.filter((one) => one !== area) : [...before, area].slice(-cities),
      ),
    [],
  );
  const note = useCallback((area: string) => (sites.includes(area) ? t('site') : ''), [sites]);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (Array.isArray(suggestion)) setChosen(suggestion.map(String));
  };
  return (
    <div className="choices">
      <AreaPick areas={areas} chosen={chosen} note={note} toggle={toggle} />
      <div className="choices-end">
        <SuggestButton suggest={suggest} />
        <button
          type="button"
          className="button primary"
          disabled={chosen.length !== cities}
          onClick={() => void answer(chosen)}
        >
          {t('Build {n} of {cities} cities', { n: chosen.length, cities })}
        </button>
      </div>
    </div>
  );
}
