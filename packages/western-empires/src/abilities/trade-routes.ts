import {
  faceNamed,
  faceValue,
  fillTreasury,
  findCards,
  handByFace,
  listFaces,
  type NationNumber,
  nameOf,
  nation,
  returnCards,
} from '@ecumene/ancients';
import { type Dice, happen, type Refusal, refuse, reveal, say, the } from '@ecumene/engine';
import { ABILITIES } from '../data/abilities.ts';
import type { WeWorld } from '../world.ts';
import type { UseOf } from './moves.ts';

/** Trade Routes: commodity cards are discarded for treasury. */

const RULE = 'WE trade-routes.1';
const TIMES = ABILITIES.flatMap(({ actions }) => actions).reduce(
  (times, action) => (action.is === 'sell-cards' ? action.times : times),
  0,
);

function worthOf(world: WeWorld, cards: Readonly<Record<string, number>>): number {
  return Object.entries(cards).reduce((sum, [id, count]) => {
    const face = faceNamed(world, id);
    return sum + (face === undefined ? 0 : TIMES * count * faceValue(face));
  }, 0);
}

/** Exactly twice the face value, or the card cannot be discarded. @rule WE trade-routes.1 @rule WE trade-routes.2 @rule WE W40 */
export function refuseTradeRoutes(
  world: WeWorld,
  number: NationNumber,
  { cards }: UseOf<'trade-routes'>,
): Refusal | undefined {
  const faces = listFaces(cards);
  if (faces.length === 0) return refuse('nothing', say('Choose at least one commodity card.'), RULE);
  const stray = faces.find((id) => faceNamed(world, id)?.kind !== 'commodity');
  if (stray !== undefined)
    return refuse(
      'no-commodity',
      say('{card} is not a commodity. Choose commodity cards.', { card: the('card', stray) }),
      RULE,
    );
  if (findCards(world, number, faces) === undefined)
    return refuse('not-held', say('You do not have these cards. Choose cards from your hand.'), RULE);
  const gain = worthOf(world, cards);
  const { stock } = nation(world, number);
  if (gain <= stock) return undefined;
  return refuse(
    'stock',
    say('These cards bring {gain} tokens, and your stock has {stock}. Choose fewer.', { gain, stock }),
    'WE trade-routes.2',
  );
}

export function useTradeRoutes(world: WeWorld, number: NationNumber, { cards }: UseOf<'trade-routes'>): void {
  const gain = worthOf(world, cards);
  const sold = Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));
  happen(world, RULE, { what: 'ability-used', nation: nameOf(world, number), ability: 'trade-routes' });
  returnCards(world, number, findCards(world, number, listFaces(sold)) ?? []);
  fillTreasury(world, number, gain);
  reveal(world, RULE, { what: 'cards-sold', nation: nameOf(world, number), cards: sold, treasury: gain });
}

export function sampleTradeRoutes(world: WeWorld, number: NationNumber, dice: Dice): UseOf<'trade-routes'> | undefined {
  const held = Object.keys(handByFace(world, number)).filter((id) => faceNamed(world, id)?.kind === 'commodity');
  return held.length === 0 ? undefined : { do: 'trade-routes', cards: { [dice.pick(held)]: 1 } };
}
