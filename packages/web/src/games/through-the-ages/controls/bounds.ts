import { isRecord, type Question } from '@ecumene/engine';

/** A number a question carries for its screen; 0 where it carries none. */
export function boundOf(question: Question, name: string): number {
  const value = carried(question, name);
  return typeof value === 'number' ? value : 0;
}

/** Whether a question says so to its screen. */
export function says(question: Question, name: string): boolean {
  return carried(question, name) === true;
}

function carried(question: Question, name: string): unknown {
  const all: unknown = question;
  return isRecord(all) ? all[name] : undefined;
}
