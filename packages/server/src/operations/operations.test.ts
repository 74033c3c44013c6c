import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROUTES } from '@ecumene/client';
import { Fault } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Running } from '../server.ts';
import { VERSIONS } from '../store/migrations.ts';
import { openStore } from '../store/open.ts';
import { readBack } from '../store/written.ts';
import { answering } from '../tables/step.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';
import { Admin } from './admin.ts';
import { backup, restore } from './backup.ts';
import { DEFAULTS } from './config.ts';
import { newLog } from './log.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;
const folder = mkdtempSync(join(tmpdir(), 'ecumene-operations-'));
const logged: string[] = [];

beforeAll(async () => {
  const log = newLog('debug', { write: (line) => logged.push(line) });
  server = await startServer({ data: join(folder, 'data') }, { log });
  anna = await Visitor.come(server.address, 'Anna');
  ben = await Visitor.come(server.address, 'Ben');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A table at which Anna and Ben have given some answers. */
async function played(answers = 12): Promise<string> {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2, { options: { rounds: 20 } }));
  await ben.rest.ask('join', { id: table.id }, {});
  const { tables } = server.house;
  for (let i = 0; i < answers; i++) {
    const post = await tables.examine(table.id, (live) => live.openQuestions()[0]);
    if (post !== undefined)
      await tables.act(table.id, { step: () => answering(post.seat, post.id, post.asking.default()) });
  }
  return table.id;
}

const numberOf = async (id: string) => (await anna.rest.ask('table', { id }, {})).table.number;

async function answer(id: string) {
  const post = await server.house.tables.examine(id, (live) => live.openQuestions()[0]);
  const who = post?.seat === 'seat-1' ? anna : ben;
  const request = { do: 'answer' as const, question: post?.id ?? '', answer: post?.asking.default() };
  return who.rest.ask('act', { id }, { id: crypto.randomUUID(), request });
}

describe('a table blocked by an error', () => {
  it('is taken back by its host to where play rested, and everyone is told', async () => {
    const id = await played(60);
    const { points } = await anna.rest.ask('restPoints', { id }, {});
    const to = points[0]?.number ?? 0;
    await expect(anna.rest.ask('repair', { id }, { to })).rejects.toMatchObject({ refusal: { code: 'not-broken' } });
    const live = await server.house.tables.open(id);
    if (live?.table === undefined) throw new Error('no table');
    vi.spyOn(live.table, 'answer').mockImplementation(() => {
      throw new Fault({ is: 'answer', seat: 'seat-1', question: '', topic: '', answer: 'canary' }, 'broken');
    });
    expect(await answer(id)).toMatchObject({ refusal: { code: 'fault' } });
    expect(logged.join('')).toContain('a rule broke down');
    expect(logged.join('')).not.toContain('canary');
    const port = ben.sit({ id, game: 'bazaar' }, 'seat-2');
    const notices: string[] = [];
    port.hearNotices(({ say }) => notices.push(say));
    await until(() => port.tableView());
    await expect(ben.rest.ask('repair', { id }, { to })).rejects.toMatchObject({ status: 403 });
    await anna.rest.ask('repair', { id }, { to });
    await until(() => notices.length > 0);
    const now = await server.house.tables.open(id);
    expect(now?.table?.journal.at(-1)).toMatchObject({ is: 'undone', to });
    expect(await answer(id)).toEqual({ refusal: null });
    port.close();
  });
});

describe('a table that is over', () => {
  it('is not taken back: its seed is known', async () => {
    const id = await played(60);
    const { points } = await anna.rest.ask('restPoints', { id }, {});
    for (const one of [anna, ben]) await one.rest.ask('vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    const number = await numberOf(id);
    expect(await server.house.repair.back(id, points[0]?.number ?? 0, 'operator')).toMatchObject({ code: 'over' });
    expect(await numberOf(id)).toBe(number);
  });
});

describe('a bug report', () => {
  it('carries the position as a scenario, and nothing the reporter may not know', async () => {
    const id = await played();
    const { report } = await anna.rest.ask('reportFault', { id }, { text: 'My silk is gone' });
    const row = await server.house.base.store.db
      .selectFrom('reports')
      .selectAll()
      .where('id', '=', report)
      .executeTakeFirst();
    const body = readBack<{ scenario: { game: string }; seat: string }>(row?.body ?? '');
    expect(body).toMatchObject({ seat: 'seat-1', scenario: { game: 'bazaar' } });
    const table = await server.house.base.store.db
      .selectFrom('tables')
      .select('setup')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.body).not.toContain(readBack<{ seed: string }>(table?.setup ?? '').seed);
  });

  it('is kept, with the reason, where no scenario can be made of the position', async () => {
    const id = await played();
    const cut = vi.spyOn(server.house.copies, 'ask').mockRejectedValue(new Error('a step was cut off'));
    const { report } = await anna.rest.ask('reportFault', { id }, { text: 'The table hangs' });
    cut.mockRestore();
    const kept = server.house.base.store.db.selectFrom('reports').select(['text', 'body']).where('id', '=', report);
    const { text, body } = await kept.executeTakeFirstOrThrow();
    expect(text).toBe('The table hangs');
    expect(readBack(body)).toMatchObject({ scenario: null, why: ['a step was cut off'], tableView: { number: 12 } });
  });
});

describe('the operator', () => {
  it('takes a table back under a running server, and everyone is told', async () => {
    const id = await played(60);
    const port = ben.sit({ id, game: 'bazaar' }, 'seat-2');
    const notices: string[] = [];
    port.hearNotices(({ say }) => notices.push(say));
    await until(() => port.tableView());
    const operator = await Admin.open({ ...DEFAULTS, data: join(folder, 'data') });
    await operator.back(id, 0);
    await operator.close();
    await until(() => port.tableView()?.number === 61);
    expect(notices).toEqual([expect.stringContaining('It was reset')]);
    port.close();
  });

  it('freezes a table under a running server, releases it, hands over seats, and deletes it', async () => {
    const id = await played();
    const operator = await Admin.open({ ...DEFAULTS, data: join(folder, 'data') });
    try {
      expect(JSON.stringify(await operator.list('playing'))).toContain(id);
      await operator.freeze(id, 'a quarrel');
      await until(async () => (await anna.rest.ask('table', { id }, {})).table.frozen === 'a quarrel');
      expect(await answer(id)).toMatchObject({ refusal: { code: 'frozen' } });
      await operator.freeze(id, null);
      await until(async () => (await anna.rest.ask('table', { id }, {})).table.frozen === null);
      expect(await answer(id)).toEqual({ refusal: null });
      await operator.handOver(id, 'seat-2', 'bot');
      await until(async () => (await anna.rest.ask('table', { id }, {})).table.seats[1]?.is === 'bot');
      const seen = JSON.stringify(await operator.inspect(id));
      expect(seen).not.toContain('"seed"');
      await operator.remove(id);
      await until(() =>
        anna.rest.ask('table', { id }, {}).then(
          () => false,
          (error: { status: number }) => error.status === 404,
        ),
      );
    } finally {
      await operator.close();
    }
  });
});

describe('a forgotten password, where no mail is sent', () => {
  it('is set again by the link the operator gives', async () => {
    const ask = (path: string, body: object) =>
      fetch(`${server.address}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await ask('/account', { login: 'sina', password: 'the first password' });
    expect((await ask('/password/forgot', { login: 'sina' })).status).toBe(409);
    const operator = await Admin.open({ ...DEFAULTS, data: join(folder, 'data'), address: 'https://play.example.org' });
    const link = await operator.resetPassword('Sina');
    await expect(operator.resetPassword('nobody-at-all')).rejects.toThrow('nobody is called');
    await operator.close();
    const secret = /^https:\/\/play\.example\.org\/reset#([\w-]+)$/.exec(link)?.[1];
    expect((await ask('/password/reset', { secret, new: 'the second password' })).status).toBe(200);
    expect((await ask('/session', { login: 'sina', password: 'the second password' })).status).toBe(200);
  });
});

describe('a backup', () => {
  it('of a running server is restored into an empty database, to the last row', async () => {
    const id = await played();
    const file = join(folder, 'all.gz');
    const written = await backup(server.house.base.store, file);
    const place = { data: join(folder, 'restored') };
    expect(await restore(place, file)).toBe(written);
    await expect(restore(place, file)).rejects.toThrow('the database is not empty');
    const other = await startServer({ data: join(folder, 'restored') });
    const again = anna.at(other.address);
    expect((await again.rest.ask('table', { id }, {})).table.number).toBe(await numberOf(id));
    const { tableView } = await again.rest.ask('tableView', { id }, {});
    expect(tableView).toEqual((await anna.rest.ask('tableView', { id }, {})).tableView);
    await other.stop();
  });
});

describe('a backup that does not fit', () => {
  const file = join(folder, 'other.gz');
  const person = { id: 'p1', name: 'Anna', created: 1, seen: 1, gone: 0 };
  const keep = (...lines: unknown[]) =>
    writeFileSync(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));

  it('because it is of an earlier version is brought up to date', async () => {
    keep({ kind: 'ecumene backup', version: VERSIONS[0] }, ['people', person], { rows: 1 });
    expect(await restore({ data: join(folder, 'earlier') }, file)).toBe(1);
    const store = await openStore({ data: join(folder, 'earlier') });
    expect(await store.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'Anna' }]);
    expect(await store.db.selectFrom('reports').select('id').execute()).toEqual([]);
    await store.close();
  });

  it('into a database that is already of a later version leaves that as it is', async () => {
    const place = { data: join(folder, 'later') };
    await (await openStore(place)).close();
    keep({ kind: 'ecumene backup', version: VERSIONS[0] }, ['people', person], { rows: 1 });
    await expect(restore(place, file)).rejects.toThrow('it is of a later version');
    const store = await openStore(place);
    expect(await store.db.selectFrom('reports').select('id').execute()).toEqual([]);
    await store.close();
  });

  it('because it is of a later version, or not whole, changes nothing', async () => {
    const place = { data: join(folder, 'untouched') };
    keep({ kind: 'ecumene backup', version: '9999-later' }, { rows: 0 });
    await expect(restore(place, file)).rejects.toThrow('of a later version of the program');
    keep({ kind: 'ecumene backup', version: VERSIONS[0] }, ['people', person]);
    await expect(restore(place, file)).rejects.toThrow('is not complete');
    writeFileSync(file, readFileSync(file).subarray(0, -12));
    await expect(restore(place, file)).rejects.toThrow('is not a backup, or damaged');
    expect(existsSync(place.data)).toBe(false);
  });

  it('because its folder is missing, or it would be one, is not written', async () => {
    const path = join(folder, 'missing', 'all.gz');
    await expect(backup(server.house.base.store, path)).rejects.toThrow('all.gz cannot be written');
    for (const one of [folder, `${folder}/`])
      await expect(backup(server.house.base.store, one)).rejects.toThrow(`${one} cannot be written: that is a folder`);
    expect([existsSync(`${folder}.part`), existsSync(join(folder, '.part'))]).toEqual([false, false]);
  });
});

describe('a new data folder', () => {
  it('is not readable for other users of the machine', async () => {
    const data = join(folder, 'deep', 'down');
    await (await openStore({ data })).close();
    for (const path of [data, join(folder, 'deep')]) expect(statSync(path).mode & 0o777).toBe(0o700);
  });
});

describe('what an operator looks at', () => {
  it('says that it is well, and gives figures', async () => {
    expect(await (await fetch(`${server.address}/healthz`)).json()).toEqual({ ok: true });
    const figures = await (await fetch(`${server.operations}/metrics`)).text();
    for (const name of [
      'ecumene_sockets',
      'ecumene_entries_total',
      'ecumene_tables_awake',
      'ecumene_commit_seconds_bucket',
      'ecumene_answers_total',
      'ecumene_queue{kind="bots"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(figures).toContain(name);
  });

  it('keeps figures and administration from the public, and from pages that come by another name', async () => {
    for (const path of ['/metrics', '/admin/tables', '/admin/reports']) {
      expect((await fetch(`${server.address}${path}`)).headers.get('content-type')).not.toContain('openmetrics');
      expect(await (await fetch(`${server.address}${path}`)).text()).not.toContain('ecumene_sockets');
      expect((await fetch(`${server.operations}${path}`)).status).toBe(200);
      const headers = { origin: 'https://evil.example' };
      expect((await fetch(`${server.operations}${path}`, { headers })).status).toBe(403);
    }
  });

  it('names each failed request in the log and to the client', async () => {
    const failing = vi.spyOn(server.house.listing, 'lobby').mockRejectedValue(new Error('broken on purpose'));
    const reply = await fetch(`${server.address}/api/v1/tables`);
    failing.mockRestore();
    const id = reply.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(await reply.json()).toMatchObject({ refusal: { code: 'our-fault', text: { with: { report: id } } } });
    expect(logged.find((line) => line.includes(id))).toContain('broken on purpose');
  });

  it('logs nothing secret', async () => {
    await played();
    expect(logged.length).toBeGreaterThan(10);
    const all = logged.join('');
    for (const secret of [anna.token, ben.token, 'ecumene=']) expect(all).not.toContain(secret);
  });

  it('describes every route', async () => {
    const api = readBack<{ paths: Record<string, Record<string, unknown>> }>(
      await (await fetch(`${server.address}/api/openapi.json`)).text(),
    );
    for (const { path, method } of Object.values(ROUTES))
      expect(api.paths[`/api/v1${path.replaceAll(/:(\w+)/g, '{$1}')}`]).toHaveProperty(method.toLowerCase());
  });

  it('has a handler for every route', async () => {
    for (const { path, method } of Object.values(ROUTES)) {
      const reply = await fetch(`${server.address}/api/v1${path.replaceAll(/:\w+/g, 'x')}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      });
      expect(JSON.stringify([path, await reply.json()])).not.toContain('nothing-here');
    }
  });
});

describe('stopping', () => {
  it('finishes what is in flight and tells everybody when to come back', async () => {
    const other = await startServer({ data: join(folder, 'stopping') });
    const cleo = await Visitor.come(other.address, 'Cleo');
    const plan = planOf('bazaar', 2, { seats: [{ is: 'me' }, { is: 'me' }] });
    const { table } = await cleo.rest.ask('createTable', {}, plan);
    await cleo.rest.ask('start', { id: table.id }, {});
    const socket = cleo.open(`${other.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket?seat=seat-1`);
    const said: string[] = [];
    socket.on('message', (data) => said.push(String(data)));
    await new Promise((open) => socket.once('open', open));
    socket.send(JSON.stringify({ is: 'hello' }));
    await until(() => said.length > 0);
    const closed = new Promise<number>((gone) => socket.once('close', gone));
    await other.stop();
    expect(await closed).toBe(1012);
    expect(said.some((text) => text.includes('"closing"'))).toBe(true);
  });
});
