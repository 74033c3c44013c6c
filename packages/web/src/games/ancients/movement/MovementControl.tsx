import type { NationView, ShipView } from '@ecumene/ancients';
import { type ReactElement, useCallback, useMemo, useReducer, useRef } from 'react';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { useTable } from '../../../table/at-table.ts';
import { useDesk, useIntent, type Way } from '../../../table/desk.ts';
import { useStory } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { useAncients, useOwnNation, useReading } from '../view.ts';
import { EndButton } from './EndButton.tsx';
import { FocusKept } from './FocusKept.tsx';
import { ForecastNote } from './ForecastNote.tsx';
import { HowMany } from './HowMany.tsx';
import { HungerNote } from './HungerNote.tsx';
import { grasped, type HeldTokens } from './held.ts';
import { type Hands, useMovementIntent } from './movement-intent.tsx';
import { type Move, movesDone, waysOf } from './moves-done.ts';
import { useOneByOne } from './one-by-one.ts';
import { Plan } from './Plan.tsx';
import { fitShips, readyAreas, readyShips, unmoved } from './reach.ts';
import { useRecount } from './recount.ts';
import { ShipControl } from './ShipControl.tsx';
import { Sign } from './Sign.tsx';
import './movement.css';

interface MovementControlProps extends ControlProps {
  /** The movement is only planned. */
  readonly planned?: boolean;
}

/** Movement on the board: take up tokens or a ship, and tap where they go. */
export function MovementControl(props: MovementControlProps): ReactElement {
  const own = useOwnNation();
  return own === undefined ? <span /> : <Movement {...props} own={own} />;
}

interface MovementProps extends MovementControlProps {
  readonly own: NationView;
}

function Movement({ asked, answer, own, planned = false }: MovementProps): ReactElement {
  const reading = useReading();
  const { shipyard } = useAncients();
  const story = useStory();
  const [held, grasp] = useReducer(grasped, undefined);
  const putDown = useCallback(() => grasp({ is: 'put-down' }), []);
  const moves = useMemo(() => movesDone(story, own.name, shipyard !== undefined), [story, own.name, shipyard]);
  const ways = useWays(own, moves);
  const recount = useRecount(moves, answer);
  const oneByOne = useOneByOne(asked.id, answer);
  const ready = useMemo(() => readyAreas(reading, own.name), [reading, own]);
  const ships = useMemo(() => readyShips(reading, own), [reading, own]);
  const holding = useMemo(() => {
    if (held?.is !== 'tokens') return undefined;
    const count = Math.min(held.count, unmoved(reading, own.name, held.area));
    return count > 0 ? { ...held, count } : undefined;
  }, [held, reading, own.name]);
  const ship = held?.is === 'ship' ? own.ships.find(({ no }) => no === held.no) : undefined;
  const isBuilding = shipyard !== undefined && held?.is === 'new-ship';
  const hands = useMemo<Hands>(
    () => ({ reading, own, ready, ships, holding, grasp }),
    [reading, own, ready, ships, holding],
  );
  const isBesideBoard = ship !== undefined || isBuilding;
  const board = useMemo(
    () => (isBesideBoard ? undefined : { ...hands, question: asked.id, answer, recount, ways }),
    [isBesideBoard, hands, asked.id, answer, recount, ways],
  );
  useIntent(useMovementIntent(board));

  if (isBuilding)
    return (
      <FocusKept>
        <shipyard.Build own={own} answer={answer} leave={putDown} />
      </FocusKept>
    );
  if (ship !== undefined)
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
  if (holding !== undefined && !holding.isDragged)
    return (
      <FocusKept>
        <HoldingRow hands={hands} holding={holding} />
      </FocusKept>
    );
  return (
    <FocusKept look="movement-row">
      {asked.question.optional && (
        <span className="soft">
          {t('It is not your turn yet. You can move now or wait. Tokens that cause a conflict now must stay there.')}
        </span>
      )}
      {shipyard !== undefined && <shipyard.Row own={own} answer={answer} build={() => grasp({ is: 'new-ship' })} />}
      <ShipButtons hands={hands} />
      <ForecastNote nation={own.name} />
      <HungerNote nation={own.name} />
      <Plan moves={moves} />
      <EndButton own={own} left={ready.length + ships.length} planned={planned} answer={answer} />
    </FocusKept>
  );
}

/** Ways already gone. Where a ship lay before it sailed is remembered, for a view does not tell. */
function useWays(own: NationView, moves: readonly Move[]): readonly Way[] {
  const { view } = useReading();
  const berths = useRef(new Map<number, string>());
  const sailed = view.movement?.find((one) => one.nation === own.name)?.sailed;
  for (const { no, area } of own.ships) if (!sailed?.[no]) berths.current.set(no, area);
  return useMemo(() => waysOf(moves, berths.current), [moves]);
}

interface HoldingRowProps {
  readonly hands: Hands;
  readonly holding: HeldTokens;
}

/** Tokens are held: how many, on a large screen, and the way to put them down. */
function HoldingRow({ hands, holding }: HoldingRowProps): ReactElement {
  const { name } = useTable();
  const { reading, own, grasp } = hands;
  const small = useSmallScreen();
  return (
    <>
      <span className="holding-words">
        {t('From {area}: tap the destination.', { area: name('area', holding.area) })}
      </span>
      {!small && (
        <HowMany
          holding={holding}
          most={unmoved(reading, own.name, holding.area)}
          set={(count) => grasp({ is: 'count', count })}
        />
      )}
      <button type="button" className="button quiet" onClick={() => grasp({ is: 'put-down' })}>
        {t('Cancel')}
      </button>
    </>
  );
}

const SAIL = 'M3 15h18l-3 5H6zM11 12V3M11 3l8 9h-8';

/** The ships that may sail, to be taken up without the board. */
function ShipButtons({ hands: { reading, own, grasp } }: { readonly hands: Hands }): ReactElement {
  const { name } = useTable();
  const desk = useDesk();
  const sailing = useMemo<readonly ShipView[]>(() => fitShips(reading, own), [reading, own]);
  return (
    <>
      {sailing.map(({ no, area }) => (
        <button
          key={no}
          type="button"
          className="button small"
          aria-label={t('Ship in {area}', { area: name('area', area) })}
          onClick={({ detail }) => {
            grasp({ is: 'ship', no });
            if (detail === 0) desk.enter(area);
          }}
        >
          <Sign d={SAIL} />
          {name('area', area)}
        </button>
      ))}
    </>
  );
}
