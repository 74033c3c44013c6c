import type { ReactElement } from 'react';
import { Pictogram } from '../../../pictures/Pictogram.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { BlockOfCard } from './BlockSign.tsx';
import { useTradeCards } from './market.ts';
import './trade-card.css';

/** What a calamity is marked with, wherever its holder sees it. */
export function Woe({ size = 16 }: { readonly size?: number }): ReactElement {
  return (
    <svg className="woe" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d="M13.6 1.5 3.8 13.4h6.4L8.6 22.5l11-13.1h-6.9z" fill="currentColor" />
    </svg>
  );
}

interface TradeCardProps {
  readonly id: string;
  /** It goes over unnamed: the other side will not know. */
  readonly veiled?: boolean;
  /** One does not have it. */
  readonly lacking?: boolean;
}

/** One trade card, small: its value, its picture and its name. */
export function TradeCard({ id, veiled = false, lacking = false }: TradeCardProps): ReactElement {
  const { name } = useTable();
  const cards = useTradeCards();
  const kind = cards.isCalamity(id) ? 'calamity' : 'commodity';
  return (
    <span
      className={`trade-card trade-card-${kind}`}
      data-veiled={veiled}
      data-lacking={lacking}
      title={lacking ? t('You do not have it.') : undefined}
    >
      <span className="trade-card-value">{kind === 'calamity' ? <Woe size={12} /> : cards.valueOf(id)}</span>
      <span className="trade-card-picture">
        <Pictogram kind={kind} id={cards.thingOf(id)} />
      </span>
      <span className="trade-card-name">{name('card', cards.thingOf(id))}</span>
      <BlockOfCard card={id} />
    </span>
  );
}

/** Cards that go over without a name. */
export function Unnamed({ count }: { readonly count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    <span className="trade-card trade-card-unnamed" title={t('{count} unnamed', { count })}>
      <span className="unseen">{t('{count} unnamed', { count })}</span>
      <span className="trade-card-value" aria-hidden="true">
        ?
      </span>
      <span className="trade-card-name" aria-hidden="true">
        {t('× {count}', { count })}
      </span>
    </span>
  );
}
