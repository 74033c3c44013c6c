import { isRecord, type Question } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { CountDown } from '../../../questions/CountDown.tsx';
import { useTable } from '../../../table/at-table.ts';
import { type Intent, type Mark, useIntent } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { type ChosenUnit, ChosenUnits, tokensIn } from '../units/ChosenUnits.tsx';
import { CityToggle } from '../units/CityToggle.tsx';
import { cityMark, tokensMark } from '../units/marks.ts';
import { TokenRows } from '../units/TokenRows.tsx';
import { CITY, chosenOf, isTally, oneMore, type Tally, tallyOf, totalOf } from '../units/tally.ts';
import { UnitsList } from '../units/UnitsList.tsx';

/** Units that may be picked, and how many points they must come to. */
interface Picking {
  readonly goal: number;
  readonly tokens: Tally;
  readonly cities: readonly string[];
}

interface Picked {
  readonly tokens: Tally;
  readonly cities: readonly string[];
}

const NONE: Picked = { tokens: {}, cities: [] };

function pickingOf(question: Question): Picking {
  const { goal, tokens, cities }: Record<string, unknown> = isRecord(question) ? question : {};
  return {
    goal: Number(goal),
    tokens: tallyOf(tokens),
    cities: Array.isArray(cities) ? cities.map(String) : [],
  };
}

function toggleCity(picked: Picked, area: string): Picked {
  const cities = picked.cities.includes(area) ? picked.cities.filter((one) => one !== area) : [...picked.cities, area];
  return { ...picked, cities };
}

/** What is picked, area by area. */
function unitsOf({ tokens, cities }: Picked): ChosenUnit[] {
  return [...tokensIn(tokens), ...cities.map((area) => ({ area, is: 'city' as const, points: CITY }))];
}

/** Which units go into a faction: taps on the board pick them, a counter runs down to exactly zero. */
export function UnitsControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { port } = useTable();
  const picking = useMemo(() => pickingOf(question), [question]);
  const [picked, setPicked] = useState<Picked>(NONE);
  const left = picking.goal - totalOf(picked.tokens) - CITY * picked.cities.length;
  const intent = useMemo<Intent>(() => {
    const marks = new Map<string, Mark>();
    for (const [area, most] of Object.entries(picking.tokens))
      marks.set(area, tokensMark(picked.tokens[area] ?? 0, most, 'picked'));
    for (const area of picking.cities) marks.set(area, cityMark(picked.cities.includes(area), CITY, 'picked'));
    return {
      areas: marks,
      dims: true,
      tap: (area) => {
        const most = picking.tokens[area];
        if (picking.cities.includes(area)) setPicked(toggleCity(picked, area));
        else if (most !== undefined) setPicked({ ...picked, tokens: oneMore(picked.tokens, area, most, left) });
      },
    };
  }, [picking, picked, left]);
  useIntent(intent);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (isRecord(suggestion) && isTally(suggestion['tokens']) && Array.isArray(suggestion['cities']))
      setPicked({ tokens: suggestion['tokens'], cities: suggestion['cities'].map(String) });
  };
  return (
    <div className="amounts">
      <UnitsList>
        {picking.cities.map((area) => (
          <li key={area}>
            <CityToggle
              area={area}
              chosen={picked.cities.includes(area)}
              counts={CITY}
              toggle={() => setPicked(toggleCity(picked, area))}
            />
          </li>
        ))}
        <TokenRows
          most={picking.tokens}
          chosen={picked.tokens}
          label={(area) => t('Tokens in {area}', { area })}
          choose={(tokens) => setPicked({ ...picked, tokens })}
        />
      </UnitsList>
      <div className="units-end">
        <ChosenUnits
          units={unitsOf(picked)}
          fate="picked"
          takeBack={({ area, is }) =>
            setPicked(is === 'city' ? toggleCity(picked, area) : { ...picked, tokens: { ...picked.tokens, [area]: 0 } })
          }
        />
        <CountDown
          left={left}
          points
          ready={t('Confirm')}
          suggest={() => void suggest()}
          give={() => void answer({ ...picked, tokens: chosenOf(picked.tokens) })}
        />
      </div>
    </div>
  );
}
