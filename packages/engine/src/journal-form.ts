import { Compile } from 'typebox/compile';
import { EntryForm } from './entry-form.ts';
import type { Entry } from './journal.ts';
import { isPlain } from './json.ts';

const shape = Compile(EntryForm);

/** Whether something that came from outside is a journal. */
export function isJournal(data: unknown): data is readonly Entry[] {
  return Array.isArray(data) && data.every((one) => shape.Check(one) && isPlain(one));
}
