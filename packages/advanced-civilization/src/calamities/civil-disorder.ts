import {
  citiesOf,
  handInCards,
  type Modifiers,
  modified,
  type NationNumber,
  nameCards,
  nation,
  reduceCities,
  type Strike,
  seatOf,
  spare,
} from '@ecumene/ancients';
import { type Script, say } from '@ecumene/engine';
import { farming } from '../support.ts';
import type { AcWorld } from '../world.ts';
import { hasCityAtStake, room } from './floor.ts';

const CITIES_SPARED = 3;

/** How many more cities these cards have reduced. @rule AC 30.713 @rule AC 30.714 @rule AC 32.252 @rule AC 32.833 */
const WORSE: Modifiers = { military: 1, roadbuilding: 1 };

/**
 * How many more cities, or fewer, each card has reduced. @rule AC 30.712 @rule AC 32.611 @rule AC 32.621 @rule AC 32.811
 * @rule AC 32.822 @rule AC A14
 */
const CITIES_MORE: Modifiers = {
  music: -1,
  'drama-and-poetry': -1,
  law: -1,
  democracy: -1,
  ...WORSE,
};

/** All but three of the victim's cities are reduced, more or fewer by its cards. @rule AC 30.711 @rule AC 30.715 */
export function* civilDisorder(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  const exposed = citiesOf(world, victim).length - CITIES_SPARED;
  const count = modified(world, victim, exposed, CITIES_MORE);
  if (modified(world, victim, exposed, WORSE) > 0) nameCardsOf(world, victim);
  if (count === 0) return spare(world, 'AC 30.711', strike);
  if (world.options.civilDisorderCards) return yield* loseTradeCards(world, strike, count);
  yield* reduceCities(world, {
    calamity: 'civil-disorder',
    of: victim,
    count,
    rule: 'AC 30.711',
    raise: farming,
    room,
  });
}

/** Cards that change how much is lost are named where there is something to lose. @rule AC 30.715 */
function nameCardsOf(world: AcWorld, victim: NationNumber): void {
  const { civilDisorderCards } = world.options;
  const isAtStake = civilDisorderCards ? nation(world, victim).hand.length > 0 : hasCityAtStake(world, victim);
  const change = civilDisorderCards ? 'trade-cards-lost' : 'cities-reduced';
  if (isAtStake) nameCards(world, 'AC 30.715', victim, change, CITIES_MORE);
}

/** As many trade cards of the victim's choice as it would have had cities reduced, or all it has. @rule AC ST civil-disorder-trade-cards */
function* loseTradeCards(world: AcWorld, strike: Strike, count: number): Script {
  const { victim } = strike;
  const { hand } = nation(world, victim);
  if (hand.length === 0) return spare(world, 'AC ST civil-disorder-trade-cards', strike);
  yield* handInCards(world, seatOf(world, victim), victim, {
    count: Math.min(count, hand.length),
    text: say('Civil Disorder: which trade cards do you lose?'),
    rule: 'AC ST civil-disorder-trade-cards',
  });
}
