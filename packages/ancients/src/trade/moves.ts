import { say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { DECLINE_REASONS } from '../world.ts';

const face = Type.String({ maxLength: 30 });
const offer = Type.Integer({ minimum: 1 });
const give = Type.Array(face, { maxItems: 60 });

/** The forms of the moves in a trade. A game with moves of its own makes its family of these and them. */
export const tradeForms = {
  offer: Type.Object(
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
  accept: Type.Object({ do: Type.Literal('accept'), offer, give }, { additionalProperties: false }),
  withdraw: Type.Object({ do: Type.Literal('withdraw'), offer }, { additionalProperties: false }),
  /** Declines an offer made to oneself alone. */
  decline: Type.Object(
    {
      do: Type.Literal('decline'),
      offer,
      why: Type.Optional(Type.Enum(DECLINE_REASONS)),
      /** The card one collects, one of those asked for. */
      card: Type.Optional(face),
    },
    { additionalProperties: false },
  ),
  done: Type.Object({ do: Type.Literal('done') }, { additionalProperties: false }),
};

export type TradeMove = {
  [form in keyof typeof tradeForms]: Static<(typeof tradeForms)[form]>;
}[keyof typeof tradeForms];
export type MakeOffer = TradeMove & { readonly do: 'offer' };
export type Accept = TradeMove & { readonly do: 'accept' };
export type Decline = TradeMove & { readonly do: 'decline' };

/** What everybody is asked while trade is open. */
export const TRADE = { topic: 'trade', text: say('Trade with the other players, or end trading.') } as const;
