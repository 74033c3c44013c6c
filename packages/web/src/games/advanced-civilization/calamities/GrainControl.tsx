import type { ReactElement } from 'react';
import { isNumber } from '../../../questions/kinds.ts';
import { NumberControl } from '../../../questions/NumberControl.tsx';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';

/** How much Grain to show. Whoever has none is told why they are asked at all. */
export function GrainControl({ asked, answer }: ControlProps): ReactElement {
  const hasNone = isNumber(asked.question) && asked.question.most === 0;
  return (
    <>
      {hasNone && (
        <span className="hint">
          {t('You have none. Every player with Pottery and trade cards is asked, so that nobody learns who has Grain.')}
        </span>
      )}
      <NumberControl asked={asked} answer={answer} />
    </>
  );
}
