import { moves } from '@ecumene/engine';
import Type, { type Static } from 'typebox';

const area = Type.String({ maxLength: 40 });
const tally = Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), { maxProperties: 60 });
const closed = { additionalProperties: false } as const;

/** What a player does in the phase for special abilities. */
export const abilityMoves = moves(
  'abilities',
  Type.Union([
    /** Own tokens go from some areas to others. */
    Type.Object({ do: Type.Literal('diaspora'), from: tally, to: tally }, closed),
    Type.Object({ do: Type.Literal('fundamentalism'), area }, closed),
    Type.Object({ do: Type.Literal('monotheism'), area }, closed),
    /** Either treasury from stock or an area. */
    Type.Object(
      {
        do: Type.Literal('politics'),
        treasury: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
        area: Type.Optional(area),
      },
      closed,
    ),
    Type.Object(
      { do: Type.Literal('provincial-empire'), players: Type.Array(Type.String({ maxLength: 30 }), { maxItems: 20 }) },
      closed,
    ),
    Type.Object({ do: Type.Literal('trade-routes'), cards: tally }, closed),
    /** Either a pirate city or barbarian tokens by area. */
    Type.Object(
      { do: Type.Literal('universal-doctrine'), city: Type.Optional(area), tokens: Type.Optional(tally) },
      closed,
    ),
    Type.Object({ do: Type.Literal('done') }, closed),
  ]),
);
export type AbilityMove = Static<typeof abilityMoves.schema>;
export type UseOf<D extends AbilityMove['do']> = AbilityMove & { readonly do: D };
