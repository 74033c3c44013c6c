import type { NationView, ShipView } from '@ecumene/ancients';
import { type ReactElement, useMemo, useState } from 'react';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { type Intent, type Mark, type PieceInHand, type Planned, useIntent, type Way } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useReading } from '../view.ts';
import { isCoast, legsLeft, shipWays, wayBeyondReach } from './reach.ts';
import { type Call, type Calls, callsUntil, legsOf, type Stop, stopsOf, tokensPlanned } from './voyage.ts';

interface ShipControlProps {
  readonly ship: ShipView;
  readonly own: NationView;
  readonly asked: ControlProps['asked'];
  /** Makes moves one after another; true when the first was taken. */
  oneByOne(moves: readonly unknown[]): Promise<boolean>;
  /** Ways gone already in this movement. */
  readonly done: readonly Way[];
  leave(): void;
}

/** A voyage, leg by leg: who embarks, the way on the board, who lands. */
export function ShipControl({ ship, own, asked, oneByOne, done, leave }: ShipControlProps): ReactElement {
  const { name, port, refuse } = useTable();
  const reading = useReading();
  const small = useSmallScreen();
  const legs = legsLeft(reading, own.name, ship.no);
  const [path, setPath] = useState<readonly string[]>([]);
  const [calls, setCalls] = useState<Calls>({});
  const stops = useMemo(() => stopsOf(reading, own.name, ship, path, calls), [reading, own.name, ship, path, calls]);
  const [start] = stops;
  const here = stops.at(-1);
  const aboard = here?.aboard ?? ship.aboard;
  const ways = useMemo(
    () => shipWays(reading, own.name, ship, path, legs - path.length),
    [reading, own, ship, path, legs],
  );
  const end = path.at(-1);
  const maySailOn = legs > path.length;
  const atCoast = end === undefined || isCoast(reading, end);
  const cargo = useMemo<CargoProps | undefined>(() => {
    if (start === undefined || here === undefined) return undefined;
    const place = path.length;
    const embarks = start.ready > 0;
    const lands = atCoast && (here.arriving > 0 || (place > 0 && embarks));
    const stop = maySailOn && here.ready > 0 ? path.at(-1) : undefined;
    const call = (at: number, said: Call): void =>
      setCalls((before) => ({ ...before, [at]: { ...before[at], ...said } }));
    return embarks || lands || stop !== undefined ? { start, here, place, embarks, lands, stop, call } : undefined;
  }, [start, here, maySailOn, path, atCoast]);
  const intent = useMemo<Intent>(() => {
    const marks = new Map<string, Mark>();
    for (const [area, way] of ways) {
      const left = legs - path.length - way.length;
      const says = t('your ship can sail here, {left, plural, one {# area} other {# areas}} left', { left });
      marks.set(area, { is: 'can', says });
    }
    marks.set(ship.area, { is: 'from', says: t('your ship starts here') });
    if (end !== undefined) marks.set(end, { is: 'chosen', says: t('your ship sails here') });
    const sayWhyNot = async (kept: readonly string[], area: string): Promise<void> => {
      const whole = [...kept, ...wayBeyondReach(reading, ship, kept, area)];
      refuse(await port.check(asked.id, { do: 'sail', ship: ship.no, path: whole }));
    };
    const sail = (kept: readonly string[], way: readonly string[]): void => {
      setPath([...kept, ...way]);
      setCalls((before) => callsUntil(before, kept.length));
    };
    const sailOn = (kept: readonly string[], area: string): void => {
      const way = shipWays(reading, own.name, ship, kept, legs - kept.length).get(area);
      if (way === undefined) void sayWhyNot(kept, area);
      else sail(kept, way);
    };
    const tap = (area: string): void => {
      refuse(undefined);
      if (area === end) sail(path.slice(0, -1), []);
      else if (area === ship.area && path.length === 0) leave();
      else sailOn(path, area);
    };
    const draft: Way = {
      areas: [ship.area, ...path],
      by: 'water',
      draft: true,
      ...(path.length > 0 && { ship: { nation: own.name, aboard } }),
    };
    const planned: Planned = {
      nation: own.name,
      tokens: tokensPlanned(draft.areas, stops),
      ...(path.length === 0 && { ship: { no: ship.no, aboard } }),
    };
    const drop = (area: string): void => {
      refuse(undefined);
      sailOn([], area);
    };
    const shown = {
      areas: marks,
      dims: true,
      tap,
      drag: ({ ship: no }: PieceInHand) => (no === ship.no ? drop : undefined),
      ways: [...done, draft],
      planned,
      putDown: leave,
    };
    if (!small || cargo === undefined) return shown;
    return { ...shown, ring: { area: end ?? ship.area, content: <Cargo {...cargo} /> } };
  }, [reading, ways, ship, own, aboard, stops, done, end, path, legs, leave, asked.id, port, refuse, small, cargo]);
  useIntent(intent);
  const waits = end !== undefined && (here?.load ?? 0) > 0;
  const voyage = legsOf(ship.no, path, stops);
  const go = async (): Promise<void> => {
    if (await oneByOne(voyage)) leave();
  };
  const sailWords = (): string => {
    if (path.length === 0 && ship.aboard > 0) return t('Unload');
    if (!atCoast) return t('Sail on to a coast');
    return waits ? t('Sail on with tokens aboard') : t('Sail');
  };
  return (
    <>
      <span className="holding-words">
        {end === undefined
          ? t(
              '{legs, plural, =0 {This ship has no movement left.} one {1 area left: tap a destination.} other {# areas left: tap a destination.}}',
              { legs },
            )
          : t('To {area}, {left, plural, =0 {no areas left} one {# area left} other {# areas left}}.', {
              area: name('area', end),
              left: legs - path.length,
            })}
      </span>
      {!small && cargo !== undefined && <Cargo {...cargo} />}
      <button type="button" className="button quiet" onClick={leave}>
        {t('Cancel')}
      </button>
      <button
        type="button"
        className="button primary"
        disabled={!atCoast || waits || voyage.length === 0}
        onClick={() => void go()}
      >
        <OneWidth words={sailWords()} others={[t('Sail'), t('Sail on with tokens aboard')]} />
      </button>
    </>
  );
}

/** Words that leave room for others, so that nothing beside them moves when those take their place. */
function OneWidth({ words, others }: { readonly words: string; readonly others: readonly string[] }): ReactElement {
  return (
    <span className="one-width">
      <span>{words}</span>
      {others.map((other) => (
        <span key={other} className="room-for" aria-hidden="true">
          {other}
        </span>
      ))}
    </span>
  );
}

/** What can be said of the cargo depends on the way alone, so that nothing comes or goes, or moves, while it is said. */
interface CargoProps {
  /** Whether any could embark where the voyage begins, and any land where the ship would be now. */
  readonly embarks: boolean;
  readonly lands: boolean;
  readonly start: Stop;
  /** Where the ship would be now, and after how many areas. */
  readonly here: Stop;
  readonly place: number;
  /** The area there, if the ship can take others aboard there and sail on. */
  readonly stop: string | undefined;
  call(place: number, call: Call): void;
}

/** Who goes aboard where the voyage begins, who lands, and who goes aboard on the way. */
function Cargo({ embarks, lands, start, here, place, stop, call }: CargoProps): ReactElement {
  const { name } = useTable();
  return (
    <>
      {embarks && (
        <Count
          word={t('Load')}
          label={t('Tokens to load')}
          value={start.load}
          most={start.room}
          set={(load) => call(0, { load })}
        />
      )}
      {lands && (
        <Count
          word={t('Land')}
          label={t('Tokens to unload')}
          value={here.land}
          most={here.arriving}
          set={(land) => call(place, { land })}
        />
      )}
      {stop !== undefined && (
        <Count
          word={t('Load in {area}', { area: name('area', stop) })}
          label={t('Tokens to load in {area}', { area: name('area', stop) })}
          value={here.load}
          most={here.room}
          set={(load) => call(place, { load })}
        />
      )}
    </>
  );
}

interface CountProps {
  readonly word: string;
  readonly label: string;
  readonly value: number;
  readonly most: number;
  set(count: number): void;
}

function Count({ word, label, value, most, set }: CountProps): ReactElement {
  return (
    <span className="cargo">
      {word}
      <Stepper label={label} value={value} least={0} most={most} set={set} />
    </span>
  );
}
