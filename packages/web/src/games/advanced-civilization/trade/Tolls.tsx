import type { TollMove } from '@ecumene/advanced-civilization/reference';
import { COMMODITIES } from '@ecumene/advanced-civilization/reference';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { TollProps, WayProps } from '../../ancients/game.ts';
import { useOwnNation } from '../../ancients/view.ts';
import { useView } from '../view.ts';

/** Where only nations in reach of each other trade: through whom an offer is taken up, and what one asks for that oneself. */

/** The way to the other side: directly, or through a nation that lets others trade through it. */
export function Way({ through, set }: WayProps): ReactElement | null {
  const { name } = useTable();
  const { market, options } = useView();
  const own = useOwnNation()?.name;
  const hosts = Object.entries(market.tolls ?? {}).filter(([nation]) => nation !== own);
  if (!options.reachTrade) return null;
  return (
    <label className="way">
      <span className="composer-label">{t('Route')}</span>
      <select value={through ?? ''} onChange={({ target }) => set(target.value === '' ? null : target.value)}>
        <option value="">{t('directly')}</option>
        {hosts.map(([nation, card]) => (
          <option key={nation} value={nation}>
            {card === ''
              ? t('through {nation}, free', { nation: name('nation', nation) })
              : t('through {nation}, for {card}', { nation: name('nation', nation), card: name('card', card) })}
          </option>
        ))}
      </select>
    </label>
  );
}

const NOTHING = 'nothing';

function tollOf(card: string): TollMove {
  return { do: 'toll', ...(card !== NOTHING && { card }) };
}

/** What one asks of those who trade through one's own nation. */
export function Toll({ act }: TollProps): ReactElement | null {
  const { name } = useTable();
  const { market, options } = useView();
  const own = useOwnNation()?.name;
  const asked = own === undefined ? undefined : market.tolls?.[own];
  if (!options.reachTrade) return null;
  return (
    <label className="way">
      <span>{t('Others trade through you')}</span>
      <select value={asked === '' ? NOTHING : (asked ?? '')} onChange={({ target }) => act(tollOf(target.value))}>
        <option value="" disabled>
          {t('not yet')}
        </option>
        <option value={NOTHING}>{t('free')}</option>
        {COMMODITIES.map(({ id }) => (
          <option key={id} value={id}>
            {t('for {card}', { card: name('card', id) })}
          </option>
        ))}
      </select>
    </label>
  );
}
