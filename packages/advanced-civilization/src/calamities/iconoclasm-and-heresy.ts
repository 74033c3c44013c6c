import {
  decide,
  heldOf,
  holdsAny,
  modifiersOf,
  type NationNumber,
  nameCards,
  nation,
  others,
  reduceCities,
  type Strike,
  shareLosses,
  spare,
} from '@ecumene/ancients';
import { happen, type Script, say, together } from '@ecumene/engine';
import { amountFor } from '../book/amounts.ts';
import { book } from '../book.ts';
import { CALAMITIES } from '../data/calamities.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcWorld } from '../world.ts';
import { bearable, damageLeft, hasCityAtStake } from './damage-limit.ts';

const HERESY = 'iconoclasm-and-heresy';
const { others: OTHERS } = CALAMITIES[HERESY];

/** How many more cities, or fewer, each card has reduced. @rule AC 30.812 @rule AC 30.813 @rule AC 30.814 @rule AC 30.815 @rule AC 30.816 */
const CITIES_MORE = modifiersOf(CIVILIZATION_CARDS, HERESY, 'cities-reduced');

/** Who loses at most so many as a secondary victim, and who loses none. @rule AC 30.819 */
const MOST = modifiersOf(CIVILIZATION_CARDS, HERESY, 'bound', 'secondary');
const SPARED = modifiersOf(CIVILIZATION_CARDS, HERESY, 'spared', 'secondary');

/** Four of the victim's cities are reduced, and two of others, who choose them themselves. @rule AC 30.811 @rule AC 30.818 @rule AC Q&A 30.818 a @rule AC A39 */
export function* iconoclasmAndHeresy(world: AcWorld, strike: Strike): Script {
  const { victim } = strike;
  const own = world.options.iconoclasmCard ? 0 : amountFor(world, victim, HERESY);
  const shares = yield* shareLosses(world, victim, {
    calamity: HERESY,
    of: 'cities',
    total: OTHERS.total,
    atMost: OTHERS.each,
    among: others(world, strike),
    exposed: (number) => exposedTo(world, number),
    bears: bearable(world, damageLeft(world, victim) > 0 ? nation(world, victim).cities : 0, own),
    rule: 'AC 30.818',
  });
  yield* together([
    doubt(world, strike, shares.get(victim) ?? 0),
    ...[...shares]
      .filter(([of]) => of !== victim)
      .map(([of, count]) => reduceCities(world, { calamity: HERESY, of, count, rule: 'AC 30.818', damageLeft }, book)),
  ]);
}

/** @rule AC 30.811 @rule AC 30.817 @rule AC 32.252 @rule AC 32.811 @rule AC 32.841 @rule AC 32.943 @rule AC 32.951 @rule AC A14 @rule AC P1 @rule AC P5 */
function* doubt(world: AcWorld, strike: Strike, borne: number): Script<number> {
  const { victim } = strike;
  const count = amountFor(world, victim, HERESY);
  if (world.options.iconoclasmCard) {
    if (count > 0) yield* forget(world, strike);
    else remember(world, strike);
    return yield* reduceCities(
      world,
      {
        calamity: HERESY,
        of: victim,
        count: borne,
        rule: 'AC 30.818',
        damageLeft,
      },
      book,
    );
  }
  if (hasCityAtStake(world, victim)) nameCards(world, 'AC 30.817', victim, 'cities-reduced', CITIES_MORE);
  const reduced = yield* reduceCities(
    world,
    {
      calamity: HERESY,
      of: victim,
      count: count + borne,
      rule: 'AC 30.811',
      damageLeft,
    },
    book,
  );
  if (reduced === 0) spare(world, 'AC 30.811', strike);
  return reduced;
}

/** Instead of its cities the victim loses a card of its choice. @rule AC ST iconoclasm-civilization-card */
function* forget(world: AcWorld, strike: Strike): Script {
  const rule = 'AC ST iconoclasm-civilization-card';
  const one = nation(world, strike.victim);
  const held = Object.keys(one.cards).sort();
  if (held.length === 0) {
    spare(world, rule, strike);
    return;
  }
  const text = say('Iconoclasm and Heresy: choose a civilization card to lose.');
  const card = yield* decide(world, strike.victim, { topic: 'lose-card', text, rule, of: 'card', from: held });
  one.cards = Object.fromEntries(Object.entries(one.cards).filter(([id]) => id !== card));
  happen(world, rule, { what: 'card-lost', nation: one.name, card });
}

/** Whose cards would have saved all its cities keeps them all. @rule AC ST iconoclasm-civilization-card */
function remember(world: AcWorld, strike: Strike): void {
  nameCards(world, 'AC 30.817', strike.victim, 'civilization-card-lost', CITIES_MORE);
  spare(world, 'AC 30.811', strike);
}

/** How many cities a nation can be told to lose. @rule AC 30.819 @rule AC 32.841 @rule AC 32.951 */
function exposedTo(world: AcWorld, number: NationNumber): number {
  if (holdsAny(world, number, SPARED) || damageLeft(world, number) === 0) return 0;
  return Math.min(nation(world, number).cities, ...Object.values(heldOf(world, number, MOST)));
}
