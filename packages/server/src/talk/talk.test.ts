import type { Said } from '@ecumene/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { planOf, startWithPeople, until, Visitor } from '../testing/server.ts';

let server: Running;
let anna: Visitor;
let ben: Visitor;
let cleo: Visitor;
beforeAll(async () => {
  ({ server, anna, ben, cleo } = await startWithPeople());
});
afterAll(() => server.stop());

async function playing(more = {}): Promise<string> {
  const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3, more));
  await ben.rest.ask('join', { id: table.id }, {});
  await cleo.rest.ask('join', { id: table.id }, {});
  return table.id;
}

const textsOf = async (who: Visitor, id: string) =>
  (await who.rest.ask('talk', { id }, {})).said.map(({ text }) => text);

describe('what is said at a table', () => {
  it('is heard at once by everybody there, and later by those who were not', async () => {
    const id = await playing();
    const port = ben.sit({ id, game: 'bazaar' }, 'seat-2');
    const heard: Said[] = [];
    port.hearTalk((said) => heard.push(...said));
    await until(() => port.tableView());
    await anna.rest.ask('say', { id }, { text: 'Good evening' });
    await until(() => heard.length > 0);
    expect(heard).toMatchObject([{ text: 'Good evening', person: { name: 'Anna' }, seat: 'seat-1', to: null }]);
    expect(await textsOf(cleo, id)).toEqual(['Good evening']);
    port.close();
  });

  it('between two seats is heard by nobody else', async () => {
    const id = await playing();
    await anna.rest.ask('say', { id }, { text: 'Silk for gold?', to: 'seat-2' });
    expect(await textsOf(ben, id)).toEqual(['Silk for gold?']);
    expect(await textsOf(anna, id)).toEqual(['Silk for gold?']);
    expect(await textsOf(cleo, id)).toEqual([]);
  });

  it('to one alone stays theirs when another player takes the seat', async () => {
    const id = await playing();
    await anna.rest.ask('say', { id }, { text: 'Silk for gold?', to: 'seat-2' });
    await server.house.lobby.handOver(id, 'seat-2', 'anyone');
    const dora = await Visitor.come(server.address, 'Dora');
    await dora.rest.ask('join', { id }, { seat: 'seat-2' });
    expect(await textsOf(dora, id)).toEqual([]);
    expect((await dora.rest.ask('table', { id }, {})).table.unread).toBe(0);
    const { said } = await anna.rest.ask('talk', { id }, {});
    expect(said).toMatchObject([{ text: 'Silk for gold?', to: 'seat-2', whom: { name: 'Ben' } }]);
    expect(await textsOf(ben, id)).toEqual(['Silk for gold?']);
    const late = { text: 'Or wine?', to: 'seat-2', whom: ben.id };
    await expect(anna.rest.ask('say', { id }, late)).rejects.toMatchObject({ refusal: { code: 'no-one' } });
    await anna.rest.ask('say', { id }, { text: 'And you?', to: 'seat-2', whom: dora.id });
    expect(await textsOf(dora, id)).toEqual(['And you?']);
    expect(await textsOf(ben, id)).toEqual(['Silk for gold?']);
  });

  it('aloud is not lost behind what two others whisper, and neither is the count nor a report of it', async () => {
    const id = await playing();
    await anna.rest.ask('say', { id }, { text: 'Let us all meet at eight' });
    for (let i = 0; i < 301; i++) await anna.rest.ask('say', { id }, { text: `psst ${i}`, to: 'seat-2' });
    expect(await textsOf(cleo, id)).toEqual(['Let us all meet at eight']);
    expect((await cleo.rest.ask('table', { id }, {})).table.unread).toBe(1);
    expect((await ben.rest.ask('table', { id }, {})).table.unread).toBe(302);
    const [first] = (await ben.rest.ask('talk', { id, before: '999999999999' }, {})).said;
    await ben.rest.ask('reportTalk', { id }, { number: first?.number ?? 0, why: 'rude' });
  });

  it('earlier can be asked for, until there is no more', async () => {
    const id = await playing();
    for (let i = 1; i <= 305; i++) await anna.rest.ask('say', { id }, { text: `line ${i}` });
    const latest = await ben.rest.ask('talk', { id }, {});
    expect([latest.said[0]?.text, latest.said.length, latest.more]).toEqual(['line 6', 300, true]);
    const earlier = await ben.rest.ask('talk', { id, before: String(latest.said[0]?.number) }, {});
    expect(earlier.said.map(({ text }) => text)).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 5']);
    expect(earlier.more).toBe(false);
  });

  it('again because nobody answered is said once', async () => {
    const id = await playing();
    const socket = ben.open(`${server.address.replace('http', 'ws')}/api/v1/tables/${id}/socket?seat=seat-2`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    await new Promise((open) => socket.once('open', open));
    socket.send(JSON.stringify({ is: 'hello' }));
    const say = JSON.stringify({ is: 'say', id: 'the-same', text: 'I offer grain' });
    for (const message of [say, say]) socket.send(message);
    await until(() => heard.filter((one) => one.includes('"is":"done"')).length === 2);
    socket.send(say);
    await until(() => heard.filter((one) => one.includes('"is":"done"')).length === 3);
    socket.close();
    expect(await textsOf(anna, id)).toEqual(['I offer grain']);
    expect(heard.filter((one) => one.includes('I offer grain'))).toHaveLength(1);
  });

  it('before the game is heard too', async () => {
    const { table } = await anna.rest.ask('createTable', {}, planOf('bazaar', 3));
    const port = anna.sit(table, 'seat-1');
    expect(await port.say('Who comes?')).toBeUndefined();
    port.close();
    expect(await textsOf(ben, table.id)).toEqual(['Who comes?']);
  });

  it('is aloud where the table forbids whispering', async () => {
    const id = await playing({ privateTalk: false });
    await expect(anna.rest.ask('say', { id }, { text: 'psst', to: 'seat-2' })).rejects.toMatchObject({
      refusal: { code: 'no-private-talk' },
    });
  });

  it.each(['   ', '\n', '\u00a0\u200b'])('is refused if it is nothing to read: %j', async (text) => {
    const id = await playing();
    await expect(anna.rest.ask('say', { id }, { text })).rejects.toMatchObject({ refusal: { code: 'nothing-said' } });
    expect(await textsOf(anna, id)).toEqual([]);
  });

  it('is not whispered to one’s own seat', async () => {
    const id = await playing();
    await expect(anna.rest.ask('say', { id }, { text: 'psst', to: 'seat-1' })).rejects.toMatchObject({
      refusal: { code: 'no-one' },
    });
  });

  it('is counted until it is read', async () => {
    const id = await playing();
    await anna.rest.ask('say', { id }, { text: 'one' });
    await anna.rest.ask('say', { id }, { text: 'two' });
    const unread = async () => (await ben.rest.ask('table', { id }, {})).table.unread;
    expect(await unread()).toBe(2);
    const last = (await ben.rest.ask('talk', { id }, {})).said.at(-1);
    await ben.rest.ask('markRead', { id }, { upto: last?.number ?? 0 });
    expect(await unread()).toBe(0);
  });

  it('is not said by whom the host has muted, nor heard from whom one has blocked', async () => {
    const id = await playing();
    await expect(ben.rest.ask('mute', { id }, { person: cleo.id, on: true })).rejects.toMatchObject({ status: 403 });
    await ben.rest.ask('say', { id }, { text: 'before' });
    await cleo.rest.ask('block', { person: ben.id }, {});
    expect(await textsOf(cleo, id)).toEqual([]);
    const port = cleo.sit({ id, game: 'bazaar' }, 'seat-3');
    const heard: Said[] = [];
    port.hearTalk((said) => heard.push(...said));
    await until(() => port.tableView());
    await ben.rest.ask('say', { id }, { text: 'once more' });
    await anna.rest.ask('say', { id }, { text: 'hush' });
    await until(() => heard.length > 0);
    expect(heard.map(({ text }) => text)).toEqual(['hush']);
    port.close();
    await cleo.rest.ask('unblock', { person: ben.id }, {});
    await anna.rest.ask('mute', { id }, { person: ben.id, on: true });
    await expect(ben.rest.ask('say', { id }, { text: 'after' })).rejects.toMatchObject({ refusal: { code: 'muted' } });
  });

  it('can be reported by a player who read it', async () => {
    const id = await playing();
    await anna.rest.ask('say', { id }, { text: 'something rude', to: 'seat-2' });
    const number = (await ben.rest.ask('talk', { id }, {})).said[0]?.number ?? 0;
    await expect(cleo.rest.ask('reportTalk', { id }, { number, why: 'rude' })).rejects.toMatchObject({ status: 409 });
    await ben.rest.ask('reportTalk', { id }, { number, why: 'rude' });
    const reports = await server.house.base.store.db
      .selectFrom('reports')
      .selectAll()
      .where('table_id', '=', id)
      .execute();
    expect(reports).toMatchObject([{ kind: 'talk', text: 'rude', person: ben.id }]);
  });

  it('can be reported only so often', async () => {
    const id = await playing();
    await anna.rest.ask('say', { id }, { text: 'Rude words' });
    const times = server.house.base.config.limits.reports;
    const number = (await cleo.rest.ask('talk', { id }, {})).said[0]?.number ?? 0;
    const complain = () => cleo.rest.ask('reportTalk', { id }, { number, why: 'rude' });
    const outcomes = await Promise.allSettled(Array.from({ length: times + 5 }, complain));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(times);
    await expect(complain()).rejects.toMatchObject({ status: 429 });
  });
});
