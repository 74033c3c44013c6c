import type { NationView, ShipView } from '@ecumene/ancients';
import { type ReactElement, useMemo, useState } from 'react';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { type Intent, type Mark, type Ring, useIntent, type Way } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useView } from '../view.ts';
import { CAPACITY, isCoast, legsLeft, shipWays, unmoved } from './reach.ts';

interface ShipControlProps {
  readonly ship: ShipView;
  readonly own: NationView;
  readonly asked: ControlProps['asked'];
  readonly answer: ControlProps['answer'];
  /** Ways gone already in this movement. */
  readonly done: readonly Way[];
  leave(): void;
}

/** A voyage, leg by leg: who embarks, the way on the board, who lands. */
export function ShipControl({ ship, own, asked, answer, done, leave }: ShipControlProps): ReactElement {
  const { name, port, refuse } = useTable();
  const view = useView();
  const small = useSmallScreen();
  const legs = legsLeft(view, own, ship.no);
  const room = Math.min(CAPACITY - ship.aboard, unmoved(view, own.name, ship.area));
  const [path, setPath] = useState<readonly string[]>([]);
  const [load, setLoad] = useState(Math.max(0, room));
  const [landing, setLanding] = useState<number | undefined>(undefined);
  const aboard = ship.aboard + (path.length > 0 ? load : 0);
  const land = Math.min(landing ?? aboard, aboard);
  const ways = useMemo(() => shipWays(view, own, ship, path, legs - path.length), [view, own, ship, path, legs]);
  const end = path.at(-1);
  const cargo = useMemo<CargoProps>(
    () => ({ load, room, setLoad, land, aboard, setLanding }),
    [load, room, land, aboard],
  );
  const intent = useMemo<Intent>(() => {
    const marks = new Map<string, Mark>();
    for (const [area, way] of ways) {
      const left = legs - path.length - way.length;
      const says = t('your ship can sail here, with {left, plural, one {# area} other {# areas}} to spare', { left });
      marks.set(area, { is: 'can', badge: String(left), says });
    }
    marks.set(ship.area, { is: 'from', says: t('your ship sets out here') });
    if (end !== undefined)
      marks.set(end, { is: 'chosen', badge: String(legs - path.length), says: t('your ship goes here') });
    const sayWhyNot = async (area: string): Promise<void> =>
      refuse(await port.check(asked.id, { do: 'sail', ship: ship.no, path: [...path, area] }));
    const sail = (area: string): void => {
      const way = ways.get(area);
      refuse(undefined);
      if (area === end) setPath(path.slice(0, -1));
      else if (area === ship.area && path.length === 0) leave();
      else if (way === undefined) void sayWhyNot(area);
      else setPath([...path, ...way]);
    };
    const draft: Way = {
      areas: [ship.area, ...path],
      by: 'water',
      draft: true,
      ...(path.length > 0 && { ship: { nation: own.name, aboard } }),
    };
    const ring: Ring = { area: end ?? ship.area, content: <Cargo {...cargo} /> };
    const shown = { areas: marks, dims: true, tap: sail, ways: [...done, draft], putDown: leave };
    return small && (room > 0 || aboard > 0) ? { ...shown, ring } : shown;
  }, [
    ways,
    ship.area,
    ship.no,
    own.name,
    aboard,
    done,
    end,
    path,
    legs,
    leave,
    asked.id,
    port,
    refuse,
    small,
    cargo,
    room,
  ]);
  useIntent(intent);
  const stops = end === undefined || isCoast(view, end);
  const voyage = {
    do: 'sail',
    ship: ship.no,
    path,
    ...(path.length > 0 && load > 0 && { load }),
    ...(land > 0 && { land }),
  };
  const go = async (): Promise<void> => {
    if (await answer(voyage)) leave();
  };
  return (
    <>
      <span className="holding-words">
        {end === undefined
          ? t(
              '{legs, plural, =0 {This ship has sailed as far as it may.} one {One area to sail: tap it.} other {Up to # areas to sail: tap where.}}',
              { legs },
            )
          : t('To {area}, {left, plural, =0 {as far as it may} one {# area left} other {# areas left}}.', {
              area: name('area', end),
              left: legs - path.length,
            })}
      </span>
      {!small && <Cargo {...cargo} />}
      <button type="button" className="button quiet" onClick={leave}>
        {t('Leave it')}
      </button>
      <button
        type="button"
        className="button primary"
        disabled={!stops || (path.length === 0 && land === 0)}
        onClick={() => void go()}
      >
        {path.length === 0 && ship.aboard > 0 ? t('Land them') : stops ? t('Sail') : t('Sail on to a coast')}
      </button>
    </>
  );
}

interface CargoProps {
  /** How many embark, of how many there is room for. */
  readonly load: number;
  readonly room: number;
  setLoad(load: number): void;
  /** How many land, of those aboard. */
  readonly land: number;
  readonly aboard: number;
  setLanding(land: number): void;
}

/** Who goes aboard and who lands. */
function Cargo({ load, room, setLoad, land, aboard, setLanding }: CargoProps): ReactElement {
  return (
    <>
      {room > 0 && (
        <span className="cargo">
          {t('Embark')}
          <Stepper label={t('Tokens that embark')} value={load} least={0} most={room} set={setLoad} />
        </span>
      )}
      {aboard > 0 && (
        <span className="cargo">
          {t('Land')}
          <Stepper label={t('Tokens that land')} value={land} least={0} most={aboard} set={setLanding} />
        </span>
      )}
    </>
  );
}
