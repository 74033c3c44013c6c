import type { ReactElement } from 'react';
import { useTable } from '../table/at-table.ts';
import { Dialog } from '../table/Dialog.tsx';
import { MenuDialog } from '../table/MenuDialog.tsx';
import { t } from '../text/text.ts';
import { comeThemselves, letCome, useTold, wantHint } from './hints-told.ts';

/** In the menu: each hint once more, those about what is on the screen where they belong. */
export function HintsAgain(): ReactElement {
  return <MenuDialog label={t('Show hints again …')}>{(close) => <Hints close={close} />}</MenuDialog>;
}

function Hints({ close }: { readonly close: () => void }): ReactElement {
  const { game, sight } = useTable();
  const told = useTold();
  const onScreen = sight.questions.map(({ question }) => question.topic);
  const here = game.hints.filter(({ topic }) => onScreen.includes(topic));
  const show = (topic: string): void => {
    wantHint(topic);
    close();
  };
  return (
    <Dialog title={t('Hints')} close={close}>
      {here.length === 0 && <p className="soft">{t('There is no hint about what is on the screen now.')}</p>}
      <ul className="table-dialog-list">
        {here.map(({ topic, title }) => (
          <li key={topic}>
            <span>{title}</span>
            <button type="button" className="button small" onClick={() => show(topic)}>
              {t('Show it')}
            </button>
          </li>
        ))}
      </ul>
      <label className="table-dialog-row">
        {t('Hints come by themselves when something is new')}
        <input
          type="checkbox"
          role="switch"
          aria-checked={comeThemselves(told)}
          className="table-switch"
          checked={comeThemselves(told)}
          onChange={({ target }) => letCome(target.checked)}
        />
      </label>
    </Dialog>
  );
}
