import type { ReactElement } from 'react';
import { NextPass, usePassing } from '../../../questions/automatic-pass.tsx';
import { isNumber } from '../../../questions/kinds.ts';
import { NumberControl } from '../../../questions/NumberControl.tsx';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';

/** How much Grain to show. Whoever has none is told why they are asked at all, and can pass automatically. */
export function GrainControl({ asked, answer }: ControlProps): ReactElement {
  const hasNone = isNumber(asked.question) && asked.question.most === 0;
  const showNone = (): void => void answer(0);
  const passing = usePassing(asked.id, hasNone, showNone);
  if (!hasNone) return <NumberControl asked={asked} answer={answer} />;
  return (
    <div className="choices" onClickCapture={passing.stop}>
      <span className="hint">
        {t('You have none. Every player with Pottery and trade cards is asked, so that nobody learns who has Grain.')}{' '}
        <NextPass {...passing} />
      </span>
      <button type="button" className="button primary" onClick={showNone}>
        {t('Show none')}
      </button>
    </div>
  );
}
