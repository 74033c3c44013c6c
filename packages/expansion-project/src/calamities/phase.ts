import {
  active,
  faceOf,
  isCommodity,
  type NationNumber,
  NOBODY,
  nameOf,
  nation,
  type Strike,
  seatOf,
  takeCards,
  thingOf,
} from '@ecumene/ancients';
import { happen, must, reveal, type Script, shuffle, together } from '@ecumene/engine';
import { treatedAs } from '../book/cultures.ts';
import { levelOf } from '../data/blocks.ts';
import { isCivilization } from '../data/civilizations.ts';
import { CULTURES } from '../data/cultures.ts';
import {
  CALAMITY_LIMIT,
  type CalamityCard,
  type CalamityId,
  calamityNamed,
  DYNAMIC_LIMIT,
  MAJORS,
  MINORS,
} from '../data/trade-cards.ts';
import { calamityLimit } from '../options.ts';
import type { EpWorld } from '../world.ts';
import { calamities } from './registry.ts';

/** Majors in the order in which they are resolved. @rule EP 24.7.2 */
export const IN_ORDER: readonly CalamityId[] = MAJORS.map(({ id }) => id);

function cardOf(world: EpWorld, card: number): CalamityCard {
  const thing = thingOf(faceOf(world, card));
  return must(calamityNamed(thing), thing);
}

/** The calamities of a hand, as they came. */
export function calamitiesIn(world: EpWorld, number: NationNumber): number[] {
  return nation(world, number).hand.filter((card) => !isCommodity(world, card));
}

/** Whoever holds too many drops some, which lie open. @rule EP 24.1 @rule EP 24.2 @rule EP 32.5.1 @rule EP C34 @rule EP C83 */
export function dropExcess(world: EpWorld): void {
  world.called = [];
  world.majorsKept = {};
  const kept: Record<number, number> = {};
  for (const number of active(world)) {
    const cards = calamitiesIn(world, number);
    const dropped = excessOf(world, cards);
    if (dropped.length === 0) continue;
    drop(world, number, dropped);
    const isMajor = (card: number): boolean => cardOf(world, card).severity === 'major';
    if (calamityLimit(world.options) === 'dynamic' || dropped.some(isMajor))
      kept[number] = cards.filter((card) => isMajor(card) && !dropped.includes(card)).length;
  }
  world.majorsKept = kept;
}

function excessOf(world: EpWorld, cards: readonly number[]): readonly number[] {
  const majors = cards.filter((card) => cardOf(world, card).severity === 'major');
  const minors = cards.filter((card) => cardOf(world, card).severity === 'minor');
  switch (calamityLimit(world.options)) {
    case 'none':
      return [];
    case 'usual':
      return [...beyond(world, majors, CALAMITY_LIMIT.major), ...beyond(world, minors, CALAMITY_LIMIT.minor)];
    case 'dynamic':
      return dynamicExcess(world, majors, minors);
  }
}

function mixed(world: EpWorld, cards: readonly number[]): number[] {
  return shuffle(
    world.random,
    [...cards].sort((a, b) => a - b),
  );
}

/** All but one of each name, at random which. */
function duplicatesOf(world: EpWorld, cards: readonly number[]): number[] {
  const seen = new Set<string>();
  return mixed(world, cards).filter((card) => {
    const { id } = cardOf(world, card);
    const isAgain = seen.has(id);
    seen.add(id);
    return isAgain;
  });
}

/** With more than so many, first all duplicates go, then any. @rule EP 24.2 @rule EP C34 */
function beyond(world: EpWorld, cards: readonly number[], most: number): readonly number[] {
  if (cards.length <= most) return [];
  const twins = duplicatesOf(world, cards);
  const rest = cards.filter((card) => !twins.includes(card));
  return [...twins, ...mixed(world, rest).slice(most)];
}

/** One tradable and one other major are kept, or two of one kind; then minors go until three are left in all. @rule EP 32.6.1.1 @rule EP 32.6.1.2 @rule EP 32.6.1.3 @rule EP C80 @rule EP C96 */
function dynamicExcess(world: EpWorld, majors: readonly number[], minors: readonly number[]): readonly number[] {
  const dropped = majors.length > DYNAMIC_LIMIT.major ? dynamicMajors(world, majors) : [];
  const left = majors.length - dropped.length;
  const most = DYNAMIC_LIMIT.inAll - left;
  if (minors.length <= most) return dropped;
  const twins = duplicatesOf(world, minors).slice(0, minors.length - most);
  const rest = minors.filter((card) => !twins.includes(card));
  return [...dropped, ...twins, ...mixed(world, rest).slice(most)];
}

function dynamicMajors(world: EpWorld, majors: readonly number[]): readonly number[] {
  const twins = duplicatesOf(world, majors);
  const rest = majors.filter((card) => !twins.includes(card));
  if (rest.length <= DYNAMIC_LIMIT.major) return twins;
  const tradable = mixed(
    world,
    rest.filter((card) => cardOf(world, card).tradable),
  );
  const others = mixed(
    world,
    rest.filter((card) => !cardOf(world, card).tradable),
  );
  return [...twins, ...tradable.slice(others.length > 0 ? 1 : 2), ...others.slice(tradable.length > 0 ? 1 : 2)];
}

function drop(world: EpWorld, number: NationNumber, cards: readonly number[]): void {
  takeCards(world, number, cards);
  for (const card of cards) {
    world.trade.returned.push(card);
    reveal(world, 'EP 24.2', {
      what: 'calamity-dropped',
      calamity: cardOf(world, card).id,
      nation: nameOf(world, number),
    });
  }
}

/** A card leaves the hand it was held in and strikes. @rule EP 24.1 @rule EP 24.7.2 */
function lay(world: EpWorld, number: NationNumber, card: number): Strike {
  const trader = world.trade.givers[card] ?? NOBODY;
  takeCards(world, number, [card]);
  reveal(world, 'EP 24.7.2', {
    what: 'calamity-shown',
    calamity: cardOf(world, card).id,
    nation: nameOf(world, number),
    trader: trader === NOBODY ? null : nameOf(world, trader),
  });
  return { card, victim: number, trader };
}

/** Everybody shows their minor calamities at once. @rule EP 24.7.1 @rule EP C42 */
export function showMinors(world: EpWorld): void {
  for (const number of active(world))
    for (const card of calamitiesIn(world, number))
      if (cardOf(world, card).severity === 'minor') world.strikes.push(lay(world, number, card));
  const place = ({ card }: Strike): number => MINORS.findIndex(({ id }) => id === cardOf(world, card).id);
  world.strikes.sort((a, b) => place(a) - place(b) || a.victim - b.victim);
}

/** What a card that strikes is called: its face, of which there is only one card. */
function keyOf(world: EpWorld, { card }: Strike): string {
  return faceOf(world, card).id;
}

/** Banditry is the last minor calamity and passes cards unseen, so each is a step of its own. */
const LAST_MINOR: CalamityId = 'banditry';

function isLastMinor(world: EpWorld, { card }: Strike): boolean {
  return cardOf(world, card).id === LAST_MINOR;
}

/** Minor calamities in ascending order, the last one left out. @rule EP 24.7.1 */
export function minorsInOrder(world: EpWorld): readonly string[] {
  return world.strikes.filter((strike) => !isLastMinor(world, strike)).map((strike) => keyOf(world, strike));
}

/** Minor calamities strike at once, those of one player one after another; in order, where somebody objects. @rule EP 24.7.1 */
export function resolveMinors(world: EpWorld): Script<unknown> | void {
  const strikes = world.strikes.filter((strike) => !isLastMinor(world, strike));
  const victims = [...new Set(strikes.map(({ victim }) => victim))];
  if (victims.length === 0) return;
  return together(
    victims.map((victim) =>
      resolveAll(
        world,
        strikes.filter((strike) => strike.victim === victim),
      ),
    ),
    victims.map((victim) => seatOf(world, victim)),
    () => world.room.insisting.length > 0,
  );
}

function* resolveAll(world: EpWorld, strikes: readonly Strike[]): Script {
  for (const strike of strikes) yield* resolve(world, strike);
}

/** Whether somebody may hold a calamity of a level: only who drew from such a stack this turn can have brought it. */
function mayBeHeld(world: EpWorld, level: number): boolean {
  return world.trade.fresh.some(({ stack }) => levelOf(stack) === level);
}

/** A major calamity is called: all who hold it show it, in A.S.T. order. @rule EP 24.7.2 @rule EP 24.1 */
export function callMajor(world: EpWorld, calamity: string): void {
  const row = must(calamityNamed(calamity), calamity);
  if (!mayBeHeld(world, row.level)) return;
  world.called = [...(world.called ?? []), row.id];
  for (const number of active(world)) {
    for (const card of calamitiesIn(world, number).filter((one) => cardOf(world, one).id === row.id)) {
      world.strikes.push(lay(world, number, card));
      const left = world.majorsKept[number];
      if (left !== undefined) world.majorsKept = { ...world.majorsKept, [number]: left - 1 };
    }
  }
  if (world.strikes.length === 0) reveal(world, 'EP 24.7.2', { what: 'calamity-called', calamity: row.id });
}

/** All cards that lie open and are still to strike, in their order. */
export function shownCalamities(world: EpWorld): readonly string[] {
  return world.strikes.map((strike) => keyOf(world, strike));
}

/** One of the cards that lie open strikes. @rule EP 24.7.2 @rule EP 24.7.1 */
export function strikeNow(world: EpWorld, key: string): Script | void {
  const strike = world.strikes.find((one) => keyOf(world, one) === key);
  if (strike !== undefined) return resolve(world, strike);
}

/** A calamity strikes. Some cultures treat one as another. @rule EP 24.1 @rule EP 24.8 @rule EP C79 @rule EP C97 */
function* resolve(world: EpWorld, strike: Strike): Script {
  const { id: calamity } = cardOf(world, strike.card);
  const { victim, trader } = strike;
  world.strikes = world.strikes.filter((other) => other.card !== strike.card);
  world.trade.returned.push(strike.card);
  const name = nameOf(world, victim);
  happen(world, 'EP 24.1', {
    what: 'calamity-strikes',
    calamity,
    nation: name,
    trader: trader === NOBODY ? null : nameOf(world, trader),
  });
  const as = treatedAs(world, victim, calamity);
  if (as !== calamity && isCivilization(name))
    happen(world, CULTURES[name].rule, { what: 'treated-as', nation: name, calamity, as });
  const script = calamities[as](world, strike);
  if (script) yield* script;
}

/** What is over is told no more. @rule EP 24.8 */
export function endCalamities(world: EpWorld): void {
  world.trade.fresh = [];
  world.called = null;
  world.majorsKept = {};
}
