import { type Decided, type Question, refuse, say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import type { Book } from '../book/book.ts';
import { limitFor } from '../book/limits.ts';
import { type Support, supportMissing } from '../book/support.ts';
import { isReduction } from '../calamities/cities.ts';
import { areaNumber, nation, tokensIn } from '../nations.ts';
import type { PublicState } from '../state.ts';
import type { Ancients, NationNumber } from '../world.ts';
import { type PlansFor, plansOf } from './planning.ts';
import { isChooseOne, isChooseSome, numberIn, tallyIn } from './questions.ts';

const areas = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60 });

const lossForm = Type.Object(
  {
    /** Where tokens are given up first: where most of them are, or where fewest are. */
    first: Type.Enum(['most', 'fewest']),
    /** Areas where none is given up. */
    never: areas,
  },
  { additionalProperties: false },
);
export type LossPolicy = Static<typeof lossForm>;

const orderForm = Type.Object(
  {
    /** Cities in the order in which they are reduced. */
    order: areas,
    /** Of the others, the one whose area feeds most tokens is reduced, unless the player wants to be asked. */
    others: Type.Enum(['ask', 'feeds-most']),
    /** Cities that are never chosen. */
    never: areas,
  },
  { additionalProperties: false },
);
export type ReductionPolicy = Static<typeof orderForm>;

const COSTS_CITY = refuse('costs-city', say('Your automatic answer would cost you a city. Choose what to lose.'));
const LAST_TOKEN = refuse('last-token', say('Your automatic answer would cost your last token. Choose what to lose.'));
const NOT_YOURS = refuse('not-yours', say('These are not your own units. Choose what is lost.'));
const NOT_LISTED = refuse(
  'not-listed',
  say('None of the cities on your list can be reduced now, or more is at stake. Choose yourself.'),
);

/**
 * Unit points lost by a policy: tokens alone. It asks where a city would be lost with them, or the last token.
 * @rule calamities.losses
 */
export function lossPolicies<W extends Ancients>({ support }: { readonly support: Support<W> }): PlansFor<W> {
  return plansOf<W, typeof lossForm>(lossForm, ({ world, number, question }, policy): Decided => {
    if (isOfOthers(question)) return { ask: NOT_YOURS };
    const goal = numberIn(question, 'goal');
    const tokens = tokensLost(world, number, { goal, most: tallyIn(question, 'tokens') }, policy);
    if (tokens === undefined) return { ask: COSTS_CITY };
    const one = nation(world, number);
    if (one.tokens <= goal) return { ask: LAST_TOKEN };
    const after = { ...world, nations: world.nations.with(number, { ...one, tokens: one.tokens - goal }) };
    if (supportMissing(support, after, number) > supportMissing(support, world, number)) return { ask: COSTS_CITY };
    return { answer: { tokens, cities: {} } };
  });
}

/** Whether somebody else's units are to be picked: then the question names whose. */
function isOfOthers({ text }: Question): boolean {
  return text.with?.['nation'] !== undefined;
}

/** The tokens a policy gives up; nothing, if there are too few. */
export function tokensLost(
  state: PublicState,
  number: NationNumber,
  { goal, most }: { readonly goal: number; readonly most: Readonly<Record<string, number>> },
  { first, never }: LossPolicy,
): Record<string, number> | undefined {
  const piles = Object.entries(most).flatMap(([id, can]) => {
    const area = areaNumber(state, id);
    return area === undefined || never.includes(id) ? [] : [{ id, can, left: tokensIn(state, area, number) }];
  });
  const lost: Record<string, number> = {};
  for (let due = goal; due > 0; due--) {
    const open = piles.filter(({ can }) => can > 0);
    const [from] = open.sort(
      (a, b) => (first === 'most' ? b.left - a.left : a.left - b.left) || (a.id < b.id ? -1 : 1),
    );
    if (from === undefined) return undefined;
    from.can -= 1;
    from.left -= 1;
    lost[from.id] = (lost[from.id] ?? 0) + 1;
  }
  return lost;
}

/**
 * Cities reduced in an order of one's own, where a city must be reduced in any case. It asks where none on the list can be,
 * and where a city would be lost for good. @rule support.choose @rule calamities.cities
 */
export function reductionPolicies<W extends Ancients>({ limits }: Pick<Book<W>, 'limits'>): PlansFor<W> {
  return plansOf<W, typeof orderForm>(orderForm, ({ world, number, question }, { order, others, never }): Decided => {
    const feeds = (id: string): number => limitFor(limits, world, areaNumber(world, id) ?? 0, number);
    const inOrder = (from: readonly string[]): string[] => {
      const rest = from.filter((id) => !order.includes(id)).sort((a, b) => feeds(b) - feeds(a) || (a < b ? -1 : 1));
      const listed = order.filter((id) => from.includes(id));
      return [...listed, ...(others === 'ask' ? [] : rest)].filter((id) => !never.includes(id));
    };
    if (isChooseOne(question)) {
      const [first] = inOrder(question.from);
      return first === undefined ? { ask: NOT_LISTED } : { answer: first };
    }
    if (!isChooseSome(question) || !isReduction(question)) return { ask: NOT_LISTED };
    const chosen = inOrder(question.from).slice(0, question.least);
    return chosen.length < question.least ? { ask: NOT_LISTED } : { answer: chosen };
  });
}
