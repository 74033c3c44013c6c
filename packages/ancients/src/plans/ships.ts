import { type Decided, refuse, say } from '@ecumene/engine';
import Type from 'typebox';
import { shipsUnder } from '../book/ship-policy.ts';
import type { Ships } from '../book/ships.ts';
import type { Ancients } from '../world.ts';
import { type PlansFor, plansOf } from './planning.ts';

const form = Type.Object(
  {
    /** Ships are built until there are so many. */
    until: Type.Integer({ minimum: 0, maximum: 9 }),
    /** Where they are built: the first of these areas that can pay. */
    at: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
    /** Tokens on the board may pay where the treasury cannot; one always stays in an area. */
    levy: Type.Boolean(),
  },
  { additionalProperties: false },
);

const CANNOT_KEEP = refuse(
  'cannot-keep',
  say('You cannot keep all your ships under your automatic answer. Choose which to keep.'),
);

/** Ships kept and built by a policy. It asks where a ship would be lost. @rule ships.build @rule ships.keep */
export function shipPolicies<W extends Ancients>({ ships }: { readonly ships: Ships<W> }): PlansFor<W> {
  return plansOf<W, typeof form>(form, ({ world, number }, policy): Decided => {
    const answer = shipsUnder(ships, world, number, policy);
    return answer === undefined ? { ask: CANNOT_KEEP } : { answer };
  });
}
