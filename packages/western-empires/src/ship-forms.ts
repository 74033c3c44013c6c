import Type, { type Static } from 'typebox';

/** The forms of the moves that build, keep and give up ships. */

const area = Type.String({ maxLength: 40 });
const ship = Type.Integer({ minimum: 1, maximum: 99 });

export const buildShipForm = Type.Object(
  {
    do: Type.Literal('build-ship'),
    area,
    /** Tokens of treasury; the others are tokens on the board, the first of them of this area. */
    treasury: Type.Integer({ minimum: 0, maximum: 2 }),
    /** Where the second token of the board comes from; this area, if not said. */
    from: Type.Optional(area),
    coast: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { additionalProperties: false },
);

export const keepShipForm = Type.Object(
  {
    do: Type.Literal('keep-ship'),
    ship,
    /** Where the token comes from that keeps it; treasury, if not said. */
    from: Type.Optional(area),
  },
  { additionalProperties: false },
);

export const giveUpShipForm = Type.Object({ do: Type.Literal('give-up-ship'), ship }, { additionalProperties: false });

export type BuildShip = Static<typeof buildShipForm>;
export type KeepShip = Static<typeof keepShipForm>;
export type GiveUpShip = Static<typeof giveUpShipForm>;
export type ShipMove = BuildShip | KeepShip | GiveUpShip;
