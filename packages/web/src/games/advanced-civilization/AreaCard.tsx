import { terrainOf } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { useTable } from '../../table/at-table.ts';
import { useInspected } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import { Outcome } from './movement/ForecastNote.tsx';
import { forecasts } from './movement/forecast.ts';
import { useOwnNation, useView } from './view.ts';
import './area-card.css';

/** What there is to know about the area somebody looks at. */
export function AreaCard(): ReactElement | null {
  const area = useInspected();
  const { name } = useTable();
  const view = useView();
  const own = useOwnNation();
  const { ground, areas, nations, movement } = view;
  const terrain = terrainOf(ground);
  const number = area === undefined ? undefined : terrain.numbers.get(area);
  if (area === undefined || number === undefined) return null;
  const here = areas[area];
  const ships = nations.flatMap((nation) =>
    nation.ships.filter((ship) => ship.area === area).map(({ no, aboard }) => ({ nation: nation.name, no, aboard })),
  );
  const clash =
    movement === null || own === undefined ? undefined : forecasts(view, own.name).find((one) => one.area === area);
  const land = terrain.isLand[number];
  const site = terrain.site[number];
  return (
    <div className="area-card" aria-hidden="true">
      <h2>{name('area', area)}</h2>
      <p className="area-facts">
        {land ? t('Feeds {limit}', { limit: terrain.limit[number] ?? 0 }) : t('Open sea')}
        {site !== 'none' && land && <span>{t('City site')}</span>}
        {terrain.floodPlain[number] && <span>{t('Flood plain')}</span>}
        {terrain.volcano[number] && <span>{t('Volcano')}</span>}
      </p>
      <ul>
        {here?.city && (
          <li>
            <Sign nation={here.city} size={18} /> {t('City of {nation}', { nation: name('nation', here.city) })}
          </li>
        )}
        {Object.entries(here?.tokens ?? {}).map(([nation, count]) => (
          <li key={nation}>
            <Sign nation={nation} size={18} />{' '}
            {t('{nation}: {n, plural, one {# token} other {# tokens}}', { nation: name('nation', nation), n: count })}
          </li>
        ))}
        {ships.map(({ nation, no, aboard }) => (
          <li key={`${nation} ${no}`}>
            <Sign nation={nation} size={18} />{' '}
            {t('Ship of {nation}{aboard, plural, =0 {} one {, a token aboard} other {, # tokens aboard}}', {
              nation: name('nation', nation),
              aboard,
            })}
          </li>
        ))}
      </ul>
      {clash !== undefined && (
        <div className="area-clash">
          <h3>{t('If nobody moves again')}</h3>
          <Outcome forecast={clash} />
        </div>
      )}
    </div>
  );
}
