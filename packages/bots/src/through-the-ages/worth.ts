import type { Seat } from '@ecumene/engine';
import { type AgesView, cards, happyFacesNeeded, levelOfAge, numbers } from '@ecumene/through-the-ages';
import { keep } from './choices.ts';
import { IMPACT_OF_COLONY } from './events.ts';
import { worthEachTurn, worthOfEffect } from './gains.ts';
import {
  type Outlook,
  outlookOf,
  type Prices,
  turnsOfLeader,
  usefulnessEachTurn,
  worthOfFood,
  worthOfGoodsStored,
  worthOfMaking,
  worthOfStrength,
} from './outlook.ts';
import { IDLE, promiseOf, promiseOfWonder, promiseOfWorks, ROOM, worthOfLeader } from './promises.ts';
import type { Realm } from './realm.ts';
import type { Temper } from './temper.ts';

/**
 * What a seat's whole position is worth towards the end of its turn, in culture at the end of the game. The production
 * still to come this turn counts as it would turn out.
 */
export function worthOf(view: AgesView, seat: Seat, temper: Temper, prices: Prices): number {
  const outlook = outlookOf(view, seat, temper, prices);
  return (
    outlook.realm.seen.culture * temper.culture +
    worthOfGoodsStored(outlook) +
    worthOfProduction(outlook) +
    worthOfPeople(outlook) +
    worthOfStrength(outlook) +
    worthOfHands(outlook) +
    worthOfPlans(outlook) +
    worthOfPowers(outlook)
  );
}

/** What the others have, roughly: enough to see who gains by what is done to them. */
export function worthOfRival({ seen, food, resources, civilActions }: Realm, { prices, temper }: Outlook): number {
  return (
    seen.culture * temper.culture +
    seen.ratings.culture * prices.rate.culture +
    seen.ratings.science * prices.rate.science +
    resources * prices.rate.resources +
    (food - seen.needs.consumption) * prices.rate.food +
    civilActions * prices.civilActions +
    seen.science * prices.stock.science +
    seen.resources * prices.stock.resources +
    seen.food * prices.stock.food +
    seen.unused * prices.worker +
    seen.militaryBacks.length * prices.card
  );
}

/** What comes in each turn; nothing this turn if more are discontent than idle. */
function worthOfProduction(outlook: Outlook): number {
  const { realm, prices, temper } = outlook;
  const { seen } = realm;
  const each = usefulnessEachTurn(outlook.turns, temper.growth);
  const lasting =
    seen.ratings.culture * prices.rate.culture +
    worthOfMaking(seen.ratings.science, outlook.view.age, temper.science * each, temper.thirst) +
    worthOfMaking(realm.resources, outlook.view.age, temper.resources * each, temper.thirst) +
    worthOfFood(outlook) +
    realm.civilActions * prices.civilActions +
    realm.militaryActions * prices.militaryActions;
  const now =
    seen.ratings.culture * temper.culture +
    seen.ratings.science * prices.stock.science +
    realm.resources * prices.stock.resources -
    seen.needs.corruption * prices.stock.resources;
  const rises = happyFacesNeeded(seen.yellow) - seen.ratings.happy > seen.unused;
  return lasting + (rises ? -UNREST : now);
}

const UNREST = 2;

/** Idle workers that are content, tokens in the banks, and faces to spare. */
function worthOfPeople({ realm: { seen }, prices, temper, turns }: Outlook): number {
  const spare = seen.ratings.happy - happyFacesNeeded(seen.yellow);
  const content = Math.max(0, seen.unused + Math.min(0, spare));
  let worth = seen.yellow * prices.yellow + seen.blue * prices.blue;
  for (let worker = 1; worker <= content; worker++)
    worth += prices.worker * (IDLE[Math.min(worker, IDLE.length - 1)] ?? 0);
  if (spare < 0) return worth + spare * temper.content * Math.min(2, turns / 2);
  const young = Math.min(1, turns / 5);
  return worth + temper.happy * young * (spare >= 3 ? 4.5 : spare * 2 - spare * spare * 0.2);
}

const ATTENTION = [1, 0.9, 0.75, 0.6, 0.4, 0.2] as const;

/** Cards in hand; of many civil ones not all will come to anything. */
function worthOfHands(outlook: Outlook): number {
  const { view } = outlook;
  const promises = view.civilHand.map((id) => promiseOf(id, outlook)).sort((a, b) => b - a);
  let worth = 0;
  for (const [i, promise] of promises.entries()) worth += promise * (ATTENTION[i] ?? 0);
  return worth + worthOfMilitaryCards(outlook);
}

/** Of the military cards only so many can be kept; actions not spent draw new ones. */
function worthOfMilitaryCards(outlook: Outlook): number {
  const { view, realm, prices } = outlook;
  const { seen } = realm;
  const kept = view.hand.map((id) => keep(id, outlook)).sort((a, b) => b - a);
  let worth = 0;
  for (const value of kept.slice(0, seen.ratings.militaryHand)) worth += value;
  const drawn = view.age > 0 && view.age < LAST_AGE ? Math.min(numbers.mostMilitaryCardsDrawn, seen.military.ready) : 0;
  return worth + drawn * prices.card * DRAWN;
}

const LAST_AGE = 4;
const DRAWN = 0.6;

/** What is begun: upgrades that are possible, a wonder in the making. */
function worthOfPlans(outlook: Outlook): number {
  const { realm } = outlook;
  const { unfinished, seen } = realm;
  const built = seen.unfinished?.stages ?? 0;
  const wonder = unfinished === undefined ? 0 : promiseOfWonder(unfinished, built, outlook) * FAITH + built * PROGRESS;
  return promiseOfWorks(outlook) + wonder;
}

const FAITH = 0.9;
const PROGRESS = 0.5;

/** What cards in play do beyond the ratings, and what a leader gives less for not staying to the end. */
function worthOfPowers(outlook: Outlook): number {
  const { realm, turns } = outlook;
  const { leader, seen } = realm;
  let worth = ROOM * turns * seen.ratings.urbanLimit + seen.colonies.length * IMPACT_OF_COLONY;
  for (const power of realm.powers) worth += turns * worthEachTurn(power, outlook);
  for (const { card, ruin } of seen.wonders) {
    const wonder = cards[card];
    if (!ruin && wonder.kind === 'wonder' && wonder.effect === 'more-happy-faces') continue;
    if (!ruin && wonder.kind === 'wonder') worth += worthOfEffect(wonder.effect, outlook);
  }
  if (leader === undefined) return worth;
  const stays = turnsOfLeader(outlook, levelOfAge[leader.age]) / Math.max(1, turns);
  const full = worthOfLeader(leader, outlook) / Math.max(0.05, stays);
  return worth + worthOfEffect(leader.effect, outlook) - full * (1 - stays);
}
