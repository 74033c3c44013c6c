import type { Ground } from '@ecumene/ancients';
import { areasInPlay } from '@ecumene/atlas';
import { type Box, boundsOf, type Spot } from '@ecumene/atlas/drawing';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useDesk } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { useNight } from '../theme/theme.ts';
import { Areas, FocusRing } from './Areas.tsx';
import { keepAskedInView, showInHand } from './asked-in-view.ts';
import { boxesOver } from './boxes-over.ts';
import { BoardContext } from './card-place.ts';
import { type Chart, chartOf } from './charts.ts';
import { letDrag, takesUpPiece } from './drag.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Falls } from './Falls.tsx';
import { spotsOf } from './fit-in-view.ts';
import { Badges, Clashes, Highlights } from './Highlights.tsx';
import { Minimap } from './Minimap.tsx';
import { type Journey, Motion } from './Motion.tsx';
import { PieceLayer } from './PieceLayer.tsx';
import { ownSpots, type Pieces } from './pieces.ts';
import { RingOnBoard } from './RingOnBoard.tsx';
import { Tools } from './Tools.tsx';
import { keepTouches } from './touches.ts';
import { BoardZoom } from './zoom.ts';
import './board.css';

interface BoardProps {
  readonly ground: Ground;
  /** Areas of it that are not played with. */
  readonly outOfPlay?: readonly string[];
  readonly pieces: Pieces;
  /** What an area is called and what is to be said about it, for those who do not see it. */
  describe(area: string): string;
  /** Whose pieces may be taken up. */
  readonly own: string | null;
  /** Areas where forces meet. */
  readonly clashes?: readonly string[];
  /** Tells of pieces that set out. */
  journeys?(listener: (journeys: readonly Journey[]) => void): () => void;
  readonly children?: ReactNode;
}

export function Board(props: BoardProps): ReactElement {
  const [chart, setChart] = useState<Chart | undefined>(undefined);
  useEffect(() => {
    let here = true;
    chartOf(props.ground.board).then(
      (one) => here && setChart(one),
      (error: unknown) => console.error(error),
    );
    return () => {
      here = false;
    };
  }, [props.ground.board]);
  if (chart === undefined) return <div className="board board-waiting" />;
  return <ChartedBoard {...props} chart={chart} />;
}

const NONE_CLOSED: readonly string[] = [];

/** What keys do to the eye. */
const KEYS: Readonly<Record<string, (zooming: BoardZoom | undefined) => void>> = {
  '+': (zooming) => zooming?.closer(),
  '=': (zooming) => zooming?.closer(),
  '-': (zooming) => zooming?.farther(),
  '0': (zooming) => zooming?.fit(),
  Home: (zooming) => zooming?.goHome(),
};

function ChartedBoard({
  chart,
  ground,
  outOfPlay = NONE_CLOSED,
  pieces,
  describe,
  own,
  clashes,
  journeys,
  children,
}: BoardProps & { readonly chart: Chart }): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const [zooming, setZooming] = useState<BoardZoom | undefined>(undefined);
  const desk = useDesk();
  const night = useNight();
  const { board, drawing } = chart;
  const inPlay = useAreasInPlay(board, ground);
  const land = useMemo(
    () => board.areas.flatMap(({ id, kind }) => (kind === 'land' && inPlay.has(id) ? [id] : [])),
    [board, inPlay],
  );
  const told = outOfPlay.join(' ');
  const closed = useMemo(() => new Set(told.split(' ')), [told]);
  const bounds = useMemo<Box>(
    () => boundsOf(drawing, new Set([...inPlay].filter((id) => !closed.has(id)))),
    [drawing, inPlay, closed],
  );
  const [focused, setFocused] = useState<string | undefined>(undefined);
  const home = useRef<readonly Spot[]>([]);
  home.current = useMemo(() => [...ownSpots(drawing, pieces, own).values()], [drawing, pieces, own]);

  useEffect(() => {
    if (frame.current === null || picture.current === null || overlay.current === null) return undefined;
    const made = new BoardZoom({
      frame: frame.current,
      sheets: [picture.current, overlay.current],
      bounds,
      whole: [0, 0, drawing.width, drawing.height],
      home: () => home.current,
      covers: () => (frame.current === null ? [] : boxesOver(frame.current, '.board-tools, .minimap')),
      pans: (target) => !takesUpPiece(desk, target),
    });
    setZooming(made);
    const watcher = new ResizeObserver(() => {
      if (made.resize()) showInHand(desk, made, drawing);
    });
    watcher.observe(frame.current);
    const stopDragging = letDrag(frame.current, desk);
    const dropTouches = keepTouches(frame.current);
    const stop = desk.onShow((areas, covered) => made.show(spotsOf(drawing, areas), [], covered));
    made.show(spotsOf(drawing, desk.stage));
    const stopLooking = keepAskedInView(desk, made, drawing, frame.current);
    return () => {
      stop();
      stopLooking();
      stopDragging();
      dropTouches();
      watcher.disconnect();
      made.stop();
    };
  }, [bounds, desk, drawing]);
  const isSettled = home.current.length > 0;
  useEffect(() => {
    if (isSettled) zooming?.settle();
  }, [isSettled, zooming]);
  const reveal = useCallback((x: number, y: number) => zooming?.reveal(x, y), [zooming]);
  const onKey = (event: KeyboardEvent): void => {
    KEYS[event.key]?.(zooming);
    if (event.key.toLowerCase() !== 's' || focused === undefined) return;
    const ship = pieces.ships.find(({ area, nation }) => area === focused && nation === own);
    if (ship !== undefined) desk.intent.tapPiece?.({ is: 'ship', nation: ship.nation, area: focused, ship: ship.no });
  };

  const place = useMemo(() => ({ drawing, zooming }), [drawing, zooming]);

  return (
    <div className="board" ref={frame}>
      <img
        className="board-sheet"
        ref={picture}
        src={night ? chart.night : chart.day}
        width={drawing.width}
        height={drawing.height}
        alt=""
        draggable={false}
        decoding="async"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a drawing. */}
      <svg
        className="board-sheet overlay"
        ref={overlay}
        width={drawing.width}
        height={drawing.height}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="group"
        onKeyDown={onKey}
        aria-label={t(
          'Board. Use the arrow keys to move between areas, Page Down for the next available area, Enter to choose. Press ? for all keyboard shortcuts.',
        )}
      >
        <Areas
          drawing={drawing}
          inPlay={inPlay}
          closed={closed}
          describe={describe}
          reveal={reveal}
          ring={setFocused}
        />
        <PieceLayer drawing={drawing} pieces={pieces} own={own} back />
        <Highlights drawing={drawing} pieces={pieces} own={own} />
        <PieceLayer drawing={drawing} pieces={pieces} own={own} />
        {clashes !== undefined && <Clashes drawing={drawing} areas={clashes} />}
        <Badges drawing={drawing} pieces={pieces} own={own} />
        <Falls drawing={drawing} />
        {journeys !== undefined && <Motion drawing={drawing} listen={journeys} />}
        <FocusRing outline={focused === undefined ? undefined : drawing.outlines[focused]} />
      </svg>
      <RingOnBoard drawing={drawing} zooming={zooming} />
      <Minimap drawing={drawing} bounds={bounds} land={land} own={home.current} zooming={zooming} />
      <Elsewhere drawing={drawing} zooming={zooming} />
      <BoardContext value={place}>{children}</BoardContext>
      <Tools zooming={zooming} />
    </div>
  );
}

/** The areas in play; the ground of a table is told anew with all else, but is the same. */
function useAreasInPlay(board: Chart['board'], ground: Ground): ReadonlySet<string> {
  const told = JSON.stringify(ground);
  const latest = useRef(ground);
  if (JSON.stringify(latest.current) !== told) latest.current = ground;
  const same = latest.current;
  return useMemo(() => areasInPlay(board, same), [board, same]);
}
