import type { Seat } from '@ecumene/engine';
import { type AgesView, happyFacesNeeded, numbers, Reading } from '@ecumene/through-the-ages';
import { type Realm, realmOf } from './realm.ts';
import type { Temper } from './temper.ts';
import { roundsUntilEndOf, turnsLeft } from './turns.ts';

/** What one more of something is worth to a seat at a moment, in culture at the end of the game. */
export interface Prices {
  /** A unit kept for later turns. */
  readonly stock: { readonly food: number; readonly resources: number; readonly science: number };
  /** A unit more each turn until the end. */
  readonly rate: {
    readonly culture: number;
    readonly food: number;
    readonly resources: number;
    readonly science: number;
  };
  readonly strength: number;
  /** A happy face more. */
  readonly happy: number;
  /** An action more each turn. */
  readonly civilActions: number;
  readonly militaryActions: number;
  /** An action of this turn. */
  readonly civilAction: number;
  readonly militaryAction: number;
  readonly worker: number;
  readonly yellow: number;
  readonly blue: number;
  readonly card: number;
}

/** How a seat sees its game: what it has, what the others have, how long it lasts, and what things are worth. */
export interface Outlook {
  readonly view: AgesView;
  readonly seat: Seat;
  readonly temper: Temper;
  readonly realm: Realm;
  readonly rivals: readonly Realm[];
  /** Own productions to come. */
  readonly turns: number;
  readonly prices: Prices;
}

export function outlookOf(view: AgesView, seat: Seat, temper: Temper, fixed?: Prices): Outlook {
  const reading = new Reading(view, seat);
  const realms = view.civilizations.filter(({ out }) => !out).map((civ) => realmOf(civ, reading));
  const realm = realms.find(({ seen }) => seen.seat === seat);
  if (realm === undefined) throw new Error(`${seat} is not in the game`);
  const rivals = realms.filter((other) => other !== realm);
  const turns = turnsLeft(view, seat);
  const prices = fixed ?? pricesFor(view, realm, rivals, turns, temper);
  return { view, seat, temper, realm, rivals, turns, prices };
}

/** Turns in which goods that come now are used up. */
const TO_USE = 4;
/** The length of a game, to say how early it is. */
const WHOLE_GAME = 20;

/** What goods are worth with so many turns left to use them: more the earlier, nothing after the last turn. */
function usefulness(turns: number, growth: number): number {
  if (turns <= 0) return 0;
  return Math.min(1, turns / TO_USE) * (1 + (growth * turns) / WHOLE_GAME);
}

/** The same for one a turn, from the end of this turn to the end of the game. */
export function usefulnessEachTurn(turns: number, growth: number): number {
  let sum = 0;
  for (let left = turns - 1; left > 0; left--) sum += usefulness(left, growth);
  return sum;
}

/** The prices of the moment when a turn has been played and its production is in: what stays must do without it. */
export function pricesAfterTurn({ view, realm, rivals, turns, temper, prices }: Outlook): Prices {
  const { rate, civilActions, militaryActions } = pricesFor(view, realm, rivals, Math.max(0, turns - 1), temper);
  const once = usefulness(turns - 1, temper.growth);
  const stock = { food: temper.food * once, resources: temper.resources * once, science: temper.science * once };
  return { ...prices, stock, rate, civilActions, militaryActions };
}

function pricesFor(view: AgesView, realm: Realm, rivals: readonly Realm[], turns: number, temper: Temper): Prices {
  const { seen } = realm;
  const { growth } = temper;
  const once = usefulness(turns - 1, growth);
  const each = usefulnessEachTurn(turns, growth);
  const young = Math.min(1, Math.max(0, turns - 1) / TO_USE);
  const enough = enoughOf(realm);
  return {
    stock: {
      food: temper.food * once * useOfMore(seen.food, enough.food, temper.glut),
      resources: temper.resources * once * useOfMore(seen.resources, enough.resources, temper.glut),
      science: temper.science * once * useOfMore(seen.science, enough.science, temper.glut),
    },
    rate: {
      culture: temper.culture * turns,
      food: temper.food * each * needOfFood(realm),
      resources: temper.resources * each * need(realm.resources, view.age, temper.thirst),
      science: temper.science * each * need(seen.ratings.science, view.age, temper.thirst),
    },
    strength: priceOfStrength(view, realm, rivals, turns, temper),
    happy: priceOfFace(realm, turns, temper, young),
    civilActions: temper.civilActions * turns,
    militaryActions: temper.militaryAction * turns,
    civilAction: temper.civilAction,
    militaryAction: temper.militaryAction,
    worker: temper.worker * young * (0.4 + turns / 12),
    yellow: temper.yellow * young,
    blue: temper.blue * young,
    card: temper.card * young,
  };
}

/** What a civilization can use of its stores before long. */
function enoughOf({ seen, resources }: Realm): Record<Good, number> {
  return {
    food: 2 + seen.needs.consumption + (seen.needs.population ?? 0),
    resources: 5 + resources,
    science: 8 + seen.ratings.science,
  };
}

type Good = 'food' | 'resources' | 'science';

/** What one more of a good is worth next to the first: beyond enough less and less, but never nothing. */
function useOfMore(stored: number, enough: number, glut: number): number {
  return Math.max(LEAST_USE, 1 - glut * Math.max(0, stored / enough - 1));
}

const LEAST_USE = 0.2;

/** How many of the first ones all that is stored of a good is worth: the uses of all of them, added up. */
function useOfStore(stored: number, enough: number, glut: number): number {
  const beyond = Math.max(0, stored - enough);
  const falling = Math.min(beyond, ((1 - LEAST_USE) * enough) / Math.max(0.01, glut));
  return (
    Math.min(stored, enough) + falling - (glut * falling * falling) / (2 * enough) + LEAST_USE * (beyond - falling)
  );
}

/** What goods in store are worth. */
export function worthOfGoodsStored({ realm, prices, temper }: Outlook): number {
  const enough = enoughOf(realm);
  const { seen } = realm;
  return (
    prices.stock.food * useOfStore(seen.food, enough.food, temper.glut) +
    prices.stock.resources * useOfStore(seen.resources, enough.resources, temper.glut) +
    prices.stock.science * useOfStore(seen.science, enough.science, temper.glut)
  );
}

/** What a civilization should make of resources and of science in each age. */
const ENOUGH = [3, 5, 7, 9, 9] as const;

/** How much more one of something each turn is worth to who makes little of it than to who makes enough. */
function need(makes: number, age: number, thirst: number): number {
  const enough = ENOUGH[Math.min(age, ENOUGH.length - 1)] ?? 1;
  return Math.max(MORE_THAN_ENOUGH, 1 + thirst * (1 - makes / enough));
}

const MORE_THAN_ENOUGH = 0.4;

/** What it is worth to make so much each turn: the needs of all units of it, added up. */
export function worthOfMaking(makes: number, age: number, rate: number, thirst: number): number {
  const enough = ENOUGH[Math.min(age, ENOUGH.length - 1)] ?? 1;
  const much = enough * (1 + (1 - MORE_THAN_ENOUGH) / Math.max(0.01, thirst));
  const some = Math.min(makes, much);
  const beyond = Math.max(0, makes - much) * MORE_THAN_ENOUGH;
  return rate * (some * (1 + thirst) - (thirst * some * some) / (2 * enough) + beyond);
}

/** Food beyond what is eaten lets a civilization grow; much of it is of little use, and none is a famine. */
function needOfFood({ seen, food }: Realm): number {
  const spare = food - seen.needs.consumption;
  if (spare < 0) return -spare > seen.food ? 2.5 : 1.5;
  return NEED_OF_FOOD[Math.min(spare, NEED_OF_FOOD.length - 1)] ?? 0;
}

const NEED_OF_FOOD = [1.2, 1, 0.7, 0.4, 0.25] as const;

/** What it is worth to make so much more food than is eaten: the needs of all units of it, added up. */
export function worthOfFood({ realm, temper, turns }: Outlook): number {
  const each = temper.food * usefulnessEachTurn(turns, temper.growth);
  const spare = realm.food - realm.seen.needs.consumption;
  if (spare < 0) return 1.5 * spare * each - FAMINE * Math.max(0, -spare - realm.seen.food);
  let worth = 0;
  for (let unit = 0; unit < spare; unit++) worth += (NEED_OF_FOOD[Math.min(unit, NEED_OF_FOOD.length - 1)] ?? 0) * each;
  return worth;
}

/** Culture lost for a unit of food that is missing. */
const FAMINE = numbers.cultureForMissingFood;

/** Strength grows with the ages, and so does what it takes to make a difference. */
const DIFFERENCE = [2, 4, 8, 14, 16] as const;

/** A point of strength is worth most among equals, and more to the weaker. */
export function strengthScale(age: number): number {
  return DIFFERENCE[Math.min(age, DIFFERENCE.length - 1)] ?? 1;
}

function priceOfStrength(
  view: AgesView,
  realm: Realm,
  rivals: readonly Realm[],
  turns: number,
  temper: Temper,
): number {
  if (rivals.length === 0) return 0;
  const scale = strengthScale(view.age);
  let sum = 0;
  for (const { seen } of rivals) {
    const lead = (realm.seen.ratings.strength - seen.ratings.strength) / scale;
    sum += lead < 0 ? 1.3 + temper.fear * Math.min(1, -lead) : Math.max(0.12, 1.2 - lead);
  }
  return (weightOfStrength(turns, temper) * sum) / rivals.length;
}

function weightOfStrength(turns: number, temper: Temper): number {
  return temper.strength * (0.4 + 0.6 * Math.min(1, turns / TO_USE));
}

/** What it is worth to be as strong as one is: the prices of all points that make the difference, added up. */
export function worthOfStrength({ view, realm, rivals, turns, temper }: Outlook): number {
  const scale = strengthScale(view.age);
  let sum = 0;
  for (const { seen } of rivals) {
    const lead = (realm.seen.ratings.strength - seen.ratings.strength) / scale;
    if (lead < 0) sum += 1.3 * lead - temper.fear * (lead > -1 ? (lead * lead) / 2 : -lead - 0.5);
    else sum += lead < FAR_AHEAD ? 1.2 * lead - 0.5 * lead * lead : 0.713 + 0.12 * (lead - FAR_AHEAD);
  }
  return (weightOfStrength(turns, temper) * scale * sum) / Math.max(1, rivals.length);
}

/** A lead beyond which more strength hardly matters. */
const FAR_AHEAD = 1.08;

/** Faces matter while workers are discontent or the next ones would be. */
function priceOfFace({ seen }: Realm, turns: number, temper: Temper, young: number): number {
  const spare = seen.ratings.happy - happyFacesNeeded(seen.yellow);
  if (spare < 0) return temper.content * Math.min(2, turns / 2);
  return (spare <= 1 ? temper.happy * 2.5 : temper.happy / spare) * young;
}

/** In how many productions of the seat a leader of this level still takes part, if nothing else removes it. */
export function turnsOfLeader({ view, turns }: Outlook, level: number): number {
  return level >= 3 ? turns : Math.min(turns, roundsUntilEndOf(view, level + 1));
}
