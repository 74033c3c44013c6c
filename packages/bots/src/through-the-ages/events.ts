import { type EventCard, levelOfAge, type Outcome, type TerritoryCard } from '@ecumene/through-the-ages';
import { worthOfGoods, worthOfSymbols } from './gains.ts';
import type { Outlook } from './outlook.ts';
import { byPlayers, worthOfCurrentLeader, worthOfWork } from './promises.ts';
import { levelOf, type Realm, sharesOf } from './realm.ts';

/** What an event would do for a seat if it struck now, next to what it would do for the others. */
export function worthOfEvent(card: EventCard, outlook: Outlook): number {
  const { realm, rivals, temper } = outlook;
  const others = rivals.reduce((sum, rival) => sum + effectOn(rival, card, outlook), 0);
  return effectOn(realm, card, outlook) - (temper.envy * others) / Math.max(1, rivals.length);
}

/** What an event would do to a civilization. */
function effectOn(subject: Realm, card: EventCard, outlook: Outlook): number {
  if (card.steps === undefined) return specialEffect(subject, card, outlook);
  let worth = 0;
  for (const { whom, outcome, inAgeIV } of card.steps) {
    const what = inAgeIV !== undefined && outlook.view.age > 3 ? inAgeIV : outcome;
    if (subject.reading.struckBy(whom).has(subject.seen.seat)) worth += worthOfOutcome(subject, what, outlook);
  }
  return worth;
}

function specialEffect(subject: Realm, card: EventCard, outlook: Outlook): number {
  const { view, temper } = outlook;
  switch (card.effect) {
    case 'terror-in-the-streets':
      return least(subject, outlook, ({ seen }) => seen.culture) ? 0 : -LOST_BUILDING * temper.culture;
    case 'only-current-leaders':
      if (subject.leader === undefined || levelOfAge[subject.leader.age] === view.age) return 0;
      return subject === outlook.realm ? -worthOfCurrentLeader(outlook) : -LOST_LEADER;
    case 'take-from-the-row':
      return most(subject, outlook, ({ seen }) => seen.ratings.strength) ? 3 * outlook.prices.civilAction : 0;
    case 'wonder-into-ruin':
      return subject.seen.wonders.some(({ card: id, ruin }) => !ruin && levelOf(id) < 2) ? -LOST_WONDER : 0;
    default:
      return 0;
  }
}

const LOST_BUILDING = 6;
export const LOST_LEADER = 5;
const LOST_WONDER = 3;

function allIn({ realm, rivals }: Outlook): Realm[] {
  return [realm, ...rivals];
}

function most(subject: Realm, outlook: Outlook, value: (realm: Realm) => number): boolean {
  return above(subject, outlook, value) === 0;
}

function least(subject: Realm, outlook: Outlook, value: (realm: Realm) => number): boolean {
  return above(subject, outlook, (realm) => -value(realm)) === 0;
}

/** How many have more. */
function above(subject: Realm, outlook: Outlook, value: (realm: Realm) => number): number {
  return allIn(outlook).filter((other) => value(other) > value(subject)).length;
}

function worthOfOutcome(subject: Realm, outcome: Outcome, outlook: Outlook): number {
  const { prices, temper, rivals } = outlook;
  const mix = Math.max(prices.stock.food, prices.stock.resources);
  switch (outcome.does) {
    case 'gain':
      return worthOfGoods(outcome.gain, outlook);
    case 'gain-one-of':
      return Math.max(...outcome.choices.map((goods) => worthOfGoods(goods, outlook)));
    case 'gain-mix':
      return outcome.amount * mix;
    case 'gain-shares':
      return worthOfGoods([[outcome.what, sharesOf(subject, outcome.shares)]], outlook);
    case 'gain-by-rank': {
      const value = ({ seen }: Realm): number =>
        outcome.in === 'strength' ? seen.ratings.strength : seen.ratings.science;
      const rank = above(subject, outlook, value);
      return (byPlayers(outcome.culture, rivals.length + 1)[rank] ?? 0) * temper.culture;
    }
    case 'lose':
      return -worthOfGoods(outcome.lose, outlook);
    case 'lose-mix':
      return -Math.min(outcome.amount, subject.seen.food + subject.seen.resources) * mix;
    case 'lose-shares':
      return -worthOfGoods([[outcome.what, sharesOf(subject, outcome.shares)]], outlook);
    case 'lose-all':
      return -subject.seen.food * prices.stock.food;
    case 'lose-colony':
      return subject.seen.colonies.length > 0 ? -LOST_COLONY : 0;
    case 'take':
      return outcome.amount * prices.yellow;
    case 'destroy-own':
      return -cheapestWork(subject, outlook);
    case 'build-free':
      return subject.seen.unused > 0 ? 3 * prices.stock.resources : 0;
    case 'produce':
      return (
        (outcome.steps.includes('food') ? subject.food * prices.stock.food : 0) +
        (outcome.steps.includes('resources') ? subject.resources * prices.stock.resources : 0) -
        (outcome.steps.includes('consumption') ? subject.seen.needs.consumption * prices.stock.food : 0) -
        (outcome.steps.includes('corruption') ? subject.seen.needs.corruption * prices.stock.resources : 0)
      );
  }
}

export const LOST_COLONY = 5;

function cheapestWork(subject: Realm, outlook: Outlook): number {
  const worths = subject.works.filter(({ workers }) => workers > 0).map(({ card }) => worthOfWork(card, outlook));
  return worths.length === 0 ? 0 : Math.min(...worths);
}

/** What a colony is worth to whoever gets it. */
export function worthOfColony({ symbols, onColonizing }: TerritoryCard, outlook: Outlook): number {
  const { prices, temper } = outlook;
  return temper.colonies * (worthOfSymbols(symbols, prices) + worthOfGoods(onColonizing, outlook) + IMPACT_OF_COLONY);
}

/** What having one more colony may score in the end. */
export const IMPACT_OF_COLONY = 1.5;
