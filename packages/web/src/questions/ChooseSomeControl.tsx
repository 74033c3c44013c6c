import type { ChooseSome } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { useIntent } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { isChooseSome, marked } from './kinds.ts';
import { SuggestButton } from './SuggestButton.tsx';

const NO_CHOICE: Pick<ChooseSome, 'from' | 'of' | 'least' | 'most'> = { from: [], least: 0, most: 0 };

/** Some of several, from the least to the most allowed. */
export function ChooseSomeControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { name, port } = useTable();
  const { from, of, least, most } = isChooseSome(question) ? question : NO_CHOICE;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const intent = useMemo(() => {
    const toggle = (one: string): void => {
      if (!from.includes(one)) return;
      setChosen((before) =>
        before.includes(one) ? before.filter((other) => other !== one) : [...before, one].slice(-most),
      );
    };
    return { areas: marked(from, (one) => chosen.includes(one)), dims: true, tap: toggle };
  }, [from, most, chosen]);
  useIntent(of === 'area' ? intent : undefined);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (Array.isArray(suggestion)) setChosen(from.filter((one) => suggestion.includes(one)).slice(0, most));
  };
  return (
    <div className="choices">
      {from.map((one) => (
        <button
          key={one}
          type="button"
          className="button toggle"
          aria-pressed={chosen.includes(one)}
          onClick={() => intent.tap(one)}
        >
          {of === undefined ? one : name(of, one)}
        </button>
      ))}
      <div className="choices-end">
        {of === 'area' && <SuggestButton suggest={suggest} />}
        <button
          type="button"
          className="button primary"
          disabled={chosen.length < least}
          onClick={() => void answer(chosen)}
        >
          {chosen.length < least
            ? t('Choose {n} more', { n: least - chosen.length })
            : t('{n, plural, =0 {None of them} one {This one} other {These #}}', { n: chosen.length })}
        </button>
      </div>
    </div>
  );
}
