import { isRecord, type Refusal } from '@ecumene/engine';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import { SuggestButton } from '../../../questions/SuggestButton.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { AreaPick } from '../../ancients/picking/AreaPick.tsx';
import type { ControlProps } from '../../game-screen.ts';

/** Tyranny: areas of the victim, in the order in which they are annexed. */
export function AnnexControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { port, words } = useTable();
  const { areas: given }: Record<string, unknown> = isRecord(question) ? question : {};
  const areas = useMemo(() => (Array.isArray(given) ? given.map(String) : []), [given]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [lacks, setLacks] = useState<Refusal | 'unknown' | undefined>('unknown');
  useEffect(() => {
    let here = true;
    setLacks('unknown');
    port.check(id, chosen).then(
      (refusal) => here && setLacks(refusal),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [port, id, chosen]);
  const toggle = useCallback(
    (area: string) =>
      setChosen((before) => (before.includes(area) ? before.slice(0, before.indexOf(area)) : [...before, area])),
    [],
  );
  const note = useCallback((area: string) => (chosen.includes(area) ? String(chosen.indexOf(area) + 1) : ''), [chosen]);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (Array.isArray(suggestion)) setChosen(suggestion.map(String));
  };
  return (
    <div className="choices">
      <AreaPick areas={areas} chosen={chosen} note={note} toggle={toggle} />
      <div className="choices-end">
        <span className="hint" role="status">
          {lacks === undefined || lacks === 'unknown' ? '' : words(lacks.text)}
        </span>
        <SuggestButton suggest={suggest} />
        <button
          type="button"
          className="button primary"
          disabled={lacks !== undefined}
          onClick={() => void answer([...chosen])}
        >
          {t('Annex {n, plural, one {# area} other {# areas}}', { n: chosen.length })}
        </button>
      </div>
    </div>
  );
}
