import {
  type NationNumber,
  nation,
  others,
  type Role,
  reduceCities,
  type Strike,
  shareLosses,
  spare,
} from '@ecumene/ancients';
import { type Script, together } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITY_ROWS } from '../data/calamities.ts';
import type { EpWorld } from '../world.ts';
import { amountFor, savingFor, workOut } from './amounts.ts';
import { givesUpInstead } from './card-losses.ts';
import { cityDamageLeft, hasCityAtStake } from './damage-limit.ts';

const HERESY = 'iconoclasm-and-heresy';
const { amount: OWN, others: OTHERS = { total: 0, each: 0 } } = CALAMITY_ROWS[HERESY];

/** Four of the victim's cities are reduced, and two of others, who choose them themselves. @rule EP 29.8.2.1 @rule EP C61 */
export function* iconoclasmAndHeresy(world: EpWorld, strike: Strike): Script {
  const { victim } = strike;
  const shares = yield* shareLosses(world, victim, {
    calamity: HERESY,
    of: 'cities',
    total: OTHERS.total,
    atMost: OTHERS.each,
    among: others(world, strike),
    exposed: (number) => exposedTo(world, number),
    rule: 'EP 29.8.2.1',
  });
  const [reduced] = yield* together([
    doubt(world, victim, OWN, 'primary'),
    ...[...shares].map(([number, count]) => doubt(world, number, count, 'secondary')),
  ]);
  if (reduced === 0) spare(world, 'EP 29.8.2.1', strike);
}

/** How many cities a nation can be told to lose: those it has, and what will be saved of that. */
function exposedTo(world: EpWorld, number: NationNumber): number {
  if (!hasCityAtStake(world, number)) return 0;
  return nation(world, number).cities + savingFor(world, number, HERESY, 'cities-reduced');
}

/** Theocracy may give up two cards instead. Says how many cities were reduced. @rule EP 29.8.2.2 @rule EP 29.8.2.3 @rule EP 29.8.2.4 @rule EP 29.8.2.5 */
function* doubt(world: EpWorld, number: NationNumber, base: number, role: Role): Script<number> {
  const count = workOut(world, number, HERESY, 'cities-reduced', base, 'EP 29.8.2.3', role);
  if (count === 0 || !hasCityAtStake(world, number)) return 0;
  const cards = amountFor(world, number, HERESY, 'cards-instead', 0, role);
  if (yield* givesUpInstead(world, number, { calamity: HERESY, count: cards, rule: 'EP 29.8.2.2' })) return 0;
  return yield* reduceCities(
    world,
    { calamity: HERESY, of: number, count, damageLeft: cityDamageLeft, rule: 'EP 29.8.2.1' },
    book,
  );
}
