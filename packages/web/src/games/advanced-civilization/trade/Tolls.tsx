import { COMMODITIES } from '@ecumene/advanced-civilization/reference';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useOwnNation, useView } from '../view.ts';

/** Where only nations in reach of each other trade: through whom an offer is taken up, and what one asks for that oneself. */

interface WayProps {
  readonly through: string | null;
  set(through: string | null): void;
}

/** The way to the other side: directly, or through a nation that lets others trade through it. */
export function Way({ through, set }: WayProps): ReactElement | null {
  const { name } = useTable();
  const { market, terms } = useView();
  const own = useOwnNation()?.name;
  const hosts = Object.entries(market.tolls ?? {}).filter(([nation]) => nation !== own);
  if (!terms.reachTrade) return null;
  return (
    <label className="way">
      <span className="composer-label">{t('Way')}</span>
      <select value={through ?? ''} onChange={({ target }) => set(target.value === '' ? null : target.value)}>
        <option value="">{t('directly')}</option>
        {hosts.map(([nation, card]) => (
          <option key={nation} value={nation}>
            {card === ''
              ? t('through {nation}, for nothing', { nation: name('nation', nation) })
              : t('through {nation}, for {card}', { nation: name('nation', nation), card: name('card', card) })}
          </option>
        ))}
      </select>
    </label>
  );
}

const NOTHING = 'nothing';

/** What one asks of those who trade through one's own nation. */
export function Toll({ name: ask }: { name(card: string | undefined): void }): ReactElement | null {
  const { name } = useTable();
  const { market, terms } = useView();
  const own = useOwnNation()?.name;
  const asked = own === undefined ? undefined : market.tolls?.[own];
  if (!terms.reachTrade) return null;
  return (
    <label className="way">
      <span>{t('Others may trade through you')}</span>
      <select
        value={asked === '' ? NOTHING : (asked ?? '')}
        onChange={({ target }) => ask(target.value === NOTHING ? undefined : target.value)}
      >
        <option value="" disabled>
          {t('not yet')}
        </option>
        <option value={NOTHING}>{t('for nothing')}</option>
        {COMMODITIES.map(({ id }) => (
          <option key={id} value={id}>
            {t('for {card}', { card: name('card', id) })}
          </option>
        ))}
      </select>
    </label>
  );
}
