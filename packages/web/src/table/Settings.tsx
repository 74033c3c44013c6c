import { type ReactElement, type ReactNode, useState } from 'react';
import { chooseConfirmations, useConfirmations } from '../questions/confirmations.ts';
import { chooseLocale, LOCALES, ownName } from '../text/languages.ts';
import { locale, t } from '../text/text.ts';
import { chooseTextSize, useTextSize } from '../theme/text-size.ts';
import { chooseDaytime, chooseStill, type Daytime, deviceIsStill, useDaytime, useStill } from '../theme/theme.ts';
import { chooseSound, soundIsOn } from './cues.ts';
import { Dialog } from './Dialog.tsx';
import { Switch } from './Switch.tsx';

function asDaytime(value: string): Daytime {
  return value === 'day' || value === 'night' ? value : 'auto';
}

interface SettingsProps {
  /** What this kind of table lets one choose besides. */
  readonly more?: ReactNode;
  close(): void;
}

/** How the table sounds and looks on this device. */
export function Settings({ more, close }: SettingsProps): ReactElement {
  const [sounds, setSounds] = useState(soundIsOn);
  const daytime = useDaytime();
  const still = useStill();
  const size = useTextSize();
  const confirms = useConfirmations();
  return (
    <Dialog title={t('Settings')} close={close}>
      <div>
        <Switch
          on={sounds}
          set={(on) => {
            setSounds(on);
            chooseSound(on);
          }}
        >
          {t('Sounds for your turn, your clock, trades and calamities')}
        </Switch>
        <Switch on={still} set={chooseStill} fixed={deviceIsStill()}>
          {t('Skip animations')}
        </Switch>
        <Switch on={confirms} set={chooseConfirmations}>
          {t('Confirm steps that leave something undone')}
        </Switch>
        <label className="table-dialog-row">
          {t('Text size')}
          <select value={size} onChange={({ target }) => chooseTextSize(target.value)}>
            <option value="normal">{t('normal')}</option>
            <option value="large">{t('large')}</option>
            <option value="largest">{t('very large')}</option>
          </select>
        </label>
        <label className="table-dialog-row">
          {t('Theme')}
          <select value={daytime} onChange={({ target }) => chooseDaytime(asDaytime(target.value))}>
            <option value="auto">{t('same as device')}</option>
            <option value="day">{t('day')}</option>
            <option value="night">{t('night')}</option>
          </select>
        </label>
        {LOCALES.length > 1 && (
          <label className="table-dialog-row">
            {t('Language')}
            <select value={locale()} onChange={({ target }) => chooseLocale(target.value)}>
              {LOCALES.map((one) => (
                <option key={one} value={one} lang={one}>
                  {ownName(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        {more}
      </div>
    </Dialog>
  );
}
