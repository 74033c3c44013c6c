import type { Drawing, Spot } from '@ecumene/atlas/drawing';
import { memo, type ReactElement, useId, useMemo } from 'react';
import { type Mark, useDesk, useLaidIntent, useStage, type Way } from '../table/desk.ts';
import { clashSign, SIGN } from './clash-sign.ts';
import { boardBut, clearOfNames } from './clear-of-names.ts';
import { ShipGlyph } from './Glyphs.tsx';
import { ownSpots, type RankedSeat, stacksOn } from './pieces.ts';

/** What can be done on the board now: light on areas while the rest steps back, their counts, and the ways planned. */
export const Highlights = memo(function Highlights({ drawing, pieces, own }: RankedSeat): ReactElement {
  const { areas, dims, ways } = useLaidIntent();
  const stage = useStage();
  const marks = [...(areas ?? [])];
  const clear = useId();
  const stacks = useMemo(() => {
    const its = stacksOn(drawing, pieces).filter(({ nation }) => nation === own);
    return new Map(its.map(({ area, spot }) => [area, spot]));
  }, [drawing, pieces, own]);
  const unprinted = useMemo(() => clearOfNames(drawing), [drawing]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus.
    <g className="highlights" aria-hidden="true">
      {dims && (
        <path
          className="dim"
          fillRule="evenodd"
          d={boardBut(
            drawing,
            marks.map(([id]) => drawing.outlines[id] ?? ''),
          )}
        />
      )}
      {marks.map(([id, { is }]) => !isHeld(is) && <path key={id} className="lit" d={drawing.outlines[id]} />)}
      {/* Bands and lines break off where something is printed, as on any map. */}
      <clipPath id={clear}>
        <path clipRule="evenodd" d={unprinted} />
      </clipPath>
      <g clipPath={`url(#${clear})`}>
        {marks.map(([id, { is }]) => isHeld(is) && <Band key={id} outline={drawing.outlines[id]} />)}
        {marks.map(([id, { is }]) => (
          <path key={id} className={`halo halo-${is}`} d={drawing.outlines[id]} />
        ))}
        {marks.map(([id, { is }]) => (
          <path key={id} className={`mark mark-${is}`} d={drawing.outlines[id]} />
        ))}
        {stage.map((id) => (
          <path key={id} className="mark mark-stake" d={drawing.outlines[id]} />
        ))}
      </g>
      {(ways ?? []).map((way) => (
        <WayOnBoard
          key={`${way.draft === true} ${way.areas.join()}`}
          drawing={drawing}
          way={way}
          stacks={stacks}
          clear={`url(#${clear})`}
        />
      ))}
    </g>
  );
});

/** Whether an area is chosen, or something there is taken up. */
function isHeld(is: Mark['is']): boolean {
  return is === 'chosen' || is === 'from';
}

/** A broad band within the border of an area: strong enough to be seen, and what is printed inside stays as it is. */
function Band({ outline }: { readonly outline: string | undefined }): ReactElement {
  const within = useId();
  return (
    <>
      <clipPath id={within}>
        <path d={outline} />
      </clipPath>
      <path className="lit-band" clipPath={`url(#${within})`} d={outline} />
    </>
  );
}

interface WayOnBoardProps {
  readonly drawing: Drawing;
  readonly way: Way;
  readonly stacks: Stacks;
  /** What of the board its line may be drawn on. */
  readonly clear: string;
}

function WayOnBoard({ drawing, way, stacks, clear }: WayOnBoardProps): ReactElement {
  const legs = legsOf(drawing, way, stacks);
  const d = legs
    .flat()
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
  const end = legs.at(-1)?.at(-1);
  const head = useId();
  return (
    <>
      <marker
        id={head}
        className="way-head"
        viewBox="0 0 8 8"
        refX="5"
        refY="4"
        markerWidth="5"
        markerHeight="5"
        orient="auto"
      >
        <path d="M0 0L8 4L0 8z" />
      </marker>
      <g clipPath={clear}>
        <path className="way way-edge" d={d} />
        <path className={`way way-${way.by}${way.draft ? ' draft' : ''}`} d={d} markerEnd={`url(#${head})`} />
      </g>
      {way.draft &&
        legs
          .slice(0, -1)
          // biome-ignore lint/suspicious/noArrayIndexKey: a voyage is only drawn and taken back at its end.
          .map((spots, place) => <Stop key={place} at={spots.at(-1)} no={place + 1} />)}
      {way.ship !== undefined && end !== undefined && (
        <g className="ghost" transform={`translate(${end[0]} ${end[1]})`}>
          <ShipGlyph nation={way.ship.nation} aboard={way.ship.aboard} />
        </g>
      )}
    </>
  );
}

/** Where a leg of a voyage ends, and which it is. */
function Stop({ at, no }: { readonly at: Spot | undefined; readonly no: number }): ReactElement | null {
  return at === undefined ? null : (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <g className="stop piece-body">
        <circle r="9" />
        <text y="4.5">{no}</text>
      </g>
    </g>
  );
}

/** Crossed spears where forces meet: looking at them tells how that will end. */
export const Clashes = memo(function Clashes({
  drawing,
  areas,
}: {
  readonly drawing: Drawing;
  readonly areas: readonly string[];
}): ReactElement {
  const desk = useDesk();
  const signs = useMemo(() => areas.map((id) => ({ id, sign: clashSign(drawing, id) })), [drawing, areas]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus.
    <g aria-hidden="true">
      {signs.map(({ id, sign: [x, y] }) => {
        const anchors = drawing.anchors[id];
        const spot = anchors?.stacks[0] ?? anchors?.label;
        return spot === undefined ? null : (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard looks at an area by going there.
          <g
            key={id}
            data-clash={id}
            transform={`translate(${spot[0]} ${spot[1]})`}
            onClick={() => desk.inspect(id)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && desk.inspect(id)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && desk.inspect(undefined)}
          >
            <g className="clash piece-body">
              <circle cx={x} cy={y} r={SIGN} />
              <path d="M-6-6l12 12M6-6l-12 12M-6-6h4M-6-6v4M6-6h-4M6-6v4" transform={`translate(${x} ${y})`} />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** A few letters on areas that can be chosen, above what stands there. */
export const Badges = memo(function Badges({ drawing, pieces, own }: RankedSeat): ReactElement {
  const { areas } = useLaidIntent();
  const spots = useMemo(() => ownSpots(drawing, pieces, own), [drawing, pieces, own]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus.
    <g className="highlights" aria-hidden="true">
      {[...(areas ?? [])].map(([id, { badge, is }]) => {
        const anchors = drawing.anchors[id];
        const spot = spots.get(id) ?? anchors?.stacks[0] ?? anchors?.label;
        return badge === undefined || spot === undefined ? null : (
          <g key={id} transform={`translate(${spot[0]} ${spot[1]})`}>
            <g className={`badge badge-${is} piece-body`}>
              <rect x={-8 - badge.length * 4} y="-38" width={16 + badge.length * 8} height="20" rx="10" />
              <text y="-23">{badge}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** Where in each area the stack of whoever moves stands. */
type Stacks = ReadonlyMap<string, Spot>;

/** A way over the board, leg by leg: along the lanes by water, by land from stack to stack of whoever moves. */
export function legsOf(drawing: Drawing, { areas, by }: Way, stacks: Stacks): (readonly Spot[])[] {
  return areas.slice(1).map((to, place) => leg(drawing, areas[place] ?? to, to, by, stacks));
}

export function leg(
  drawing: Drawing,
  from: string,
  to: string,
  by: Way['by'],
  stacks: Stacks = new Map(),
): readonly Spot[] {
  if (by === 'water') {
    const lane = drawing.lanes.find((one) => one.from === from && one.to === to);
    if (lane !== undefined) return lane.way;
    const back = drawing.lanes.find((one) => one.from === to && one.to === from);
    if (back !== undefined) return back.way.toReversed();
  }
  return [from, to].flatMap((id) => {
    const spot =
      by === 'land' ? (stacks.get(id) ?? drawing.anchors[id]?.stacks[0]) : drawing.anchors[id]?.shores[0]?.ship;
    return spot === undefined ? [] : [spot];
  });
}
