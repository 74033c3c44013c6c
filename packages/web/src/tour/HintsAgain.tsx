import type { ReactElement } from 'react';
import type { Hint } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { Dialog } from '../table/Dialog.tsx';
import { MenuDialog } from '../table/MenuDialog.tsx';
import { t } from '../text/text.ts';
import { comeThemselves, hintsHere, letCome, nameOf, useTold, wantHint } from './hints-told.ts';

/** In the help menu: each hint once more, those about what is on the screen where they belong. */
export function HintsAgain(): ReactElement {
  return <MenuDialog label={t('Show hints again …')}>{(close) => <Hints close={close} />}</MenuDialog>;
}

function Hints({ close }: { readonly close: () => void }): ReactElement {
  const { game, tableView, seat } = useTable();
  const told = useTold();
  const here = hintsHere(game.hints, tableView, seat);
  const show = (hint: Hint): void => {
    wantHint(hint);
    close();
  };
  return (
    <Dialog title={t('Hints')} close={close}>
      {here.length === 0 && <p className="soft">{t('There is no hint for this screen.')}</p>}
      <ul className="table-dialog-list">
        {here.map(({ hint }) => (
          <li key={nameOf(hint)}>
            <span>{hint.title}</span>
            <button type="button" className="button small" onClick={() => show(hint)}>
              {t('Show hint')}
            </button>
          </li>
        ))}
      </ul>
      <label className="table-dialog-row">
        {t('Show hints automatically')}
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
