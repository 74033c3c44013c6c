import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { faceOf, isCalamity } from './hand.ts';
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

/** One trade card, small: its value and its name. */
export function TradeCard({ id, veiled = false, lacking = false }: TradeCardProps): ReactElement {
  const { name } = useTable();
  const kind = isCalamity(id) ? 'calamity' : 'commodity';
  return (
    <span
      className={`trade-card trade-card-${kind}`}
      data-veiled={veiled}
      data-lacking={lacking}
      title={lacking ? t('You do not have it.') : undefined}
    >
      <span className="trade-card-value">{kind === 'calamity' ? <Woe size={12} /> : (faceOf(id)?.stack ?? '')}</span>
      <span className="trade-card-name">{name('card', id)}</span>
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
