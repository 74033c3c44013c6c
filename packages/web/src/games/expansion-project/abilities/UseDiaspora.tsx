import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { UseProps } from '../../ancients/abilities/forms.ts';
import { UseButtons } from '../../ancients/abilities/UseButtons.tsx';
import { AreaPick } from '../../ancients/picking/AreaPick.tsx';
import { usePath, useSettlings, useShown } from './targets.ts';

/** Diaspora: an empty area that a path leads to, and a city or tokens to place there. */
export function UseDiaspora({ own, use, explain, cancel }: UseProps): ReactElement {
  const { name } = useTable();
  const targets = useSettlings(own);
  const areas = useMemo(() => [...targets.keys()], [targets]);
  const [area, setArea] = useState<string | undefined>(undefined);
  const [wanted, setWanted] = useState<'city' | 'tokens'>('city');
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  const chosen = useMemo(() => (area === undefined ? [] : [area]), [area]);
  const pick = useCallback((id: string) => setArea(id), []);
  const explainArea = useCallback((id: string) => explain({ area: id }), [explain]);
  const path = usePath(own, area);
  useShown(path);
  const { tokens: most, city } = targets.get(area ?? '') ?? { tokens: 0, city: false };
  const way = city && (wanted === 'city' || most === 0) ? 'city' : 'tokens';
  const tokens = Math.min(most, count);
  return (
    <div className="amounts">
      <div className="choices">
        <AreaPick areas={areas} chosen={chosen} ways={path} toggle={pick} explain={explainArea} />
      </div>
      {area !== undefined && (
        <div className="choices">
          <button
            type="button"
            className="button toggle"
            aria-pressed={way === 'city'}
            disabled={!city}
            onClick={() => setWanted('city')}
          >
            {t('A city')}
          </button>
          <button
            type="button"
            className="button toggle"
            aria-pressed={way === 'tokens'}
            disabled={most === 0}
            onClick={() => setWanted('tokens')}
          >
            {t('Tokens')}
          </button>
          {way === 'tokens' && (
            <Stepper label={t('Tokens from stock')} value={tokens} least={1} most={most} set={setCount} />
          )}
        </div>
      )}
      <UseButtons
        label={
          area === undefined
            ? t('Choose an area')
            : way === 'city'
              ? t('Build a city in {area}', { area: name('area', area) })
              : t('Place {n, plural, one {# token} other {# tokens}} in {area}', {
                  n: tokens,
                  area: name('area', area),
                })
        }
        disabled={area === undefined}
        use={() => use(way === 'city' ? { area } : { area, tokens })}
        cancel={cancel}
      />
    </div>
  );
}
