import { type PointerEvent, type ReactElement, useId, useRef, useState } from 'react';
import { t } from '../text/text.ts';
import type { Figure, Line } from './past-of-game.ts';
import { apart, steps } from './scale.ts';
import { useWidth } from './useWidth.ts';
import './charts.css';

const MARGIN = { left: 40, right: 36, top: 10, bottom: 26 };
const BADGE = 18;
/** How far behind the end of the curves their signs stand. */
const BEHIND = 14;
/** A sign that had to move further than this from the end of its curve is led back to it. */
const MOVED = 3;
/** A label below every so many pixels at most. */
const LABEL_EVERY = 34;
/** Of more lines than this only one's own and the first few stand out, and have their signs. */
const MANY = 9;
const FIRST = 3;

/** Curves by turn: each ends in its sign, the list below says the values, and a table says them all. */
export function LineChart({
  figure,
  own,
}: {
  readonly figure: Figure;
  readonly own?: string | undefined;
}): ReactElement {
  const { title, labels, lines } = figure;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 300);
  const [looked, setLooked] = useState<number | undefined>(undefined);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const last = labels.length - 1;
  const at = Math.min(looked ?? last, last);
  const look = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void => {
    const inside = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left;
    const place = Math.round((inside / Math.max(1, width - MARGIN.left - MARGIN.right)) * last);
    setLooked(Math.max(0, Math.min(last, place)));
  };
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        <span className="soft chart-when">{labels[at] === undefined ? '' : whenOf(labels[at])}</span>
      </figcaption>
      <div ref={frame} className="chart-frame">
        <Curves
          figure={figure}
          width={width}
          at={looked}
          chosen={chosen}
          own={own}
          look={look}
          away={() => setLooked(undefined)}
        />
      </div>
      <ul className="chart-key">
        {lines
          .toSorted((a, b) => (b.values[at] ?? 0) - (a.values[at] ?? 0))
          .map((line) => (
            <li
              key={line.key}
              data-own={line.key === own}
              data-dimmed={chosen !== undefined && chosen !== line.key}
              onPointerEnter={() => setChosen(line.key)}
              onPointerLeave={() => setChosen(undefined)}
            >
              {line.badge}
              <span className="chart-name">{line.name}</span>
              <b>{line.values[at] ?? '–'}</b>
            </li>
          ))}
      </ul>
      <AsTable figure={figure} />
    </figure>
  );
}

function whenOf(label: string): string {
  return /^\d+$/.test(label) ? t('turn {turn}', { turn: label }) : label;
}

/** The lines that stand out: all of a few; of many one's own, the first ones as things stand, and the one looked at. */
function mainLines(lines: readonly Line[], besides: readonly (string | undefined)[]): ReadonlySet<string> {
  if (lines.length <= MANY) return new Set(lines.map(({ key }) => key));
  const latest = ({ values }: Line): number => values.findLast((value) => value !== undefined) ?? 0;
  const first = lines.toSorted((a, b) => latest(b) - latest(a)).slice(0, FIRST);
  return new Set([...first.map(({ key }) => key), ...besides.flatMap((key) => key ?? [])]);
}

interface CurvesProps {
  readonly figure: Figure;
  readonly width: number;
  readonly at: number | undefined;
  readonly chosen: string | undefined;
  readonly own: string | undefined;
  look(event: PointerEvent<SVGSVGElement>): void;
  away(): void;
}

function Curves({ figure, width, at, chosen, own, look, away }: CurvesProps): ReactElement {
  const { title, labels, lines } = figure;
  const height = Math.round(Math.min(280, Math.max(170, width * 0.5)));
  const inner = { wide: width - MARGIN.left - MARGIN.right, high: height - MARGIN.top - MARGIN.bottom };
  const grid = steps(Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const top = grid.at(-1) ?? 1;
  const last = Math.max(1, labels.length - 1);
  const x = (place: number): number => MARGIN.left + (place / last) * inner.wide;
  const y = (value: number): number => MARGIN.top + inner.high - (value / top) * inner.high;
  const ends = lines.map(({ values }) => {
    const place = values.findLastIndex((value) => value !== undefined);
    return { x: x(place < 0 ? last : place), y: y(values[place] ?? 0) };
  });
  const main = mainLines(lines, [own, chosen]);
  const signed = lines.flatMap(({ key }, place) => (main.has(key) ? [{ key, y: ends[place]?.y ?? 0 }] : []));
  const beside = apart(
    signed.map((end) => end.y),
    BADGE + 1,
    [BADGE / 2, height - MARGIN.bottom],
  );
  const signs = new Map(signed.map(({ key, y: at }, place) => [key, beside[place] ?? at]));
  const edge = MARGIN.left + inner.wide;
  const every = Math.ceil(labels.length / Math.max(1, inner.wide / LABEL_EVERY));
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={t('{title}, turn by turn', { title })}
      onPointerMove={look}
      onPointerDown={look}
      onPointerLeave={away}
    >
      {grid.map((value) => (
        <g key={value} className="chart-grid">
          <line x1={MARGIN.left} x2={MARGIN.left + inner.wide} y1={y(value)} y2={y(value)} />
          <text x={MARGIN.left - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {labels.map(
        (label, place) =>
          (place % every === 0 || place === labels.length - 1) &&
          (place === labels.length - 1 || labels.length - 1 - place >= every * 0.75) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place.
            <text key={place} x={x(place)} y={height - 6} textAnchor="middle" className="chart-label">
              {label}
            </text>
          ),
      )}
      {at !== undefined && (
        <line className="chart-guide" x1={x(at)} x2={x(at)} y1={MARGIN.top} y2={height - MARGIN.bottom} />
      )}
      {lines.map((line, place) => (
        <Curve
          key={line.key}
          line={line}
          place={place}
          x={x}
          y={y}
          isMain={main.has(line.key)}
          isOwn={line.key === own}
          dimmed={chosen !== undefined && chosen !== line.key}
        />
      ))}
      {lines.map((line, place) => {
        const end = ends[place] ?? { x: edge, y: 0 };
        const sign = signs.get(line.key);
        if (sign === undefined) return null;
        return (
          <g key={line.key} data-dimmed={chosen !== undefined && chosen !== line.key}>
            {(Math.abs(sign - end.y) > MOVED || end.x < edge) && (
              <line className="chart-leader" x1={end.x + 2} y1={end.y} x2={edge + BEHIND} y2={sign} />
            )}
            <g transform={`translate(${edge + BEHIND} ${sign - BADGE / 2})`}>{line.badge}</g>
          </g>
        );
      })}
    </svg>
  );
}

interface CurveProps {
  readonly line: Line;
  readonly place: number;
  readonly isMain: boolean;
  readonly isOwn: boolean;
  readonly dimmed: boolean;
  x(place: number): number;
  y(value: number): number;
}

/** Lines differ in their dashes too. */
const DASHES = [undefined, '9 4', '2 4', '12 4 2 4'] as const;

function Curve({ line, place, isMain, isOwn, dimmed, x, y }: CurveProps): ReactElement {
  const points = line.values.flatMap((value, i) => (value === undefined ? [] : [`${x(i)},${y(value)}`])).join(' ');
  return (
    <g className="chart-curve" data-main={isMain} data-own={isOwn} data-dimmed={dimmed}>
      <polyline points={points} className="chart-casing" />
      <polyline points={points} stroke={line.colour} strokeDasharray={DASHES[place % DASHES.length]} />
    </g>
  );
}

/** The same for those who would rather read than look. */
function AsTable({ figure: { title, labels, lines } }: { readonly figure: Figure }): ReactElement {
  return (
    <details className="chart-table">
      <summary>{t('Show as table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <div className="chart-scroll" tabIndex={0}>
        <table>
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Turn')}</th>
              {lines.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
              <tr key={place}>
                <th scope="row">{label}</th>
                {lines.map(({ key, values }) => (
                  <td key={key}>{values[place] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
