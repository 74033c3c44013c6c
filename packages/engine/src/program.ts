import { at } from './json.ts';
import { type Script, type Seat, together } from './script.ts';
import { Endless, type World } from './world.ts';

/**
 * The sequence of play as a tree of steps. Where play stands in it is plain data in the world's company (the cursor), so
 * between two steps no script is in flight and the state alone is the game: a rest point.
 */
export type Program<W> = Step<W> | Sequence<W> | Each<W> | Repeat<W> | When<W> | Choice<W>;

/** One stretch of play between two rest points. */
export interface Step<W> {
  readonly is: 'step';
  readonly name: string;
  /** Run again on the world as it is at any of its questions, it asks exactly what is open then. */
  readonly steady?: true;
  /** Going on although nothing was answered, it asks its seats one by one from then on if some seat insists on that. */
  readonly paced?: true;
  run(world: W): Script<unknown> | void;
}

/** Parts one after another. */
interface Sequence<W> {
  readonly is: 'sequence';
  readonly name: string;
  readonly parts: readonly Program<W>[];
}

/** The same for one seat after another, in an order fixed when it begins. */
interface Each<W> {
  readonly is: 'each';
  readonly name: string;
  order(world: W): readonly Seat[];
  /** The order in which stored positions may stand besides. */
  orderBesides?(world: W): readonly Seat[];
  part(seat: Seat): Program<W>;
}

/** The same again and again. */
interface Repeat<W> {
  readonly is: 'repeat';
  readonly name: string;
  readonly part: Program<W>;
  until(world: W): boolean;
}

/** A part that is left out when it does not apply. */
interface When<W> {
  readonly is: 'when';
  readonly name: string;
  readonly part: Program<W>;
  applies(world: W): boolean;
}

/** One of two parts, chosen when it begins. */
interface Choice<W> {
  readonly is: 'choice';
  readonly name: string;
  readonly parts: readonly [Program<W>, Program<W>];
  first(world: W): boolean;
}

export function step<W>(name: string, run: (world: W) => Script<unknown> | void): Program<W> {
  return { is: 'step', name, run };
}

/**
 * Declares that all steps of a program keep nothing in their scripts: what is open follows from the world alone. Such a
 * step can be saved, copied and imagined at any of its questions without playing anything again.
 */
export function steady<W>(program: Program<W>): Program<W> {
  switch (program.is) {
    case 'step':
      return { ...program, steady: true };
    case 'sequence':
      return { ...program, parts: program.parts.map(steady) };
    case 'choice':
      return { ...program, parts: [steady(program.parts[0]), steady(program.parts[1])] };
    case 'each':
      return each(program.name, program.order, (seat) => steady(program.part(seat)), program.orderBesides);
    case 'repeat':
    case 'when':
      return { ...program, part: steady(program.part) };
  }
}

export function sequence<W>(name: string, ...parts: readonly Program<W>[]): Program<W> {
  return { is: 'sequence', name, parts };
}

export function each<W>(
  name: string,
  order: (world: W) => readonly Seat[],
  part: (seat: Seat) => Program<W>,
  orderBesides?: (world: W) => readonly Seat[],
): Program<W> {
  const parts = new Map<Seat, Program<W>>();
  const partOf = (seat: Seat): Program<W> => {
    const known = parts.get(seat);
    if (known !== undefined) return known;
    const made = part(seat);
    parts.set(seat, made);
    return made;
  };
  return { is: 'each', name, order, part: partOf, ...(orderBesides !== undefined && { orderBesides }) };
}

/** Plays a part at least once, until the condition holds after it. */
export function repeat<W>(name: string, part: Program<W>, until: (world: W) => boolean): Program<W> {
  return { is: 'repeat', name, part, until };
}

export function when<W>(name: string, applies: (world: W) => boolean, part: Program<W>): Program<W> {
  return { is: 'when', name, applies, part };
}

/** One seat after another in the printed order, with a rest point between two of them. */
export function inTurn<W>(
  name: string,
  order: (world: W) => readonly Seat[],
  run: (world: W, seat: Seat) => Script<unknown> | void,
): Program<W> {
  return each(name, order, (seat) => step(name, (world) => run(world, seat)));
}

/** All at once: the scripts of all seats run side by side. */
export function atOnce<W>(
  name: string,
  order: (world: W) => readonly Seat[],
  run: (world: W, seat: Seat) => Script<unknown> | void,
): Program<W> {
  return step(name, (world) => sideBySide(world, order, run));
}

function sideBySide<W>(
  world: W,
  order: (world: W) => readonly Seat[],
  run: (world: W, seat: Seat) => Script<unknown> | void,
  oneByOne?: () => boolean,
): Script<unknown> | void {
  const scripts: Script<unknown>[] = [];
  const asked: Seat[] = [];
  for (const seat of order(world)) {
    const script = run(world, seat);
    if (!script) continue;
    scripts.push(script);
    asked.push(seat);
  }
  if (scripts.length > 0) return together(scripts, asked, oneByOne);
}

export type Pace = 'strict' | 'swift';

/**
 * In turn at a strict table or while a seat insists on the printed order; all at once at a swift one, and in order as
 * soon as a seat insists before anybody has answered. `swiftly` says how a swift table plays it, if otherwise.
 */
export function paced<W extends World<{ readonly pace: Pace }>>(
  name: string,
  order: (world: W) => readonly Seat[],
  run: (world: W, seat: Seat) => Script<unknown> | void,
  swiftly: Step<W>['run'] = (world) => sideBySide(world, order, run, () => world.room.insisting.length > 0),
): Program<W> {
  const swift: Step<W> = { is: 'step', name, paced: true, run: swiftly };
  return {
    is: 'choice',
    name,
    parts: [inTurn(name, order, run), swift],
    first: (world) => world.options.pace === 'strict' || world.room.insisting.length > 0,
  };
}

/** The current place in one node of the program. */
export interface Frame {
  at: number;
  /** The order fixed when an ordered loop began. */
  of?: readonly Seat[];
}

/** The current place in the whole program: one frame for each node that contains others, from the outside in. */
export type Cursor = Frame[];

/** A node that holds others. */
type Branch<W> = Exclude<Program<W>, Step<W>>;

/** More parts than are ever left out one after another. */
const MOST_PARTS = 10_000;

/** Play on its way through a program: the cursor, and at hand the nodes it passes through. */
export class Walk<W> {
  readonly cursor: Cursor = [];
  readonly #nodes: Branch<W>[] = [];
  /** The current step; nothing when the program is over. */
  step: Step<W> | undefined;

  /** To the first step of a program. */
  static begin<W>(program: Program<W>, world: W): Walk<W> {
    const walk = new Walk<W>();
    walk.#enter(program, world);
    if (walk.step === undefined) walk.proceed(world);
    return walk;
  }

  /** At the step a cursor points at. The cursor becomes the walk's own. */
  static at<W>(program: Program<W>, cursor: Cursor): Walk<W> {
    const walk = new Walk<W>();
    let part = program;
    for (const frame of cursor) {
      if (part.is === 'step') break;
      walk.#nodes.push(part);
      walk.cursor.push(frame);
      const inside = partAt(part, frame);
      if (inside === undefined) throw new Error(`the cursor points past the end of ${part.name}`);
      part = inside;
    }
    if (part.is !== 'step') throw new Error(`the cursor points at no step of ${part.name}`);
    walk.step = part;
    return walk;
  }

  /** On to the next step. */
  proceed(world: W): void {
    this.step = undefined;
    for (let tried = 0; this.#nodes.length > 0 && this.step === undefined; tried++) {
      if (tried >= MOST_PARTS) {
        const names = this.#nodes.map(({ name }) => name);
        throw new Endless(`${MOST_PARTS} parts in a row were without a step`, names);
      }
      const depth = this.#nodes.length - 1;
      const node = at(this.#nodes, depth);
      const frame = at(this.cursor, depth);
      const part = moveOn(node, world, frame) ? partAt(node, frame) : undefined;
      if (part === undefined) {
        this.#nodes.pop();
        this.cursor.pop();
      } else this.#enter(part, world);
    }
  }

  /** Into a part, to its first step; no further than to a part that is left out. */
  #enter(program: Program<W>, world: W): void {
    let part = program;
    while (part.is !== 'step') {
      const frame = begin(part, world);
      const inside = partAt(part, frame);
      if (inside === undefined) return;
      this.#nodes.push(part);
      this.cursor.push(frame);
      part = inside;
    }
    this.step = part;
  }
}

/** The cursor of the first step that carries these names on its way, from the outside in; nothing if there is none. */
export function seek<W>(program: Program<W>, world: W, names: readonly string[]): Cursor | undefined {
  const [wanted, ...rest] = names;
  const left = program.name === wanted ? rest : names;
  if (program.is === 'step') return left.length === 0 ? [] : undefined;
  for (const { frame, part, seat } of places(program, world, left.length > 0)) {
    const inside = seek(part, world, seat !== undefined && left[0] === seat ? left.slice(1) : left);
    if (inside !== undefined) return [frame, ...inside];
  }
  return undefined;
}

/** The places inside a node, as if play came to each; first those it would really come to. */
function places<W>(program: Branch<W>, world: W, named: boolean): { frame: Frame; part: Program<W>; seat?: Seat }[] {
  switch (program.is) {
    case 'sequence':
      return program.parts.map((part, at) => ({ frame: { at }, part }));
    case 'choice': {
      const [first, second] = program.parts.map((part, at) => ({ frame: { at }, part }));
      if (first === undefined || second === undefined) return [];
      return program.first(world) ? [first, second] : [second, first];
    }
    case 'each': {
      const orders = [program.order(world), program.orderBesides?.(world) ?? []].map((order) => [...order]);
      return orders.flatMap((of) => of.map((seat, at) => ({ frame: { at, of }, part: program.part(seat), seat })));
    }
    case 'repeat':
      return [{ frame: { at: 0 }, part: program.part }];
    case 'when':
      return named || program.applies(world) ? [{ frame: { at: 0 }, part: program.part }] : [];
  }
}

/** The names by which steps are found at a table of these seats, the seats included. */
export function stepNames<W>(program: Program<W>, seats: readonly Seat[]): readonly string[] {
  const names = new Set<string>(seats);
  const gather = (part: Program<W>): void => {
    names.add(part.name);
    for (const inside of partsOf(part, seats)) gather(inside);
  };
  gather(program);
  return [...names];
}

function partsOf<W>(program: Program<W>, seats: readonly Seat[]): readonly Program<W>[] {
  switch (program.is) {
    case 'step':
      return [];
    case 'sequence':
    case 'choice':
      return program.parts;
    case 'each':
      return seats.map((seat) => program.part(seat));
    case 'repeat':
    case 'when':
      return [program.part];
  }
}

/** The names of the nodes the cursor passes through, from the outside in. */
export function path<W>(program: Program<W>, cursor: Cursor, depth = 0): string[] {
  if (program.is === 'step') return [program.name];
  const frame = cursor[depth];
  if (frame === undefined) return [program.name];
  const part = partAt(program, frame);
  const here = program.is === 'each' ? [program.name, at(frame.of ?? [], frame.at)] : [program.name];
  return part === undefined ? here : [...here, ...path(part, cursor, depth + 1)];
}

const NOWHERE = -1;

function begin<W>(program: Branch<W>, world: W): Frame {
  switch (program.is) {
    case 'sequence':
    case 'repeat':
      return { at: 0 };
    case 'each':
      return { at: 0, of: [...program.order(world)] };
    case 'when':
      return { at: program.applies(world) ? 0 : NOWHERE };
    case 'choice':
      return { at: program.first(world) ? 0 : 1 };
  }
}

function partAt<W>(program: Branch<W>, frame: Frame): Program<W> | undefined {
  switch (program.is) {
    case 'sequence':
    case 'choice':
      return program.parts[frame.at];
    case 'each': {
      const seat = frame.of?.[frame.at];
      return seat === undefined ? undefined : program.part(seat);
    }
    case 'repeat':
      return program.part;
    case 'when':
      return frame.at === NOWHERE ? undefined : program.part;
  }
}

/** Moves a frame to the place after this one. Says whether there may be one. */
function moveOn<W>(program: Branch<W>, world: W, frame: Frame): boolean {
  switch (program.is) {
    case 'repeat':
      if (program.until(world)) return false;
      break;
    case 'when':
    case 'choice':
      return false;
    default:
  }
  frame.at += 1;
  return true;
}
