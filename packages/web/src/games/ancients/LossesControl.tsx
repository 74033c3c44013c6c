import { isRecord, type Question, refuse, say, the } from '@ecumene/engine';
import { type ReactElement, type Ref, useMemo, useState } from 'react';
import { useSmallScreen } from '../../board/small-screen.ts';
import { CountDown } from '../../questions/CountDown.tsx';
import { Stepper } from '../../questions/Stepper.tsx';
import { useTable } from '../../table/at-table.ts';
import { type Intent, type Mark, useIntent } from '../../table/desk.ts';
import { scrollIntoView } from '../../table/scroll-into-view.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import { type ChosenUnit, ChosenUnits, tokensIn } from './units/ChosenUnits.tsx';
import { CityToggle } from './units/CityToggle.tsx';
import { cityMark, tokensMark } from './units/marks.ts';
import { TokenRows } from './units/TokenRows.tsx';
import { CITY, chosenOf, isTally, oneMore, type Tally, tallyOf, totalOf } from './units/tally.ts';
import { UnitsList } from './units/UnitsList.tsx';

/** What a question about losses allows: how many tokens in each area, and what each city may leave. */
interface Bounds {
  readonly goal: number;
  readonly stay: number;
  readonly tokens: Tally;
  readonly cities: Tally;
  /** Tokens a city must leave, where it is not as many as others. */
  readonly least: Tally;
}

interface Losses {
  readonly tokens: Tally;
  readonly cities: Tally;
}

const NONE: Losses = { tokens: {}, cities: {} };

function boundsOf(question: Question): Bounds {
  const { goal, stay, tokens, cities, least }: Record<string, unknown> = isRecord(question) ? question : {};
  return {
    goal: Number(goal),
    stay: Number(stay),
    tokens: tallyOf(tokens),
    cities: tallyOf(cities),
    least: tallyOf(least),
  };
}

/** How many tokens a city must leave. */
function leastIn({ stay, least }: Bounds, area: string): number {
  return least[area] ?? stay;
}

/** Which units are lost: taps on the board take them away, a counter runs down to exactly zero. */
export function LossesControl({ asked: { id, question }, answer }: ControlProps): ReactElement {
  const { port, refuse: tell } = useTable();
  const small = useSmallScreen();
  const bounds = useMemo(() => boundsOf(question), [question]);
  const [losses, setLosses] = useState<Losses>(NONE);
  const left = bounds.goal - pointsOf(losses);
  const [latest, setLatest] = useState<string | undefined>(undefined);
  const toggle = (area: string): void => setLosses(toggled(losses, area, leastIn(bounds, area)));
  const intent = useMemo<Intent>(() => {
    const marks = new Map<string, Mark>();
    for (const [area, most] of Object.entries(bounds.tokens))
      marks.set(area, tokensMark(losses.tokens[area] ?? 0, most));
    for (const area of Object.keys(bounds.cities)) {
      const stays = losses.cities[area];
      marks.set(area, cityMark(stays !== undefined, CITY - (stays ?? leastIn(bounds, area))));
    }
    const tap = (area: string): void => {
      const most = bounds.tokens[area];
      const place = the('area', area);
      const nothing = refuse(
        'no-unit',
        say('You have no pieces in {place} that you can lose.', { place }),
        question.rule,
      );
      tell(marks.has(area) ? undefined : nothing);
      if (marks.has(area)) setLatest(area);
      if (Object.hasOwn(bounds.cities, area)) setLosses(toggled(losses, area, leastIn(bounds, area)));
      else if (most !== undefined) setLosses({ ...losses, tokens: oneMore(losses.tokens, area, most, left) });
    };
    const shown = { areas: marks, dims: true, tap };
    if (latest === undefined || !(small || mayLeaveMore(latest, bounds, losses))) return shown;
    const content = <LossHere area={latest} bounds={bounds} losses={losses} set={setLosses} />;
    return { ...shown, ring: { area: latest, content } };
  }, [bounds, losses, left, latest, small, question.rule, tell]);
  useIntent(intent);
  const suggest = async (): Promise<void> => {
    const suggestion = await port.suggest(id);
    if (isRecord(suggestion) && isTally(suggestion['tokens']) && isTally(suggestion['cities']))
      setLosses({ tokens: suggestion['tokens'], cities: suggestion['cities'] });
  };
  return (
    <div className="amounts">
      <UnitsList stay={bounds.stay}>
        <TokenRows
          most={bounds.tokens}
          chosen={losses.tokens}
          label={(area) => t('Tokens lost in {area}', { area })}
          choose={(tokens) => setLosses({ ...losses, tokens })}
        />
        {Object.keys(bounds.cities).map((area) => (
          <li key={area}>
            <CityToggle
              area={area}
              chosen={Object.hasOwn(losses.cities, area)}
              counts={CITY - (losses.cities[area] ?? leastIn(bounds, area))}
              toggle={() => toggle(area)}
            />
            <CityLeaves ref={scrollIntoView} area={area} bounds={bounds} losses={losses} set={setLosses} />
          </li>
        ))}
      </UnitsList>
      <div className="units-end">
        <ChosenUnits
          units={unitsOf(losses)}
          takeBack={({ area, is }) =>
            is === 'city' ? toggle(area) : setLosses({ ...losses, tokens: { ...losses.tokens, [area]: 0 } })
          }
        />
        <CountDown
          left={left}
          points
          ready={t('Lose these')}
          suggest={() => void suggest()}
          give={() => void answer({ ...losses, tokens: chosenOf(losses.tokens) })}
        />
      </div>
    </div>
  );
}

interface LossesHere {
  readonly ref?: Ref<HTMLElement>;
  readonly area: string;
  readonly bounds: Bounds;
  readonly losses: Losses;
  set(losses: Losses): void;
}

/** How many tokens a city that is lost leaves, where it may leave some. */
function CityLeaves({ ref, area, bounds, losses, set }: LossesHere): ReactElement | null {
  const { name } = useTable();
  const stays = losses.cities[area];
  if (stays === undefined || !mayLeaveMore(area, bounds, losses)) return null;
  return (
    <span ref={ref} className="cargo city-leaves">
      <span className="hint">{t('{area} leaves', { area: name('area', area) })}</span>
      <Stepper
        label={t('Tokens left in {area}', { area: name('area', area) })}
        value={stays}
        least={leastIn(bounds, area)}
        most={bounds.cities[area] ?? 0}
        set={(value) => set({ ...losses, cities: { ...losses.cities, [area]: value } })}
      />
    </span>
  );
}

/** What is lost in one area. */
function LossHere(here: LossesHere): ReactElement | null {
  const { name } = useTable();
  const { area, bounds, losses, set } = here;
  const most = bounds.tokens[area];
  if (most === undefined) return <CityLeaves {...here} />;
  return (
    <span className="cargo">
      <span className="hint">{name('area', area)}</span>
      <Stepper
        label={t('Tokens lost in {area}', { area: name('area', area) })}
        value={losses.tokens[area] ?? 0}
        least={0}
        most={most}
        set={(value) => set({ ...losses, tokens: { ...losses.tokens, [area]: value } })}
      />
    </span>
  );
}

/** Whether a city is lost that may leave more tokens than it must. */
function mayLeaveMore(area: string, bounds: Bounds, losses: Losses): boolean {
  return Object.hasOwn(losses.cities, area) && (bounds.cities[area] ?? 0) > leastIn(bounds, area);
}

/** What is lost, area by area. */
function unitsOf({ tokens, cities }: Losses): ChosenUnit[] {
  return [
    ...tokensIn(tokens),
    ...Object.entries(cities).map(([area, stays]) => ({ area, is: 'city' as const, points: CITY - stays })),
  ];
}

function toggled(losses: Losses, area: string, stay: number): Losses {
  const { [area]: before, ...others } = losses.cities;
  return { ...losses, cities: before === undefined ? { ...others, [area]: stay } : others };
}

function pointsOf({ tokens, cities }: Losses): number {
  return totalOf(tokens) + Object.values(cities).reduce((sum, left) => sum + CITY - left, 0);
}
