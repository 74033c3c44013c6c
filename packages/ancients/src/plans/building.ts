import Type from 'typebox';
import { citiesUnder } from '../book/building-policy.ts';
import type { BuildingParts } from '../book/supported-cities.ts';
import type { Ancients } from '../world.ts';
import { type PlansFor, plansOf } from './planning.ts';

const form = Type.Object(
  {
    /** Areas where no city is built. */
    except: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60 }),
    /** The treasury may help where that is needed. */
    treasury: Type.Boolean(),
  },
  { additionalProperties: false },
);

/** Cities built by a policy, by the book that counts at that moment: never one that could not be supported. @rule building.build */
export function buildingPolicies<W extends Ancients>(bookAt: (world: W) => BuildingParts<W>): PlansFor<W> {
  return plansOf<W, typeof form>(form, ({ world, number }, policy) => ({
    answer: citiesUnder(bookAt(world), world, number, policy),
  }));
}
