import { type KeyboardEvent, type ReactElement, useMemo, useRef } from 'react';
import { useWidth } from '../charts/useWidth.ts';
import { useTable } from '../table/at-table.ts';
import { inWords, t } from '../text/text.ts';
import { type ReplayFrame, seek } from './frames.ts';
import type { ReplayState } from './replay-state.ts';
import './timeline.css';

const beginsTurn = ({ begins }: ReplayFrame): boolean => begins;

/** Keys that lead from turn to turn. */
const STEPS: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 };

/** The whole game as a line: where we are, its turns, and below it what is marked, a lane for each kind there is. */
export function Timeline({ looking }: { readonly looking: ReplayState }): ReactElement {
  const { frames, place, go, play, playing, past } = looking;
  const last = Math.max(1, frames.length - 1);
  const says = useSaying(looking);
  const steer = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (event.key === ' ') play(!playing);
    else if (step !== undefined) go(seek(frames, place, step, beginsTurn));
    else return;
    event.preventDefault();
  };
  return (
    <div className="timeline">
      <div className="timeline-line">
        <Turns looking={looking} />
        <input
          type="range"
          className="timeline-range"
          min={0}
          max={last}
          step={1}
          value={place}
          aria-label={t('Position in the game')}
          aria-valuetext={says}
          onChange={({ target }) => go(Number(target.value))}
          onKeyDown={steer}
        />
      </div>
      {past.lanes.map(
        ({ kind, title }) =>
          frames.some(({ marks }) => marks.includes(kind)) && (
            <Marks key={kind} kind={kind} title={title} looking={looking} />
          ),
      )}
    </div>
  );
}

/** What a moment is, in words. */
function useSaying({ frame }: ReplayState): string {
  const { game } = useTable();
  const [first] = frame.telling;
  const when = frame.turn === 0 ? t('Before the first turn') : t('Turn {turn}', { turn: frame.turn });
  if (first === undefined) return when;
  return `${when}: ${inWords(game.tell(first.happening), (thing) => game.called(thing))}`;
}

/** A number above the line needs so many pixels of it; a line that was not measured yet is as long. */
const ROOM = 36;
const USUAL = 1000;

/** Where each turn begins; numbers as far as there is room. */
function Turns({ looking: { frames, go } }: { readonly looking: ReplayState }): ReactElement {
  const last = Math.max(1, frames.length - 1);
  const line = useRef<HTMLOListElement>(null);
  const room = ROOM / useWidth(line, USUAL);
  const turns = useMemo(() => {
    let free = -1;
    return frames.flatMap((frame, place) => {
      if (!frame.begins) return [];
      const at = place / last;
      const numbered = at >= free;
      if (numbered) free = at + room;
      return [{ turn: frame.turn, place, at, numbered }];
    });
  }, [frames, last, room]);
  return (
    <ol ref={line} className="timeline-turns" aria-hidden="true">
      {turns.map(({ turn, place, at, numbered }) => (
        <li key={turn} style={{ insetInlineStart: `${100 * at}%` }}>
          {numbered && (
            <button type="button" tabIndex={-1} onClick={() => go(place)}>
              {turn}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

interface MarksProps {
  readonly kind: string;
  readonly title: string;
  readonly looking: ReplayState;
}

/** The marks of one kind along the line, and ways to the one before and the next. */
function Marks({ kind, title, looking: { frames, place, go } }: MarksProps): ReactElement {
  const last = Math.max(1, frames.length - 1);
  const marked = (frame: ReplayFrame): boolean => frame.marks.includes(kind);
  const ticks = useMemo(
    () => frames.flatMap(({ marks }, i) => (marks.includes(kind) ? [`M${((1000 * i) / last).toFixed(1)} 0v10`] : [])),
    [frames, kind, last],
  );
  const before = seek(frames, place, -1, marked);
  const next = seek(frames, place, 1, marked);
  return (
    <div className={`lane lane-${kind}`}>
      <button
        type="button"
        className="lane-way"
        disabled={before === place}
        aria-label={t('Previous: {kind}', { kind: title })}
        onClick={() => go(before, { mark: kind })}
      >
        ‹
      </button>
      <span className="lane-title">
        {title} <span className="lane-count">{ticks.length}</span>
      </span>
      <button
        type="button"
        className="lane-way"
        disabled={next === place}
        aria-label={t('Next: {kind}', { kind: title })}
        onClick={() => go(next, { mark: kind })}
      >
        ›
      </button>
      <svg className="lane-marks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 5h1000" className="lane-line" />
        <path d={ticks.join('')} className="lane-ticks" />
      </svg>
    </div>
  );
}
