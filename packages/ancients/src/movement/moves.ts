import { say } from '@ecumene/engine';
import Type, { type Static, type TSchema } from 'typebox';
import type { OwnMove } from '../asking.ts';

const area = Type.String({ maxLength: 40 });
const tokens = Type.Integer({ minimum: 0, maximum: 999 });
const MOST_MOVES = 300;

const march = Type.Object(
  {
    do: Type.Literal('march'),
    from: area,
    to: area,
    count: Type.Integer({ minimum: 1, maximum: 999 }),
    /** The area passed through, by those who know roads. Found by itself if not said. */
    via: Type.Optional(area),
  },
  { additionalProperties: false },
);

const sail = Type.Object(
  {
    do: Type.Literal('sail'),
    ship: Type.Integer({ minimum: 1, maximum: 99 }),
    /** Tokens that embark before sailing. */
    load: Type.Optional(tokens),
    /** The areas entered, in order. */
    path: Type.Array(area, { maxItems: 20 }),
    /** Tokens that land after sailing. */
    land: Type.Optional(tokens),
  },
  { additionalProperties: false },
);

const end = Type.Object({ do: Type.Literal('end') }, { additionalProperties: false });

/** The forms of a single move. A game with moves of its own makes its family of these and them. */
export const moveForms = { march, sail } as const;

/** The forms of an answer: one move, several moves that are checked and done as one, or the end of the movement. */
export function movementForms<T extends TSchema[]>(moves: [...T]) {
  const list = Type.Object(
    {
      do: Type.Literal('moves'),
      moves: Type.Array(Type.Union(moves), { minItems: 1, maxItems: MOST_MOVES }),
      /** The movement ends with them. */
      end: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  );
  return Type.Union([...moves, list, end]);
}

export type March = Static<typeof march>;
export type Sail = Static<typeof sail>;
/** A move that all games know. */
export type Move = March | Sail;

/** Several moves, checked and done as one. */
export interface MoveList<X extends OwnMove = never> {
  do: 'moves';
  moves: (Move | X)[];
  end?: boolean;
}

export type MovementMove<X extends OwnMove = never> = Move | X | MoveList<X> | Static<typeof end>;

/** What a nation is asked when it moves. */
export const MOVEMENT = { topic: 'movement', text: say('Move your tokens and ships.') } as const;
