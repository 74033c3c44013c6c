import { moves } from '@ecumene/engine';
import Type, { type Static } from 'typebox';

const area = Type.String({ maxLength: 40 });
const tokens = Type.Integer({ minimum: 0, maximum: 999 });

/** What a nation does in its movement, one move at a time. */
export const movementMoves = moves(
  'movement',
  Type.Union([
    Type.Object(
      {
        do: Type.Literal('march'),
        from: area,
        to: area,
        count: Type.Integer({ minimum: 1, maximum: 999 }),
        /** The area passed through, by those who know roads. Found by itself if not said. */
        via: Type.Optional(area),
      },
      { additionalProperties: false },
    ),
    Type.Object(
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
    ),
    Type.Object({ do: Type.Literal('end') }, { additionalProperties: false }),
  ]),
);

export type MovementMove = Static<typeof movementMoves.schema>;
export type March = MovementMove & { readonly do: 'march' };
export type Sail = MovementMove & { readonly do: 'sail' };
