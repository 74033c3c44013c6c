import type { TableView } from '@ecumene/client';
import { remembered } from '../device/memory.ts';
import type { Note } from './notices.ts';

/** What one was told at tables on this device: whoever comes in anew may be told the same again. */

const KEY = 'ecumene.told';
/** So much is remembered, the latest. */
const MOST = 40;
/** In place of the entry at which something was told: it was put away. */
const READ = -1;

/** The entry at which each thing was first told, or that it was put away. */
function before(): Map<string, number> {
  const lines = (remembered.get(KEY) ?? '').split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10)]));
}

function keep(told: ReadonlyMap<string, number>): void {
  const lines = [...told].slice(-MOST).map(([what, number]) => `${number} ${what}`);
  remembered.set(KEY, lines.join('\n'));
}

/** What is told of a seat is told anew when it has changed hands since. */
function nameOf(table: string, { text, about, seen }: Note): string {
  const seat = typeof about === 'object' ? about.seat : undefined;
  const handover = seen?.handovers.findLast((one) => one.seat === seat)?.number ?? null;
  return JSON.stringify([table, about ?? null, text, handover]);
}

/** Whether it was told here before and is past: put away, or one has answered something since. */
export function isAlreadySeen(table: string, note: Note, now: Pick<TableView, 'answered'> | undefined): boolean {
  const number = before().get(nameOf(table, note));
  if (number === undefined) return false;
  return number === READ || (now?.answered.some((answer) => answer.number >= number) ?? false);
}

export function rememberShown(table: string, note: Note): void {
  const told = before();
  const what = nameOf(table, note);
  if (!told.has(what)) keep(told.set(what, note.seen?.number ?? 0));
}

export function rememberDismissed(table: string, notes: readonly Note[]): void {
  const told = before();
  for (const note of notes) {
    const what = nameOf(table, note);
    told.delete(what);
    told.set(what, READ);
  }
  keep(told);
}

/** Somebody asks to undo again: what comes of it is no old news, in whatever words. */
export function forgetUndo(table: string): void {
  const told = before();
  const begins = JSON.stringify([table, 'undo']).slice(0, -1);
  const rest = [...told].filter(([what]) => !what.startsWith(begins));
  if (rest.length < told.size) keep(new Map(rest));
}
