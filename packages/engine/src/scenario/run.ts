import type { Game } from '../game.ts';
import { unknownName, WrongGiven } from '../given.ts';
import { isRecord } from '../json.ts';
import { isRefused } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { type Program, seek, stepNames } from '../program.ts';
import { randomFrom } from '../random.ts';
import type { Position } from '../run.ts';
import type { Seat } from '../script.ts';
import type { Setup } from '../setup.ts';
import { Table } from '../table.ts';
import { render } from '../text.ts';
import { type Event, mayKnow, type World } from '../world.ts';
import { unlike, untold } from './expectation.ts';
import type { Doing, Scenario } from './form.ts';
import { lineOf } from './lines.ts';

export interface Verdict {
  readonly scenario: string;
  readonly passed: boolean;
  /** What did not hold, in sentences. */
  readonly reasons: readonly string[];
}

/** Sets up a scenario's position, plays it, and says what did not hold. */
export function runScenario<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  scenario: Scenario,
): Verdict {
  const reasons: string[] = [];
  try {
    const table = arrange(game, scenario);
    reasons.push(...playOn(table, scenario));
    if (reasons.length === 0 && scenario.expect !== undefined) {
      const wrong = unlikeTable(table, scenario.expect);
      if (wrong !== undefined) reasons.push(at(scenario, ['expect'], wrong));
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const inside = error instanceof WrongGiven ? error.path : [];
    const path = error instanceof WrongGiven ? ['given', ...inside] : error instanceof Misplaced ? error.path : [];
    reasons.push(at(scenario, path, inside.length > 0 ? `${inside.join('.')}: ${message}` : message));
  }
  return { scenario: scenario.scenario, passed: reasons.length === 0, reasons };
}

/** Does what a scenario says is done. Says what went wrong or was not as expected. */
export function playOn<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  scenario: Scenario,
): string[] {
  const reasons: string[] = [];
  for (const [i, doing] of (scenario.play ?? []).entries()) {
    const wrong = play(table, doing);
    if (wrong !== undefined) reasons.push(at(scenario, ['play', i], `step ${i + 1}: ${wrong}`));
    if (wrong !== undefined && !('expect' in doing)) break;
  }
  return reasons;
}

/** A reason with the line of the file it is about, where that is known. */
function at(scenario: Scenario, path: readonly (string | number)[], reason: string): string {
  const line = path.length === 0 ? undefined : lineOf(scenario, path);
  return line === undefined ? reason : `line ${line}: ${reason}`;
}

/** The table a scenario begins with. */
export function arrange<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  scenario: Scenario,
): Table<W, V, E> {
  const setup: Setup = {
    options: scenario.options ?? {},
    seats: scenario.seats,
    seed: String(scenario.seed ?? 'scenario'),
  };
  const [fault] = Table.faults(game, setup);
  if (fault !== undefined) throw new Error(render(fault.text));
  const { knownTo, seats } = scenario;
  if (knownTo !== undefined && !seats.includes(knownTo)) throw new Misplaced(['knownTo'], unknownName(knownTo, seats));
  if (scenario.position !== undefined) {
    return Table.open(game, { ...setup, position: scenario.position });
  }
  const { given, at, people } = scenario;
  if (given === undefined && at === undefined && people === undefined) return Table.open(game, setup);
  return Table.open(game, { ...setup, position: arrangedPosition(game, scenario, setup) });
}

/** The position a scenario describes in words. */
function arrangedPosition<W extends World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  scenario: Scenario,
  setup: Setup,
): Position<W> {
  const options = game.sheet.settle(setup.options, setup.seats.length);
  if (isRefused(options)) throw new Error('these options do not go together');
  const world = game.setup(options, setup.seats, randomFrom(setup.seed));
  if (scenario.given !== undefined) {
    if (game.scene === undefined) throw new Error(`${game.name} has no words for arranging a position`);
    game.scene.arrange(world, scenario.given);
  }
  arrangePeople(world, scenario);
  const faults = game.broken?.(world) ?? [];
  if (faults.length > 0) throw new Misplaced(['given'], `there can be no such position: ${faults.join('; ')}`);
  const names = scenario.at === undefined ? [] : [scenario.at].flat();
  const cursor = seek(game.program, world, names);
  if (cursor === undefined) {
    const strange = strangeStep(game.program, setup.seats, names);
    throw new Misplaced(['at'], strange ?? `there is no step called ${names.join(' / ')}`);
  }
  return { world, cursor, rest: 0, over: false };
}

/** What is wrong with a part of a scenario. */
class Misplaced extends Error {
  readonly path: readonly string[];

  constructor(path: readonly string[], message: string) {
    super(message);
    this.path = path;
  }
}

/** Which of these names no step has. */
function strangeStep<W>(program: Program<W>, seats: readonly Seat[], names: readonly string[]): string | undefined {
  const known = stepNames(program, seats);
  const strange = names.find((name) => !known.includes(name));
  return strange === undefined ? undefined : `in the sequence of play: ${unknownName(strange, known)}`;
}

function arrangePeople({ room, seats }: World, { people = {} }: Scenario): void {
  const { gone = [], insisting = [], timeCalled = false } = people;
  const stranger = [...gone, ...insisting].find((seat) => !seats.includes(seat));
  if (stranger !== undefined) throw new Misplaced(['people'], unknownName(stranger, seats));
  room.gone.push(...gone);
  room.insisting.push(...insisting);
  room.timeCalled = timeCalled;
}

/** Does one thing. Says what went wrong, if anything. */
function play<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  doing: Doing,
): string | undefined {
  if ('expect' in doing) return unlikeTable(table, doing.expect);
  if ('close' in doing) return refusalOf(table.closeFloor(doing.close));
  if ('time' in doing) return refusalOf(table.callTime());
  if ('leave' in doing) return refusalOf(table.leave(doing.leave));
  if ('arrive' in doing) return refusalOf(table.arrive(doing.arrive));
  if ('insist' in doing) return refusalOf(table.insist(doing.insist, true));
  if ('relent' in doing) return refusalOf(table.insist(doing.relent, false));
  if ('until' in doing) return playUntil(table, [doing.until].flat());
  if ('default' in doing)
    return answer(table, doing.default, doing.topic, (id) => table.defaultAnswer(doing.default, id));
  const { seat, topic, refused, rule } = doing;
  return answer(table, seat, topic, (id) => {
    const outcome = table.answer(seat, id, doing.answer);
    return refused === undefined ? outcome : mustRefuse(outcome, refused, rule);
  });
}

function answer<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  seat: string,
  topic: string | undefined,
  give: (id: string) => Outcome<E> | string | undefined,
): string | undefined {
  const open = table.questions(seat).filter(({ question }) => topic === undefined || question.topic === topic);
  const [only, ...more] = open;
  if (only === undefined)
    return `${seat} is not asked anything${topic === undefined ? '' : ` about ${topic}`}; ${awaited(table)}`;
  if (more.length > 0)
    return `${seat} is asked several things; say which: ${open.map(({ question }) => question.topic).join(', ')}`;
  const outcome = give(only.id);
  return typeof outcome === 'object' ? refusalOf(outcome) : outcome;
}

function awaited<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): string {
  const waiting = table.waiting().map(({ seat, topic }) => `${seat} about ${topic}`);
  return waiting.length === 0 ? 'nobody is' : `asked are ${waiting.join(', ')}`;
}

function refusalOf(outcome: Outcome): string | undefined {
  if (outcome.ok) return undefined;
  const { code, text, rule } = outcome.refusal;
  return `refused (${code}${rule === undefined ? '' : `, ${rule}`}): ${render(text)}`;
}

function mustRefuse(outcome: Outcome, code: string, rule: string | undefined): string | undefined {
  if (outcome.ok) return code === 'any' ? 'this should be refused' : `this should be refused with ${code}`;
  const { refusal } = outcome;
  if (code !== 'any' && refusal.code !== code) return `this should be refused with ${code}, not ${refusal.code}`;
  return rule === undefined || refusal.rule === rule
    ? undefined
    : `this should be refused by ${rule}, not ${refusal.rule}`;
}

/** Where the position is unlike what is expected. With `since`, only what came of that entry of the journal and later ones has happened. */
export function unlikeTable<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  expected: unknown,
  since?: number,
): string | undefined {
  const events = (since === undefined ? table.story(null) : openlyTold(table, since)).map(({ event }) => event);
  const waiting = table.waiting().flatMap(({ seat, optional }) => (optional ? [] : [seat]));
  const about = isRecord(expected) ? expected['table'] : undefined;
  const told = isRecord(about) ? about['told'] : undefined;
  const facts = {
    ...asRecord(table.game.scene?.facts(table.world)),
    table: { over: table.over, where: table.where, waiting, happened: events.map(({ what }) => what), told },
  };
  return unlike(facts, expected) ?? (told === undefined ? undefined : untold(events, told));
}

/** What everybody may know of what came of an entry of the journal and later ones. */
function openlyTold<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>, since: number) {
  const played = table.chronicle().played.filter(({ number }) => number >= since);
  return played.flatMap(({ happenings }) => happenings).filter((happening) => mayKnow(happening, null));
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** More answers than any scenario needs to get from one step to another. */
const MOST_ANSWERS = 10_000;

/** Lets clocks run out until play stands at a step. */
function playUntil<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  names: readonly string[],
): string | undefined {
  const strange = strangeStep(table.game.program, table.seats, names);
  if (strange !== undefined) return strange;
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    if (standsAt(table.where, names)) return undefined;
    if (table.over) return `the game ended before ${names.join(' / ')}`;
    const wrong = letOneClockRunOut(table);
    if (wrong !== undefined) return wrong;
  }
  return `${names.join(' / ')} was not reached within ${MOST_ANSWERS} answers`;
}

function letOneClockRunOut<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>): string | undefined {
  const [floor] = table.openFloors();
  if (floor !== undefined) return refusalOf(table.closeFloor(floor));
  const next = table.waiting().find(({ optional }) => !optional);
  const asked = next && table.questions(next.seat).find(({ question }) => question.topic === next.topic);
  if (next === undefined || asked === undefined) return 'nobody is asked anything';
  return refusalOf(table.defaultAnswer(next.seat, asked.id));
}

/** Whether the names stand in this order among those of the steps in progress. */
function standsAt(where: readonly string[], names: readonly string[]): boolean {
  let found = 0;
  for (const step of where) if (step === names[found]) found += 1;
  return found === names.length;
}
