import { refuse as no, type Refusal, say, the } from '@ecumene/engine';
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react';
import { RingAway } from '../../../board/RingAway.tsx';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import {
  type Intent,
  type Mark,
  type PieceInHand,
  type PieceOnBoard,
  useDesk,
  useIntent,
} from '../../../table/desk.ts';
import { useStory } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useAncients, useOwnNation, useReading } from '../view.ts';
import { EndButton } from './EndButton.tsx';
import { FocusKept } from './FocusKept.tsx';
import { ForecastNote } from './ForecastNote.tsx';
import { HungerNote } from './HungerNote.tsx';
import { movesDone, waysOf } from './moves-done.ts';
import { useOneByOne } from './one-by-one.ts';
import { Plan } from './Plan.tsx';
import { fitShips, marchTargets, readyAreas, readyShips, unmoved } from './reach.ts';
import { type MarchMade, useRecount } from './recount.ts';
import { ShipControl } from './ShipControl.tsx';
import { Sign } from './Sign.tsx';
import './movement.css';

type Held =
  | {
      readonly is: 'tokens';
      readonly area: string;
      readonly count: number;
      /** They are being dragged, and nothing beside the board is about them. */
      readonly isDragged?: boolean;
    }
  | { readonly is: 'ship'; readonly no: number }
  /** A new ship is being planned. */
  | { readonly is: 'new-ship' };

interface MovementControlProps extends ControlProps {
  /** The movement is only planned. */
  readonly planned?: boolean;
}

/** Movement on the board: take up tokens or a ship, and tap where they go. */
export function MovementControl({ asked, answer, planned = false }: MovementControlProps): ReactElement {
  const { port, refuse, name } = useTable();
  const reading = useReading();
  const { view } = reading;
  const own = useOwnNation();
  const desk = useDesk();
  const marchRule = reading.ask(({ movement }) => movement.cites.march[0]);
  const small = useSmallScreen();
  const nation = own?.name ?? '';
  const [taken, setTaken] = useState<Held | undefined>(undefined);
  const story = useStory();
  const { shipyard } = useAncients();
  const moves = useMemo(() => movesDone(story, nation, shipyard !== undefined), [story, nation, shipyard]);
  const berths = useRef(new Map<number, string>());
  for (const { no, area } of own?.ships ?? [])
    if (!view.movement?.find((one) => one.nation === nation)?.sailed[no]) berths.current.set(no, area);
  const ways = useMemo(() => waysOf(moves, berths.current), [moves]);
  const ready = useMemo(() => (own === undefined ? [] : readyAreas(reading, own.name)), [reading, own]);
  const ships = useMemo(() => (own === undefined ? [] : readyShips(reading, own)), [reading, own]);
  const sailing = useMemo(() => (own === undefined ? [] : fitShips(reading, own)), [reading, own]);
  const holding = useMemo(() => {
    if (taken?.is !== 'tokens') return undefined;
    const count = Math.min(taken.count, unmoved(reading, nation, taken.area));
    return count > 0 ? { ...taken, count } : undefined;
  }, [taken, reading, nation]);
  const ship = taken?.is === 'ship' ? own?.ships.find(({ no }) => no === taken.no) : undefined;

  const isBuilding = shipyard !== undefined && taken?.is === 'new-ship';
  const recount = useRecount(moves, answer);
  const oneByOne = useOneByOne(asked.id, answer);
  const { made } = recount;
  const putDown = useCallback(() => setTaken(undefined), []);
  const intent = useMemo<Intent | undefined>(() => {
    if (own === undefined || ship !== undefined || isBuilding) return undefined;
    const take = (area: string): void => {
      const count = unmoved(reading, nation, area);
      const berthed = ships.find((one) => one.area === area);
      refuse(undefined);
      if (ready.includes(area)) setTaken({ is: 'tokens', area, count });
      else if (berthed !== undefined) setTaken({ is: 'ship', no: berthed.no });
      else {
        setTaken(undefined);
        if (count > 0) refuse(needShip(area, marchRule));
      }
    };
    const tapPiece = (piece: PieceOnBoard, onArea: (area: string) => void): void => {
      if (piece.is === 'ship' && piece.nation === nation && piece.ship !== undefined)
        setTaken({ is: 'ship', no: piece.ship });
      else onArea(piece.area);
    };
    const march = async (from: string, to: string, count: number): Promise<void> => {
      const move = { do: 'march', from, to, count };
      if (!marchTargets(reading, own.name, from).has(to)) refuse(await port.check(asked.id, move));
      else if (await answer(move)) setTaken(undefined);
      else recount.leave();
    };
    const dropTokens = async (from: string, to: string): Promise<void> => {
      const most = unmoved(reading, nation, from);
      const count = holding?.area === from ? holding.count : most;
      if (most > 1 && marchTargets(reading, own.name, from).has(to)) recount.begin({ from, to, count, most });
      await march(from, to, count);
      setTaken((now) => (now?.is === 'tokens' && now.isDragged ? undefined : now));
    };
    const drag =
      ({ area, ship: no }: PieceInHand) =>
      (to: string): void => {
        if (no === undefined) void dropTokens(area, to);
        else setTaken({ is: 'ship', no });
      };
    const lift = ({ area, ship: no }: PieceInHand): void => {
      const count = unmoved(reading, nation, area);
      refuse(undefined);
      if (no !== undefined) setTaken({ is: 'ship', no });
      else if (ready.includes(area) && holding?.area !== area) setTaken({ is: 'tokens', area, count, isDragged: true });
    };
    if (holding === undefined) {
      const marks = new Map<string, Mark>(ships.map(({ area }) => [area, SHIP_READY]));
      for (const area of ready) marks.set(area, readyMark(unmoved(reading, nation, area), marks.has(area)));
      const shown = {
        areas: marks,
        ways,
        tap: take,
        tapPiece: (piece: PieceOnBoard) => tapPiece(piece, take),
        drag,
        lift,
      };
      if (made === undefined) return shown;
      const content = (
        <>
          <HowManyWent made={made} set={recount.change} />
          <RingAway will="keep" away={recount.leave} label={t('Confirm')} />
        </>
      );
      return { ...shown, putDown: recount.leave, ring: { area: made.to, content } };
    }
    const targets = marchTargets(reading, own.name, holding.area);
    const tap = (area: string): void => {
      if (area === holding.area) putDown();
      else if (ready.includes(area) && !targets.has(area)) take(area);
      else void march(holding.area, area, holding.count);
    };
    const marks = new Map<string, Mark>(
      [...targets].map((area) => [area, { is: 'can', says: t('they can move here') }]),
    );
    const { area, count } = holding;
    marks.set(area, {
      is: 'from',
      says: t('{count, plural, one {# token} other {# tokens}} picked up here', { count }),
    });
    const content = (
      <>
        <HowMany holding={holding} most={unmoved(reading, nation, area)} set={setTaken} />
        <RingAway will="cancel" away={putDown} label={t('Cancel')} />
      </>
    );
    const shown = {
      areas: marks,
      ways,
      dims: true,
      count: (wanted: number) => setTaken({ ...holding, count: Math.min(wanted, unmoved(reading, nation, area)) }),
      tap,
      tapPiece: (piece: PieceOnBoard) => tapPiece(piece, tap),
      drag,
      lift,
    };
    return { ...shown, putDown, ...(small && !holding.isDragged && { ring: { area, content } }) };
  }, [
    reading,
    own,
    nation,
    ready,
    ships,
    holding,
    ship,
    isBuilding,
    ways,
    small,
    made,
    recount,
    putDown,
    asked.id,
    marchRule,
    answer,
    port,
    refuse,
  ]);
  useIntent(intent);

  if (own === undefined) return <span />;
  if (isBuilding) {
    return (
      <FocusKept>
        <shipyard.Build own={own} answer={answer} leave={putDown} />
      </FocusKept>
    );
  }
  if (ship !== undefined) {
    return (
      <FocusKept>
        <ShipControl
          key={`${ship.no} ${ship.area}`}
          ship={ship}
          own={own}
          asked={asked}
          done={ways}
          oneByOne={oneByOne}
          leave={putDown}
        />
      </FocusKept>
    );
  }
  if (holding !== undefined && !holding.isDragged) {
    return (
      <FocusKept>
        <span className="holding-words">
          {t('From {area}: tap the destination.', { area: name('area', holding.area) })}
        </span>
        {!small && <HowMany holding={holding} most={unmoved(reading, nation, holding.area)} set={setTaken} />}
        <button type="button" className="button quiet" onClick={putDown}>
          {t('Cancel')}
        </button>
      </FocusKept>
    );
  }
  return (
    <FocusKept look="movement-row">
      {asked.question.optional && (
        <span className="soft">
          {t('It is not your turn yet. You may move now or wait. Conflicts you cause now stand.')}
        </span>
      )}
      {shipyard !== undefined && <shipyard.Row own={own} answer={answer} build={() => setTaken({ is: 'new-ship' })} />}
      {sailing.map(({ no, area }) => (
        <button
          key={no}
          type="button"
          className="button small"
          aria-label={t('Ship in {area}', { area: name('area', area) })}
          onClick={({ detail }) => {
            setTaken({ is: 'ship', no });
            if (detail === 0) desk.enter(area);
          }}
        >
          <Sign d={SAIL} />
          {name('area', area)}
        </button>
      ))}
      <ForecastNote nation={nation} />
      <HungerNote nation={nation} />
      <Plan moves={moves} />
      <EndButton own={own} left={ready.length + ships.length} planned={planned} answer={answer} />
    </FocusKept>
  );
}

const SAIL = 'M3 15h18l-3 5H6zM11 12V3M11 3l8 9h-8';
const SHIP_READY: Mark = { is: 'ready', says: t('your ship is ready to sail') };

function readyMark(n: number, ship: boolean): Mark {
  const says = ship
    ? t('{n, plural, one {# token} other {# tokens}} ready to move, and your ship to sail', { n })
    : t('{n, plural, one {# token} other {# tokens}} ready to move', { n });
  return { is: 'ready', says };
}

/** Why tokens cannot be taken up where no land lies around. */
function needShip(area: string, rule: string): Refusal {
  const text = say('{area} has no land neighbours. Tokens there need a ship.', { area: the('area', area) });
  return no('no-way', text, rule);
}

interface HowManyProps {
  readonly holding: Extract<Held, { is: 'tokens' }>;
  readonly most: number;
  set(taken: Held): void;
}

/** How many of the tokens there are taken up. */
function HowMany({ holding, most, set }: HowManyProps): ReactElement {
  const { name } = useTable();
  return (
    <Stepper
      label={t('Tokens from {area}', { area: name('area', holding.area) })}
      value={holding.count}
      least={1}
      most={most}
      set={(count) => set({ ...holding, count })}
    />
  );
}

/** How many of the tokens that were dragged have gone. */
function HowManyWent({ made, set }: { readonly made: MarchMade; set(count: number): void }): ReactElement {
  const { name } = useTable();
  const places = { from: name('area', made.from), to: name('area', made.to) };
  return (
    <span className="cargo">
      {t('To {to}', places)}
      <Stepper
        label={t('Tokens from {from} to {to}', places)}
        value={made.count}
        least={1}
        most={made.most}
        set={set}
      />
    </span>
  );
}
