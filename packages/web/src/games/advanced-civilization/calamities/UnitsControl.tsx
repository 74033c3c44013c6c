import { isRecord, type Question } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { type Intent, type Mark, useIntent } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';

/** Units that may be picked, and how many points they must come to. */
interface Picking {
  readonly goal: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly cities: readonly string[];
}

interface Picked {
  readonly tokens: Readonly<Record<string, number>>;
  readonly cities: readonly string[];
}

const CITY = 5;
const NONE: Picked = { tokens: {}, cities: [] };

function pickingOf(question: Question): Picking {
  const { goal, tokens, cities }: Record<string, unknown> = isRecord(question) ? question : {};
  return {
    goal: Number(goal),
    tokens: isTally(tokens) ? tokens : {},
    cities: Array.isArray(cities) ? cities.map(String) : [],
  };
}

function isTally(value: unknown): value is Readonly<Record<string, number>> {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'number');
}

function pointsOf({ tokens, cities }: Picked): number {
  return Object.values(tokens).reduce((sum, count) => sum + count, CITY * cities.length);
}

function toggleCity(picked: Picked, area: string): Picked {
  const cities = picked.cities.includes(area) ? picked.cities.filter((one) => one !== area) : [...picked.cities, area];
  return { ...picked, cities };
}

/** Which units go into a faction: taps on the board pick them, a counter runs down to exactly zero. */
export function UnitsControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { name, port } = useTable();
  const picking = useMemo(() => pickingOf(question), [question]);
  const [picked, setPicked] = useState<Picked>(NONE);
  const left = picking.goal - pointsOf(picked);
  const intent = useMemo<Intent>(() => {
    const marks = new Map<string, Mark>();
    for (const [area, most] of Object.entries(picking.tokens)) {
      const count = picked.tokens[area] ?? 0;
      marks.set(area, { is: count > 0 ? 'chosen' : 'can', badge: `${count}/${most}` });
    }
    for (const area of picking.cities)
      marks.set(area, picked.cities.includes(area) ? { is: 'chosen', badge: t('city') } : { is: 'can' });
    return {
      areas: marks,
      dims: true,
      tap: (area) => {
        const most = picking.tokens[area];
        if (picking.cities.includes(area)) setPicked(toggleCity(picked, area));
        else if (most !== undefined) {
          const count = picked.tokens[area] ?? 0;
          setPicked({ ...picked, tokens: { ...picked.tokens, [area]: count < most && left > 0 ? count + 1 : 0 } });
        }
      },
    };
  }, [picking, picked, left]);
  useIntent(intent);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (isRecord(suggestion) && isTally(suggestion['tokens']) && Array.isArray(suggestion['cities']))
      setPicked({ tokens: suggestion['tokens'], cities: suggestion['cities'].map(String) });
  };
  const given = {
    ...picked,
    tokens: Object.fromEntries(Object.entries(picked.tokens).filter(([, count]) => count > 0)),
  };
  return (
    <div className="amounts">
      <ul className="amounts-list">
        {picking.cities.map((area) => (
          <li key={area}>
            <button
              type="button"
              className="button small toggle"
              aria-pressed={picked.cities.includes(area)}
              onClick={() => setPicked(toggleCity(picked, area))}
            >
              {t('City of {area}', { area: name('area', area) })}
            </button>
          </li>
        ))}
        {Object.entries(picking.tokens).map(([area, most]) => (
          <li key={area}>
            {name('area', area)}
            <Stepper
              label={t('Tokens of {area}', { area: name('area', area) })}
              value={picked.tokens[area] ?? 0}
              least={0}
              most={most}
              set={(value) => setPicked({ ...picked, tokens: { ...picked.tokens, [area]: value } })}
            />
          </li>
        ))}
      </ul>
      <div className="choices">
        <button type="button" className="button quiet" onClick={() => void suggest()}>
          {t('Suggest')}
        </button>
        <button type="button" className="button primary" disabled={left !== 0} onClick={() => void answer(given)}>
          {left === 0
            ? t('These it is')
            : left > 0
              ? t('{left} points to go', { left })
              : t('{over} points too many', { over: -left })}
        </button>
      </div>
    </div>
  );
}
