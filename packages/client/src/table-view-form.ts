import type { Static } from 'typebox';
import { Type } from 'typebox';
import {
  Asked,
  AutomaticAnswer,
  Awaited,
  Handover,
  Happening,
  list,
  Player,
  Proposal,
  RankedSeat,
  Refusal,
} from './engine-forms.ts';

const Nothing = Type.Null();
const Seat = Type.String();

export const Prepared = Type.Object({
  question: Type.String(),
  answer: Type.Unknown(),
  refusal: Type.Union([Refusal, Nothing]),
});
export type Prepared = Static<typeof Prepared>;

export const Answered = Type.Object({
  number: Type.Integer({ description: 'Which entry of the journal it is: a moment to go back to.' }),
  question: Type.String(),
  topic: Type.String(),
  answer: Type.Unknown(),
  automatic: Type.Optional(Type.Literal(true, { description: 'It was given by an automatic answer or a plan.' })),
});
export type Answered = Static<typeof Answered>;

/** All a seat, or a spectator, has before its eyes at a table: what the screen is drawn from. Plain data. */
export const TableView = Type.Object({
  number: Type.Integer({ description: 'How many entries the journal has: this is the table after so many.' }),
  where: list(Type.String({ description: 'The current steps, by their names in the sequence of play.' })),
  view: Type.Unknown({ description: 'What the game shows this seat; each game has its own.' }),
  questions: list(Asked),
  /** What this seat has prepared for these questions, and what speaks against it by now. */
  prepared: list(Prepared),
  /** All this seat has left for questions to come. */
  left: list(AutomaticAnswer),
  /** Seats that ask for the printed order. */
  insisting: list(Seat),
  orderPending: Type.Boolean({
    description:
      'A seat asks for the printed order, but it starts with the next phase: somebody has already answered in this one.',
  }),
  /** Who else is asked what kind of thing. */
  waiting: list(Awaited),
  seats: list(Seat),
  /** Those of them whose game is over though the others play on: they have no say in what is undone. */
  out: list(Seat),
  players: Type.Record(Type.String(), Player),
  /** Which seats have changed hands, in order. */
  handovers: list(Handover),
  /** Who asked for the printed order, or no longer does, in order. */
  ordered: list(
    Type.Object({
      number: Type.Integer({ description: 'The journal entry of it.' }),
      seat: Seat,
      on: Type.Boolean(),
    }),
  ),
  ranking: list(RankedSeat),
  proposal: Type.Union([Proposal, Nothing]),
  rewritten: Type.Integer({
    description: 'How often something was undone: when it changes, read the log again.',
  }),
  mayTakeBack: Type.Boolean({
    description: 'Whether the latest answer of this seat can be undone.',
  }),
  /** The latest answers of whoever plays this seat, in order. */
  answered: list(Answered),
  over: Type.Boolean(),
});
export type TableView = Static<typeof TableView>;

/** Who has a seat of a running game that is open to whoever comes. */
export const NOBODY_YET = { is: 'bot', name: 'nobody yet' } as const;

/** Something that happened, with the entry of the journal that caused it. */
export const News = Type.Object({ number: Type.Integer(), happening: Happening });
export type News = Static<typeof News>;

/** A part of what happened. */
export const StoryPage = Type.Object({
  news: list(News),
  next: Type.Union([Type.Integer(), Nothing], { description: 'The entry to continue from, if there is more.' }),
});
export type StoryPage = Static<typeof StoryPage>;
