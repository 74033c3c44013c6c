import type { Base } from '../operations/base.ts';
import { type Write, write } from '../store/store.ts';
import { newId } from '../store/written.ts';
import type { Turn } from './wording.ts';

/** Puts an e-mail to a person into the outbox: one about their account, not about a table. */
export function letter({ store, now }: Base, person: string, body: Turn): Write {
  const at = now();
  const row = { id: newId(), person, table_id: null, how: 'mail' as const, body: JSON.stringify(body) };
  return write(store.db.insertInto('outbox').values({ ...row, created: at, due: at, tries: 0 }));
}
