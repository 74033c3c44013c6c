import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { doorWords } from './access-words.ts';
import { spanWord } from './clock-words.ts';
import type { Draft } from './draft.ts';
import { Pick } from './Pick.tsx';

interface AccessOptionsProps {
  readonly draft: Draft;
  /** Whether a bot can be asked for whole moves of the game. */
  readonly advises: boolean;
  change(part: Partial<Draft>): void;
}

/** Who may come, who may watch, and who hears what. */
export function AccessOptions({ draft, advises, change }: AccessOptionsProps): ReactElement {
  const { join, watch, delayMinutes, joinLate, privateTalk } = draft;
  return (
    <fieldset className="sheet">
      <legend>{t('Access')}</legend>
      <div className="picks">
        <Pick
          label={t('Who may join')}
          value={join}
          among={['invited', 'anyone'] as const}
          word={(who) => (who === 'anyone' ? t('anyone (listed publicly)') : t('only those with the link'))}
          choose={(who) => change({ join: who, joinLate: who === 'invited' })}
        />
        <Pick
          label={t('Who may watch')}
          value={watch}
          among={['anyone', 'invited', 'nobody'] as const}
          word={(who) => ({ anyone: t('anyone'), invited: t('only those with the link'), nobody: t('nobody') })[who]}
          choose={(who) => change({ watch: who })}
        />
        {watch !== 'nobody' && (
          <Pick
            label={t('Spectators see the game')}
            value={delayMinutes}
            among={[0, 5, 15, 30, 60, 240, 1440]}
            word={(minutes) => (minutes === 0 ? t('instantly') : t('{span} later', { span: spanWord(minutes * 60) }))}
            choose={(minutes) => change({ delayMinutes: minutes })}
          />
        )}
      </div>
      <label className="check">
        <input type="checkbox" checked={joinLate} onChange={({ target }) => change({ joinLate: target.checked })} />
        {t('Latecomers can take over a bot’s seat')}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={privateTalk}
          onChange={({ target }) => change({ privateTalk: target.checked })}
        />
        {t('Private messages allowed')}
      </label>
      {advises && (
        <label className="check">
          <input type="checkbox" checked={draft.advice} onChange={({ target }) => change({ advice: target.checked })} />
          {t('Bots suggest moves when people play each other')}
        </label>
      )}
      <p className="words">{doorWords(draft).join(' ')}</p>
    </fieldset>
  );
}
