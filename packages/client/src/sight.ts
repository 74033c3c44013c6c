import {
  type Asked,
  type Awaited,
  type Event,
  type Happening,
  mayKnow,
  type Player,
  type Proposal,
  type Refusal,
  type Seat,
  type Standing,
  type StandingAnswer,
  type Table,
  type World,
} from '@ecumene/engine';

/** All a seat, or a spectator, has before its eyes at a table: what the screen is drawn from. Plain data. */
export interface Sight {
  /** How many entries the journal has: this is the table after so many. */
  readonly number: number;
  /** Where play stands, by the names of the sequence of play from the outside in. */
  readonly where: readonly string[];
  readonly view: unknown;
  /** What this seat is asked. */
  readonly questions: readonly Asked[];
  /** What this seat has prepared for these questions, and what speaks against it by now. */
  readonly prepared: readonly Prepared[];
  /** All this seat has left for questions to come. */
  readonly left: readonly StandingAnswer[];
  /** Seats that ask for the printed order. */
  readonly insisting: readonly Seat[];
  /** Who else is asked what kind of thing. */
  readonly waiting: readonly Awaited[];
  readonly seats: readonly Seat[];
  readonly players: Readonly<Record<Seat, Player>>;
  readonly standing: readonly Standing[];
  readonly proposal: Proposal | null;
  /** How often something that had happened was taken back: then the story is to be read anew. */
  readonly rewritten: number;
  readonly over: boolean;
}

export interface Prepared {
  readonly question: string;
  readonly answer: unknown;
  readonly refusal: Refusal | null;
}

/** Something that happened, with the entry of the journal that caused it. */
export interface News {
  readonly number: number;
  readonly happening: Happening;
}

export function sightOf<W extends World<unknown, E>, V, E extends Event>(
  table: Table<W, V, E>,
  viewer: Seat | null,
): Sight {
  return {
    number: table.journal.length,
    where: table.where,
    view: table.view(viewer),
    questions: viewer === null ? [] : table.questions(viewer),
    prepared: viewer === null ? [] : preparedBy(table, viewer),
    left: viewer === null ? [] : table.standingAnswers(viewer),
    insisting: [...table.world.room.insisting],
    waiting: table.waiting(),
    seats: [...table.seats],
    players: table.players,
    standing: table.standing(),
    proposal: table.proposal ?? null,
    rewritten: table.rewritten,
    over: table.over,
  };
}

function preparedBy<W extends World<unknown, E>, V, E extends Event>(table: Table<W, V, E>, seat: Seat): Prepared[] {
  return table
    .prepared(seat)
    .map(({ asked, answer, refusal }) => ({ question: asked.id, answer, refusal: refusal ?? null }));
}

/** What a viewer may know of what was played. Nothing is told of it but the happening: not even who else may know. */
export function newsFor(
  played: readonly { readonly number: number; readonly happenings: readonly Happening[] }[],
  viewer: Seat | null,
): News[] {
  return played.flatMap(({ number, happenings }) =>
    happenings
      .filter((happening) => mayKnow(happening, viewer))
      .map((happening) => ({ number, happening: forEyesOf(happening, viewer) })),
  );
}

function forEyesOf(happening: Happening, viewer: Seat | null): Happening {
  return happening.knows === 'all' || viewer === null ? happening : { ...happening, knows: [viewer] };
}
