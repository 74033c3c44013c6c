import { isRecord } from '@ecumene/engine';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';

/** From which stacks one draws the cards to begin with: one card each, up to so many points in all. */
export function StartStacksControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { port } = useTable();
  const { most: points, levels: given }: Record<string, unknown> = isRecord(question) ? question : {};
  const most = Number(points);
  const levels = Array.isArray(given) ? given.map(Number) : [];
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const sum = chosen.reduce((all, level) => all + level, 0);
  const toggle = (level: number): void =>
    setChosen(chosen.includes(level) ? chosen.filter((one) => one !== level) : [...chosen, level]);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (Array.isArray(suggestion)) setChosen(suggestion.map(Number));
  };
  return (
    <div className="choices">
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          className="button toggle"
          aria-pressed={chosen.includes(level)}
          disabled={!chosen.includes(level) && sum + level > most}
          onClick={() => toggle(level)}
        >
          {t('Stack {level}', { level })}
        </button>
      ))}
      <div className="choices-end">
        <span className="hint" role="status">
          {t('{sum} of {most} points', { sum, most })}
        </span>
        <button type="button" className="button quiet" onClick={() => void suggest()}>
          {t('Suggest')}
        </button>
        <button type="button" className="button primary" onClick={() => void answer(chosen.toSorted((a, b) => a - b))}>
          {t('Draw {n, plural, one {# card} other {# cards}}', { n: chosen.length })}
        </button>
      </div>
    </div>
  );
}
