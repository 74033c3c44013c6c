import type { Seat } from '@ecumene/engine';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from '../app/router.tsx';
import { t } from '../text/text.ts';
import './curtain.css';

interface CurtainProps {
  /** Whoever should have the device now. */
  readonly seat: Seat;
  readonly people: readonly Seat[];
  lift(by: Seat): void;
}

/** Between two people at one device: nothing is seen until one of them says who looks. Everybody keeps their button. */
export function Curtain({ seat, people, lift }: CurtainProps): ReactElement {
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  return (
    <main className="curtain on-deep">
      <h1>{t('Pass the device to {seat}', { seat })}</h1>
      <p>{t('Only this player should look now.')}</p>
      <div className="choices">
        {people.map((one) => (
          <button
            key={one}
            ref={one === seat ? ready : undefined}
            type="button"
            className={one === seat ? 'button primary' : 'button quiet'}
            onClick={() => lift(one)}
          >
            {t('I am {seat}', { seat: one })}
          </button>
        ))}
      </div>
      <Link to="/">{t('Leave the table')}</Link>
    </main>
  );
}
