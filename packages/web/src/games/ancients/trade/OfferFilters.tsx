import type { OfferView } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useAncients, useView } from '../view.ts';
import { BlockSign } from './BlockSign.tsx';
import { goodsIn, type OfferFilter } from './filter.ts';
import type { TradeCards } from './hand.ts';

interface OfferFiltersProps {
  readonly offers: readonly OfferView[];
  readonly cards: TradeCards;
  readonly filter: OfferFilter;
  set(filter: OfferFilter): void;
}

/** Where there are many offers: those with one good, with cards of one block, or those one can accept. */
export function OfferFilters({ offers, cards, filter, set }: OfferFiltersProps): ReactElement {
  const { name } = useTable();
  const blocks = useAncients().trade.blocks?.(useView());
  const goods = goodsIn(offers, cards);
  const shown = filter.good === undefined || goods.includes(filter.good) ? goods : [filter.good, ...goods];
  return (
    <fieldset className="offer-filters">
      <legend className="unseen">{t('Show offers')}</legend>
      <select
        className="input"
        aria-label={t('Good')}
        value={filter.good ?? ''}
        onChange={({ target }) => set({ ...filter, good: target.value === '' ? undefined : target.value })}
      >
        <option value="">{t('All goods')}</option>
        {shown.map((id) => (
          <option key={id} value={id}>
            {name('card', id)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="offer-filter"
        aria-pressed={filter.acceptable}
        onClick={() => set({ ...filter, acceptable: !filter.acceptable })}
      >
        {t('Only those you can accept')}
      </button>
      {blocks?.names.map((block, place) => (
        <button
          key={block}
          type="button"
          className="offer-filter"
          aria-pressed={filter.block === place}
          onClick={() => set({ ...filter, block: filter.block === place ? undefined : place })}
        >
          <BlockSign block={place} /> {t('gives')}
        </button>
      ))}
    </fieldset>
  );
}
