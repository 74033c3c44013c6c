import type { Static } from 'typebox';
import { Type } from 'typebox';
import { Motion, SeatPlan, TablePlan } from '../plan.ts';
import { TableInfo } from '../table-info.ts';
import { AtTable, closed, Id, None, Nothing, route, Secret, Word } from './route.ts';

const GameInfo = Type.Object({
  name: Type.String(),
  title: Type.String(),
  version: Type.String(),
  seats: Type.Object({ least: Type.Integer(), most: Type.Integer() }),
  options: Type.Unknown(),
  bots: Type.Array(Type.Object({ name: Type.String(), about: Type.String() })),
});
export type GameInfo = Static<typeof GameInfo>;

/** Tables, and who sits at them. */
export const TABLE_ROUTES = {
  games: route('GET', '/games', 'The games played here, with their options and bots.', {
    params: None,
    body: None,
    reply: Type.Object({ games: Type.Array(GameInfo) }),
    open: true,
  }),
  lobby: route('GET', '/tables', 'Tables that wait for players, and tables one may watch.', {
    params: closed({
      only: Type.Optional(Type.Union([Type.Literal('gathering'), Type.Literal('playing')])),
      before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
    }),
    body: None,
    reply: Type.Object({
      gathering: Type.Array(TableInfo),
      playing: Type.Array(TableInfo),
      next: Type.Object(
        { gathering: Type.Union([Type.Number(), Nothing]), playing: Type.Union([Type.Number(), Nothing]) },
        { description: 'What to send as `before` for the next page; null if there are no more.' },
      ),
    }),
    open: true,
  }),
  myTables: route('GET', '/my/tables', 'The tables I sit or sat at that are not over, those that wait for me first.', {
    params: None,
    body: None,
    reply: Type.Object({ tables: Type.Array(TableInfo) }),
  }),
  myCalls: route(
    'GET',
    '/my/calls',
    'Tables that are waiting for me, the most urgent first, and tables with a seat reserved for me.',
    {
      params: None,
      body: None,
      reply: Type.Object({
        calls: Type.Array(
          Type.Object({
            table: Type.String(),
            name: Type.String(),
            game: Type.String(),
            is: Type.Union([Type.Literal('turn'), Type.Literal('seat-kept'), Type.Literal('bot-plays')], {
              description: 'My turn, a seat reserved for me, or a bot that plays my seat since my time ran out.',
            }),
            left: Type.Union([Type.Number({ description: 'Milliseconds left on my clock, where it runs.' }), Nothing]),
            last: Type.Boolean({ description: 'My clock ran out once: what is left is the last.' }),
          }),
        ),
      }),
    },
  ),
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
          description: 'Who plays on: a bot, or nobody, as the game rules for a player who leaves.',
        }),
      ),
    }),
    reply: Type.Object({
      table: Type.Union([TableInfo, Nothing], { description: 'Null if people without a seat may not watch.' }),
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
      invite: Type.Optional(Type.String({ description: 'For the player who asked first and hosts it.' })),
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
  comeBack: route('POST', '/tables/:id/back', 'I decide again where a bot answered because my time ran out.', {
    params: AtTable,
    body: None,
    reply: Type.Object({ table: TableInfo }),
  }),
} as const;
