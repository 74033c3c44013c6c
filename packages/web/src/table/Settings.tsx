import { type ReactElement, useState } from 'react';
import { choosePace, useChosenPace } from '../app/solo-pace.ts';
import { chooseAutomaticPassing, useAutomaticPassing } from '../questions/automatic-pass.tsx';
import { chooseConfirmations, useConfirmations } from '../questions/confirmations.ts';
import { chooseLocale, LOCALES, ownName } from '../text/languages.ts';
import { locale, t } from '../text/text.ts';
import { chooseColourBlind, useColourBlind } from '../theme/colours.ts';
import { chooseTextSize, useTextSize } from '../theme/text-size.ts';
import { chooseDaytime, chooseStill, type Daytime, deviceIsStill, useDaytime, useStill } from '../theme/theme.ts';
import { chooseSound, soundIsOn } from './cues.ts';
import { Dialog } from './Dialog.tsx';
import { Switch } from './Switch.tsx';

function asDaytime(value: string): Daytime {
  return value === 'day' || value === 'night' ? value : 'auto';
}

interface SettingsProps {
  close(): void;
}

/** How everything sounds, looks and goes on this device. */
export function Settings({ close }: SettingsProps): ReactElement {
  const [sounds, setSounds] = useState(soundIsOn);
  const daytime = useDaytime();
  const still = useStill();
  const size = useTextSize();
  const colourBlind = useColourBlind();
  const confirms = useConfirmations();
  const passes = useAutomaticPassing();
  const pace = useChosenPace();
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
          {t('Warn me before I leave something undone')}
        </Switch>
        <Switch on={passes} set={chooseAutomaticPassing}>
          {t('Pass automatically when your hand leaves you no choice')}
        </Switch>
        <Switch on={colourBlind} set={chooseColourBlind}>
          {t('Colour-blind palette')}
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
        <label className="table-dialog-row">
          {t('Bot speed at tables on this device')}
          <select value={pace ?? 'auto'} onChange={({ target }) => choosePace(target.value)}>
            <option value="auto">{t('slow in your first turns, then fast')}</option>
            <option value="calm">{t('slow')}</option>
            <option value="brisk">{t('fast')}</option>
            <option value="instant">{t('instantly')}</option>
          </select>
        </label>
      </div>
    </Dialog>
  );
}
