import { CLOSED, type FromServer, PROTOCOL } from '@ecumene/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Running } from '../server.ts';
import { readBack } from '../store/written.ts';
import { planOf, type Settings, startServer, until, Visitor } from '../testing/server.ts';

let server: Running | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

function house(): Running['house'] {
  if (server === undefined) throw new Error('no server was started');
  return server.house;
}

/** Anna's seat at a table where the game has begun. */
async function annasTable(settings: Settings = {}, given: Parameters<typeof startServer>[1] = {}) {
  server = await startServer(settings, given);
  const anna = await Visitor.come(server.address, 'Anna');
  const { table } = await anna.rest.ask(
    'createTable',
    {},
    planOf('bazaar', 2, { seats: [{ is: 'me' }, { is: 'me' }] }),
  );
  await anna.rest.ask('start', { id: table.id }, {});
  return { anna, table };
}

/** A socket at that table, and everything that is said through it. */
async function listening(settings: Settings = {}) {
  const { anna, table } = await annasTable(settings);
  return { anna, ...(await opened(anna, `${table.id}/socket?seat=seat-1`)) };
}

function opened(who: Visitor, path: string) {
  return listeningTo(who.open(`${who.address.replace('http', 'ws')}/api/v1/tables/${path}`));
}

async function listeningTo(socket: ReturnType<Visitor['open']>) {
  const said: FromServer[] = [];
  socket.on('message', (data) => said.push(readBack<FromServer>(String(data))));
  const closed = new Promise<number>((done) => socket.once('close', done));
  await new Promise((open) => socket.once('open', open));
  return { socket, said, closed };
}

/** The same, where it was greeted and nothing is read any more: not even that it is to close. */
async function deaf() {
  const { anna, socket, said } = await listening();
  socket.send('{"is":"hello"}');
  await until(() => said.some(({ is }) => is === 'info'));
  socket.pause();
  return { anna, socket };
}

/** What was said at all tables. */
async function talk(): Promise<string[]> {
  const rows = await server?.house.base.store.db.selectFrom('talk').select('text').execute();
  return (rows ?? []).map(({ text }) => text);
}

/** Waits until the server has hung up, though nobody said goodbye. */
async function hungUp(): Promise<void> {
  await until(() => server?.sockets.size === 0);
}

describe('a message', () => {
  it.each([
    ['of the wrong form', '{"is":"do","id":"mine","request":{"do":"nonsense"}}', 'mine'],
    ['with a letter that is none', '{"is":"say","id":"mine","text":"a\\u0000b"}', 'mine'],
    ['with half a letter', '{"is":"say","id":"mine","text":"a\\ud83c"}', 'mine'],
    [
      'nested too deep',
      `{"is":"check","id":"mine","question":"q","answer":${'['.repeat(50)}${']'.repeat(50)}}`,
      'mine',
    ],
    ['whose id is no text', '{"is":"do","id":7}', null],
    ['that is no data', '{"is":"do","id":"mine"', null],
  ])('%s is refused by its id, if it has one', async (_, text, id) => {
    const { socket, said } = await listening();
    socket.send('{"is":"hello"}');
    socket.send(text);
    const refused = await until(() => said.find(({ is }) => is === 'error'));
    expect(refused).toMatchObject({ is: 'error', id, refusal: { code: 'wrong-form' } });
  });

  it('that checks the connection is answered at once, before anything else', async () => {
    const { socket, said } = await listening();
    socket.send('{"is":"hello"}');
    socket.send('{"is":"ping"}');
    await until(() => said.some(({ is }) => is === 'view'));
    expect(said[0]).toEqual({ is: 'pong' });
  });
});

describe('a new connection', () => {
  it('tries once more where something went wrong', async () => {
    const { anna, table } = await annasTable();
    const arrive = vi.spyOn(house().talk, 'arrive').mockRejectedValueOnce(new Error('the database restarts'));
    const seat = anna.sit(table, 'seat-1');
    await until(() => seat.state() === 'live');
    expect(arrive).toHaveBeenCalledTimes(2);
    seat.close();
  });

  it('is not there before they can be told everything', async () => {
    const { table } = await annasTable();
    const eve = await Visitor.come(server?.address ?? '', 'Eve');
    const { socket, said, closed } = await opened(eve, `${table.id}/socket`);
    await house().base.store.db.schema.dropTable('sat').execute();
    socket.send('{"is":"hello"}');
    expect(await closed).toBe(CLOSED.restart);
    expect(said).toEqual([]);
    expect(house().watchedTables.count.watchers).toBe(0);
  });

  it('is told where the table has gone meanwhile', async () => {
    const { anna } = await annasTable();
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 2));
    const { socket, closed } = await opened(anna, `${table.id}/socket`);
    await anna.rest.ask('removeTable', { id: table.id }, {});
    socket.send('{"is":"hello"}');
    expect(await closed).toBe(CLOSED.gone);
  });
});

describe('a page of an earlier build', () => {
  it('is told to be reloaded; one of this build and programs are not', async () => {
    const { anna, table } = await annasTable();
    const url = `${anna.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket?seat=seat-1`;
    const told = async (socket: ReturnType<Visitor['open']>, hello: object) => {
      const { said } = await listeningTo(socket);
      socket.send(JSON.stringify({ is: 'hello', ...hello }));
      socket.send(JSON.stringify({ is: 'suggest', id: 'last', question: 'none' }));
      await until(() => said.some((message) => message.is === 'error' && message.id === 'last'));
      socket.terminate();
      return said.flatMap((message) => (message.is === 'notice' ? [message.text.say] : []));
    };
    const reload = ['Ecumene was updated. Reload this page to see everything.'];
    expect(await told(anna.openInPage(url), {})).toEqual(reload);
    expect(await told(anna.openInPage(url), { speaks: PROTOCOL - 1 })).toEqual(reload);
    expect(await told(anna.openInPage(url), { speaks: PROTOCOL })).toEqual([]);
    expect(await told(anna.open(url), {})).toEqual([]);
  });
});

describe('a client with too many requests at once', () => {
  it('has an answer to each of it, and may go on', async () => {
    let time = 1_800_000_000_000;
    const { anna, table } = await annasTable({ limits: { messageRate: 30, messageBurst: 20 } }, { now: () => time });
    const seat = anna.sit(table, 'seat-1');
    await until(() => seat.tableView());
    const answers = await Promise.all(Array.from({ length: 60 }, () => seat.check('none', 'first')));
    expect(answers.filter((refusal) => refusal?.code === 'too-often').length).toBeGreaterThan(20);
    time += 1000;
    await until(async () => (await seat.say('Sorry')) === undefined);
    expect(seat.state()).toBe('live');
    seat.close();
  });
});

describe('a client that was told to disconnect and does not', () => {
  const SAY = '{"is":"say","id":"late","text":"Still here"}';

  it('is ignored, and soon cut off', async () => {
    const { anna, socket } = await deaf();
    socket.send('{"is":"say","id":"early","text":"Here"}');
    await until(async () => (await talk()).length > 0);
    const { tokens } = await anna.page.ask('tokens', {}, {});
    for (const { id } of tokens) await anna.page.ask('dropToken', { token: id }, {});
    socket.send(SAY);
    await hungUp();
    expect(await talk()).toEqual(['Here']);
  });

  it('is gone after too many faults', async () => {
    const { socket } = await deaf();
    for (let i = 0; i < 60; i++) socket.send('{}');
    socket.send(SAY);
    await hungUp();
    expect(await talk()).toEqual([]);
  });
});
