import { load, type Random, randomFrom, type Seat, save } from '@ecumene/engine';
import type { AnyTable } from '../kept-table.ts';

/** What people do to a table besides answering, by name. Each says whether it could be done just now. */
export const PEOPLE_ACTIONS: Readonly<Record<string, (table: AnyTable, random: Random) => boolean>> = {
  undo: (table) => anybody(table, (seat) => table.mayTakeBack(seat) && table.takeBack(seat).ok),
  'undo-turn': (table) => anybody(table, (seat) => table.mayTakeBack(seat) && table.resetStep(seat).ok),
  'agreed-undo': (table) => {
    const [first, ...others] = voters(table);
    const to = table.journal.length - LATELY;
    if (first === undefined || !table.proposeUndo(first, to).ok) return false;
    for (const seat of others) table.judgeUndo(seat, true);
    return table.proposal === undefined;
  },
  'requested-undo': (table) => {
    const [first, second] = voters(table);
    return first !== undefined && second !== undefined && table.proposeUndo(first, table.journal.length - LATELY).ok;
  },
  'automatic-answer': (table, random) => setAutomatic(table, random, { always: true }),
  'prepared-answer': (table, random) => setAutomatic(table, random, { confirm: true }),
  'no-automatic-answer': (table) =>
    anybody(table, (seat) => {
      const [left] = table.automaticAnswers(seat);
      return left !== undefined && table.dropAutomatic(seat, left.topic).ok;
    }),
  'timed-out': (table) => {
    const [post] = table.openQuestions().filter(({ asking }) => asking.question.optional === undefined);
    return post !== undefined && table.defaultAnswer(post.seat, post.id).ok;
  },
  'trade-closed': (table) => table.openFloors().some((floor) => table.closeFloor(floor).ok),
  'printed-order': (table) => anybody(table, (seat) => table.insist(seat, true).ok),
  'bot-takes-over': (table) => {
    const [, second] = voters(table);
    return second !== undefined && table.replace(second, { is: 'bot', name: 'steady' }).ok;
  },
  departure: (table) => {
    const seat = present(table).at(-1);
    return seat !== undefined && present(table).length > table.game.seats.least && table.leave(seat).ok;
  },
  arrival: (table) => table.arrive('latecomer').ok,
  'time-called': (table) => table.journal.length > LONG_ENOUGH && table.callTime().ok,
};

/** How many entries an undo by consent goes back. */
const LATELY = 5;
/** After so many entries a game may be brought to its end. */
const LONG_ENOUGH = 100;

function present({ seats, out }: AnyTable): Seat[] {
  return seats.filter((seat) => !out.includes(seat));
}

function voters(table: AnyTable): Seat[] {
  return present(table).filter((seat) => table.players[seat]?.is !== 'bot');
}

function anybody(table: AnyTable, does: (seat: Seat) => boolean): boolean {
  return present(table).some(does);
}

/** Leaves an answer to an open question for the next time it comes. */
function setAutomatic(
  table: AnyTable,
  random: Random,
  how: { readonly always?: true; readonly confirm?: true },
): boolean {
  const post = table.openQuestions().find(({ floor, seat }) => !floor && table.players[seat]?.is !== 'bot');
  if (post === undefined) return false;
  const { seat, asking } = post;
  return table.setAutomatic(seat, { topic: asking.question.topic, answers: [asking.sample(random)], ...how }).ok;
}

/** The same table as a newer version takes it up: its journal says so. */
export function underNewRules(table: AnyTable): AnyTable {
  const saved = save(table);
  const earlier = { ...saved, rules: '0', setup: { ...saved.setup, rules: '0' } };
  return load(table.game, earlier).table;
}

/** What one game needs of chance apart from its own. */
export function chanceOf(seed: string): Random {
  return randomFrom(`people ${seed}`);
}
