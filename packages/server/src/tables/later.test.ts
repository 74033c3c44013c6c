import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, until, type Visitor } from '../testing/server.ts';
import { laterOf } from './later.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;

beforeAll(async () => {
  ({ server, anna, ben } = await startWithPeople());
});
afterAll(() => server.stop());

async function bazaar() {
  const { table } = await anna.rest.ask(
    'createTable',
    {},
    planOf('bazaar', 2, { options: { rounds: 3, curses: false } }),
  );
  await ben.rest.ask('join', { id: table.id }, {});
  const [a, b] = [anna.sit(table, 'seat-1'), ben.sit(table, 'seat-2')];
  await until(() => a.tableView() && b.tableView());
  return { id: table.id, a, b };
}

const AGENT = { topic: 'trade', answers: [{}], plan: true as const };
const LEFT = { topic: 'ransom', answers: [1], always: true as const };

describe('what a seat leaves for later', () => {
  it('shows to nobody else: no message comes, and neither the number of entries nor any moment changes', async () => {
    const { id, a, b } = await bazaar();
    const socket = anna.open(`${server.address.replace('http', 'ws')}/api/v1/tables/${id}/socket?seat=seat-1`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    socket.once('open', () => socket.send('{"is":"hello"}'));
    await until(() => heard.some((text) => text.includes('"info"')));
    const before = heard.length;
    const aboutThen = await anna.rest.ask('table', { id }, {});
    expect(await b.request({ do: 'stand', ...LEFT })).toBeUndefined();
    await until(() => b.tableView()?.left.length === 1);
    expect(await b.request({ do: 'stand-down', topic: LEFT.topic })).toBeUndefined();
    expect(await b.request({ do: 'stand', ...LEFT })).toBeUndefined();
    expect(await b.request({ do: 'stand', ...LEFT })).toBeUndefined();
    expect(await b.request({ do: 'stand-down', topic: 'nothing left' })).toBeUndefined();
    expect(await b.request({ do: 'stand', ...AGENT })).toBeUndefined();
    expect(await b.request({ do: 'stand', ...AGENT })).toBeUndefined();
    await until(() => b.tableView()?.left.length === 2);
    expect(await b.request({ do: 'stand-down', topic: AGENT.topic })).toBeUndefined();
    const aboutNow = await anna.rest.ask('table', { id }, {});
    expect({ ...aboutNow.table, asOf: 0 }).toEqual({ ...aboutThen.table, asOf: 0 });
    expect(a.tableView()?.left).toEqual([]);
    // Whatever had been sent to Anna on the way would have come before the reply to her own question.
    socket.send('{"is":"ping"}');
    expect(await a.check(a.tableView()?.questions[0]?.id ?? '', 'nonsense')).toBeDefined();
    expect(heard.slice(before).filter((text) => !text.includes('"pong"'))).toEqual([]);
    socket.close();
  });

  it('is kept: it is there when the table is taken up again, changed and withdrawn things too', async () => {
    const { id, b } = await bazaar();
    await b.request({ do: 'stand', ...LEFT });
    await b.request({ do: 'stand', ...LEFT, topic: 'keep' });
    await b.request({ do: 'stand-down', topic: 'keep' });
    server.house.tables.forget(id);
    const left = await server.house.tables.examine(id, (table) => [
      table.automaticAnswers('seat-2'),
      table.automaticAnswers('seat-1'),
    ]);
    expect(left).toEqual([[LEFT], []]);
  });

  it('is for questions the game asks, and for no others', async () => {
    const { b } = await bazaar();
    expect(await b.request({ do: 'stand', ...LEFT, topic: 'never asked' })).toMatchObject({ code: 'no-topic' });
    expect(b.tableView()?.left).toEqual([]);
  });

  it('that cannot be read was left by nobody', () => {
    const row = { table_id: 't', place: 0, person: null, bot: null, kept_for: null, notices: '', told: 0, seen: 0 };
    expect(
      laterOf([
        { ...row, seat: 'a', later: '[{' },
        { ...row, seat: 'b', later: null },
        { ...row, seat: 'c', later: JSON.stringify([LEFT]) },
      ]),
    ).toEqual({ a: [], c: [LEFT] });
  });
});
