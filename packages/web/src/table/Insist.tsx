import type { ReactElement } from 'react';
import { locale, t } from '../text/text.ts';
import { useTable } from './at-table.ts';

/** In the menu: asks for the printed order, where a table lets all decide at once otherwise. */
export function Insist({ options }: { readonly options: Readonly<Record<string, unknown>> }): ReactElement | null {
  const { game, seat, tableView, request, name } = useTable();
  if (seat === null || tableView.over || game.mayInsist?.(options) !== true) return null;
  const on = tableView.insisting.includes(seat);
  const others = tableView.insisting.filter((one) => one !== seat).map((one) => name('seat', one));
  return (
    <>
      <button type="button" className="menu-item" onClick={() => void request({ do: 'insist', on: !on })}>
        {on ? t('Stop using the printed order') : t('Use the printed order')}
        <span className="menu-why">
          {on
            ? t('Players decide all at once again. Everyone is told.')
            : t('Players decide one after another instead of all at once. Everyone is told.')}
        </span>
      </button>
      <div role="status">
        {tableView.orderPending && (
          <p className="menu-hint soft">
            {t('A player has already answered in this phase. The printed order starts with the next phase.')}
          </p>
        )}
      </div>
      {others.length > 0 && (
        <p className="menu-hint soft">
          {t('Also requested by {names}. It stays until nobody wants it.', {
            names: new Intl.ListFormat(locale()).format(others),
          })}
        </p>
      )}
    </>
  );
}
