import { isRecord, type Question, refuse, say, the } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { Stepper } from '../../questions/Stepper.tsx';
import { useTable } from '../../table/at-table.ts';
import { type Intent, type Mark, useIntent } from '../../table/desk.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import { CityToggle } from './units/CityToggle.tsx';
import { PointsDown } from './units/PointsDown.tsx';
import { TokenRows } from './units/TokenRows.tsx';
import { CITY, chosenOf, isTally, oneMore, type Tally, tallyOf, totalOf } from './units/tally.ts';

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

const NONE: Losses = { tokens: {}, cities: {} };

function boundsOf(question: Question): Bounds {
  const { goal, stay, tokens, cities }: Record<string, unknown> = isRecord(question) ? question : {};
  return { goal: Number(goal), stay: Number(stay), tokens: tallyOf(tokens), cities: tallyOf(cities) };
}

/** Which units are lost: taps on the board take them away, a counter runs down to exactly zero. */
export function LossesControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { name, port, refuse: tell } = useTable();
  const bounds = useMemo(() => boundsOf(question), [question]);
  const [losses, setLosses] = useState<Losses>(NONE);
  const left = bounds.goal - pointsOf(losses);
  const intent = useMemo<Intent>(() => {
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
      tap: (area) => {
        const most = bounds.tokens[area];
        const place = the('area', area);
        const nothing = refuse('no-unit', say('You have nothing to lose in {place}.', { place }), question.rule);
        tell(marks.has(area) ? undefined : nothing);
        if (Object.hasOwn(bounds.cities, area)) setLosses(toggled(losses, area, bounds.stay));
        else if (most !== undefined) setLosses({ ...losses, tokens: oneMore(losses.tokens, area, most, left) });
      },
    };
  }, [bounds, losses, left, question.rule, tell]);
  useIntent(intent);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (isRecord(suggestion) && isTally(suggestion['tokens']) && isTally(suggestion['cities']))
      setLosses({ tokens: suggestion['tokens'], cities: suggestion['cities'] });
  };
  return (
    <div className="amounts">
      <ul className="amounts-list">
        <TokenRows
          most={bounds.tokens}
          chosen={losses.tokens}
          label={(area) => t('Tokens lost in {area}', { area })}
          choose={(tokens) => setLosses({ ...losses, tokens })}
        />
        {Object.entries(bounds.cities).map(([area, most]) => (
          <li key={area}>
            <CityToggle
              area={area}
              chosen={Object.hasOwn(losses.cities, area)}
              toggle={() => setLosses(toggled(losses, area, bounds.stay))}
            />
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
      <PointsDown
        left={left}
        ready={t('Lose these')}
        suggest={() => void suggest()}
        give={() => void answer({ ...losses, tokens: chosenOf(losses.tokens) })}
      />
    </div>
  );
}

function toggled(losses: Losses, area: string, stay: number): Losses {
  const { [area]: before, ...others } = losses.cities;
  return { ...losses, cities: before === undefined ? { ...others, [area]: stay } : others };
}

function pointsOf({ tokens, cities }: Losses): number {
  return totalOf(tokens) + Object.values(cities).reduce((sum, left) => sum + CITY - left, 0);
}
