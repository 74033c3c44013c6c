import { same } from '@ecumene/engine';
import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { type MotionsProps, useVote } from './Motions.tsx';
import { consentOf, whatItTakes } from './motion-words.ts';

const GO_ON = { is: 'resume' } as const;

/** Stands above a paused table, with the way back: whoever decides alone goes on at once, others propose it. */
export function Paused({ info, learn }: MotionsProps): ReactElement | null {
  const { busy, fault, vote } = useVote({ info, learn });
  if (!info.paused || info.state !== 'playing') return null;
  const moved = info.motions.some(({ motion }) => same(motion, GO_ON));
  const votes = consentOf(info, GO_ON).voters.some((seat) => info.mine.includes(seat));
  return (
    <div className="table-note" role="status">
      <p>{t('Paused. Clocks and bots are stopped.')}</p>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {votes && !moved && (
        <button
          type="button"
          className="button small primary"
          title={whatItTakes(info, GO_ON)}
          disabled={busy}
          onClick={() => void vote(GO_ON, true)}
        >
          {t('Continue')}
        </button>
      )}
    </div>
  );
}
