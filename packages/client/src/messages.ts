import type { Static } from 'typebox';
import { Type } from 'typebox';
import { Change } from './change-form.ts';
import { list, Refusal, Text } from './engine-forms.ts';
import { ListedAnswers } from './listed-answers.ts';
import { Entry, SeatRequest, TalkNumber } from './request.ts';
import { Said, TableInfo } from './table-info.ts';
import { News, StoryPage, TableView } from './table-view-form.ts';

const Id = Type.String({ minLength: 1, maxLength: 60 });
const Word = Type.String({ minLength: 1, maxLength: 200 });
const message = <T extends string, P extends Record<string, Type.TSchema>>(is: T, parts: P) =>
  Type.Object({ is: Type.Literal(is), ...parts }, { additionalProperties: false });

/** The longest thing said at once. */
export const LONGEST_SAID = 1000;

/** How many answers can be checked at once. */
export const MOST_CHECKED = 500;

/**
 * Raised whenever what a client is sent changes its form, views included, so that a page of an earlier build would show less
 * than there is. A page says in `hello` what it speaks; one that says nothing speaks 1.
 */
export const PROTOCOL = 6;

/** What a client may send through the socket of a table. The first must be `hello`, or a `ping`. */
export const FromClient = Type.Union([
  /** `since` is the number of the last view seen, if any: then the answer says whether anything happened since. */
  message('hello', { since: Type.Optional(Entry), speaks: Type.Optional(Type.Integer({ minimum: 1 })) }),
  /** Sent again with the same id it is done once. */
  message('do', { id: Id, request: SeatRequest }),
  message('check', { id: Id, question: Word, answer: Type.Unknown() }),
  /** The same of many answers at once. */
  message('check-all', { id: Id, question: Word, answers: Type.Array(Type.Unknown(), { maxItems: MOST_CHECKED }) }),
  message('suggest', { id: Id, question: Word }),
  /** All answers a question takes, if there are few enough to read. */
  message('list', { id: Id, question: Word }),
  /** What happened from an entry on, as far as it is told at once. */
  message('story', { id: Id, since: Entry }),
  message('say', {
    id: Id,
    text: Type.String({ minLength: 1, maxLength: LONGEST_SAID }),
    to: Type.Optional(Word),
    /** For whom in that seat it is meant: it is refused if somebody else has the seat by then. */
    whom: Type.Optional(Id),
  }),
  message('read', { upto: TalkNumber }),
  /** Whether the page is looked at: whoever has it out of view is told of their turn like those who are away. */
  message('looking', { on: Type.Boolean() }),
  /** Whether anybody is there: it is answered at once, whatever else the server is busy with. */
  message('ping', {}),
]);
export type FromClient = Static<typeof FromClient>;

const OrNot = Type.Union([Refusal, Type.Null()]);

/** What a notice tells of: once something newer is known of that, it is old. */
const About = Type.Union([
  Type.Literal('undo'),
  Type.Literal('question'),
  Type.Object({ seat: Type.String() }, { description: 'Who has that seat.' }),
]);

/** What the server sends through it. */
export const FromServer = Type.Union([
  /** All there is to see, and what just happened. `more`: something happened since the number in `hello`, ask for the story. */
  Type.Object({ is: Type.Literal('view'), tableView: TableView, news: list(News), more: Type.Boolean() }),
  /** How the view of number `from` becomes the next. */
  Type.Object({
    is: Type.Literal('update'),
    from: Type.Integer(),
    change: Type.Union([Change, Type.Null()]),
    news: list(News),
  }),
  Type.Object({ is: Type.Literal('info'), info: TableInfo }),
  Type.Object({ is: Type.Literal('done'), id: Type.String(), refusal: OrNot }),
  Type.Object({ is: Type.Literal('checked'), id: Type.String(), refusal: OrNot }),
  Type.Object({ is: Type.Literal('checked-all'), id: Type.String(), refusals: list(OrNot) }),
  Type.Object({ is: Type.Literal('listed'), id: Type.String(), answers: Type.Union([ListedAnswers, Type.Null()]) }),
  Type.Object({ is: Type.Literal('suggested'), id: Type.String(), answer: Type.Unknown() }),
  Type.Object({ is: Type.Literal('story'), id: Type.String(), ...StoryPage.properties }),
  Type.Object({ is: Type.Literal('talk'), said: list(Said) }),
  /** Something about the table that whoever gets it should read. */
  Type.Object({ is: Type.Literal('notice'), text: Text, about: Type.Optional(About) }),
  /** A message was not understood, or came too often; nothing has changed. */
  Type.Object({ is: Type.Literal('error'), id: Type.Union([Type.String(), Type.Null()]), refusal: Refusal }),
  Type.Object({ is: Type.Literal('pong') }),
  /** The server is about to stop: come back after so many milliseconds, with what was last seen. */
  Type.Object({ is: Type.Literal('closing'), after: Type.Number() }),
]);
export type FromServer = Static<typeof FromServer>;
export type Notice = Extract<FromServer, { is: 'notice' }>;

/** Why a socket was closed. */
export const CLOSED = {
  /** The server stops or restarts, or can let nobody in just now: come back. */
  restart: 1012,
  /** Nothing was heard any more; said by clients to themselves. */
  silent: 1006,
  /** Read too slowly, or said too much. */
  tooSlow: 4008,
  /** There is no such table for this person. */
  gone: 4004,
  /** Not signed in. */
  whoAreYou: 4001,
  /** Too many sockets. */
  tooMany: 4029,
} as const;
