import {
  citiesOf,
  handInCards,
  type Modifiers,
  modified,
  modifiersOf,
  type NationNumber,
  nameCards,
  nation,
  reduceCities,
  type Strike,
  seatOf,
  spare,
} from '@ecumene/ancients';
import { type Script, say } from '@ecumene/engine';
import { amountFor } from '../book/amounts.ts';
import { book } from '../book.ts';
import { CALAMITIES } from '../data/calamities.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcWorld } from '../world.ts';
import { damageLeft, hasCityAtStake } from './damage-limit.ts';

const CITIES_SPARED = -CALAMITIES['civil-disorder'].amount;

/**
 * How many more cities, or fewer, each card has reduced. @rule AC 30.712 @rule AC 32.611 @rule AC 32.621 @rule AC 32.811
 * @rule AC 32.822 @rule AC A14
 */
const CITIES_MORE = modifiersOf(CIVILIZATION_CARDS, 'civil-disorder', 'cities-reduced');

/** Those that have more reduced. @rule AC 30.713 @rule AC 30.714 @rule AC 32.252 @rule AC 32.833 */
const WORSE: Modifiers = Object.fromEntries(Object.entries(CITIES_MORE).filter(([, more]) => more > 0));

/** All but three of the victim's cities are reduced, more or fewer by its cards. @rule AC 30.711 @rule AC 30.715 */
export function* civilDisorder(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  const exposed = citiesOf(world, victim).length - CITIES_SPARED;
  const count = amountFor(world, victim, 'civil-disorder');
  if (modified(world, victim, exposed, WORSE) > 0) nameCardsOf(world, victim);
  if (count === 0) return spare(world, 'AC 30.711', strike);
  if (world.options.civilDisorderCards) return yield* loseTradeCards(world, strike, count);
  yield* reduceCities(
    world,
    {
      calamity: 'civil-disorder',
      of: victim,
      count,
      rule: 'AC 30.711',
      damageLeft,
    },
    book,
  );
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
    text: say('Civil Disorder: choose trade cards to lose.'),
    rule: 'AC ST civil-disorder-trade-cards',
  });
}
