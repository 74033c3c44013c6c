import { parentPort } from 'node:worker_threads';
import { type AnyBot, lasting, opponent, opponents, Seated } from '@ecumene/bots';
import { pastTableView } from '@ecumene/client';
import { Fault, load, must, randomFrom, type Saved, save, type World } from '@ecumene/engine';
import { type Scenario, scenarioOf } from '@ecumene/engine/scenario';
import type { AnyGame } from '@ecumene/games';
import { type AnyTable, gameNamed } from '../games.ts';
import { importFile } from '../play/import-file.ts';
import { readBack } from '../store/written.ts';
import { follow } from '../tables/follow.ts';
import { take } from '../tables/step.ts';
import type { Answer, Copy, Job, Reply, Results, Stepped, Task, Thought } from './tasks.ts';

/** Copies of tables at hand, the one used longest ago first. */
const copies = new Map<string, AnyTable>();
const MOST_COPIES = 100;

const port = must(parentPort, 'to be a worker');
port.on('message', ({ job, task }: Job) => port.postMessage(reply(job, task)));
port.postMessage({ is: 'ready' } satisfies Reply);

function reply(job: number, task: Task): Answer {
  try {
    const result = work(task);
    return result === undefined ? { job, is: 'need' } : { job, is: 'done', result };
  } catch (error) {
    if ('copy' in task) copies.delete(task.copy.table);
    return { job, is: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function work(task: Task): Results[Task['is']] | undefined {
  switch (task.is) {
    case 'decide':
      return decide(task);
    case 'table-view':
      return pastTableView(taken(task.saved), task.viewer);
    case 'what-if':
      return whatIf(task);
    case 'scenario':
      return scenario(task);
    case 'import':
      return importFile(task);
    case 'step':
      return step(task);
  }
}

function gameOf(name: string): AnyGame {
  return must(gameNamed(name), `a game called ${name}`);
}

function taken(saved: Saved<World>): AnyTable {
  return load(gameOf(saved.game), saved).table;
}

/** The current copy of a table; nothing if it must be sent again. */
function copyOf({ table: id, number, ahead, saved }: Copy): AnyTable | undefined {
  const known = saved === undefined ? copies.get(id) : taken(readBack(saved));
  copies.delete(id);
  if (known === undefined) return undefined;
  if (known.journal.length < number) {
    if (ahead === undefined || ahead.from > known.journal.length) return undefined;
    const { length } = known.journal;
    if (!follow(known, length, ahead.entries.slice(length - ahead.from))) return undefined;
  }
  if (known.journal.length !== number) return undefined;
  copies.set(id, known);
  const [oldest] = copies.keys();
  if (copies.size > MOST_COPIES && oldest !== undefined) copies.delete(oldest);
  return known;
}

/** A bot by name; a name that is not known, such as the stand-in's, is the best there is for a moment's thought. */
function botCalled(game: AnyGame, name: string): AnyBot {
  return opponent(game, name) ?? opponent(game, 'steady') ?? must(opponents(game).at(-1), 'a bot');
}

function decide(task: Extract<Task, { is: 'decide' }>): Thought | undefined {
  const table = copyOf(task.copy);
  if (table === undefined) return undefined;
  const post = table.openQuestions().find(({ id, seat }) => id === task.question && seat === task.seat);
  if (post === undefined) return { decision: undefined, memory: task.memory, mishaps: [] };
  const seated = new Seated(table, task.seat, botCalled(table.game, task.bot), task.key, task.memory);
  seated.hear(task.heard);
  const mishaps: { what: string; detail: string }[] = [];
  const decision = seated.decide(
    post,
    lasting(task.time, () => performance.now()),
    ({ what, detail }) => mishaps.push({ what, detail }),
  );
  return {
    decision: 'wait' in decision ? { wait: true } : { answer: decision.answer },
    memory: seated.memory,
    mishaps,
  };
}

function whatIf({ copy, seat, key }: Extract<Task, { is: 'what-if' }>): Saved<World> | undefined {
  const table = copyOf(copy);
  return table && save(table.imagine(seat, randomFrom(key)));
}

function scenario({ copy, seat, key, name }: Extract<Task, { is: 'scenario' }>): Scenario | undefined {
  const table = copyOf(copy);
  return table && scenarioOf(table.imagine(seat, randomFrom(key)), name);
}

/** Takes a step whose outcome nobody has written down yet: the copy is of no more use afterwards. */
function step({ copy, step: asked }: Extract<Task, { is: 'step' }>): Stepped | undefined {
  const table = copyOf(copy);
  if (table === undefined) return undefined;
  copies.delete(copy.table);
  try {
    const outcome = take(table, asked);
    if (!outcome.ok && table.journal.length === copy.number) return { is: 'refused', refusal: outcome.refusal };
    const caused = outcome.ok ? outcome.played.map(({ number, happenings }) => ({ number, happenings })) : [];
    return { is: 'taken', saved: JSON.stringify(save(table)), caused };
  } catch (error) {
    if (error instanceof Fault) return { is: 'broken', move: error.move, why: error.message };
    throw error;
  }
}
