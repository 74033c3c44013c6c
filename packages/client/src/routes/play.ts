import { Type } from 'typebox';
import { Refusal, SavedTable } from '../engine-forms.ts';
import { Entry, SeatRequest, TalkNumber } from '../request.ts';
import { PersonInfo, Said, TableInfo } from '../table-info.ts';
import { StoryPage, TableView } from '../table-view-form.ts';
import { AtTable, closed, Id, Name, None, Nothing, route, Word } from './route.ts';

const Digits = Type.String({ pattern: '^[0-9]{1,9}$' });
const ManyDigits = Type.String({ pattern: '^[0-9]{1,15}$' });
const AtSeat = closed({ id: Id, seat: Type.Optional(Word) });
/** As whom somebody looks: in a seat of their own, or into a hand that is shown to them. */
const Looking = { seat: Type.Optional(Word), through: Type.Optional(Word) };
const HandViewers = Type.Object({
  people: Type.Array(Type.Object({ person: PersonInfo, here: Type.Boolean(), sees: Type.Boolean() })),
});
const RefusalOrNot = Type.Object({ refusal: Type.Union([Refusal, Nothing]) });

/** What happens at a table: the game, and what is said and noted beside it. */
export const PLAY_ROUTES = {
  tableView: route('GET', '/tables/:id/view', 'All my seat sees, or `through` a hand that is shown to me.', {
    params: closed({ id: Id, ...Looking }),
    body: None,
    reply: Type.Object({ tableView: TableView }),
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
    params: closed({ id: Id, ...Looking, since: Type.Optional(Digits) }),
    body: None,
    reply: StoryPage,
    open: true,
  }),
  replay: route('GET', '/tables/:id/replay', 'What my seat saw after so many entries.', {
    params: closed({ id: Id, ...Looking, at: Digits }),
    body: None,
    reply: Type.Object({ tableView: TableView }),
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
  importTable: route(
    'POST',
    '/import',
    'Takes up a table from such a file; I host it and sit in its first seat that is not out.',
    {
      params: None,
      body: closed({ name: Type.Optional(Name), file: Type.Unknown() }),
      reply: Type.Object({ table: TableInfo }),
    },
  ),
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
      params: closed({ id: Id, since: Type.Optional(ManyDigits), before: Type.Optional(ManyDigits) }),
      body: None,
      reply: Type.Object({
        said: Type.Array(Said),
        more: Type.Boolean({ description: 'There are earlier messages.' }),
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
    body: closed({ upto: TalkNumber }),
    reply: None,
  }),
  mute: route('PUT', '/tables/:id/mute', 'The host silences a person at the table, or no longer does.', {
    params: AtTable,
    body: closed({ person: Id, on: Type.Boolean() }),
    reply: None,
  }),
  muteSpectators: route(
    'PUT',
    '/tables/:id/spectators/mute',
    'The host lets only those at the table talk, or all again.',
    {
      params: AtTable,
      body: closed({ on: Type.Boolean() }),
      reply: Type.Object({ table: TableInfo }),
    },
  ),
  handViewers: route('GET', '/tables/:id/hand-viewers', 'The spectators I can show my hand to, and who sees it.', {
    params: AtSeat,
    body: None,
    reply: HandViewers,
  }),
  showHand: route(
    'PUT',
    '/tables/:id/hand-viewers',
    'Show my hand to a spectator, or no longer. Nobody else is told.',
    {
      params: AtSeat,
      body: closed({ person: Id, on: Type.Boolean() }),
      reply: HandViewers,
    },
  ),
  reportTalk: route('POST', '/tables/:id/talk/report', 'Report something said to the operator.', {
    params: AtTable,
    body: closed({ number: TalkNumber, why: Type.String({ maxLength: 1000 }) }),
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
