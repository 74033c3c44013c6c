import {
  active,
  byStock,
  type CivilWar,
  fightCivilWar,
  holdsAny,
  modified,
  modifiersOf,
  type NationNumber,
  nameCards,
  nation,
  pointsOnBoard,
  type Strike,
  spare,
  splitsInTwo,
  strongestOf,
} from '@ecumene/ancients';
import { happen, type Script } from '@ecumene/engine';
import { book } from '../book.ts';
import { CALAMITIES } from '../data/calamities.ts';
import { CIVILIZATION_CARDS } from '../data/civilization-cards.ts';
import type { AcWorld } from '../world.ts';

const CIVIL_WAR = 'civil-war';
const { amount: PICKED_BY_VICTIM, others: OTHERS } = CALAMITIES[CIVIL_WAR];

/** What cards add to the victim's own pick. @rule AC 30.4122 */
const MORE_PICKED = modifiersOf(CIVILIZATION_CARDS, CIVIL_WAR, 'own-pick');
/** What others pick alone from the holder of such a card. @rule AC 30.4124 */
const PICKED_ALONE = modifiersOf(CIVILIZATION_CARDS, CIVIL_WAR, 'first-faction');
/** What the war destroys in each faction. @rule AC 30.414 */
const DESTROYED = modifiersOf(CIVILIZATION_CARDS, CIVIL_WAR, 'war-losses');

/** The nation of the victim is divided, and part of it goes to whoever has most in stock. @rule AC 30.411 @rule AC 30.413 @rule AC A32 */
export function civilWar(world: AcWorld, strike: Strike): Script | void {
  const { victim } = strike;
  const [beneficiary] = byNeed(world, [...heirs(world, victim), victim]);
  if (beneficiary === undefined || beneficiary === victim) return spare(world, 'AC 30.411', strike);
  const war = declare(world, victim, beneficiary);
  if (!splitsInTwo(world, war) || pointsOnBoard(world, victim) <= war.destroyed + world.options.calamityFloor)
    return spare(world, 'AC 30.413', strike);
  nameCardsOf(world, victim);
  return fightCivilWar(world, war, book);
}

/** @rule AC 30.4122 @rule AC 30.4124 @rule AC 30.414 */
function nameCardsOf(world: AcWorld, victim: NationNumber): void {
  if (holdsAny(world, victim, PICKED_ALONE)) nameCards(world, 'AC 30.4124', victim, 'first-faction', PICKED_ALONE);
  else nameCards(world, 'AC 30.4122', victim, 'own-pick', MORE_PICKED);
  nameCards(world, 'AC 30.414', victim, 'war-losses', DESTROYED);
}

/** @rule AC 30.412 @rule AC 30.4121 @rule AC 30.4123 @rule AC 30.4124 @rule AC 30.414 @rule AC 30.415 @rule AC 32.832 @rule AC 32.841 @rule AC A33 @rule AC A34 @rule AC ST calamity-floor.1 */
function declare(world: AcWorld, victim: NationNumber, beneficiary: NationNumber): CivilWar {
  const pickedAlone = strongestOf(world, victim, PICKED_ALONE)?.[1];
  const destroyed = modified(world, victim, 0, DESTROYED);
  const { calamityFloor } = world.options;
  return {
    calamity: CIVIL_WAR,
    victim,
    beneficiary,
    own: pickedAlone === undefined ? pickedByVictim(world, victim) : 0,
    theirs: pickedAlone ?? OTHERS.total,
    destroyed,
    keeps: calamityFloor === 0 ? 0 : calamityFloor + destroyed,
    next: (tried) => byNeed(world, heirs(world, victim)).find((number) => !tried.includes(number)),
    enters: (number) => welcome(world, number, victim),
    rules: {
      own: 'AC 30.4121',
      theirs: pickedAlone === undefined ? 'AC 30.4123' : 'AC 30.4124',
      split: 'AC 30.413',
      destroy: 'AC 30.414',
      keep: 'AC 30.415',
      annex: 'AC 30.415',
    },
  };
}

/** @rule AC 30.4121 @rule AC 30.4122 @rule AC 32.611 @rule AC 32.621 @rule AC 32.822 @rule AC A14 */
function pickedByVictim(world: AcWorld, victim: NationNumber): number {
  return modified(world, victim, PICKED_BY_VICTIM, MORE_PICKED);
}

/** Who may gain: all others who play, and newcomers who wait for it; not those who have just left. @rule AC 15.51 @rule AC 15.61 */
function heirs(world: AcWorld, victim: NationNumber): NationNumber[] {
  const waiting = world.nations.flatMap((one, number) => (one.waiting ? [number] : []));
  return [...active(world), ...waiting].filter((number) => number !== victim && !world.leaving.includes(number));
}

/** Newcomers come first: they have everything in stock. Then whoever has most there, ties in A.S.T. order. @rule AC 15.52 @rule AC 30.411 @rule AC P2 */
function byNeed(world: AcWorld, among: readonly NationNumber[]): NationNumber[] {
  const sorted = byStock(world, among);
  const waits = (number: NationNumber): boolean => nation(world, number).waiting;
  return [...sorted.filter(waits), ...sorted.filter((number) => !waits(number))];
}

/** A newcomer enters the game with the cards and the A.S.T. place of the victim, who keeps both too. @rule AC 15.52 */
function welcome(world: AcWorld, number: NationNumber, victim: NationNumber): void {
  const one = nation(world, number);
  if (!one.waiting) return;
  const { cards, step, name } = nation(world, victim);
  one.waiting = false;
  one.cards = { ...cards };
  one.step = step;
  happen(world, 'AC 15.52', { what: 'nation-inherits', nation: one.name, from: name });
}
