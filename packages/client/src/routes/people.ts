import type { Static } from 'typebox';
import { Type } from 'typebox';
import { PersonInfo, TableInfo } from '../table-info.ts';
import { closed, Id, Name, None, Nothing, route, Secret } from './route.ts';
import { Assertion, Confirmation, Login, Mail, Password, Proof } from './sign-in-forms.ts';

const Quiet = closed({
  from: Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes after midnight.' }),
  to: Type.Integer({ minimum: 0, maximum: 1439 }),
  place: Type.String({ minLength: 1, maxLength: 60, description: 'The time zone, such as `Europe/Berlin`.' }),
});

export const Me = Type.Object({
  person: Type.Union([
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      guest: Type.Boolean(),
      hasPassword: Type.Boolean({ description: 'Whether there is a password; else they sign in with a passkey.' }),
      login: Type.Union([Type.String(), Nothing]),
      mail: Type.Union([Type.String(), Nothing]),
      mailConfirmed: Type.Boolean(),
      blocked: Type.Array(PersonInfo),
      webhook: Type.Boolean(),
      push: Type.Boolean(),
      quiet: Type.Union([Quiet, Nothing], { description: 'The hours without notifications.' }),
      role: Type.Union([Type.Literal('moderator'), Type.Literal('player'), Type.Literal('guest')]),
    }),
    Nothing,
  ]),
  pushKey: Type.Union([Type.String(), Nothing]),
  mailWorks: Type.Boolean(),
});
export type Me = Static<typeof Me>;

/** Who somebody is, and how they are reached. */
export const PEOPLE_ROUTES = {
  me: route('GET', '/me', 'Who I am here.', { params: None, body: None, reply: Me, open: true }),
  guest: route('POST', '/guest', 'Be somebody, by name alone.', {
    params: None,
    body: closed({ name: Name, proof: Type.Optional(Proof) }),
    reply: Me,
    open: true,
  }),
  register: route('POST', '/account', 'Make an account; a guest who does keeps everything.', {
    params: None,
    body: closed({
      login: Login,
      password: Password,
      name: Type.Optional(Name),
      mail: Type.Optional(Mail),
      proof: Type.Optional(Proof),
    }),
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
  newLink: route('POST', '/my/link', 'A code by which another device signs in as me, once and soon.', {
    params: None,
    body: None,
    reply: Type.Object({ code: Type.String(), until: Type.Number() }),
    inPerson: true,
  }),
  useLink: route('POST', '/session/link', 'Sign in with the code another device of mine shows.', {
    params: None,
    body: closed({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
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
  changeMe: route(
    'PUT',
    '/me',
    'Change my name, quiet hours or mail address; an address is sent a link to confirm it.',
    {
      params: None,
      body: closed({
        name: Type.Optional(Name),
        mail: Type.Optional(Type.Union([Mail, Nothing])),
        quiet: Type.Optional(Type.Union([Quiet, Nothing])),
      }),
      reply: Me,
      inPerson: true,
    },
  ),
  confirmMail: route('POST', '/mail/confirm', 'Confirm a mail address with the secret of the link sent there.', {
    params: None,
    body: closed({ secret: Secret }),
    reply: None,
    open: true,
  }),
  changePassword: route('POST', '/password', 'Change my password, or set the first one; all other sessions end.', {
    params: None,
    body: closed({
      old: Type.Optional(Type.String({ maxLength: 200 })),
      passkey: Type.Optional(Assertion),
      new: Password,
    }),
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
    body: Confirmation,
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
    inPerson: true,
  }),
  subscribe: route('PUT', '/push', 'Have this browser told when it is my turn.', {
    params: None,
    body: closed({
      endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
      keys: closed({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 200 }) }),
    }),
    reply: None,
    inPerson: true,
  }),
  unsubscribe: route('DELETE', '/push', 'No longer tell this browser.', {
    params: None,
    body: closed({ endpoint: Type.String({ maxLength: 1000 }) }),
    reply: None,
    inPerson: true,
  }),
} as const;
