import type { ReactElement } from 'react';
import { useTable } from '../table/at-table.ts';
import { Dialog } from '../table/Dialog.tsx';
import { MenuDialog } from '../table/MenuDialog.tsx';
import { t } from '../text/text.ts';

/** In the menu: calls time. It is gone once the last turn is played anyway. */
export function StopAndScore({ stop }: { readonly stop: () => void }): ReactElement | null {
  const { game, sight } = useTable();
  const turn = game.turn(sight.view);
  if (sight.over || (turn !== undefined && turn === game.lastTurn(sight.view))) return null;
  return (
    <MenuDialog label={t('Stop and score after this turn …')}>
      {(close) => (
        <Dialog title={t('Stop after this turn?')} close={close}>
          <p>{t('This turn is still played to its end. Then the game is over, and is scored.')}</p>
          <div className="table-dialog-ways">
            <button type="button" className="button" onClick={close}>
              {t('Play on')}
            </button>
            <button
              type="button"
              className="button primary"
              onClick={() => {
                stop();
                close();
              }}
            >
              {t('Stop and score')}
            </button>
          </div>
        </Dialog>
      )}
    </MenuDialog>
  );
}
