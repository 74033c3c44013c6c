import type { Seat } from '@ecumene/engine';
import { type ReactElement, useEffect, useRef } from 'react';
import { t } from '../text/text.ts';
import './curtain.css';

interface CurtainProps {
  readonly seat: Seat;
  readonly others: readonly Seat[];
  choose(seat: Seat): void;
  lift(): void;
}

/** Between two people at one device: nothing is seen until the right one says so. */
export function Curtain({ seat, others, choose, lift }: CurtainProps): ReactElement {
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  return (
    <main className="curtain on-deep">
      <h1>{t('Give the device to {seat}', { seat })}</h1>
      <p>{t('Nobody else should look now.')}</p>
      <button ref={ready} type="button" className="button primary" onClick={lift}>
        {t('I am {seat}', { seat })}
      </button>
      <div className="choices">
        {others
          .filter((one) => one !== seat)
          .map((one) => (
            <button key={one} type="button" className="button quiet" onClick={() => choose(one)}>
              {t('I am {seat}', { seat: one })}
            </button>
          ))}
      </div>
    </main>
  );
}
