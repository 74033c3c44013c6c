import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Admin } from '../operations/admin.ts';
import type { Running } from '../server.ts';
import { planOf, startServer, until, Visitor } from '../testing/server.ts';

const PASSWORD = 'correct horse battery';
let now = Date.UTC(2026, 10, 18, 12);
let server: Running;
let operator: Admin;
let mia: Visitor;
beforeAll(async () => {
  server = await startServer({}, { now: () => now });
  operator = Admin.of(server.house);
  const guest = await Visitor.come(server.address, 'Mia');
  mia = await guest.register({ login: 'mia', password: PASSWORD });
  await operator.moderate('role', 'mia', 'moderator', undefined);
});
afterAll(() => server.stop());

let made = 0;
async function holder(name: string): Promise<Visitor> {
  made += 1;
  return (await Visitor.come(server.address, name)).register({
    login: `${name.toLowerCase()}${made}`,
    password: PASSWORD,
  });
}
const loginOf = async (who: Visitor): Promise<string> => (await who.rest.ask('me', {}, {})).person?.login ?? '';
const signIn = (who: Visitor, login: string) => who.page.ask('signIn', {}, { login, password: PASSWORD });
const refusedAs = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) });

describe('someone who is banned', () => {
  it('is signed out everywhere at once, told why, and let in again when it is over', async () => {
    const troll = await holder('Troll');
    const login = await loginOf(troll);
    const { table } = await troll.rest.ask('createTable', {}, planOf('bazaar', 2));
    const port = troll.sit(table, 'seat-1');
    await until(() => port.state() === 'live');
    await mia.page.ask('moderate', {}, { deed: 'ban', person: troll.id, why: 'Insults', days: 3 });
    await until(() => port.state() === 'gone');
    expect((await troll.rest.ask('me', {}, {})).person).toBeNull();
    await expect(signIn(troll, login)).rejects.toMatchObject({
      refusal: { code: 'banned', text: { with: { days: 3, why: 'Insults' } } },
    });
    now += 3 * 24 * 3_600_000;
    const page = (await Visitor.come(server.address, 'Troll again')).page;
    expect((await page.ask('signIn', {}, { login, password: PASSWORD })).person?.login).toBe(login);
    expect((await page.ask('myRecord', {}, {})).acts).toMatchObject([{ deed: 'ban', why: 'Insults' }]);
  });

  it('for good is let in again by the operator', async () => {
    const troll = await holder('Other');
    const login = await loginOf(troll);
    await operator.moderate('ban', login, 'Spam', undefined);
    await expect(signIn(troll, login)).rejects.toEqual(refusedAs('banned'));
    await operator.moderate('unban', login, 'Said sorry', undefined);
    expect((await signIn(troll, login)).person?.login).toBe(login);
  });
});

describe('someone who is muted', () => {
  it('says nothing at any table, and can read why', async () => {
    const loud = await Visitor.come(server.address, 'Loud');
    const { table } = await loud.rest.ask('createTable', {}, planOf('bazaar', 2));
    await loud.rest.ask('say', { id: table.id }, { text: 'AAA' });
    await mia.page.ask('moderate', {}, { deed: 'mute', person: loud.id, why: 'Shouting' });
    await expect(loud.rest.ask('say', { id: table.id }, { text: 'BBB' })).rejects.toEqual(refusedAs('muted'));
    expect((await loud.page.ask('myRecord', {}, {})).acts).toMatchObject([{ deed: 'mute', why: 'Shouting' }]);
    await mia.page.ask('moderate', {}, { deed: 'unmute', person: loud.id, why: 'Enough' });
    await loud.rest.ask('say', { id: table.id }, { text: 'ccc' });
  });
});

describe('a report', () => {
  it('is shown with what was said around it, and settled by the act it leads to', async () => {
    const [spam, reader] = [await Visitor.come(server.address, 'Spam'), await Visitor.come(server.address, 'Reader')];
    const { table } = await spam.rest.ask('createTable', {}, planOf('bazaar', 3));
    await reader.rest.ask('join', { id: table.id }, {});
    for (const [who, text] of [
      [reader, 'Hello'],
      [spam, 'Buy gold'],
      [reader, 'No thanks'],
    ] as const)
      await who.rest.ask('say', { id: table.id }, { text });
    const { said } = await reader.rest.ask('talk', { id: table.id }, {});
    const number = said.find(({ text }) => text === 'Buy gold')?.number ?? 0;
    await reader.rest.ask('reportTalk', { id: table.id }, { number, why: 'Advertising' });
    const { reports } = await mia.page.ask('moderationReports', {}, {});
    const [report] = reports.filter(({ table: where }) => where === table.id);
    expect(report).toMatchObject({
      why: 'Advertising',
      text: 'Buy gold',
      person: { id: spam.id, name: 'Spam' },
      around: [{ text: 'Hello' }, { text: 'Buy gold' }, { text: 'No thanks' }],
    });
    await mia.page.ask('moderate', {}, { deed: 'wipe', person: spam.id, report: report?.id ?? '', why: 'Advertising' });
    expect((await reader.rest.ask('talk', { id: table.id }, {})).said.map(({ text }) => text)).toEqual([
      'Hello',
      'No thanks',
    ]);
    const left = (await mia.page.ask('moderationReports', {}, {})).reports;
    expect(left.filter(({ table: where }) => where === table.id)).toEqual([]);
    expect(await operator.house.moderation.acts()).toContainEqual(
      expect.objectContaining({ deed: 'wipe', by_person: mia.id, person: spam.id }),
    );
  });
});

describe('what moderators can do', () => {
  it('is nothing for players, nor against each other', async () => {
    const [player, other] = [await holder('Player'), await holder('Second')];
    await operator.moderate('role', other.id, 'moderator', undefined);
    await expect(player.page.ask('moderationReports', {}, {})).rejects.toMatchObject({ status: 403 });
    const act = { deed: 'ban' as const, person: player.id, why: 'no reason' };
    await expect(player.page.ask('moderate', {}, act)).rejects.toMatchObject({ status: 403 });
    await expect(mia.rest.ask('moderate', {}, act)).rejects.toEqual(refusedAs('not-by-token'));
    await expect(mia.page.ask('moderate', {}, { ...act, person: other.id })).rejects.toEqual(
      refusedAs('not-moderator'),
    );
    expect((await mia.page.ask('moderationPerson', { person: player.id }, {})).person).toMatchObject({
      role: 'player',
      banned: false,
      sessions: [{ agent: 'node' }],
    });
  });
});

describe('a blocked range of addresses', () => {
  it('is answered by nothing but the health check, until it is answered again', async () => {
    const status = async (path: string) => (await fetch(`${server.address}${path}`)).status;
    await expect(operator.moderate('block', 'everybody', 'x', undefined)).rejects.toThrow('no range');
    await expect(operator.moderate('block', '0.0.0.0/0', 'x', undefined)).rejects.toThrow('no range');
    await operator.moderate('block', '127.0.0.0/8', 'Attack', undefined);
    expect([await status('/api/v1/me'), await status('/')]).toEqual([403, 403]);
    await operator.moderate('unblock', '127.0.0.0/8', 'Over', undefined);
    expect(await status('/api/v1/me')).toBe(200);
  });
});

describe('the list of sessions', () => {
  it('shows where someone is signed in, and ends one of them', async () => {
    const anna = await holder('Anna');
    const login = await loginOf(anna);
    const elsewhere = (await Visitor.come(server.address, 'Anna elsewhere')).page;
    await elsewhere.ask('signIn', {}, { login, password: PASSWORD });
    const { sessions } = await anna.page.ask('sessions', {}, {});
    expect(sessions.map(({ here }) => here).toSorted()).toEqual([false, true]);
    const other = sessions.find(({ here }) => !here);
    await anna.page.ask('endSession', { session: other?.id ?? '' }, {});
    expect((await elsewhere.ask('me', {}, {})).person).toBeNull();
    expect((await anna.page.ask('sessions', {}, {})).sessions).toHaveLength(1);
  });
});
