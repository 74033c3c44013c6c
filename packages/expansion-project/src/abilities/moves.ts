import { moves } from '@ecumene/engine';
import Type, { type Static } from 'typebox';

const area = Type.String({ maxLength: 40 });
const player = Type.String({ maxLength: 30 });
const tally = Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), { maxProperties: 60 });
const closed = { additionalProperties: false } as const;

/** What a player does in the phase for special abilities. */
export const abilityMoves = moves(
  'abilities',
  Type.Union([
    /** So many tokens from stock or, without a number, a city. */
    Type.Object(
      {
        do: Type.Literal('diaspora'),
        area,
        tokens: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
      },
      closed,
    ),
    Type.Object({ do: Type.Literal('fundamentalism'), area }, closed),
    Type.Object({ do: Type.Literal('monotheism'), area }, closed),
    /** Either an area or so many tokens from stock into treasury. */
    Type.Object(
      {
        do: Type.Literal('politics'),
        area: Type.Optional(area),
        treasury: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
      },
      closed,
    ),
    /** Each player as often as it is to give a card. */
    Type.Object({ do: Type.Literal('provincial-empire'), players: Type.Array(player, { maxItems: 20 }) }, closed),
    Type.Object({ do: Type.Literal('trade-empire'), player, commodity: Type.String({ maxLength: 30 }) }, closed),
    /** A pirate city, or barbarian tokens by area. */
    Type.Object(
      { do: Type.Literal('universal-doctrine'), city: Type.Optional(area), tokens: Type.Optional(tally) },
      closed,
    ),
    Type.Object({ do: Type.Literal('done') }, closed),
  ]),
);
export type AbilityMove = Static<typeof abilityMoves.schema>;
export type UseOf<D extends AbilityMove['do']> = AbilityMove & { readonly do: D };
