import type { Ground } from '@ecumene/ancients';
import { areasInPlay } from '@ecumene/atlas';
import { type Box, boundsOf, type Drawing, type Spot } from '@ecumene/atlas/drawing';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useDesk } from '../table/desk.ts';
import { t } from '../text/text.ts';
import { useNight } from '../theme/theme.ts';
import { Areas } from './Areas.tsx';
import { type Chart, chartOf } from './charts.ts';
import { letDrag, takesUpPiece } from './drag.ts';
import { Falls } from './Falls.tsx';
import { Badges, Clashes, Highlights } from './Highlights.tsx';
import { type Journey, Motion } from './Motion.tsx';
import { PieceLayer } from './PieceLayer.tsx';
import type { Pieces } from './pieces.ts';
import { BoardZoom } from './zoom.ts';
import './board.css';

interface BoardProps {
  readonly ground: Ground;
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

/** What keys do to the eye. */
const KEYS: Readonly<Record<string, (zooming: BoardZoom | undefined) => void>> = {
  '+': (zooming) => zooming?.closer(),
  '=': (zooming) => zooming?.closer(),
  '-': (zooming) => zooming?.farther(),
  '0': (zooming) => zooming?.fit(),
};

function spotsOf(drawing: Drawing, areas: readonly string[]): Spot[] {
  return areas.flatMap((area) => {
    const spot = drawing.anchors[area]?.label;
    return spot === undefined ? [] : [spot];
  });
}

function ChartedBoard({
  chart,
  ground,
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
  const zooming = useRef<BoardZoom | undefined>(undefined);
  const desk = useDesk();
  const night = useNight();
  const { board, drawing } = chart;
  const inPlay = useMemo(() => areasInPlay(board, ground), [board, ground]);
  const bounds = useMemo<Box>(() => boundsOf(drawing, inPlay), [drawing, inPlay]);

  useEffect(() => {
    if (frame.current === null || picture.current === null || overlay.current === null) return undefined;
    const made = new BoardZoom({
      frame: frame.current,
      sheets: [picture.current, overlay.current],
      bounds,
      whole: [0, 0, drawing.width, drawing.height],
      pans: (target) => !takesUpPiece(desk, target),
    });
    zooming.current = made;
    const watcher = new ResizeObserver(() => made.resize());
    watcher.observe(frame.current);
    const stopDragging = letDrag(frame.current, desk);
    const stop = desk.onShow((areas) => made.show(boundsOf(drawing, areas)));
    let shown = '';
    const stopLooking = desk.subscribe(() => {
      const { areas, dims } = desk.intent;
      const marked = [...(areas?.keys() ?? [])];
      if (marked.length === 0 || desk.stage.length > 0) return;
      const asked = dims === true && marked.join() !== shown;
      if (asked) shown = marked.join();
      if (asked || !made.sees(spotsOf(drawing, marked))) made.show(boundsOf(drawing, marked));
    });
    return () => {
      stop();
      stopLooking();
      stopDragging();
      watcher.disconnect();
      made.stop();
    };
  }, [bounds, desk, drawing]);

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
        onKeyDown={(event) => KEYS[event.key]?.(zooming.current)}
        aria-label={t(
          'The board. Arrow keys go from area to area, Page Down to the next that can be chosen, Enter chooses.',
        )}
      >
        <Areas drawing={drawing} inPlay={inPlay} describe={describe} reveal={(x, y) => zooming.current?.reveal(x, y)} />
        <Highlights drawing={drawing} />
        <PieceLayer drawing={drawing} pieces={pieces} own={own} />
        {clashes !== undefined && <Clashes drawing={drawing} areas={clashes} />}
        <Badges drawing={drawing} />
        <Falls drawing={drawing} />
        {journeys !== undefined && <Motion drawing={drawing} listen={journeys} />}
      </svg>
      {children}
      <div className="board-tools">
        <button type="button" className="board-tool" aria-label={t('Closer')} onClick={() => zooming.current?.closer()}>
          +
        </button>
        <button
          type="button"
          className="board-tool"
          aria-label={t('Farther')}
          onClick={() => zooming.current?.farther()}
        >
          −
        </button>
        <button
          type="button"
          className="board-tool"
          aria-label={t('Show the whole board')}
          onClick={() => zooming.current?.fit()}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
    </div>
  );
}
