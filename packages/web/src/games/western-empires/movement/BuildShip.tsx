import { areaNumber, type Ground, type Shore, terrainOf } from '@ecumene/ancients';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ShipyardBuildProps } from '../../ancients/game.ts';
import { AreaPick } from '../../ancients/picking/AreaPick.tsx';
import { ShoreChoice } from '../../ancients/ShoreChoice.tsx';
import { useReading } from '../../ancients/view.ts';

function shoresIn(ground: Ground, area: string | undefined): readonly Shore[] {
  const { shores, numbers } = terrainOf(ground);
  return shores[numbers.get(area ?? '') ?? -1] ?? [];
}

/** A new ship: on which coast, and what pays for it. */
export function BuildShip({ own, answer, leave }: ShipyardBuildProps): ReactElement {
  const { name } = useTable();
  const { view, ask } = useReading();
  const { harbours, cost } = useMemo(
    () =>
      ask(({ ships }, state) => ({
        cost: ships.cost,
        harbours: Object.keys(view.areas).filter((id) => {
          const area = areaNumber(state, id);
          return area !== undefined && (view.areas[id]?.tokens[own.name] ?? 0) > 0 && ships.isHarbour(state, area);
        }),
      })),
    [view, ask, own.name],
  );
  const [area, setArea] = useState<string | undefined>(undefined);
  const [coast, setCoast] = useState<string | undefined>(undefined);
  const [wanted, setTreasury] = useState(cost);
  const [from, setFrom] = useState<string | undefined>(undefined);
  const treasury = Math.min(wanted, own.treasury);
  const chosen = useMemo(() => (area === undefined ? [] : [area]), [area]);
  const pick = useCallback(
    (id: string) => {
      const shores = shoresIn(view.ground, id);
      setArea(id);
      setCoast(shores.length > 1 ? (shores[0]?.coast ?? undefined) : undefined);
    },
    [view.ground],
  );
  const others = Object.keys(view.areas).filter((id) => (view.areas[id]?.tokens[own.name] ?? 0) > 0);
  const build = async (): Promise<void> => {
    const move = {
      do: 'build-ship',
      area,
      treasury,
      ...(coast !== undefined && { coast }),
      ...(cost - treasury > 1 && from !== undefined && from !== area && { from }),
    };
    if (await answer(move)) leave();
  };
  return (
    <>
      {harbours.length === 0 ? (
        <span className="hint">{t('You need tokens in a coastal area to build a ship.')}</span>
      ) : (
        <>
          <span className="holding-words">{t('Choose a coast for the new ship.')}</span>
          <AreaPick areas={harbours} chosen={chosen} toggle={pick} />
        </>
      )}
      <ShoreChoice shores={shoresIn(view.ground, area)} coast={coast} choose={setCoast} />
      <select
        className="pick-list"
        aria-label={t('Pay with')}
        value={treasury}
        onChange={({ target }) => setTreasury(Number(target.value))}
      >
        {Array.from({ length: cost + 1 }, (_, i) => cost - i).map((paid) => (
          <option key={paid} value={paid} disabled={paid > own.treasury}>
            {paid === cost
              ? t('{paid} treasury', { paid })
              : paid === 0
                ? t('{n} tokens', { n: cost })
                : t('{paid} treasury and {n, plural, one {# token} other {# tokens}}', { paid, n: cost - paid })}
          </option>
        ))}
      </select>
      {cost - treasury > 1 && area !== undefined && (
        <select
          className="pick-list"
          aria-label={t('Second token from')}
          value={from ?? area}
          onChange={({ target }) => setFrom(target.value)}
        >
          {others.map((id) => (
            <option key={id} value={id}>
              {t('second token from {area}', { area: name('area', id) })}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="button quiet" onClick={leave}>
        {t('Cancel')}
      </button>
      <button type="button" className="button primary" disabled={area === undefined} onClick={() => void build()}>
        {t('Build ship')}
      </button>
    </>
  );
}
