import { isRecord } from '@ecumene/engine';
import { type ReactElement, useState } from 'react';
import { AskOnce } from '../../../questions/AskOnce.tsx';
import { SuggestButton } from '../../../questions/SuggestButton.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import './packages.css';

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
  const left = most - sum;
  const canDrawMore = levels.some((level) => level <= left && !chosen.includes(level));
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (Array.isArray(suggestion)) setChosen(suggestion.map(Number));
  };
  return (
    <div className="choices start-stacks">
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
          {t('A card from stack 5 costs 5 points. {sum} of {most} used.', { sum, most })}
        </span>
        <SuggestButton suggest={suggest} />
        <AskOnce
          undone={
            canDrawMore ? t('You have {left, plural, one {# point} other {# points}} left.', { left }) : undefined
          }
          label={t('Draw {n, plural, =0 {no cards} one {# card} other {# cards}}', { n: chosen.length })}
          sure={t('Draw {n, plural, =0 {no cards} one {# card} other {# cards}} anyway', { n: chosen.length })}
          go={() => void answer(chosen.toSorted((a, b) => a - b))}
        />
      </div>
    </div>
  );
}
