import type { Base } from '../operations/base.ts';

/** What people note for themselves at a table. Nobody else ever sees it. */
export class PrivateNotes {
  readonly #base: Base;

  constructor(base: Base) {
    this.#base = base;
  }

  async read(table: string, person: string): Promise<string> {
    const row = await this.#base.store.db
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async write(table: string, person: string, text: string): Promise<void> {
    await this.#base.store.db
      .insertInto('notes')
      .values({ table_id: table, person, text })
      .onConflict((taken) => taken.columns(['table_id', 'person']).doUpdateSet({ text }))
      .execute();
  }
}
