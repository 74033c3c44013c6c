import { type ReactElement, useRef } from 'react';
import { useCardPlace } from '../../board/card-place.ts';
import { Sign } from '../../nations/Sign.tsx';
import { useTable } from '../../table/at-table.ts';
import { useInspected, useLaidIntent } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import { groundWords, unitWords } from './area-words.ts';
import { Outcome } from './movement/ForecastNote.tsx';
import { forecasts } from './movement/forecast.ts';
import { useOwnNation, useReading } from './view.ts';
import './area-card.css';

/** What there is to know about the area somebody looks at, beside it. */
export function AreaCard(): ReactElement | null {
  const area = useInspected();
  const { name } = useTable();
  const reading = useReading();
  const { view } = reading;
  const own = useOwnNation();
  const { areas } = useLaidIntent();
  const card = useRef<HTMLDivElement>(null);
  useCardPlace(card, area);
  if (area === undefined) return null;
  const clash =
    view.movement === null || own === undefined
      ? undefined
      : forecasts(reading, own.name).find((one) => one.area === area);
  const choosing = areas?.get(area)?.says;
  return (
    <div className="area-card" ref={card} aria-hidden="true">
      <h2>{name('area', area)}</h2>
      <p className="area-facts">
        {groundWords(view, area).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      <ul>
        {unitWords(view, area, name).map(({ key, nation, words }) => (
          <li key={key}>
            <Sign nation={nation} size={18} /> {words}
          </li>
        ))}
      </ul>
      {choosing !== undefined && <p className="area-choosing">{choosing}</p>}
      {clash !== undefined && (
        <div className="area-clash">
          <h3>{t('If nobody moves again')}</h3>
          <Outcome forecast={clash} />
        </div>
      )}
    </div>
  );
}
