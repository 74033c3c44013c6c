import type { Game } from '../game.ts';
import { copy, difference, isRecord } from '../json.ts';
import { isRefused } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { seek } from '../program.ts';
import { randomFrom } from '../random.ts';
import { isPosition, type Position } from '../run.ts';
import { save } from '../save.ts';
import type { Setup } from '../setup.ts';
import { Table } from '../table.ts';
import { render } from '../text.ts';
import type { Event, World } from '../world.ts';
import type { Doing, Scenario } from './form.ts';

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
    for (const [i, doing] of (scenario.play ?? []).entries()) {
      const wrong = play(table, doing);
      if (wrong !== undefined) reasons.push(`step ${i + 1}: ${wrong}`);
      if (wrong !== undefined && !('expect' in doing)) break;
    }
    if (reasons.length === 0 && scenario.expect !== undefined) {
      const wrong = unlike(table, scenario.expect);
      if (wrong !== undefined) reasons.push(wrong);
    }
  } catch (error) {
    reasons.push(error instanceof Error ? error.message : String(error));
  }
  return { scenario: scenario.scenario, passed: reasons.length === 0, reasons };
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
  if (scenario.position !== undefined) {
    if (!isPosition(scenario.position)) throw new Error(`this is not a position of ${game.name}`);
    return Table.open(game, { ...setup, position: scenario.position });
  }
  if (scenario.given === undefined && scenario.at === undefined) return Table.open(game, setup);
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
  const names = scenario.at === undefined ? [] : [scenario.at].flat();
  const cursor = seek(game.program, world, names);
  if (cursor === undefined) throw new Error(`there is no step called ${names.join(' / ')}`);
  return { world, cursor, rest: 0, over: false };
}

/** Does one thing. Says what went wrong, if anything. */
function play<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  doing: Doing,
): string | undefined {
  if ('expect' in doing) return unlike(table, doing.expect);
  if ('close' in doing) return refusalOf(table.closeFloor(doing.close));
  if ('time' in doing) return refusalOf(table.callTime());
  if ('leave' in doing) return refusalOf(table.leave(doing.leave));
  if ('arrive' in doing) return refusalOf(table.arrive(doing.arrive));
  if ('insist' in doing) return refusalOf(table.insist(doing.insist, true));
  if ('relent' in doing) return refusalOf(table.insist(doing.relent, false));
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
  if (outcome.ok) return `this should be refused with ${code}`;
  const { refusal } = outcome;
  if (refusal.code !== code) return `this should be refused with ${code}, not ${refusal.code}`;
  return rule === undefined || refusal.rule === rule
    ? undefined
    : `this should be refused by ${rule}, not ${refusal.rule}`;
}

/** Where the position is unlike what is expected. */
function unlike<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  expected: unknown,
): string | undefined {
  const happened = table.story(null).map(({ event }) => event.what);
  const waiting = table.waiting().flatMap(({ seat, optional }) => (optional ? [] : [seat]));
  const facts = {
    ...asRecord(table.game.scene?.facts(table.world)),
    table: { over: table.over, where: table.where, waiting, happened },
  };
  return missing(facts, expected, '');
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** Everything named must be there and be the same; what is not named may be anything. Lists must be the same throughout. */
function missing(found: unknown, expected: unknown, path: string): string | undefined {
  if (!isRecord(expected) || Array.isArray(expected)) return difference(found, expected, path);
  for (const [key, part] of Object.entries(expected)) {
    const inside = key.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), found);
    const wrong = missing(inside, part, path ? `${path}.${key}` : key);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** A table as a scenario that goes on from where it stands. It holds every secret of the table. */
export function scenarioOf<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  name: string,
): Scenario {
  const { setup, checkpoint } = save(table);
  const since = table.movesSince(checkpoint?.after ?? 0);
  const left = new Set([...table.world.room.gone, ...table.world.room.leaving]);
  return {
    scenario: name,
    game: table.game.name,
    options: { ...setup.options },
    seats: [...setup.seats],
    seed: setup.seed,
    ...((checkpoint ?? setup.position) !== undefined && { position: copy(checkpoint?.position ?? setup.position) }),
    play: since.flatMap((entry): Doing[] => {
      switch (entry.is) {
        case 'answer':
          return [{ seat: entry.seat, topic: entry.topic, answer: entry.answer }];
        case 'defaulted':
          return left.has(entry.seat) ? [] : [{ default: entry.seat, topic: entry.topic }];
        case 'floor-closed':
          return [{ close: entry.floor }];
        case 'time-called':
          return [{ time: 'called' }];
        case 'left':
          return [{ leave: entry.seat }];
        case 'arrived':
          return [{ arrive: entry.seat }];
        case 'insisted':
          return [entry.on ? { insist: entry.seat } : { relent: entry.seat }];
        default:
          return [];
      }
    }),
  };
}
