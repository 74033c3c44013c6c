import {
  type BodyOf,
  type HttpClient,
  type ParamsOf,
  RefusalForm,
  type ReplyOf,
  RequestFailed,
  ROUTES,
  type RouteName,
} from '@ecumene/client';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../server.ts';
import { answering } from '../tables/step.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { planOf, startServer, Visitor } from '../testing/server.ts';

let server: Running;
const asked = new Set<string>();
/** Questions, events and positions hold more than is said of them: each game has its own. */
const AS_THE_GAME_HAS_IT = new Set<string>(['tableView', 'replay', 'story', 'exportTable']);
const isRefusal = Compile(RefusalForm);

beforeAll(async () => {
  server = await startServer({
    address: 'http://localhost',
    mail: { url: 'smtp://127.0.0.1:1', from: 'table@example.org' },
  });
});
afterAll(() => server.stop());

/** Asks something; what comes back has the form the route describes, and nothing besides. */
async function ask<N extends RouteName>(
  rest: HttpClient,
  name: N,
  params: ParamsOf<N>,
  body: BodyOf<N>,
): Promise<ReplyOf<N>> {
  const reply = await rest.ask(name, params, body);
  asked.add(name);
  const schema = ROUTES[name].reply;
  expect([...Value.Errors(schema, reply)], name).toEqual([]);
  if (!AS_THE_GAME_HAS_IT.has(name)) expect(Value.Clean(schema, structuredClone(reply)), name).toEqual(reply);
  return reply;
}

/** Asks what is refused, in the form refusals have. */
async function refused<N extends RouteName>(
  rest: HttpClient,
  name: N,
  params: ParamsOf<N>,
  body: BodyOf<N>,
): Promise<void> {
  const error: unknown = await rest.ask(name, params, body).catch((reason: unknown) => reason);
  expect(error, name).toBeInstanceOf(RequestFailed);
  if (!(error instanceof RequestFailed)) return;
  expect([...isRefusal.Errors(error.refusal)], name).toEqual([]);
  expect(error.refusal.code, name).not.toBe('unreachable');
}

/** The secret of the link that was just sent to confirm an address. */
async function secretSent(): Promise<string> {
  const { body } = await server.house.base.store.db.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
  return /#([\w-]+)/.exec(body)?.[1] ?? '';
}

async function answerOnce(id: string): Promise<void> {
  await server.house.tables.act(id, {
    step: ({ table }) => {
      const [post] = table?.openQuestions() ?? [];
      return post && answering(post.seat, post.id, post.asking.default());
    },
  });
}

describe('every route', () => {
  it('replies as it is described, and refuses as it is described', async () => {
    const { listening } = server;
    const [anna, ben] = [await Visitor.come(listening, 'Anna'), await Visitor.come(listening, 'Ben')];
    const { rest, page } = anna;
    const password = 'correct horse battery';

    for (const who of [rest, page]) await ask(who, 'me', {}, {});
    await ask(page, 'guest', {}, { name: 'Anna' });
    await ask(rest, 'games', {}, {});
    await ask(page, 'changeMe', {}, { name: 'Anna II', mail: 'anna@example.org' });
    await ask(rest, 'confirmMail', {}, { secret: await secretSent() });
    await refused(rest, 'confirmMail', {}, { secret: 'another' });
    await ask(page, 'tokens', {}, {});
    const made = await ask(page, 'newToken', {}, { name: 'another' });
    await ask(page, 'dropToken', { token: made.id }, {});
    await ask(rest, 'block', { person: ben.id }, {});
    expect((await ask(rest, 'me', {}, {})).person?.blocked).toHaveLength(1);
    await ask(rest, 'unblock', { person: ben.id }, {});
    const endpoint = 'https://push.example.org/1';
    await ask(page, 'setWebhook', {}, { url: 'https://hook.example.org' });
    await ask(page, 'subscribe', {}, { endpoint, keys: { p256dh: 'k', auth: 'a' } });
    await ask(page, 'unsubscribe', {}, { endpoint });
    await refused(page, 'setWebhook', {}, { url: 'https://10.0.0.1' });

    const clock = { is: 'slow', bank: 3, increment: 12, holidays: 5, weekendsOff: true } as const;
    const plan = planOf('bazaar', 2, { clock, floorSeconds: 3600, join: 'invited', options: { rounds: 20 } });
    const { table } = await ask(rest, 'createTable', {}, plan);
    const { id } = table;
    const { invite } = await ask(rest, 'invite', { id }, {});
    await refused(ben.rest, 'table', { id }, {});
    await refused(ben.rest, 'tableView', { id }, {});
    await ask(ben.rest, 'invitation', { id }, { secret: invite });
    await ask(ben.rest, 'enter', { id }, { secret: invite });
    await ask(rest, 'setSeat', { id, seat: 'seat-2' }, { is: 'open' });
    await ask(ben.rest, 'join', { id }, { secret: invite });
    await refused(rest, 'start', { id }, {});
    const other = await ask(rest, 'createTable', {}, planOf('bazaar', 3));
    await ask(ben.rest, 'join', { id: other.table.id }, {});
    await ask(ben.rest, 'leave', { id: other.table.id }, {});
    await ask(ben.rest, 'lobby', {}, {});
    await ask(rest, 'start', { id: other.table.id }, {});
    const spare = await ask(rest, 'createTable', {}, planOf('bazaar', 3));
    await ask(rest, 'removeTable', { id: spare.table.id }, {});

    await ask(rest, 'table', { id }, {});
    const { tableView } = await ask(rest, 'tableView', { id }, {});
    const question = tableView.questions[0]?.id ?? '';
    await ask(rest, 'check', { id }, { question, answer: 1 });
    const { answer } = await ask(rest, 'suggest', { id }, { question });
    await ask(rest, 'act', { id }, { id: 'a', request: { do: 'answer', question, answer } });
    await ask(rest, 'act', { id }, { id: 'b', request: { do: 'answer', question: 'none', answer } });
    for (let i = 0; i < 50; i++) await answerOnce(id);
    await ask(rest, 'story', { id }, {});
    await ask(rest, 'replay', { id, at: '3' }, {});
    await ask(rest, 'restPoints', { id }, {});
    await refused(rest, 'repair', { id }, { to: 0 });
    const copy = await ask(rest, 'whatIf', { id }, {});
    await refused(rest, 'exportTable', { id: copy.table.id }, {});
    await ask(rest, 'reportFault', { id }, { text: 'Something is wrong' });
    await ask(rest, 'holiday', { id }, { days: 2 });
    await refused(rest, 'holiday', { id }, { days: 60 });
    await ask(rest, 'setNotes', { id }, { text: 'To myself' });
    await ask(rest, 'notes', { id }, {});
    await ask(rest, 'say', { id }, { text: 'Good evening' });
    await ask(rest, 'say', { id }, { text: 'A word', to: 'seat-2' });
    const number = (await ask(ben.rest, 'talk', { id }, {})).said[0]?.number ?? 0;
    await ask(ben.rest, 'markRead', { id }, { upto: number });
    await ask(ben.rest, 'reportTalk', { id }, { number, why: 'rude' });
    await ask(rest, 'handViewers', { id }, {});
    await ask(rest, 'showHand', { id }, { person: ben.id, on: false });
    await refused(rest, 'showHand', { id }, { person: ben.id, on: true });
    await ask(rest, 'muteSpectators', { id }, { on: true });
    await refused(ben.rest, 'muteSpectators', { id }, { on: false });
    await ask(rest, 'mute', { id }, { person: ben.id, on: true });
    await refused(ben.rest, 'say', { id }, { text: 'Why?' });
    await ask(rest, 'notices', { id }, { push: true, mail: false, webhook: true });
    await ask(rest, 'myNotices', { id }, {});
    await ask(rest, 'myTables', {}, {});
    await ask(rest, 'myCalls', {}, {});
    await ask(rest, 'comeBack', { id }, {});

    const broken = { kind: 'fault', number: (await ask(rest, 'table', { id }, {})).table.number };
    await server.house.base.store.db
      .insertInto('reports')
      .values({ id: 'r', table_id: id, person: null, at: 0, kind: 'fault', text: '', body: JSON.stringify(broken) })
      .execute();
    await ask(rest, 'repair', { id }, { to: 0 });
    await ask(rest, 'vote', { id }, { motion: { is: 'pause' }, agrees: true });
    for (const one of [rest, ben.rest]) await ask(one, 'vote', { id }, { motion: { is: 'abandon' }, agrees: true });
    const file = await ask(rest, 'exportTable', { id }, {});
    await ask(rest, 'importTable', {}, { file });
    await refused(rest, 'importTable', {}, { file: {} });
    await ask(rest, 'history', {}, {});
    await ask(rest, 'rematch', { id }, {});

    await ask(page, 'sessions', {}, {});
    await ask(page, 'endSession', { session: 'none' }, {});
    await ask(page, 'myRecord', {}, {});
    await refused(page, 'moderationReports', {}, {});
    await refused(page, 'moderationPerson', { person: ben.id }, {});
    await refused(page, 'moderate', {}, { deed: 'ban', person: ben.id, why: 'rude' });
    const mia = await Visitor.come(listening, 'Mia');
    const { page: moderator } = await mia.register({ login: 'mia', password });
    await server.house.moderation.setRole(mia.id, 'moderator', { by: null, why: '' });
    await ask(moderator, 'moderationReports', {}, {});
    await ask(moderator, 'moderationPerson', { person: ben.id }, {});
    await ask(moderator, 'moderate', {}, { deed: 'mute', person: ben.id, why: 'rude' });

    const fresh = (await Visitor.come(listening, 'Cleo')).page;
    await ask(fresh, 'register', {}, { login: 'cleo', password });
    await ask(rest, 'signIn', {}, { login: 'cleo', password });
    await refused(rest, 'signIn', {}, { login: 'cleo', password: 'not this one' });
    await ask(rest, 'forgotPassword', {}, { login: 'cleo' });
    const reset = await server.house.people.forgot('cleo');
    await refused(rest, 'resetPassword', {}, { secret: 'guess', new: password });
    await ask(rest, 'resetPassword', {}, { secret: reset?.secret ?? '', new: 'another long password' });
    await ask(fresh, 'signIn', {}, { login: 'cleo', password: 'another long password' });
    await refused(fresh, 'changePassword', {}, { old: password, new: password });
    await ask(fresh, 'changePassword', {}, { old: 'another long password', new: password });
    const device = new Authenticator('http://localhost');
    const confirmed = device.create(await ask(fresh, 'addingPasskey', {}, { password }));
    await ask(fresh, 'addPasskey', {}, { name: 'Phone', created: confirmed });
    const [passkey] = (await ask(fresh, 'passkeys', {}, {})).passkeys;
    await ask(fresh, 'renamePasskey', { passkey: passkey?.id ?? '' }, { name: 'Old phone' });
    await refused(fresh, 'addingPasskey', {}, { passkey: device.sign(await ask(rest, 'signingInByPasskey', {}, {})) });
    await ask(fresh, 'addingPasskey', {}, { passkey: device.sign(await ask(fresh, 'confirmingByPasskey', {}, {})) });
    const signed = device.sign(await ask(rest, 'signingInByPasskey', {}, {}));
    await ask(rest, 'signInByPasskey', {}, { signed });
    await refused(rest, 'signInByPasskey', {}, { signed });
    await ask(fresh, 'removePasskey', { passkey: passkey?.id ?? '' }, {});
    const hana = (await Visitor.come(listening, 'Hana')).page;
    const created = device.create(await ask(hana, 'registeringByPasskey', {}, { login: 'hana' }));
    await ask(hana, 'registerByPasskey', {}, { login: 'hana', passkey: 'Phone', created });
    await refused(hana, 'registeringByPasskey', {}, { login: 'hana' });
    const { code } = await ask((await Visitor.come(listening, 'Gus')).page, 'newLink', {}, {});
    await ask(fresh, 'useLink', {}, { code });
    await refused(fresh, 'useLink', {}, { code });
    await ask((await Visitor.come(listening, 'Dora')).page, 'signOut', {}, {});
    await ask((await Visitor.come(listening, 'Emil')).page, 'signOutEverywhere', {}, {});
    await ask((await Visitor.come(listening, 'Fay')).page, 'deleteMe', {}, {});

    expect(Object.keys(ROUTES).filter((name) => !asked.has(name))).toEqual([]);
  });
});
