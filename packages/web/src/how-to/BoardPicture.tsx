import { type Box, boundsOf } from '@ecumene/atlas/drawing';
import { type ReactElement, useEffect, useState } from 'react';
import { type Chart, chartOf } from '../board/charts.ts';
import { PieceLayer } from '../board/PieceLayer.tsx';
import type { Pieces } from '../board/pieces.ts';
import { useNight } from '../theme/theme.ts';
import '../board/board.css';
import './pictures.css';

interface BoardPictureProps {
  readonly board: string;
  /** The areas to be seen. */
  readonly around: readonly string[];
  /** Tokens by area and nation. */
  readonly tokens: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Cities by area. */
  readonly cities?: Readonly<Record<string, string>>;
  /** Where a nation has a ship. */
  readonly ship?: { readonly nation: string; readonly area: string };
  readonly words: string;
}

/** How much of the sea and land around the areas is shown, and the shape of the picture. */
const MARGIN = 0.06;
const SHAPE = 3 / 2;

/** The areas and some ground around them, in the shape of the picture. */
function frameOf([left, top, width, height]: Box): Box {
  const across = Math.max(width, height * SHAPE) * (1 + 2 * MARGIN);
  const down = across / SHAPE;
  return [left + (width - across) / 2, top + (height - down) / 2, across, down];
}

function piecesFrom({ tokens, cities = {}, ship }: BoardPictureProps): Pieces {
  const areas = [...new Set([...Object.keys(tokens), ...Object.keys(cities)])];
  return {
    areas: Object.fromEntries(
      areas.map((area) => [area, { city: cities[area] ?? null, tokens: tokens[area] ?? {} }] as const),
    ),
    ships: ship === undefined ? [] : [{ ...ship, no: 1, coast: null, aboard: 0 }],
  };
}

/** A part of a board with pieces on it, as at a table. */
export function BoardPicture(props: BoardPictureProps): ReactElement {
  const { board, words } = props;
  const [chart, setChart] = useState<Chart | undefined>(undefined);
  useEffect(() => {
    chartOf(board).then(setChart, () => undefined);
  }, [board]);
  return (
    <figure className="guide-picture">
      <div className="guide-board">{chart !== undefined && <PartOfBoard {...props} chart={chart} />}</div>
      <figcaption>{words}</figcaption>
    </figure>
  );
}

function PartOfBoard({ chart, ...props }: BoardPictureProps & { readonly chart: Chart }): ReactElement {
  const night = useNight();
  const { drawing } = chart;
  return (
    <svg
      viewBox={frameOf(boundsOf(drawing, props.around)).join(' ')}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={props.words}
    >
      <image href={night ? chart.night : chart.day} width={drawing.width} height={drawing.height} />
      <PieceLayer drawing={drawing} pieces={piecesFrom(props)} own={null} />
    </svg>
  );
}
