import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { type Chart, chartOf } from '../board/charts.ts';
import { type Journey, Motion } from '../board/Motion.tsx';
import { PieceLayer } from '../board/PieceLayer.tsx';
import { prefersStill, useNight } from '../theme/theme.ts';
import { firstDay, nextDay, type Toy } from './toy.ts';
import '../board/board.css';

const A_DAY = 900;
const NO_SHIPS = { ships: [] };

/** The board behind the front page: slowly drifting, with peoples on the move. */
export default function LivingBoard(): ReactElement | null {
  const night = useNight();
  const [chart, setChart] = useState<Chart | undefined>(undefined);
  const [toy, setToy] = useState<Toy>(firstDay);
  const hearers = useRef(new Set<(journeys: readonly Journey[]) => void>());
  useEffect(() => {
    chartOf('advanced-civilization').then(setChart, () => undefined);
  }, []);
  useEffect(() => {
    if (chart === undefined || prefersStill()) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setToy((before) => nextDay(chart.board, before));
    }, A_DAY);
    return () => clearInterval(timer);
  }, [chart]);
  useEffect(() => {
    if (toy.journeys.length > 0) for (const hearer of hearers.current) hearer(toy.journeys);
  }, [toy]);
  const listen = useCallback((hearer: (journeys: readonly Journey[]) => void) => {
    hearers.current.add(hearer);
    return () => hearers.current.delete(hearer);
  }, []);
  if (chart === undefined) return null;
  const { drawing } = chart;
  return (
    <div className="living-sheet">
      <img src={night ? chart.night : chart.day} width={drawing.width} height={drawing.height} alt="" />
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        width={drawing.width}
        height={drawing.height}
        aria-hidden="true"
      >
        <PieceLayer drawing={drawing} pieces={{ areas: toy.areas, ...NO_SHIPS }} own={null} />
        <Motion drawing={drawing} listen={listen} />
      </svg>
    </div>
  );
}
