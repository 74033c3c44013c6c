import type { GameInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { t } from '../text/text.ts';
import { type Preset, presetsOf } from './presets.ts';

interface PresetChoiceProps {
  readonly game: GameInfo;
  /** The preset as it is, as long as nothing of it was changed. */
  readonly chosen: Preset | undefined;
  about(preset: Preset): string;
  choose(preset: Preset): void;
}

/** Good tables to begin with, each in a sentence. */
export function PresetChoice({ game, chosen, about, choose }: PresetChoiceProps): ReactElement {
  return (
    <fieldset className="sheet">
      <legend>{t('Preset')}</legend>
      <div className="tiles">
        {presetsOf(game).map(({ id, title }) => (
          <label key={id} className="tile-choice">
            <input type="radio" name="preset" checked={chosen === id} onChange={() => choose(id)} />
            <span className="tile-title">{title}</span>
            <span className="soft">{about(id)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
