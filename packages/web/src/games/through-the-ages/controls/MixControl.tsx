import { type ReactElement, useState } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { boundOf, says } from './bounds.ts';

/** How much of an amount is food and how much resources, and which comes first where blue tokens may run out. */
export function MixControl({ asked: { question }, answer }: ControlProps): ReactElement {
  const amount = boundOf(question, 'amount');
  const least = boundOf(question, 'least');
  const most = boundOf(question, 'most');
  const [food, setFood] = useState(most);
  const [first, setFirst] = useState<'food' | 'resources'>('food');
  return (
    <div className="choices mixing">
      <span className="mixing-food">{t('Food')}</span>
      <Stepper label={t('Food')} value={food} least={least} most={most} set={setFood} />
      <span className="hint">{t('and {n, plural, one {# resource} other {# resources}}', { n: amount - food })}</span>
      {says(question, 'scarce') && food > 0 && food < amount && (
        <>
          <span className="hint">{t('Blue tokens may run out:')}</span>
          <button
            type="button"
            className="button quiet"
            aria-pressed={first === 'resources'}
            onClick={() => setFirst(first === 'food' ? 'resources' : 'food')}
          >
            {first === 'food' ? t('food first') : t('resources first')}
          </button>
        </>
      )}
      <button type="button" className="button primary" onClick={() => void answer({ food, first })}>
        {t('Done')}
      </button>
    </div>
  );
}
