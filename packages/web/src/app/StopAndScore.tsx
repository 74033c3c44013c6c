import type { ReactElement } from 'react';
import { useTable } from '../table/at-table.ts';
import { Dialog } from '../table/Dialog.tsx';
import { MenuDialog } from '../table/MenuDialog.tsx';
import { t } from '../text/text.ts';

/** In the menu: calls time. It is gone once the last turn is played anyway. */
export function StopAndScore({ stop }: { readonly stop: () => void }): ReactElement | null {
  const { game, tableView } = useTable();
  const turn = game.turn(tableView.view);
  if (tableView.over || (turn !== undefined && turn === game.lastTurn(tableView.view))) return null;
  return (
    <MenuDialog label={t('End and score after this turn …')}>
      {(close) => (
        <Dialog title={t('End the game after this turn?')} close={close}>
          <p>{t('You finish this turn. Then the game ends and is scored.')}</p>
          <div className="table-dialog-ways">
            <button type="button" className="button" onClick={close}>
              {t('Keep playing')}
            </button>
            <button
              type="button"
              className="button primary"
              onClick={() => {
                stop();
                close();
              }}
            >
              {t('End and score')}
            </button>
          </div>
        </Dialog>
      )}
    </MenuDialog>
  );
}
