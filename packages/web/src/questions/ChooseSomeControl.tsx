import type { ChooseSome } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { useIntent } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { isChooseSome, marked } from './kinds.ts';

const NO_CHOICE: Pick<ChooseSome, 'from' | 'of' | 'least' | 'most'> = { from: [], least: 0, most: 0 };

/** Some of several, from the least to the most allowed. */
export function ChooseSomeControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const { name } = useTable();
  const { from, of, least, most } = isChooseSome(question) ? question : NO_CHOICE;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const intent = useMemo(() => {
    const toggle = (id: string): void => {
      if (!from.includes(id)) return;
      setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-most)));
    };
    return { areas: marked(from, (id) => chosen.includes(id)), dims: true, tap: toggle };
  }, [from, most, chosen]);
  useIntent(of === 'area' ? intent : undefined);
  return (
    <div className="choices">
      {from.map((id) => (
        <button
          key={id}
          type="button"
          className="button toggle"
          aria-pressed={chosen.includes(id)}
          onClick={() => intent.tap(id)}
        >
          {of === undefined ? id : name(of, id)}
        </button>
      ))}
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
  );
}
