import type { Static } from 'typebox';
import { Type } from 'typebox';
import { NAME_PATTERN } from './names.ts';
import { LATEST_START } from './preparation.ts';

const MINUTE_MOST = 24 * 60;

/** Hours of the day in which a slow clock runs, as minutes after midnight in a zone so many minutes east of Greenwich. */
const Window = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: MINUTE_MOST }),
    to: Type.Integer({ minimum: 0, maximum: MINUTE_MOST }),
    zone: Type.Integer({ minimum: -14 * 60, maximum: 14 * 60 }),
  },
  { additionalProperties: false },
);

/** How a table measures the time its players take. */
export const ClockPlan = Type.Union([
  Type.Object({ is: Type.Literal('none') }, { additionalProperties: false }),
  Type.Object(
    {
      is: Type.Literal('live'),
      minutes: Type.Number({ exclusiveMinimum: 0, maximum: 600, description: 'What each seat begins with.' }),
      increment: Type.Number({ minimum: 0, maximum: 3600, description: 'Seconds added per move.' }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      is: Type.Literal('slow'),
      bank: Type.Number({ exclusiveMinimum: 0, maximum: 365, description: 'Days each seat has in reserve.' }),
      increment: Type.Number({ minimum: 0, maximum: 24 * 14, description: 'Hours added per move.' }),
      window: Type.Optional(Window),
      place: Type.Optional(
        Type.String({
          maxLength: 60,
          description:
            'Where hours and weekends are reckoned, summer and winter, such as `Europe/Berlin`; if it is not said, the zone of the window counts.',
        }),
      ),
      weekendsOff: Type.Optional(Type.Boolean()),
      holidays: Type.Optional(Type.Integer({ minimum: 0, maximum: 60, description: 'Days off each seat may take.' })),
    },
    { additionalProperties: false },
  ),
]);
export type ClockPlan = Static<typeof ClockPlan>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many milliseconds a table waits for somebody who is not here before the others may give their seat away. */
export function patienceOf(clock: ClockPlan | undefined): number {
  return clock?.is === 'live' ? 5 * MINUTE : DAY;
}

/** What a player has once more when their time is up: so many seconds at a live clock, hours at a slow one. */
export const LAST_TIME = { seconds: 30, hours: 12 } as const;

/** Who sits in a seat when the table is made. */
export const SeatPlan = Type.Union([
  Type.Object({ is: Type.Literal('me') }, { additionalProperties: false }),
  Type.Object({ is: Type.Literal('open') }, { additionalProperties: false }),
  Type.Object(
    { is: Type.Literal('bot'), bot: Type.String({ minLength: 1, maxLength: 40 }) },
    { additionalProperties: false },
  ),
]);
export type SeatPlan = Static<typeof SeatPlan>;

/** So many letters the title of a table has at most. */
export const LONGEST_TITLE = 80;

/** A table before anybody sits down at it: what its maker chose. */
export const TablePlan = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 60 }),
    name: Type.String({ minLength: 1, maxLength: LONGEST_TITLE, pattern: NAME_PATTERN }),
    options: Type.Record(
      Type.String({ maxLength: 80 }),
      Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 80 })]),
    ),
    seats: Type.Array(SeatPlan, { minItems: 1, maxItems: 18 }),
    clock: Type.Optional(ClockPlan),
    atZero: Type.Optional(
      Type.Union([Type.Literal('default'), Type.Literal('bot')], {
        description: 'What happens when a clock runs out: the default answer, or a bot until the player returns.',
      }),
    ),
    floorSeconds: Type.Optional(
      Type.Integer({
        minimum: 10,
        maximum: 14 * 86_400,
        description: 'The longest time an open floor (trade) may take.',
      }),
    ),
    join: Type.Optional(Type.Union([Type.Literal('anyone'), Type.Literal('invited')])),
    watch: Type.Optional(Type.Union([Type.Literal('anyone'), Type.Literal('invited'), Type.Literal('nobody')])),
    delayMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 24 * 60, description: 'For spectators.' })),
    advice: Type.Optional(
      Type.Boolean({
        description: 'Whether players may ask bots for suggestions when people play each other (default: yes).',
      }),
    ),
    joinLate: Type.Optional(
      Type.Boolean({
        description:
          'Whether whoever may join can take the seat of a bot during the game; unless told, where only those who are invited may join.',
      }),
    ),
    privateTalk: Type.Optional(Type.Boolean({ description: 'Whether private messages are allowed.' })),
    startTurn: Type.Optional(
      Type.Integer({
        minimum: 2,
        maximum: LATEST_START,
        description: 'The turn from which people play. Bots play the turns before it for every seat.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type TablePlan = Static<typeof TablePlan>;

/** Whether players may ask a bot what to do: whoever plays alone among bots always may. */
export function mayAskAdvice({ advice }: Pick<TablePlan, 'advice'>, people: readonly (string | null)[]): boolean {
  return advice !== false || new Set(people.filter((one) => one !== null)).size < 2;
}

/** Whether whoever comes during the game can take the seat of a bot. */
export function mayJoinLate({ joinLate, join }: Pick<TablePlan, 'joinLate' | 'join'>): boolean {
  return joinLate ?? join === 'invited';
}

/** Matters the players of a table vote on. A seat is handed to a bot, or opened for another person to take over. */
export const Motion = Type.Union([
  Type.Object({ is: Type.Literal('stop-and-score') }, { additionalProperties: false }),
  Type.Object({ is: Type.Literal('abandon') }, { additionalProperties: false }),
  Type.Object({ is: Type.Literal('pause') }, { additionalProperties: false }),
  Type.Object({ is: Type.Literal('resume') }, { additionalProperties: false }),
  Type.Object({ is: Type.Literal('close-trade') }, { additionalProperties: false }),
  Type.Object(
    {
      is: Type.Literal('extend-trade'),
      minutes: Type.Integer({
        minimum: 1,
        maximum: 14 * 24 * 60,
        description: 'How much longer the open floor (trade) may take.',
      }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      is: Type.Literal('hand-over'),
      seat: Type.String({ minLength: 1, maxLength: 40 }),
      to: Type.Union([Type.Literal('bot'), Type.Literal('anyone'), Type.Literal('nobody')]),
      bot: Type.Optional(Type.String({ maxLength: 40, description: 'Which bot (default: the usual one).' })),
    },
    { additionalProperties: false },
  ),
]);
export type Motion = Static<typeof Motion>;

const UNANIMOUS: readonly Motion['is'][] = ['stop-and-score', 'abandon', 'close-trade', 'extend-trade'];
const FOR_MASTERS: readonly Motion['is'][] = ['pause', 'resume', 'close-trade', 'extend-trade'];

/** How many of so many voters must agree: all to end a game or to change how long trade takes, else more than half. */
export function neededFor({ is }: Motion, voters: number): number {
  return UNANIMOUS.includes(is) ? voters : Math.floor(voters / 2) + 1;
}

/** Whether a game master decides it alone: the host of a table who has no seat at it. */
export function isForMaster({ is }: Motion): boolean {
  return FOR_MASTERS.includes(is);
}
