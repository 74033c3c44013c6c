import { moves } from '@ecumene/engine';
import Type, { type Static } from 'typebox';

const exact = { additionalProperties: false } as const;
const card = Type.String({ maxLength: 60 });
const seat = Type.String({ maxLength: 80 });

/** Everything a player can do in the Politics Phase. */
export const politicalMoves = moves(
  'through-the-ages politics',
  Type.Union([
    Type.Object({ do: Type.Literal('pass') }, exact),
    Type.Object({ do: Type.Literal('prepare'), card }, exact),
    Type.Object({ do: Type.Literal('aggression'), card, rival: seat }, exact),
    Type.Object({ do: Type.Literal('war'), card, rival: seat }, exact),
    Type.Object({ do: Type.Literal('offer'), card, to: seat, side: Type.Optional(Type.Enum(['A', 'B'])) }, exact),
    Type.Object({ do: Type.Literal('cancel'), pact: card }, exact),
    Type.Object({ do: Type.Literal('resign') }, exact),
    /** A leader leaves for a yellow token. */
    Type.Object({ do: Type.Literal('retire') }, exact),
    /** A leader leaves and makes a territory in hand a colony. */
    Type.Object({ do: Type.Literal('settle'), card }, exact),
  ]),
);

export type Political = Static<typeof politicalMoves.schema>;
export type Politic<D extends Political['do']> = Extract<Political, { do: D }>;
