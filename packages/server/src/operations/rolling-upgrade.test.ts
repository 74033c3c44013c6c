import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSIONS } from '../store/migrations.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { hashed } from '../store/written.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { startServer } from '../testing/server.ts';

/** The last version before these migrations: what a process of it writes must go on working beside a newer one. */
const BEFORE = '0011-open-to-strangers';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Somebody comes through a process of the older version, which knows no other columns than these. */
async function comesThroughOlder({ db }: Store, id: string): Promise<string> {
  const now = Date.now();
  await sql`insert into people (id, name, login, mail, secret, created, seen, gone)
    values (${id}, ${id}, null, null, null, ${now}, ${now}, 0)`.execute(db);
  await sql`insert into sessions (hash, person, created, seen) values (${hashed(`secret-${id}`)}, ${id}, ${now}, ${now})`.execute(
    db,
  );
  return `ecumene=secret-${id}`;
}

describe('a newer process on the PostgreSQL of an older one', () => {
  it('brings it up to date while the older one goes on writing, and knows everybody who came through either', async () => {
    const database = await postgres.database('rolling');
    const older = await openStore({ database, data: '' }, BEFORE);
    const early = await comesThroughOlder(older, 'early');
    const server = await startServer({ database });
    try {
      const late = await comesThroughOlder(older, 'late');
      for (const [cookie, name] of [
        [early, 'early'],
        [late, 'late'],
      ] as const) {
        const me = await (await fetch(`${server.address}/api/v1/me`, { headers: { cookie } })).json();
        expect(me).toMatchObject({ person: { id: name, name, role: 'guest' } });
        const sessions = await fetch(`${server.address}/api/v1/my/sessions`, { headers: { cookie } });
        expect(await sessions.json()).toMatchObject({ sessions: [{ agent: '', here: true }] });
      }
      expect(VERSIONS.indexOf(BEFORE)).toBeLessThan(VERSIONS.length - 1);
      // An older program that starts now says so and changes nothing.
      await expect(openStore({ database, data: '' }, BEFORE)).rejects.toThrow('later version');
    } finally {
      await server.stop();
      await older.close();
    }
  });
});
