import type { Refusal, Text } from '@ecumene/engine';
import type { Static } from 'typebox';
import { Type } from 'typebox';
import type { Change } from './changes.ts';
import { SeatRequest } from './request.ts';
import type { News, Sight } from './sight.ts';
import type { Said, TableInfo } from './table-info.ts';

const Id = Type.String({ minLength: 1, maxLength: 60 });
const Word = Type.String({ minLength: 1, maxLength: 200 });
const Entry = Type.Integer({ minimum: 0 });
const message = <T extends string, P extends Record<string, Type.TSchema>>(is: T, parts: P) =>
  Type.Object({ is: Type.Literal(is), ...parts }, { additionalProperties: false });

/** The longest thing said at once. */
export const LONGEST_SAID = 1000;

/** How many answers can be checked at once. */
export const MOST_CHECKED = 500;

/** What a client may send through the socket of a table. The first must be `hello`. */
export const FromClient = Type.Union([
  /** `since` is the number of the last sight seen, if any: what happened since is told again. */
  message('hello', { since: Type.Optional(Entry) }),
  /** Sent again with the same id it is done once. */
  message('do', { id: Id, request: SeatRequest }),
  message('check', { id: Id, question: Word, answer: Type.Unknown() }),
  /** The same of many answers at once. */
  message('check-all', { id: Id, question: Word, answers: Type.Array(Type.Unknown(), { maxItems: MOST_CHECKED }) }),
  message('suggest', { id: Id, question: Word }),
  message('story', { id: Id, since: Entry }),
  message('say', {
    id: Id,
    text: Type.String({ minLength: 1, maxLength: LONGEST_SAID }),
    to: Type.Optional(Word),
  }),
  message('read', { upto: Entry }),
]);
export type FromClient = Static<typeof FromClient>;

/** What the server sends through it. */
export type FromServer =
  /** All there is to see, and what happened since the number the client named. `more`: not all of it, ask for the story. */
  | { readonly is: 'sight'; readonly sight: Sight; readonly news: readonly News[]; readonly more: boolean }
  /** How the sight of number `from` becomes the next. */
  | { readonly is: 'update'; readonly from: number; readonly change: Change | null; readonly news: readonly News[] }
  | { readonly is: 'info'; readonly info: TableInfo }
  | { readonly is: 'done'; readonly id: string; readonly refusal: Refusal | null }
  | { readonly is: 'checked'; readonly id: string; readonly refusal: Refusal | null }
  | { readonly is: 'checked-all'; readonly id: string; readonly refusals: readonly (Refusal | null)[] }
  | { readonly is: 'suggested'; readonly id: string; readonly answer: unknown }
  | { readonly is: 'story'; readonly id: string; readonly news: readonly News[] }
  | { readonly is: 'talk'; readonly said: readonly Said[] }
  /** Something about the table everybody should read. */
  | { readonly is: 'notice'; readonly text: Text }
  /** A message was not understood, or came too often; nothing has changed. */
  | { readonly is: 'error'; readonly id: string | null; readonly refusal: Refusal }
  /** The server is about to stop: come back after so many milliseconds, with what was last seen. */
  | { readonly is: 'closing'; readonly after: number };

/** Why a socket was closed. */
export const CLOSED = {
  /** The server stops or restarts: come back. */
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
