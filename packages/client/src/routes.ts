import type { Static, TSchema } from 'typebox';
import { Type } from 'typebox';
import { NAME_PATTERN } from './names.ts';
import { Motion, SeatPlan, TablePlan } from './plan.ts';
import { Entry, SeatRequest } from './request.ts';
import { Sight, StoryPage } from './sight-form.ts';
import { PersonInfo, Said, TableInfo } from './table-info.ts';
import { Refusal, SavedTable } from './told.ts';

/** One thing that can be asked over HTTP, described once: the server checks by it, the client is typed by it. */
export interface Route<P extends TSchema = TSchema, B extends TSchema = TSchema, R extends TSchema = TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v1`; `:name` stands for a parameter. */
  readonly path: string;
  readonly about: string;
  /** Whether one must be somebody to ask it. */
  readonly signedIn: boolean;
  /** Whether the person must ask it themselves: no program with a token may. */
  readonly inPerson: boolean;
  /** What stands in the path and after the question mark; all text. */
  readonly params: P;
  readonly body: B;
  readonly reply: R;
}

const Name = Type.String({ minLength: 1, maxLength: 40, pattern: NAME_PATTERN });
const Login = Type.String({ minLength: 2, maxLength: 40, pattern: '^[\\p{L}\\p{N}_.-]+$' });
const Password = Type.String({ minLength: 10, maxLength: 200 });
const Mail = Type.String({ minLength: 3, maxLength: 200, pattern: '^[^\\s@]+@[^\\s@]+$' });
const Id = Type.String({ minLength: 1, maxLength: 60 });
const Word = Type.String({ minLength: 1, maxLength: 200 });
const Secret = Type.String({ minLength: 1, maxLength: 100 });
const Digits = Type.String({ pattern: '^[0-9]{1,9}$' });
const Nothing = Type.Null();
const closed = <P extends Record<string, TSchema>>(parts: P) => Type.Object(parts, { additionalProperties: false });
const None = closed({});
const AtTable = closed({ id: Id });
const AtSeat = closed({ id: Id, seat: Type.Optional(Word) });

const Me = Type.Object({
  person: Type.Union([
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      guest: Type.Boolean(),
      login: Type.Union([Type.String(), Nothing]),
      mail: Type.Union([Type.String(), Nothing]),
      mailConfirmed: Type.Boolean(),
      blocked: Type.Array(PersonInfo),
      webhook: Type.Boolean(),
      push: Type.Boolean(),
    }),
    Nothing,
  ]),
  pushKey: Type.Union([Type.String(), Nothing]),
  mailWorks: Type.Boolean(),
});
export type Me = Static<typeof Me>;

const GameInfo = Type.Object({
  name: Type.String(),
  title: Type.String(),
  version: Type.String(),
  seats: Type.Object({ least: Type.Integer(), most: Type.Integer() }),
  options: Type.Unknown(),
  bots: Type.Array(Type.Object({ name: Type.String(), about: Type.String() })),
});
export type GameInfo = Static<typeof GameInfo>;

const RefusalOrNot = Type.Object({ refusal: Type.Union([Refusal, Nothing]) });

function route<P extends TSchema, B extends TSchema, R extends TSchema>(
  method: Route['method'],
  path: string,
  about: string,
  parts: { readonly params: P; readonly body: B; readonly reply: R; readonly open?: true; readonly inPerson?: true },
): Route<P, B, R> {
  const { params, body, reply, open, inPerson } = parts;
  return { method, path, about, signedIn: open !== true, inPerson: inPerson === true, params, body, reply };
}

/** Everything that can be asked over HTTP. */
export const ROUTES = {
  me: route('GET', '/me', 'Who I am here.', { params: None, body: None, reply: Me, open: true }),
  guest: route('POST', '/guest', 'Be somebody, by name alone.', {
    params: None,
    body: closed({ name: Name }),
    reply: Me,
    open: true,
  }),
  register: route('POST', '/account', 'Make an account; a guest who does keeps everything.', {
    params: None,
    body: closed({ login: Login, password: Password, name: Type.Optional(Name), mail: Type.Optional(Mail) }),
    reply: Me,
    open: true,
    inPerson: true,
  }),
  signIn: route('POST', '/session', 'Sign in.', {
    params: None,
    body: closed({ login: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 200 }) }),
    reply: Me,
    open: true,
  }),
  signOut: route('DELETE', '/session', 'Sign out here.', { params: None, body: None, reply: None }),
  signOutEverywhere: route('DELETE', '/sessions', 'Sign out everywhere, and forget all tokens.', {
    params: None,
    body: None,
    reply: None,
    inPerson: true,
  }),
  changeMe: route('PUT', '/me', 'Change my name or mail address; an address is sent a link to confirm it.', {
    params: None,
    body: closed({
      name: Type.Optional(Name),
      mail: Type.Optional(Type.Union([Mail, Nothing])),
    }),
    reply: Me,
    inPerson: true,
  }),
  confirmMail: route('POST', '/mail/confirm', 'Confirm a mail address with the secret of the link sent there.', {
    params: None,
    body: closed({ secret: Secret }),
    reply: None,
    open: true,
  }),
  changePassword: route('POST', '/password', 'Change my password; all other sessions end.', {
    params: None,
    body: closed({ old: Type.String({ maxLength: 200 }), new: Password }),
    reply: None,
    inPerson: true,
  }),
  forgotPassword: route('POST', '/password/forgot', 'Have a link sent by mail, if the account has an address.', {
    params: None,
    body: closed({ login: Type.String({ maxLength: 200 }) }),
    reply: None,
    open: true,
  }),
  resetPassword: route('POST', '/password/reset', 'Set a new password with the secret of that link.', {
    params: None,
    body: closed({ secret: Secret, new: Password }),
    reply: None,
    open: true,
  }),
  deleteMe: route('DELETE', '/account', 'Delete my account; finished tables keep a seat without a name.', {
    params: None,
    body: closed({ password: Type.Optional(Type.String({ maxLength: 200 })) }),
    reply: None,
    inPerson: true,
  }),
  history: route('GET', '/history', 'The tables I sat at, newest first.', {
    params: None,
    body: None,
    reply: Type.Object({ tables: Type.Array(TableInfo) }),
  }),
  block: route('PUT', '/blocks/:person', 'See nothing more of a person, and sit at no table of mine with them.', {
    params: closed({ person: Id }),
    body: None,
    reply: None,
  }),
  unblock: route('DELETE', '/blocks/:person', 'No longer block a person.', {
    params: closed({ person: Id }),
    body: None,
    reply: None,
  }),
  tokens: route('GET', '/tokens', 'My tokens, for programs that play for me.', {
    params: None,
    body: None,
    reply: Type.Object({
      tokens: Type.Array(
        Type.Object({ id: Type.String(), name: Type.String(), created: Type.Number(), seen: Type.Number() }),
      ),
    }),
  }),
  newToken: route('POST', '/tokens', 'A new token. It is shown this once.', {
    params: None,
    body: closed({ name: Name }),
    reply: Type.Object({ id: Type.String(), token: Type.String() }),
    inPerson: true,
  }),
  dropToken: route('DELETE', '/tokens/:token', 'Forget a token.', {
    params: closed({ token: Id }),
    body: None,
    reply: None,
    inPerson: true,
  }),
  setWebhook: route('PUT', '/webhook', 'Where to post a message when it is my turn; Discord understands it.', {
    params: None,
    body: closed({ url: Type.Union([Type.String({ maxLength: 400, pattern: '^https?://' }), Nothing]) }),
    reply: None,
  }),
  subscribe: route('PUT', '/push', 'Have this browser told when it is my turn.', {
    params: None,
    body: closed({
      endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
      keys: closed({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 200 }) }),
    }),
    reply: None,
  }),
  unsubscribe: route('DELETE', '/push', 'No longer tell this browser.', {
    params: None,
    body: closed({ endpoint: Type.String({ maxLength: 1000 }) }),
    reply: None,
  }),

  games: route('GET', '/games', 'The games played here, with their options and bots.', {
    params: None,
    body: None,
    reply: Type.Object({ games: Type.Array(GameInfo) }),
    open: true,
  }),
  lobby: route('GET', '/tables', 'Tables that wait for players, and tables one may watch.', {
    params: None,
    body: None,
    reply: Type.Object({ gathering: Type.Array(TableInfo), playing: Type.Array(TableInfo) }),
    open: true,
  }),
  myTables: route('GET', '/my/tables', 'The tables I sit or sat at that are not over, those that wait for me first.', {
    params: None,
    body: None,
    reply: Type.Object({ tables: Type.Array(TableInfo) }),
  }),
  createTable: route('POST', '/tables', 'Make a table.', {
    params: None,
    body: TablePlan,
    reply: Type.Object({ table: TableInfo, invite: Type.String({ description: 'Goes after # in the link.' }) }),
  }),
  table: route('GET', '/tables/:id', 'What everybody at the table may know about it.', {
    params: AtTable,
    body: None,
    reply: Type.Object({ table: TableInfo }),
    open: true,
  }),
  invite: route('POST', '/tables/:id/invite', 'A new secret for the invitation; the old one no longer works.', {
    params: AtTable,
    body: None,
    reply: Type.Object({ invite: Type.String() }),
  }),
  enter: route('POST', '/tables/:id/enter', 'Show an invitation, so as to see the table.', {
    params: AtTable,
    body: closed({ secret: Secret }),
    reply: Type.Object({ table: TableInfo }),
  }),
  invitation: route('POST', '/tables/:id/invitation', 'What an invitation leads to, before one has a name.', {
    params: AtTable,
    body: closed({ secret: Secret }),
    reply: Type.Object({ table: TableInfo }),
    open: true,
  }),
  join: route('POST', '/tables/:id/join', 'Take a seat.', {
    params: AtTable,
    body: closed({ seat: Type.Optional(Word), secret: Type.Optional(Secret) }),
    reply: Type.Object({ table: TableInfo, seat: Type.String() }),
  }),
  leave: route('POST', '/tables/:id/leave', 'Get up; once the game has begun the seat leaves for good.', {
    params: AtTable,
    body: closed({
      seat: Type.Optional(Word),
      to: Type.Optional(
        Type.Union([Type.Literal('bot'), Type.Literal('nobody')], {
          description: 'Who plays on: a bot, or nobody, as the game has it when a player leaves.',
        }),
      ),
    }),
    reply: Type.Object({
      table: Type.Union([TableInfo, Nothing], { description: 'Nothing where whoever has no seat may not look on.' }),
    }),
  }),
  setSeat: route('PUT', '/tables/:id/seats/:seat', 'The host opens a seat, sits down in it or gives it to a bot.', {
    params: closed({ id: Id, seat: Word }),
    body: SeatPlan,
    reply: Type.Object({ table: TableInfo }),
  }),
  start: route('POST', '/tables/:id/start', 'The host begins; open seats become bots.', {
    params: AtTable,
    body: None,
    reply: Type.Object({ table: TableInfo }),
  }),
  removeTable: route('DELETE', '/tables/:id', 'The host takes away a table that has not begun, or a what-if copy.', {
    params: AtTable,
    body: None,
    reply: None,
  }),
  rematch: route('POST', '/tables/:id/rematch', 'The same table again, with the same people invited.', {
    params: AtTable,
    body: None,
    reply: Type.Object({
      table: TableInfo,
      invite: Type.Optional(Type.String({ description: 'For whoever asked first, and so hosts it.' })),
    }),
  }),
  vote: route('POST', '/tables/:id/votes', 'Move something, or say whether I agree with what was moved.', {
    params: AtTable,
    body: closed({ motion: Motion, agrees: Type.Boolean() }),
    reply: Type.Object({ table: TableInfo }),
  }),
  holiday: route('POST', '/tables/:id/holiday', 'Stop my slow clock for so many days; none to come back.', {
    params: AtTable,
    body: closed({ days: Type.Integer({ minimum: 0, maximum: 60 }) }),
    reply: Type.Object({ table: TableInfo }),
  }),

  sight: route('GET', '/tables/:id/sight', 'All my seat sees.', {
    params: AtSeat,
    body: None,
    reply: Type.Object({ sight: Sight }),
    open: true,
  }),
  act: route('POST', '/tables/:id/do', 'Answer, take back, and so on. The same id is done once.', {
    params: AtSeat,
    body: closed({ id: Id, request: SeatRequest }),
    reply: RefusalOrNot,
  }),
  check: route('POST', '/tables/:id/check', 'Whether an answer would be taken.', {
    params: AtSeat,
    body: closed({ question: Word, answer: Type.Unknown() }),
    reply: RefusalOrNot,
  }),
  suggest: route('POST', '/tables/:id/suggest', 'What a sensible player would answer.', {
    params: AtSeat,
    body: closed({ question: Word }),
    reply: Type.Object({ answer: Type.Unknown() }),
  }),
  story: route('GET', '/tables/:id/story', 'What I may know of what happened from an entry on, a part at a time.', {
    params: closed({ id: Id, seat: Type.Optional(Word), since: Type.Optional(Digits) }),
    body: None,
    reply: StoryPage,
    open: true,
  }),
  replay: route('GET', '/tables/:id/replay', 'What my seat saw after so many entries.', {
    params: closed({ id: Id, seat: Type.Optional(Word), at: Digits }),
    body: None,
    reply: Type.Object({ sight: Sight }),
    open: true,
  }),
  whatIf: route(
    'POST',
    '/tables/:id/what-if',
    'A private copy to try things out in, with all that is hidden drawn anew.',
    {
      params: AtSeat,
      body: None,
      reply: Type.Object({ table: TableInfo }),
    },
  ),
  exportTable: route('GET', '/tables/:id/export', 'A finished table as one file, with its seed.', {
    params: AtTable,
    body: None,
    reply: SavedTable,
    open: true,
  }),
  importTable: route('POST', '/import', 'Takes up a table from such a file; I host it and sit in its first seat.', {
    params: None,
    body: closed({ name: Type.Optional(Name), file: Type.Unknown() }),
    reply: Type.Object({ table: TableInfo }),
  }),
  notes: route('GET', '/tables/:id/notes', 'What I noted for myself.', {
    params: AtTable,
    body: None,
    reply: Type.Object({ text: Type.String() }),
  }),
  setNotes: route('PUT', '/tables/:id/notes', 'Note something for myself.', {
    params: AtTable,
    body: closed({ text: Type.String({ maxLength: 20_000 }) }),
    reply: None,
  }),
  talk: route(
    'GET',
    '/tables/:id/talk',
    'The latest that was said, as far as I may hear it; with `before`, what was said earlier.',
    {
      params: closed({ id: Id, since: Type.Optional(Digits), before: Type.Optional(Digits) }),
      body: None,
      reply: Type.Object({
        said: Type.Array(Said),
        more: Type.Boolean({ description: 'Something was said earlier that is not among it.' }),
        read: Type.Integer(),
      }),
      open: true,
    },
  ),
  say: route('POST', '/tables/:id/talk', 'Say something to all, or to one seat.', {
    params: AtSeat,
    body: closed({
      text: Type.String({ minLength: 1, maxLength: 1000 }),
      to: Type.Optional(Word),
      whom: Type.Optional(Id),
    }),
    reply: None,
  }),
  markRead: route('PUT', '/tables/:id/talk/read', 'I have read everything up to here.', {
    params: AtTable,
    body: closed({ upto: Entry }),
    reply: None,
  }),
  mute: route('PUT', '/tables/:id/mute', 'The host silences a person at the table, or no longer does.', {
    params: AtTable,
    body: closed({ person: Id, on: Type.Boolean() }),
    reply: None,
  }),
  reportTalk: route('POST', '/tables/:id/talk/report', 'Report something said to the operator.', {
    params: AtTable,
    body: closed({ number: Entry, why: Type.String({ maxLength: 1000 }) }),
    reply: None,
  }),
  notices: route('PUT', '/tables/:id/notices', 'How I want to be told that it is my turn at this table.', {
    params: AtTable,
    body: closed({ push: Type.Boolean(), mail: Type.Boolean(), webhook: Type.Boolean() }),
    reply: None,
  }),
  myNotices: route('GET', '/tables/:id/notices', 'How I am told that it is my turn at this table.', {
    params: AtTable,
    body: None,
    reply: Type.Object({ push: Type.Boolean(), mail: Type.Boolean(), webhook: Type.Boolean() }),
  }),
  reportFault: route('POST', '/tables/:id/fault', 'Report a fault; my own view and the journal’s place go with it.', {
    params: AtSeat,
    body: closed({ text: Type.String({ minLength: 1, maxLength: 4000 }) }),
    reply: Type.Object({ report: Type.String() }),
  }),
  restPoints: route('GET', '/tables/:id/rest-points', 'Where the host may take a broken table back to.', {
    params: AtTable,
    body: None,
    reply: Type.Object({
      points: Type.Array(Type.Object({ number: Type.Integer(), where: Type.Array(Type.String()), at: Type.Number() })),
    }),
  }),
  repair: route('POST', '/tables/:id/repair', 'The host takes a broken table back; everyone is told.', {
    params: AtTable,
    body: closed({ to: Entry }),
    reply: Type.Object({ table: TableInfo }),
  }),
} as const;

export type RouteName = keyof typeof ROUTES;
export type ParamsOf<N extends RouteName> = Static<(typeof ROUTES)[N]['params']>;
export type BodyOf<N extends RouteName> = Static<(typeof ROUTES)[N]['body']>;
export type ReplyOf<N extends RouteName> = Static<(typeof ROUTES)[N]['reply']>;
