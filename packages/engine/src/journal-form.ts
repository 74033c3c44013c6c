import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { AutomaticAnswerForm, EntryForm } from './entry-form.ts';
import type { Entry } from './journal.ts';
import { isPlain } from './json.ts';

const shape = Compile(EntryForm);
const left = Compile(Type.Record(Type.String(), Type.Array(AutomaticAnswerForm)));

/** Whether something that came from outside is a journal. */
export function isJournal(data: unknown): data is readonly Entry[] {
  return Array.isArray(data) && data.every((one) => shape.Check(one) && isPlain(one));
}

/** Whether something that came from outside is what seats have left for later. */
export function isLeft(data: unknown): boolean {
  return isPlain(data) && left.Check(data);
}
