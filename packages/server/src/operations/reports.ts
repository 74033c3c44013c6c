import { namingNobody, newId } from '../store/written.ts';
import type { Base } from './base.ts';

export interface Report {
  readonly table: string | null;
  readonly person?: string;
  readonly kind: 'fault' | 'stuck' | 'bot' | 'talk' | 'player';
  readonly text: string;
  readonly body: unknown;
}

/** Keeps a report for the operator, and says under which name. Who plays is of no use to find a fault: it names nobody. */
export async function report({ store, now }: Base, { table, person, kind, text, body }: Report): Promise<string> {
  const id = newId();
  await store.db
    .insertInto('reports')
    .values({
      id,
      table_id: table,
      person: person ?? null,
      at: now(),
      kind,
      text: text.slice(0, 4000),
      body: JSON.stringify(body, namingNobody),
      handled: null,
    })
    .execute();
  return id;
}
