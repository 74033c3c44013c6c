import type { Static } from 'typebox';
import { Type } from 'typebox';
import { closed, Id, None, Nothing, route } from './route.ts';

const Time = Type.Number({ description: 'Milliseconds since 1970.' });
const ActDone = Type.Object({ at: Time, deed: Type.String(), why: Type.String() });
const Session = Type.Object({
  created: Time,
  seen: Time,
  agent: Type.String({ description: 'The user agent of the browser.' }),
});

/** Somebody as a moderator may know them. */
const Moderated = Type.Object({
  id: Type.String(),
  name: Type.String(),
  login: Type.Union([Type.String(), Nothing]),
  role: Type.Union([Type.Literal('moderator'), Type.Literal('player'), Type.Literal('guest')]),
  created: Time,
  banned: Type.Boolean(),
  muted: Type.Boolean(),
  sessions: Type.Array(Session),
  tables: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), game: Type.String(), state: Type.String() }),
  ),
  acts: Type.Array(ActDone),
});
export type Moderated = Static<typeof Moderated>;

const Line = Type.Object({ name: Type.String(), text: Type.String() });

/** What moderators do, and what people see of it. */
export const MODERATION_ROUTES = {
  sessions: route('GET', '/my/sessions', 'Where I am signed in.', {
    params: None,
    body: None,
    reply: Type.Object({
      sessions: Type.Array(
        Type.Object({
          id: Type.String(),
          ...Session.properties,
          here: Type.Boolean({ description: 'The session of this request.' }),
        }),
      ),
    }),
    inPerson: true,
  }),
  endSession: route('DELETE', '/my/sessions/:session', 'Sign out somewhere else.', {
    params: closed({ session: Id }),
    body: None,
    reply: None,
    inPerson: true,
  }),
  myRecord: route('GET', '/my/record', 'What moderators did to me, and why.', {
    params: None,
    body: None,
    reply: Type.Object({ acts: Type.Array(ActDone) }),
    inPerson: true,
  }),
  moderationReports: route('GET', '/moderation/reports', 'For moderators: what was reported and nobody has settled.', {
    params: None,
    body: None,
    reply: Type.Object({
      reports: Type.Array(
        Type.Object({
          id: Type.String(),
          at: Time,
          table: Type.Union([Type.String(), Nothing]),
          why: Type.String(),
          person: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Nothing]),
          text: Type.String(),
          around: Type.Array(Line),
        }),
      ),
    }),
    inPerson: true,
  }),
  moderationPerson: route('GET', '/moderation/people/:person', 'For moderators: somebody, and what was done to them.', {
    params: closed({ person: Id }),
    body: None,
    reply: Type.Object({ person: Moderated }),
    inPerson: true,
  }),
  moderate: route('POST', '/moderation/acts', 'For moderators: do something about somebody, or settle a report.', {
    params: None,
    body: closed({
      deed: Type.Union([
        Type.Literal('ban'),
        Type.Literal('unban'),
        Type.Literal('mute'),
        Type.Literal('unmute'),
        Type.Literal('wipe'),
        Type.Literal('settle'),
      ]),
      person: Type.Optional(Id),
      report: Type.Optional(Id),
      why: Type.String({ minLength: 1, maxLength: 400 }),
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    }),
    reply: None,
    inPerson: true,
  }),
} as const;
