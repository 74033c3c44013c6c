import { moves } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { cardRow } from '../board.ts';
import { WORTHS } from '../change.ts';

const exact = { additionalProperties: false } as const;
const card = Type.String({ maxLength: 60 });
const tokens = Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), {
  minItems: WORTHS.length,
  maxItems: WORTHS.length,
});

/** How to pay food and resources: with a unit of the other good by a pact, or leaving these tokens. */
export const wishes = {
  trade: Type.Optional(Type.Boolean()),
  keep: Type.Optional(Type.Object({ food: Type.Optional(tokens), resources: Type.Optional(tokens) }, exact)),
};
/** Whether a military action stands in for a civil one. */
const red = { red: Type.Optional(Type.Boolean()) };
const paying = { ...wishes, ...red };

/** Everything a player can do in the Action Phase. */
export const actionMoves = moves(
  'through-the-ages action',
  Type.Union([
    Type.Object({ do: Type.Literal('end') }, exact),
    Type.Object(
      {
        do: Type.Literal('take'),
        space: Type.Integer({ minimum: 0, maximum: cardRow.civilActions.length - 1 }),
        ...red,
      },
      exact,
    ),
    Type.Object({ do: Type.Literal('grow'), ...paying }, exact),
    Type.Object({ do: Type.Literal('build'), card, ...paying }, exact),
    Type.Object({ do: Type.Literal('upgrade'), from: card, to: card, ...paying }, exact),
    Type.Object({ do: Type.Literal('destroy'), card, ...red }, exact),
    Type.Object({ do: Type.Literal('lead'), card, under: Type.Optional(card), ...red }, exact),
    Type.Object({ do: Type.Literal('stage'), count: Type.Integer({ minimum: 1, maximum: 9 }), ...paying }, exact),
    Type.Object({ do: Type.Literal('develop'), card, shared: Type.Optional(Type.Boolean()), ...red }, exact),
    Type.Object({ do: Type.Literal('revolt'), card, shared: Type.Optional(Type.Boolean()) }, exact),
    Type.Object(
      {
        do: Type.Literal('play'),
        card,
        /** Which of several gains. */
        choice: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
        /** The technology to develop, and whether by revolution. */
        develop: Type.Optional(card),
        revolution: Type.Optional(Type.Boolean()),
        shared: Type.Optional(Type.Boolean()),
        /** What to build or upgrade. */
        from: Type.Optional(card),
        to: Type.Optional(card),
        ...paying,
      },
      exact,
    ),
    Type.Object({ do: Type.Literal('tactic'), card }, exact),
    Type.Object({ do: Type.Literal('copy'), card }, exact),
    /** A building turned into a theater, as a leader allows. */
    Type.Object({ do: Type.Literal('theater'), from: card, to: card, ...paying }, exact),
    /** Population and a unit in one, as a leader allows. */
    Type.Object({ do: Type.Literal('recruit'), card, ...paying }, exact),
    /** What a wonder gives once a turn. */
    Type.Object({ do: Type.Literal('use'), card }, exact),
    /** What a leader gives one of each turn. */
    Type.Object({ do: Type.Literal('choose'), choice: Type.Integer({ minimum: 0, maximum: 9 }) }, exact),
  ]),
);

export type Action = Static<typeof actionMoves.schema>;
export type Doing<D extends Action['do']> = Extract<Action, { do: D }>;
