import { type Decided, refuse, say } from '@ecumene/engine';
import Type from 'typebox';
import { type AbilityRules, abilityUnder } from '../book/ability-policy.ts';
import type { Book } from '../book/book.ts';
import type { Ancients } from '../world.ts';
import { type PlansFor, plansOf } from './planning.ts';
import { namesIn } from './questions.ts';

const name = Type.String({ maxLength: 40 });

const form = Type.Object(
  {
    use: Type.Array(name, { maxItems: 20 }),
    first: Type.Enum(['ahead', 'most']),
    spare: Type.Array(name, { maxItems: 20 }),
    otherwise: Type.Enum(['end', 'ask']),
  },
  { additionalProperties: false },
);

const NO_USE = refuse(
  'no-use',
  say('Your automatic answer cannot use any more of your abilities. Use them yourself, or end.'),
);

/** Special abilities used by a policy, one after another. @rule rows.abilities */
export function abilityPolicies<W extends Ancients>(
  rules: AbilityRules<W>,
  bookAt: (world: W) => Pick<Book<W>, 'taxes' | 'support'>,
): PlansFor<W> {
  return plansOf<W, typeof form>(form, ({ world, number, question }, policy): Decided => {
    const use = abilityUnder(rules, bookAt(world), world, number, policy, namesIn(question, 'abilities'));
    if (use !== undefined) return { answer: use };
    return policy.otherwise === 'end' ? { answer: { do: 'done' } } : { ask: NO_USE };
  });
}
