import { type Asking, act, ask, at, chance, moves, pick, type Refusal, type Script, say } from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { cardRow } from '../board.ts';
import { refill } from '../card-row.ts';
import { effects } from '../cards/effects.ts';
import { priceInRow } from '../prices.ts';
import { no } from '../refusals.ts';
import { refuseTaking, takeNow } from '../taking.ts';
import type { Ages, Civilization } from '../world.ts';
import { type Comparison, strongest } from './comparison.ts';

const exact = { additionalProperties: false } as const;
export const agreementMoves = moves(
  'through-the-ages agreement',
  Type.Union([
    Type.Object({ do: Type.Literal('stop') }, exact),
    Type.Object(
      { do: Type.Literal('take'), space: Type.Integer({ minimum: 0, maximum: cardRow.civilActions.length - 1 }) },
      exact,
    ),
  ]),
);
export type Agreement = Static<typeof agreementMoves.schema>;

/**
 * The strongest may take cards from the row one by one, spending no actions; whoever takes one has no political action
 * next time. Then the row slides and is dealt full without a sweep.
 * @rule TTA international-agreement.1 @rule TTA international-agreement.2 @rule TTA international-agreement.3
 * @rule TTA international-agreement.5 @rule TTA ruling.T97 @rule TTA ruling.T16
 */
export function* takeFromTheRow(world: Ages, all: Comparison): Script {
  const civ = at(strongest(all, 1), 0);
  let left: number = effects['take-from-the-row'].civilActions;
  for (;;) {
    const move = yield* ask(civ.seat, agreeing(world, civ, left));
    if (move.do === 'stop') break;
    const price = priceInRow(world, civ, move.space);
    left -= price;
    takeNow(world, civ, move.space, price);
    civ.forfeits = true;
  }
  refill(world);
}

function agreeing(world: Ages, civ: Civilization, left: number): Asking<Agreement> {
  const text = say(
    'Take a card from the row for up to {left, plural, one {# civil action} other {# civil actions}}, or stop.',
    { left },
  );
  const spaces = cardRow.civilActions.map((_, space) => space);
  const refusal = (move: Agreement): Refusal | undefined => {
    if (move.do === 'stop') return undefined;
    const refused = refuseTaking(world, civ, move.space);
    if (refused !== undefined) return refused;
    return priceInRow(world, civ, move.space) > left
      ? no(
          'too-dear',
          'ruling.T97',
          '{left, plural, one {Only # civil action is} other {Only # civil actions are}} left for this. Take a cheaper card, or stop.',
          { left },
        )
      : undefined;
  };
  const list = (): Agreement[] =>
    [{ do: 'stop' } as const, ...spaces.map((space): Agreement => ({ do: 'take', space }))].filter(
      (move) => refusal(move) === undefined,
    );
  return act({ topic: 'agreement', text, rule: 'TTA ruling.T97', bounds: { left } }, agreementMoves, {
    check: refusal,
    sample: (random): Agreement => (chance(random, 1, 4) ? { do: 'stop' } : pick(random, list())),
    list,
    default: (): Agreement => ({ do: 'stop' }),
  });
}
