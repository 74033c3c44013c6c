import { moves } from '@ecumene/engine';
import Type, { type Static } from 'typebox';

const face = Type.String({ maxLength: 30 });
const offer = Type.Integer({ minimum: 1 });
const give = Type.Array(face, { maxItems: 60 });

/** What a nation does on the trading floor. */
export const tradeMoves = moves(
  'trade',
  Type.Union([
    Type.Object(
      {
        do: Type.Literal('offer'),
        /** The cards given. The first two are named, truthfully; the rest is nobody's business. */
        give,
        /** How many cards are wanted in return, and which two must be among them. */
        wants: Type.Integer({ minimum: 0, maximum: 60 }),
        asks: Type.Array(face, { maxItems: 2 }),
        /** A nation; everybody, if not said. */
        to: Type.Optional(Type.String({ maxLength: 30 })),
        /** The offer this one answers. */
        counters: Type.Optional(offer),
      },
      { additionalProperties: false },
    ),
    Type.Object(
      {
        do: Type.Literal('accept'),
        offer,
        give,
        /** The nation through which the two trade, where they cannot do so directly. */
        through: Type.Optional(Type.String({ maxLength: 30 })),
      },
      { additionalProperties: false },
    ),
    /** Lets others trade through one's nation, for a named commodity or for nothing. */
    Type.Object({ do: Type.Literal('toll'), card: Type.Optional(face) }, { additionalProperties: false }),
    Type.Object({ do: Type.Literal('withdraw'), offer }, { additionalProperties: false }),
    Type.Object({ do: Type.Literal('done') }, { additionalProperties: false }),
  ]),
);

export type TradeMove = Static<typeof tradeMoves.schema>;
export type MakeOffer = TradeMove & { readonly do: 'offer' };
export type Toll = TradeMove & { readonly do: 'toll' };
export type Accept = TradeMove & { readonly do: 'accept' };
