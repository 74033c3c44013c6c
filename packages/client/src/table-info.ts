import type { Static } from 'typebox';
import { Type } from 'typebox';
import { Motion, TablePlan } from './plan.ts';
import { Preparation } from './preparation.ts';

const Nothing = Type.Null();
const Time = Type.Number({ description: 'Milliseconds since 1970.' });

export const PersonInfo = Type.Object({ id: Type.String(), name: Type.String(), guest: Type.Boolean() });
export type PersonInfo = Static<typeof PersonInfo>;

/** One seat of a table as everybody may know it. */
export const SeatInfo = Type.Object({
  seat: Type.String(),
  is: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  name: Type.Union([Type.String(), Nothing]),
  person: Type.Union([Type.String(), Nothing]),
  bot: Type.Union([Type.String(), Nothing]),
  keptFor: Type.Optional(PersonInfo),
  here: Type.Boolean({ description: 'The person is viewing the table now.' }),
  awaitedSince: Type.Union([Time, Nothing]),
  clock: Type.Union([
    Type.Object({
      left: Type.Number({ description: 'Milliseconds left when `asOf` was.' }),
      asOf: Time,
      running: Type.Boolean(),
      holidayUntil: Type.Union([Time, Nothing]),
      holidaysLeft: Type.Number(),
      byBot: Type.Boolean({ description: 'The clock ran out, and a bot plays until the player returns.' }),
      reminded: Type.Optional(
        Type.Boolean({ description: 'The clock ran out once: what is left is the last before it decides.' }),
      ),
      lapses: Type.Optional(
        Type.Array(
          Type.Object({
            from: Type.Integer({ description: 'The first entry of the journal in which the clock decided.' }),
            to: Type.Union([Type.Integer(), Nothing], {
              description: 'The entry from which the player decides again; null while a bot plays.',
            }),
          }),
          { description: 'Where the clock decided instead of the player: by default, or through a bot.' },
        ),
      ),
    }),
    Nothing,
  ]),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** A table as everybody who may see it knows it, apart from the game itself. */
export const TableInfo = Type.Object({
  id: Type.String(),
  game: Type.String(),
  name: Type.String(),
  state: Type.Union([
    Type.Literal('gathering'),
    Type.Literal('playing'),
    Type.Literal('over'),
    Type.Literal('abandoned'),
  ]),
  frozen: Type.Union([Type.String({ description: 'Why nobody can play on for now.' }), Nothing]),
  host: Type.Union([PersonInfo, Nothing]),
  plan: TablePlan,
  seats: Type.Array(SeatInfo),
  /** The seats of the person who asks. */
  mine: Type.Array(Type.String()),
  sat: Type.Optional(
    Type.Array(Type.String(), {
      description: 'The open seats the requesting person left; only if this single table is requested.',
    }),
  ),
  shown: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Seats whose players show their hands to the requesting spectator; only over the socket.',
    }),
  ),
  number: Type.Integer(),
  commitment: Type.Union([Type.String(), Nothing]),
  created: Time,
  changed: Time,
  moved: Type.Number({ description: 'When something last happened in the game; milliseconds since 1970.' }),
  asOf: Type.Number({ description: 'The time of this state, by the clock of the server; milliseconds since 1970.' }),
  paused: Type.Boolean(),
  preparing: Type.Optional(Preparation),
  floorEnds: Type.Union([Time, Nothing]),
  motions: Type.Array(
    Type.Object({
      motion: Motion,
      agreed: Type.Array(Type.String()),
      against: Type.Optional(Type.Array(Type.String(), { description: 'Seats that are against it (default: none).' })),
    }),
  ),
  lost: Type.Optional(
    Type.Object(
      {
        motion: Motion,
        by: Type.String({ description: 'The seat that voted against it last.' }),
        withdrawn: Type.Boolean({ description: 'Nobody else was for it.' }),
        at: Time,
      },
      { description: 'The last vote that failed, unless it is proposed again.' },
    ),
  ),
  ranking: Type.Union([
    Type.Array(Type.Object({ seat: Type.String(), score: Type.Number(), rank: Type.Number() })),
    Nothing,
  ]),
  waitingFor: Type.Array(Type.String({ description: 'Seats the table is waiting for.' })),
  out: Type.Array(Type.String(), {
    description:
      'Seats whose game is over though the others play on: they have no vote, and nobody can take them over.',
  }),
  unread: Type.Integer(),
  spectators: Type.Optional(
    Type.Object(
      {
        names: Type.Array(Type.String()),
        nameless: Type.Integer({ description: 'The number of spectators without a name.' }),
      },
      { description: 'Who is watching without a seat, as far as it is public; null if nobody is.' },
    ),
  ),
  spectatorsMuted: Type.Optional(Type.Boolean({ description: 'Only players and the host may chat.' })),
  rematch: Type.Union([Type.String({ description: 'The table of the rematch.' }), Nothing]),
  whatIf: Type.Boolean(),
  imported: Type.Boolean({
    description: 'Imported from a file: the person who imported it knows what was hidden until then.',
  }),
  timeCalled: Type.Boolean({ description: 'All have agreed to end the game and score at the end of the round.' }),
});
export type TableInfo = Static<typeof TableInfo>;

/** Something somebody said at a table. */
export const Said = Type.Object({
  number: Type.Integer(),
  at: Time,
  person: PersonInfo,
  seat: Type.Union([Type.String(), Nothing]),
  to: Type.Union([Type.String(), Nothing]),
  whom: Type.Union([PersonInfo, Nothing], {
    description: 'Who had the seat when the private message was sent. Later players of the seat do not see it.',
  }),
  text: Type.String(),
});
export type Said = Static<typeof Said>;
