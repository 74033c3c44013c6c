import { isRecord } from './json.ts';
import type { Random } from './random.ts';
import type { Seat } from './script.ts';

/** What happened, as data: each game has its own union of these, told apart by `what`. */
export interface Event {
  readonly what: string;
}

/** Who may know of something. */
export type Knows = 'all' | readonly Seat[];

/** Something an answer caused: for the log, for animation and for replay. */
export interface Happening<E extends Event = Event> {
  readonly event: E;
  /** The paragraph that made it happen, such as `AC 30.311`. */
  readonly rule: string;
  readonly knows: Knows;
  /** It showed somebody something that was hidden, so what led to it cannot be taken back freely. */
  readonly reveals: boolean;
  /** By the rules it stands, so what led to it cannot be taken back freely. */
  readonly stands?: true;
}

/** Who has come, gone and asked for what: the part of the world that people rather than rules change. Stored as `room`. */
export interface Attendance {
  /** Time has been called: the game ends as its rules say. */
  timeCalled: boolean;
  /** Seats that insist on the printed order. */
  insisting: Seat[];
  /** Seats whose departure or arrival takes effect at the next rest point. */
  leaving: Seat[];
  arriving: Seat[];
  /** Seats that have left and were answered for on a floor since the last rest point; once is enough. */
  excused: Seat[];
  /** Seats that have left; what is still asked of them is answered by default. */
  gone: Seat[];
}

/** Where happenings are written down. Rules that several games share know only part of what can happen in each of them. */
export interface Recording<E extends Event> {
  readonly news: { readonly length: number; readonly push: (happening: Happening<E>) => unknown };
}

/** What the world of every game holds besides its own pieces. All of it is plain data. */
export interface World<O = unknown, E extends Event = Event> {
  readonly options: O;
  readonly seats: Seat[];
  readonly random: Random;
  readonly room: Attendance;
  /** What has happened since the table last looked. */
  readonly news: Happening<E>[];
}

/** The parts of a new world that are the same for every game. Spread last: what is added after a spread is added slowly. */
export function newWorld<O, E extends Event>(options: O, seats: readonly Seat[], random: Random): World<O, E> {
  return {
    options,
    seats: [...seats],
    random,
    room: { timeCalled: false, insisting: [], leaving: [], arriving: [], excused: [], gone: [] },
    news: [],
  };
}

/** Whether data that was stored has what the world of every game holds. The game's own part is taken on trust. */
export function isWorld<W extends World>(data: unknown): data is W {
  if (!isRecord(data)) return false;
  const { options, seats, random, room, news } = data;
  return (
    isRecord(options) &&
    isSeats(seats) &&
    isRecord(random) &&
    typeof random['key'] === 'string' &&
    typeof random['drawn'] === 'number' &&
    isRecord(room) &&
    typeof room['timeCalled'] === 'boolean' &&
    ['insisting', 'leaving', 'arriving', 'excused', 'gone'].every((list) => isSeats(room[list])) &&
    Array.isArray(news)
  );
}

function isSeats(data: unknown): boolean {
  return Array.isArray(data) && data.every((seat) => typeof seat === 'string');
}

/** Rules go round and round without asking anybody anything. Says where, by the names of the sequence of play. */
export class Endless extends Error {
  readonly what: string;
  readonly where: readonly string[];

  constructor(what: string, where: readonly string[] = []) {
    super(where.length === 0 ? what : `${where.join(' / ')}: ${what}`);
    this.what = what;
    this.where = where;
  }
}

/** More than ever happens before somebody is asked something. */
const MOST_NEWS = 100_000;

function record<E extends Event>({ news }: Recording<E>, happening: Happening<E>): void {
  if (news.length >= MOST_NEWS) throw new Endless(`${MOST_NEWS} things happened without a question`);
  news.push(happening);
}

/** Records something everybody may know. */
export function happen<E extends Event>(world: Recording<E>, rule: string, event: NoInfer<E>): void {
  record(world, { event, rule, knows: 'all', reveals: false });
}

/** Records something that brings a hidden thing to light, before all or before some. */
export function reveal<E extends Event>(
  world: Recording<E>,
  rule: string,
  event: NoInfer<E>,
  knows: Knows = 'all',
): void {
  record(world, { event, rule, knows, reveals: true });
}

/** Records something everybody may know that stands once it has happened. */
export function settle<E extends Event>(world: Recording<E>, rule: string, event: NoInfer<E>): void {
  record(world, { event, rule, knows: 'all', reveals: false, stands: true });
}

/** Records something only some seats may know, and knew before: it shows them nothing new. */
export function whisper<E extends Event>(
  world: Recording<E>,
  rule: string,
  event: NoInfer<E>,
  knows: readonly Seat[],
): void {
  record(world, { event, rule, knows, reveals: false });
}

/** Whether a seat, or a spectator, may know of it. */
export function mayKnow(happening: Happening, viewer: Seat | null): boolean {
  return happening.knows === 'all' || (viewer !== null && happening.knows.includes(viewer));
}

/**
 * A function of part of the world that is worked out again only when that part has changed, as its `rev` tells. For
 * views: what did not change is kept.
 */
export function kept<P extends { readonly rev: number }, V>(make: (part: P) => V): (part: P) => V {
  const keep = keptWith<P, undefined, V>((part) => make(part));
  return (part) => keep(part, undefined);
}

/** The same, with something more to go by that is always the same for that part. */
export function keptWith<P extends { readonly rev: number }, M, V>(
  make: (part: P, more: M) => V,
): (part: P, more: M) => V {
  const memory = new WeakMap<P, { readonly rev: number; readonly value: V }>();
  return (part, more) => {
    const known = memory.get(part);
    if (known !== undefined && known.rev === part.rev) return known.value;
    const value = make(part, more);
    memory.set(part, { rev: part.rev, value });
    return value;
  };
}
