import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { seek } from './frames.ts';
import type { ReplayState } from './replay-state.ts';

const SIGNS = {
  turnBack: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  play: 'M7 4.5v15l13-7.5z',
  pause: 'M8 5v14M16 5v14',
  on: 'M8 5l9 7-9 7z',
  turnOn: 'M18 5v14M5 5l9 7-9 7z',
} as const;

/** Backwards and forwards by moments and turns, and letting time run. */
export function Buttons({ looking }: { readonly looking: ReplayState }): ReactElement {
  const { frames, place, go, playing, play } = looking;
  const turn = (step: 1 | -1): void => {
    const to = seek(frames, place, step, ({ begins }) => begins);
    go(to === place ? (step === 1 ? frames.length - 1 : 0) : to);
  };
  return (
    <fieldset className="replay-buttons">
      <legend className="unseen">{t('Time')}</legend>
      <Press sign="turnBack" says={t('Previous turn')} disabled={place === 0} press={() => turn(-1)} />
      <Press sign="back" says={t('Previous step')} disabled={place === 0} press={() => go(place - 1)} />
      <Press
        sign={playing ? 'pause' : 'play'}
        says={playing ? t('Pause') : t('Play')}
        disabled={false}
        main
        press={() => play(!playing)}
      />
      <Press sign="on" says={t('Next step')} disabled={place === frames.length - 1} press={() => go(place + 1)} />
      <Press sign="turnOn" says={t('Next turn')} disabled={place === frames.length - 1} press={() => turn(1)} />
    </fieldset>
  );
}

interface PressProps {
  readonly sign: keyof typeof SIGNS;
  readonly says: string;
  readonly disabled: boolean;
  readonly main?: true;
  press(): void;
}

function Press({ sign, says, disabled, main, press }: PressProps): ReactElement {
  return (
    <button
      type="button"
      className={`button round${main ? ' primary' : ' small quiet'}`}
      aria-label={says}
      title={says}
      disabled={disabled}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path
          d={SIGNS[sign]}
          fill={sign === 'pause' ? 'none' : 'currentColor'}
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
