import type { News } from '@ecumene/client';
import type { Happening } from '@ecumene/engine';
import type { PastOfGame } from '../charts/past-of-game.ts';

/** A moment of the past at which there is something to see: how many entries the journal had, and what had just happened. */
export interface ReplayFrame {
  readonly number: number;
  readonly news: readonly News[];
  /** Which turn it belongs to; 0 before the first. */
  readonly turn: number;
  /** Whether that turn begins here. */
  readonly begins: boolean;
  /** The kinds of marks set here. */
  readonly marks: readonly string[];
  /** What is worth telling first: what is marked, of each kind something in the order of the lanes; or else what happened last. */
  readonly telling: readonly News[];
}

/** So many sentences of a moment are written. */
const LINES = 2;

/** What is written of a moment. */
export function linesOf({ telling }: ReplayFrame): readonly News[] {
  return telling.slice(0, LINES);
}

/** How much more happened than is written of it. */
export function leftUnsaid({ news }: ReplayFrame): number {
  return Math.max(0, news.length - LINES);
}

type Drawn = Pick<PastOfGame, 'turnBegins' | 'mark' | 'lanes'>;

/** The moments of a story that begins in a turn, from before the first move to the last of `length` entries. */
export function framesOf(past: Drawn, story: readonly News[], length: number, from = 0): readonly ReplayFrame[] {
  const byNumber = new Map<number, News[]>([[0, []]]);
  for (const news of story) {
    const number = news.number + 1;
    const known = byNumber.get(number);
    if (known === undefined) byNumber.set(number, [news]);
    else known.push(news);
  }
  if (!byNumber.has(length)) byNumber.set(length, []);
  let turn = from;
  return [...byNumber]
    .sort(([a], [b]) => a - b)
    .map(([number, news]) => {
      const before = turn;
      for (const { happening } of news) turn = Math.max(turn, past.turnBegins(happening) ?? 0);
      const marked = news.filter(({ happening }) => past.mark(happening) !== undefined);
      const firsts = past.lanes.flatMap(
        ({ kind }) => marked.find(({ happening }) => past.mark(happening) === kind) ?? [],
      );
      const marks = firsts.flatMap(({ happening }) => past.mark(happening) ?? []);
      const telling = marked.length > 0 ? [...new Set([...firsts, ...marked])] : news.toReversed();
      return { number, news, turn, begins: turn > before, marks, telling };
    });
}

/** A moment as it is told to somebody who came to see something: that first. */
export function toldFor(frame: ReplayFrame, sought: (happening: Happening) => boolean): ReplayFrame {
  const { telling, news } = frame;
  const first = [...telling, ...news].find(({ happening }) => sought(happening));
  return first === undefined ? frame : { ...frame, telling: [...new Set([first, ...telling])] };
}

/** The place of the latest moment with at most so many entries. */
export function placeOf(frames: readonly ReplayFrame[], number: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.number <= number),
  );
}

/** The next place, forwards or backwards, of a moment with something about it; the same place if there is none. */
export function seek(
  frames: readonly ReplayFrame[],
  place: number,
  step: 1 | -1,
  fits: (frame: ReplayFrame) => boolean,
): number {
  for (let other = place + step; other >= 0 && other < frames.length; other += step) {
    const frame = frames[other];
    if (frame !== undefined && fits(frame)) return other;
  }
  return place;
}
