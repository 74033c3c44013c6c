import type { NationView, ShipView } from '@ecumene/ancients';
import { refuse as no, type Refusal, say, the } from '@ecumene/engine';
import { useMemo } from 'react';
import { RingAway } from '../../../board/RingAway.tsx';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { useTable } from '../../../table/at-table.ts';
import type { Intent, Mark, PieceInHand, PieceOnBoard, Way } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import type { Reading } from '../reading.ts';
import { HowMany, HowManyWent } from './HowMany.tsx';
import type { Grasp, HeldTokens } from './held.ts';
import { marchTargets, unmoved } from './reach.ts';
import type { Recount } from './recount.ts';

/** What can be moved, what is held of it, and how more is taken up. */
export interface Hands {
  readonly reading: Reading;
  readonly own: NationView;
  /** Areas with tokens that can march, and ships that can sail. */
  readonly ready: readonly string[];
  readonly ships: readonly ShipView[];
  readonly holding: HeldTokens | undefined;
  grasp(what: Grasp): void;
}

interface Board extends Hands {
  /** The question each move answers. */
  readonly question: string;
  readonly answer: ControlProps['answer'];
  readonly recount: Recount;
  /** Ways already gone. */
  readonly ways: readonly Way[];
}

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

/** Takes up what can move, by a tap on its area, a tap on the piece, or by dragging it. */
function takingUp(hands: Hands, refuse: (why: Refusal | undefined) => void) {
  const { reading, own, ready, ships, holding, grasp } = hands;
  return {
    take(area: string): void {
      const count = unmoved(reading, own.name, area);
      const berthed = ships.find((one) => one.area === area);
      refuse(undefined);
      if (ready.includes(area)) grasp({ is: 'tokens', area, count });
      else if (berthed !== undefined) grasp({ is: 'ship', no: berthed.no });
      else {
        grasp({ is: 'put-down' });
        if (count > 0)
          refuse(
            needShip(
              area,
              reading.ask(({ movement }) => movement.cites.march[0]),
            ),
          );
      }
    },
    lift({ area, ship }: PieceInHand): void {
      const count = unmoved(reading, own.name, area);
      refuse(undefined);
      if (ship !== undefined) grasp({ is: 'ship', no: ship });
      else if (ready.includes(area) && holding?.area !== area) grasp({ is: 'tokens', area, count, isDragged: true });
    },
    /** An own ship is taken up; another piece stands for its area. */
    tapPiece:
      (tap: (area: string) => void) =>
      (piece: PieceOnBoard): void => {
        if (piece.is === 'ship' && piece.nation === own.name && piece.ship !== undefined)
          grasp({ is: 'ship', no: piece.ship });
        else tap(piece.area);
      },
  };
}

/** Sends tokens from area to area: what is held, or what was dragged there. */
function marching(
  { reading, own, holding, grasp, question, answer, recount }: Board,
  { port, refuse }: Pick<ReturnType<typeof useTable>, 'port' | 'refuse'>,
) {
  const isTarget = (from: string, to: string): boolean => marchTargets(reading, own.name, from).has(to);
  const march = async (from: string, to: string, count: number): Promise<void> => {
    const move = { do: 'march', from, to, count };
    if (!isTarget(from, to)) refuse(await port.check(question, move));
    else if (await answer(move)) grasp({ is: 'put-down' });
    else recount.leave();
  };
  const dropTokens = async (from: string, to: string): Promise<void> => {
    const most = unmoved(reading, own.name, from);
    const count = holding?.area === from ? holding.count : most;
    if (most > 1 && isTarget(from, to)) recount.begin({ from, to, count, most });
    await march(from, to, count);
    grasp({ is: 'dropped' });
  };
  const drag =
    ({ area, ship }: PieceInHand) =>
    (to: string): void => {
      if (ship === undefined) void dropTokens(area, to);
      else grasp({ is: 'ship', no: ship });
    };
  return { march, drag };
}

type Acts = ReturnType<typeof takingUp> & ReturnType<typeof marching>;

/** Nothing is held: what can be taken up, and the count of a march just made. */
function whatToTake(
  { reading, own, ready, ships, ways, recount }: Board,
  { take, tapPiece, lift, drag }: Acts,
): Intent {
  const areas = new Map<string, Mark>(ships.map(({ area }) => [area, SHIP_READY]));
  for (const area of ready) areas.set(area, readyMark(unmoved(reading, own.name, area), areas.has(area)));
  const shown: Intent = { areas, ways, tap: take, tapPiece: tapPiece(take), drag, lift };
  const { made, change, leave } = recount;
  if (made === undefined) return shown;
  const content = (
    <>
      <HowManyWent made={made} set={change} />
      <RingAway will="keep" away={leave} label={t('Confirm')} />
    </>
  );
  return { ...shown, putDown: leave, ring: { area: made.to, content } };
}

/** Tokens are held: where they can go. */
function whereToGo(
  { reading, own, ready, ways, grasp }: Board,
  holding: HeldTokens,
  { take, tapPiece, lift, drag, march }: Acts,
  small: boolean,
): Intent {
  const { area: from, count } = holding;
  const targets = marchTargets(reading, own.name, from);
  const most = unmoved(reading, own.name, from);
  const putDown = (): void => grasp({ is: 'put-down' });
  const tap = (area: string): void => {
    if (area === from) putDown();
    else if (ready.includes(area) && !targets.has(area)) take(area);
    else void march(from, area, count);
  };
  const areas = new Map<string, Mark>([...targets].map((area) => [area, { is: 'can', says: t('they can move here') }]));
  areas.set(from, {
    is: 'from',
    says: t('{count, plural, one {# token} other {# tokens}} picked up here', { count }),
  });
  const content = (
    <>
      <HowMany holding={holding} most={most} set={(wanted) => grasp({ is: 'count', count: wanted })} />
      <RingAway will="cancel" away={putDown} label={t('Cancel')} />
    </>
  );
  return {
    areas,
    ways,
    dims: true,
    count: (wanted) => grasp({ is: 'count', count: Math.min(wanted, most) }),
    tap,
    tapPiece: tapPiece(tap),
    drag,
    lift,
    putDown,
    ...(small && !holding.isDragged && { ring: { area: from, content } }),
  };
}

/** What the board is for while tokens and ships are moved; nothing, while something beside it is about a ship. */
export function useMovementIntent(board: Board | undefined): Intent | undefined {
  const { port, refuse } = useTable();
  const small = useSmallScreen();
  return useMemo(() => {
    if (board === undefined) return undefined;
    const acts = { ...takingUp(board, refuse), ...marching(board, { port, refuse }) };
    return board.holding === undefined ? whatToTake(board, acts) : whereToGo(board, board.holding, acts, small);
  }, [board, port, refuse, small]);
}
