import { CLOSED, ROUTES } from '@ecumene/client';
import { isRecord } from '@ecumene/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openApi } from '../http/openapi.ts';
import type { Running } from '../server.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const PASSWORD = 'correct horse battery';

describe('a program with a token', () => {
  it('plays for its owner, but has no say about who they are', async () => {
    const anna = await Visitor.come(server.address, 'Anna');
    expect((await anna.rest.ask('createTable', {}, planOf('bazaar', 2))).table.mine).toEqual(['seat-1']);
    const refused = { status: 403, refusal: { code: 'not-by-token' } };
    await expect(anna.rest.ask('changeMe', {}, { mail: 'mallory@example.org' })).rejects.toMatchObject(refused);
    await expect(anna.rest.ask('newToken', {}, { name: 'another' })).rejects.toMatchObject(refused);
    await expect(anna.rest.ask('register', {}, { login: 'anna', password: PASSWORD })).rejects.toMatchObject(refused);
    await expect(anna.rest.ask('signOutEverywhere', {}, {})).rejects.toMatchObject(refused);
    await expect(anna.rest.ask('deleteMe', {}, {})).rejects.toMatchObject(refused);
    expect((await anna.rest.ask('me', {}, {})).person).toMatchObject({ name: 'Anna', guest: true, mail: null });
    await anna.page.ask('changeMe', {}, { mail: 'anna@example.org' });
    expect((await anna.rest.ask('me', {}, {})).person?.mail).toBe('anna@example.org');
  });

  it('plays no more when the token is taken from it, not even through a socket it has', async () => {
    const dora = await Visitor.come(server.address, 'Dora');
    const { table } = await dora.rest.ask('createTable', {}, planOf('bazaar', 2));
    const seat = dora.sit(table, 'seat-1');
    await until(() => seat.state() === 'live');
    const { tokens } = await dora.page.ask('tokens', {}, {});
    for (const { id } of tokens) await dora.page.ask('dropToken', { token: id }, {});
    await until(() => seat.state() === 'gone');
    expect(await seat.say('Still here')).toMatchObject({ code: 'gone' });
  });

  it('is told by the description of the API what it cannot do', () => {
    const api: unknown = openApi('1.0.0');
    const paths = isRecord(api) && isRecord(api['paths']) ? api['paths'] : {};
    const account = paths['/api/v1/account'];
    expect(account).toMatchObject({ delete: { security: [{ cookie: [] }] } });
    expect(paths['/api/v1/my/tables']).toMatchObject({ get: { security: [{ token: [] }, { cookie: [] }] } });
    expect(Object.values(ROUTES).filter(({ inPerson }) => inPerson)).toHaveLength(25);
  });
});

describe('a guest who makes an account while sitting at a table', () => {
  it('is asked to come back to it, not sent away', async () => {
    const { address } = server;
    const json = { 'content-type': 'application/json' };
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${address}/api/v1${path}`, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(body) });
    const entered = await post('/guest', { name: 'Berta' });
    const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const made: unknown = await (await post('/tables', planOf('bazaar', 2), cookie)).json();
    const table = isRecord(made) && isRecord(made['table']) ? made['table'] : {};
    const url = `${address.replace('http', 'ws')}/api/v1/tables/${String(table['id'])}/socket?seat=seat-1`;
    const socket = new WebSocket(url, { headers: { cookie } });
    let closed: number | undefined;
    socket.on('close', (code) => {
      closed = code;
    });
    await new Promise((open) => socket.once('open', open));
    await post('/account', { login: 'berta', password: PASSWORD }, cookie);
    await until(() => closed);
    expect(closed).toBe(CLOSED.restart);
  });

  it('loses no more than a moment where they sit at it through another process', async () => {
    const carl = await Visitor.come(server.address, 'Carl');
    const { table } = await carl.rest.ask('createTable', {}, planOf('bazaar', 2));
    const socket = carl.open(`${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket?seat=seat-1`);
    let closed: number | undefined;
    socket.on('close', (code) => {
      closed = code;
    });
    await new Promise((open) => socket.once('open', open));
    await server.house.base.store.db.deleteFrom('tokens').where('person', '=', carl.id).execute();
    await server.sockets.recheck();
    await until(() => closed);
    expect(closed).toBe(CLOSED.restart);
  });
});
