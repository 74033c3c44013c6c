import type { News, TableView } from '@ecumene/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PastOfGame } from '../charts/past-of-game.ts';
import type { GameScreen } from '../games/game-screen.ts';
import { whyNot } from '../people/server.ts';
import type { Annals } from './annals.ts';
import { durationOf } from './frame-duration.ts';
import { framesOf, placeOf, type ReplayFrame, toldFor } from './frames.ts';
import { namedIn } from './named.ts';
import { ReplayPort } from './replay-port.ts';
import type { Eyes } from './study-protocol.ts';
import { inAddress } from './table-location.ts';

/** Where in the past somebody looks, through whose eyes, and whether time runs. */
export interface ReplayState {
  readonly port: ReplayPort;
  readonly past: PastOfGame;
  readonly frames: readonly ReplayFrame[];
  readonly place: number;
  readonly frame: ReplayFrame;
  /** Goes to a place, for the sake of something there or for all there is. */
  go(place: number, sought?: Sought): void;
  readonly playing: boolean;
  play(on: boolean): void;
  /** Whether time runs so fast that nobody could look where the moment plays. */
  readonly flits: boolean;
}

/** What somebody goes to a moment for: marks of a kind, or whatever names a thing, written as in an address. */
type Sought = { readonly mark: string } | { readonly thing: string };

/** Where to begin: an entry of the journal, and what is to be seen there. */
export interface First {
  readonly entry: number;
  readonly sought?: Sought;
}

interface Told {
  readonly port: ReplayPort;
  readonly past: PastOfGame;
  readonly frames: readonly ReplayFrame[];
}

/** What stays for fewer milliseconds flits by. */
const TO_BE_LOOKED_AT = 400;

/** Looks back at a table. */
export function useReplayState(
  annals: Annals,
  game: GameScreen,
  eyes: Eyes,
  first: First | undefined,
  speed: number,
): ReplayState | string | undefined {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [told, setTold] = useState<Told | undefined>(undefined);
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [sought, setSought] = useState(first?.sought);
  const number = useRef(first?.entry ?? 0);
  useEffect(() => {
    let here = true;
    const fetchAll = async (): Promise<void> => {
      const [past, story, turn] = await Promise.all([game.past(), annals.story(eyes), firstTurn(annals, game, eyes)]);
      const frames = framesOf(past, story, annals.about.length, turn);
      if (!here) return;
      setTold({ past, frames, port: new ReplayPort(annals, eyes, story) });
      setPlace(placeOf(frames, number.current));
    };
    fetchAll().catch((error: unknown) => here && setFault(whyNot(error)));
    return () => {
      here = false;
    };
  }, [annals, game, eyes]);
  const frame = useMemo(() => told && frameAt(told, game, place, sought), [told, game, place, sought]);
  const shown = useShown(told?.port, frame, setFault);
  const last = (told?.frames.length ?? 1) - 1;
  const stays = frame === undefined ? 0 : durationOf(game, frame) / speed;
  const flits = playing && stays < TO_BE_LOOKED_AT;
  useEffect(() => {
    if (frame !== undefined) number.current = frame.number;
  }, [frame]);
  const go = useCallback(
    (to: number, what?: Sought) => {
      setPlace(Math.max(0, Math.min(last, to)));
      setSought(what);
    },
    [last],
  );
  useEffect(() => {
    if (!playing || frame === undefined || shown !== frame.number) return undefined;
    if (place >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(place + 1), stays);
    return () => clearTimeout(timer);
  }, [playing, frame, shown, place, last, stays, go]);
  const play = useCallback(
    (on: boolean) => {
      if (on) setPlace((before) => (before >= last ? 0 : before));
      setPlaying(on);
    },
    [last],
  );
  return useMemo(
    () =>
      fault ??
      (told === undefined || frame === undefined ? undefined : { ...told, place, frame, go, playing, play, flits }),
    [fault, told, place, frame, go, playing, play, flits],
  );
}

/** The turn in which a table begins that began in the middle of a game; 0 for any other. */
async function firstTurn(annals: Annals, game: GameScreen, eyes: Eyes): Promise<number> {
  if (annals.about.whole) return 0;
  const { view } = await annals.at(0, eyes);
  return game.turn(view) ?? 0;
}

/** The moment at a place, told to somebody who came for the sake of something. */
function frameAt(
  { frames, past }: Told,
  game: GameScreen,
  place: number,
  sought: Sought | undefined,
): ReplayFrame | undefined {
  const frame = frames[place];
  if (frame === undefined || sought === undefined) return frame;
  return toldFor(frame, (happening) =>
    'mark' in sought
      ? past.mark(happening) === sought.mark
      : namedIn(game.tell(happening)).some((thing) => inAddress(thing) === sought.thing),
  );
}

/** Brings a moment before the eyes of a port; the number of the one that is there. */
function useShown(
  port: ReplayPort | undefined,
  frame: ReplayFrame | undefined,
  fail: (why: string) => void,
): number | undefined {
  const [shown, setShown] = useState<{ readonly port: ReplayPort; readonly number: number } | undefined>(undefined);
  const kept = useRef(new WeakMap<ReplayPort, Map<number, TableView>>());
  useEffect(() => {
    if (port === undefined || frame === undefined) return undefined;
    let here = true;
    const known = kept.current.get(port) ?? new Map<number, TableView>();
    kept.current.set(port, known);
    const before = port.tableView()?.number;
    const bring = async (): Promise<void> => {
      const tableView = known.get(frame.number) ?? (await port.at(frame.number));
      known.set(frame.number, tableView);
      if (!here) return;
      port.show(tableView, newsOn(frame, before));
      setShown({ port, number: frame.number });
    };
    bring().catch((error: unknown) => here && fail(whyNot(error)));
    return () => {
      here = false;
    };
  }, [port, frame, fail]);
  return shown?.port === port ? shown?.number : undefined;
}

/** What is told on the way to a moment: only a single step forwards tells anything. */
function newsOn({ news, number }: ReplayFrame, before: number | undefined): readonly News[] {
  return before !== undefined && before < number && news.every((one) => one.number >= before - 1) ? news : [];
}
