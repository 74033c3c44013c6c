import type { ReactElement } from 'react';
import { locale, t } from '../text/text.ts';
import { useTable } from './at-table.ts';

/** In the menu: asks for the printed order from the next phase on, where a table lets all decide at once otherwise. */
export function Insist({ options }: { readonly options: Readonly<Record<string, unknown>> }): ReactElement | null {
  const { game, seat, sight, request, name } = useTable();
  if (seat === null || sight.over || game.mayInsist?.(options) !== true) return null;
  const on = sight.insisting.includes(seat);
  const others = sight.insisting.filter((one) => one !== seat).map((one) => name('seat', one));
  return (
    <>
      <button
        type="button"
        className="menu-item"
        aria-pressed={on}
        onClick={() => void request({ do: 'insist', on: !on })}
      >
        {on ? t('No longer insist on the printed order') : t('Insist on the printed order')}
        <span className="menu-why">{t('Then one after another decides, as printed, instead of all at once.')}</span>
      </button>
      {others.length > 0 && (
        <p className="menu-hint soft">
          {t('{names} insist.', { names: new Intl.ListFormat(locale()).format(others) })}
        </p>
      )}
    </>
  );
}
