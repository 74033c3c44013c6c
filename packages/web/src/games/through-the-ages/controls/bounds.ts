import { isRecord, type Question } from '@ecumene/engine';

/** A number a question carries for its screen; 0 where it carries none. */
export function boundOf(question: Question, name: string): number {
  const all: unknown = question;
  const value = isRecord(all) ? all[name] : undefined;
  return typeof value === 'number' ? value : 0;
}
