import { type Decided, refuse, say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { nation, nationNamed } from '../nations.ts';
import type { Ancients } from '../world.ts';
import { type PlansFor, plansOf } from './planning.ts';
import { isChooseSome, isShare } from './questions.ts';

const form = Type.Object(
  {
    /** Who bears it first: those who are ahead on the track, or those with most cities. */
    first: Type.Enum(['ahead', 'cities']),
    /** Nations that bear only what nobody else can. */
    spare: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type VictimPolicy = Static<typeof form>;

const NO_VICTIMS = refuse('no-victims', say('Your automatic answer does not fit this question. Choose who is struck.'));

/** Who is struck, by a policy: oneself only where nobody else can be. @rule calamities.secondary */
export function victimPolicies<W extends Ancients>(): PlansFor<W> {
  return plansOf<W, typeof form>(form, ({ world, number, question }, policy): Decided => {
    const rank = (name: string): number[] => {
      const other = nationNamed(world, name);
      const { step, cities } = nation(world, other);
      const last = other === number ? 2 : policy.spare.includes(name) ? 1 : 0;
      return [last, ...(policy.first === 'ahead' ? [-step, -cities] : [-cities, -step]), other];
    };
    const inOrder = (names: readonly string[]): string[] => [...names].sort((a, b) => compare(rank(a), rank(b)));
    if (isChooseSome(question)) return { answer: inOrder(question.from).slice(0, question.least) };
    if (!isShare(question)) return { ask: NO_VICTIMS };
    const most = new Map(question.over.map((pile) => [pile.id, pile.most]));
    let left = question.total;
    const shares: Record<string, number> = {};
    for (const name of inOrder([...most.keys()])) {
      const bears = Math.min(left, most.get(name) ?? 0);
      if (bears > 0) shares[name] = bears;
      left -= bears;
    }
    return { answer: shares };
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((one, i) => one !== b[i]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
