import { isRecord, type Question } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Stepper } from '../../questions/Stepper.tsx';
import { useTable } from '../../table/at-table.ts';
import { type Intent, type Mark, useIntent } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';

type Tally = Readonly<Record<string, number>>;

/** What a question about losses allows: how many tokens in each area, and what each city may leave. */
interface Bounds {
  readonly goal: number;
  readonly stay: number;
  readonly tokens: Tally;
  readonly cities: Tally;
}

interface Losses {
  readonly tokens: Tally;
  readonly cities: Tally;
}

const CITY = 5;
const NONE: Losses = { tokens: {}, cities: {} };

function boundsOf(question: Question): Bounds {
  const { goal, stay, tokens, cities }: Record<string, unknown> = isRecord(question) ? question : {};
  return {
    goal: Number(goal),
    stay: Number(stay),
    tokens: isTally(tokens) ? tokens : {},
    cities: isTally(cities) ? cities : {},
  };
}

function isTally(value: unknown): value is Tally {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'number');
}

/** Which units are lost: taps on the board take them away, a counter runs down to exactly zero. */
export function LossesControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { name, port } = useTable();
  const bounds = useMemo(() => boundsOf(question), [question]);
  const [losses, setLosses] = useState<Losses>(NONE);
  const left = bounds.goal - pointsOf(losses);
  const intent = useMemo<Intent>(() => {
    const loseToken = (area: string): void => {
      const most = bounds.tokens[area];
      if (most === undefined) return;
      const now = losses.tokens[area] ?? 0;
      setLosses({ ...losses, tokens: { ...losses.tokens, [area]: now < most && left > 0 ? now + 1 : 0 } });
    };
    const loseCity = (area: string): void =>
      setLosses({ ...losses, cities: toggled(losses.cities, area, bounds.stay) });
    const marks = new Map<string, Mark>();
    for (const [area, most] of Object.entries(bounds.tokens)) {
      const lost = losses.tokens[area] ?? 0;
      marks.set(area, { is: lost > 0 ? 'chosen' : 'can', badge: `−${lost}/${most}` });
    }
    for (const area of Object.keys(bounds.cities))
      marks.set(area, Object.hasOwn(losses.cities, area) ? { is: 'chosen', badge: t('city') } : { is: 'can' });
    return {
      areas: marks,
      dims: true,
      tap: (area) => (Object.hasOwn(bounds.cities, area) ? loseCity(area) : loseToken(area)),
    };
  }, [bounds, losses, left]);
  useIntent(intent);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (isRecord(suggestion) && isTally(suggestion['tokens']) && isTally(suggestion['cities']))
      setLosses({ tokens: suggestion['tokens'], cities: suggestion['cities'] });
  };
  return (
    <div className="amounts">
      <ul className="amounts-list">
        {Object.entries(bounds.tokens).map(([area, most]) => (
          <li key={area}>
            {name('area', area)}
            <Stepper
              label={t('Tokens lost in {area}', { area: name('area', area) })}
              value={losses.tokens[area] ?? 0}
              least={0}
              most={most}
              set={(value) => setLosses({ ...losses, tokens: { ...losses.tokens, [area]: value } })}
            />
          </li>
        ))}
        {Object.entries(bounds.cities).map(([area, most]) => (
          <li key={area}>
            <button
              type="button"
              className="button small toggle"
              aria-pressed={Object.hasOwn(losses.cities, area)}
              onClick={() => setLosses({ ...losses, cities: toggled(losses.cities, area, bounds.stay) })}
            >
              {t('City of {area}', { area: name('area', area) })}
            </button>
            {Object.hasOwn(losses.cities, area) && most > bounds.stay && (
              <>
                <span className="hint">{t('leaves')}</span>
                <Stepper
                  label={t('Tokens left in {area}', { area: name('area', area) })}
                  value={losses.cities[area] ?? 0}
                  least={bounds.stay}
                  most={most}
                  set={(value) => setLosses({ ...losses, cities: { ...losses.cities, [area]: value } })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="choices">
        <button type="button" className="button quiet" onClick={() => void suggest()}>
          {t('Suggest')}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={left !== 0}
          onClick={() => void answer(given(losses))}
        >
          {left === 0
            ? t('Lose these')
            : left > 0
              ? t('{left} points to go', { left })
              : t('{over} points too many', { over: -left })}
        </button>
      </div>
    </div>
  );
}

function toggled(cities: Tally, area: string, stay: number): Tally {
  const { [area]: before, ...others } = cities;
  return before === undefined ? { ...others, [area]: stay } : others;
}

function pointsOf({ tokens, cities }: Losses): number {
  const fallen = Object.values(tokens).reduce((sum, count) => sum + count, 0);
  return fallen + Object.values(cities).reduce((sum, left) => sum + CITY - left, 0);
}

function given({ tokens, cities }: Losses): Losses {
  return { tokens: Object.fromEntries(Object.entries(tokens).filter(([, count]) => count > 0)), cities };
}
