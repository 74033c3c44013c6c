import { type Decided, refuse, say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { areaNumber, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { Ancients, NationNumber } from '../world.ts';
import { type PlansFor, plansOf } from './planning.ts';
import { isShare } from './questions.ts';

const form = Type.Object(
  {
    /** Areas that grow before all others, in this order. */
    first: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60 }),
    /** Of the others, those with most or with fewest tokens come first. */
    others: Type.Enum(['most', 'fewest']),
  },
  { additionalProperties: false },
);
export type GrowthPolicy = Static<typeof form>;

const NO_SHARES = refuse(
  'no-shares',
  say('Your automatic answer does not fit this question. Choose which areas grow.'),
);

/** Areas that grow by a policy where stock is short. @rule growth.short */
export function growthPolicies<W extends Ancients>(): PlansFor<W> {
  return plansOf<W, typeof form>(form, ({ world, number, question }, policy): Decided => {
    if (!isShare(question)) return { ask: NO_SHARES };
    return { answer: growthUnder(world, number, question, policy) };
  });
}

interface Shared {
  readonly total: number;
  readonly over: readonly { readonly id: string; readonly most: number }[];
}

/** How much each area grows. */
function growthUnder(
  state: PublicState,
  number: NationNumber,
  { total, over }: Shared,
  { first, others }: GrowthPolicy,
): Record<string, number> {
  const tokens = (id: string): number => tokensIn(state, areaNumber(state, id) ?? 0, number);
  const place = (id: string): number => (first.includes(id) ? first.indexOf(id) : first.length);
  const inOrder = [...over].sort(
    (a, b) =>
      place(a.id) - place(b.id) ||
      (others === 'most' ? tokens(b.id) - tokens(a.id) : tokens(a.id) - tokens(b.id)) ||
      (a.id < b.id ? -1 : 1),
  );
  let left = total;
  const grows: Record<string, number> = {};
  for (const { id, most } of inOrder) {
    const more = Math.min(left, most);
    if (more > 0) grows[id] = more;
    left -= more;
  }
  return grows;
}
