import { type ReactElement, useState } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { UseProps } from './forms.ts';
import { UseButtons } from './UseButtons.tsx';
import { UseOnArea } from './UseOnArea.tsx';

interface UsePoliticsProps extends UseProps {
  /** Tokens it may bring into the treasury. */
  readonly most: number;
  readonly areas: readonly string[];
  /** Treasury that an area costs. */
  price(area: string): number;
  /** Whether there are the pieces for all units there. */
  canTake(area: string): boolean;
}

/** Politics: tokens from stock to treasury, or an area for treasury. */
export function UsePolitics({ most: upTo, areas, price, canTake, ...props }: UsePoliticsProps): ReactElement {
  const { own, use, cancel } = props;
  const { name } = useTable();
  const most = Math.min(upTo, own.stock);
  const [way, setWay] = useState<'treasury' | 'area'>(most > 0 ? 'treasury' : 'area');
  const [tokens, setTokens] = useState(most);
  return (
    <div className="amounts">
      <div className="choices">
        <button
          type="button"
          className="button toggle"
          disabled={most === 0}
          aria-pressed={way === 'treasury'}
          onClick={() => setWay('treasury')}
        >
          {t('Gain treasury')}
        </button>
        <button
          type="button"
          className="button toggle"
          disabled={areas.length === 0}
          aria-pressed={way === 'area'}
          onClick={() => setWay('area')}
        >
          {t('Take over an area')}
        </button>
      </div>
      {way === 'area' ? (
        <>
          <span className="hint">
            {t('The number is the treasury it costs. You have {treasury}.', { treasury: own.treasury })}
          </span>
          <UseOnArea
            {...props}
            areas={areas}
            note={(area) => String(price(area))}
            label={(area) =>
              t('Take over units in {area} for {price}', { area: name('area', area), price: price(area) })
            }
            canUse={(area) => price(area) <= own.treasury && canTake(area)}
          />
        </>
      ) : (
        <div className="choices">
          <span className="cargo">
            {t('Tokens from stock')}
            <Stepper label={t('Tokens from stock')} value={tokens} least={0} most={most} set={setTokens} />
          </span>
          <UseButtons
            label={t('Gain {tokens} treasury', { tokens })}
            disabled={tokens === 0}
            use={() => use({ treasury: tokens })}
            cancel={cancel}
          />
        </div>
      )}
    </div>
  );
}
