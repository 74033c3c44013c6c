import { FromServer, ROUTES, TableView } from '@ecumene/client';
import { isRecord } from '@ecumene/engine';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';
import { openApi } from './openapi.ts';

/** Everything a description refers to. */
function referredTo(data: unknown): string[] {
  if (!isRecord(data)) return [];
  const own = '$ref' in data && typeof data['$ref'] === 'string' ? [data['$ref']] : [];
  return [...own, ...Object.values(data).flatMap(referredTo)];
}

function at(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), data);
}

describe('the description of the API', () => {
  const api: unknown = JSON.parse(JSON.stringify(openApi('1.0.0')));

  it('has everything it refers to', () => {
    const names = new Set(referredTo(api));
    for (const name of names) expect(at(api, name.slice(2).split('/')), name).toBeDefined();
    for (const name of ['FromClient', 'FromServer', 'TableView', 'News', 'Change', 'Text', 'Refusal', 'SavedTable'])
      expect(at(api, ['components', 'schemas', name]), name).not.toHaveProperty('$ref');
    expect(names).toContain('#/components/schemas/TableView');
    expect(names).toContain('#/components/schemas/Change');
  });

  it('says of every reply what it is', () => {
    for (const [name, { reply }] of Object.entries(ROUTES)) expect(Object.keys(reply), name).not.toEqual([]);
    const tableView = ['paths', '/api/v1/tables/{id}/view', 'get', 'responses', '200', 'content', 'application/json'];
    expect(at(api, [...tableView, 'schema', 'properties', 'tableView'])).toEqual({
      $ref: '#/components/schemas/TableView',
    });
  });
});

describe('what the server says', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it.each(['bazaar', 'advanced-civilization', 'through-the-ages'])('is as it is described, at %s', async (game) => {
    const anna = await Visitor.come(server.address, 'Anna');
    const bot = { is: 'bot' as const, bot: 'random' };
    const { table } = await anna.rest.ask('createTable', {}, planOf(game, 3, { seats: [{ is: 'me' }, bot, bot] }));
    await anna.rest.ask('start', { id: table.id }, {});
    const url = `${server.address.replace('http', 'ws')}/api/v1/tables/${table.id}/socket?seat=seat-1`;
    const socket = anna.open(url);
    const said: unknown[] = [];
    socket.on('message', (data) => said.push(JSON.parse(String(data))));
    await new Promise((open) => socket.once('open', open));
    const send = (message: object) => socket.send(JSON.stringify(message));
    send({ is: 'hello' });
    const kinds = () => said.map((one) => at(one, ['is']));
    await until(() => kinds().includes('view'));
    const post = await until(() =>
      server.house.tables.examine(table.id, (live) => live.openQuestions().find(({ seat }) => seat === 'seat-1')),
    );
    send({ is: 'check', id: 'c', question: 'none', answer: 1 });
    send({ is: 'check-all', id: 'a', question: post.id, answers: [post.asking.default(), { odd: 1 }] });
    send({ is: 'do', id: 'd', request: { do: 'answer', question: post.id, answer: post.asking.default() } });
    send({ is: 'say', id: 's', text: 'Good day' });
    send({ is: 'story', id: 't', since: 0 });
    send({ is: 'ping' });
    send({ is: 'nonsense' });
    const wanted = ['view', 'update', 'info', 'done', 'checked', 'checked-all', 'story', 'talk', 'pong', 'error'];
    await until(() => wanted.every((kind) => kinds().includes(kind)));
    socket.close();
    const described = Compile(FromServer);
    for (const message of said)
      expect([...described.Errors(message)], JSON.stringify(message).slice(0, 300)).toEqual([]);
    const { tableView } = await anna.rest.ask('tableView', { id: table.id }, {});
    expect([...Compile(TableView).Errors(tableView)]).toEqual([]);
  });
});
