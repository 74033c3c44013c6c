import { isRecord, type Question } from '@ecumene/engine';
import { type CardId, cards, happyFacesNeeded } from '@ecumene/through-the-ages';
import { gainOfDeveloping, gainOfWorker } from './actions.ts';
import { cheapestForce, nextBid } from './colonies.ts';
import { worthOfColony, worthOfEvent } from './events.ts';
import type { Outlook } from './outlook.ts';
import { sidesOf, spoilsOf, worthOfSide, worthOfStriking } from './politics.ts';
import { gainOfBuilding, promiseOf, worthOfSpecial, worthOfWonder, worthOfWork } from './promises.ts';
import { isUnit } from './realm.ts';

/** Whether something a question names is a card. */
function isCard(id: unknown): id is CardId {
  return typeof id === 'string' && Object.hasOwn(cards, id);
}

/** A number the question gives for its answers. */
function bound(question: Question, name: string): number {
  const value = isRecord(question) ? question[name] : undefined;
  return typeof value === 'number' ? value : 0;
}

/** What a sensible player answers to everything that is no action of the turn; nothing where any answer will do. */
export function choiceFor(question: Question, listed: readonly unknown[], outlook: Outlook): unknown {
  switch (question.topic) {
    case 'bid':
      return bid(question, outlook);
    case 'force':
      return cheapestForce(bound(question, 'bid'), outlook);
    case 'defend':
      return defence(question, outlook);
    case 'accept-pact':
      return acceptsPact(question, outlook);
    case 'discard-military':
      return discards(question, outlook);
    case 'mix':
      return mix(question, outlook);
    case 'head-start':
      return best(listed, (start) => gainOfHeadStart(start, outlook));
    case 'build-free':
      return buildsForNothing(outlook);
    case 'agreement':
      return best(listed, (move) => gainOfAgreement(move, outlook));
    case 'gain':
      return best(listed, (choice) => (String(choice).includes('food') ? foodValue(outlook) : resourceValue(outlook)));
    case 'steal':
      return best(listed, (stolen) => worthOfLoot(stolen, outlook));
    default:
      return best(listed, (choice) => worthOfChoice(question.topic, choice, outlook));
  }
}

/** The one that is worth most, the first of equals. */
function best(listed: readonly unknown[], worth: (choice: unknown) => number): unknown {
  let found: unknown;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of listed) {
    const value = worth(choice);
    if (value <= most) continue;
    most = value;
    found = choice;
  }
  return found;
}

/** How glad one is to point at a card: at a rival's best, at one's own worst. */
function worthOfChoice(topic: string, choice: unknown, outlook: Outlook): number {
  if (!isCard(choice)) return 0;
  switch (topic) {
    case 'raid':
    case 'terror':
      return worthOfTarget(choice, outlook);
    case 'annex':
      return worthOfTarget(choice, outlook);
    case 'infiltrate':
      return worthOfStriking(choice, outlook);
    case 'blue-token':
      return -tokenValue(choice);
    default:
      return -worthOfTarget(choice, outlook);
  }
}

/** What a card in play, or a worker on it, is worth to its owner. */
function worthOfTarget(id: CardId, outlook: Outlook): number {
  const card = cards[id];
  if (card.kind === 'territory') return worthOfColony(card, outlook);
  if (card.kind === 'wonder') return worthOfWonder(card, outlook).lasting;
  const work = outlook.realm.works.find((one) => one.card.id === id)?.card ?? workNamed(id, outlook);
  if (work === undefined) return 0;
  return isUnit(work) ? work.perWorker.strength * outlook.prices.strength : worthOfWork(work, outlook);
}

function workNamed(id: CardId, { rivals }: Outlook) {
  for (const { works } of rivals) for (const { card } of works) if (card.id === id) return card;
  return undefined;
}

function tokenValue(id: CardId): number {
  const card = cards[id];
  return 'produces' in card ? card.produces + (card.kind === 'mine' ? 0.5 : 0) : 1;
}

function bid(question: Question, outlook: Outlook): unknown {
  const territory = outlook.view.pending[0]?.card;
  const force = isCard(territory)
    ? nextBid(territory, bound(question, 'over'), bound(question, 'most'), outlook)
    : undefined;
  return force === undefined ? { do: 'pass' } : { do: 'bid', force };
}

/** Defends if the cards it takes are worth less than what would be lost: strong bonus cards first, then the least useful. */
function defence(question: Question, outlook: Outlook): unknown {
  const nothing = { play: [], discard: [] };
  const needed = bound(question, 'needed');
  const most = bound(question, 'most');
  const hand = [...outlook.view.hand].sort(
    (a, b) => defenceOf(b) - defenceOf(a) || keep(a, outlook) - keep(b, outlook),
  );
  const used: CardId[] = [];
  let reached = 0;
  for (const card of hand) {
    if (reached >= needed || used.length >= most) break;
    used.push(card);
    reached += defenceOf(card);
  }
  if (reached < needed || used.length === 0) return nothing;
  const attack = outlook.view.pending[0]?.card;
  const card = isCard(attack) ? cards[attack] : undefined;
  const loss = card?.kind === 'aggression' ? lossBy(spoilsOf(card, outlook.realm, outlook), outlook) : 0;
  const cost = used.reduce((sum, id) => sum + keep(id, outlook), 0);
  if (loss < cost) return nothing;
  return { play: used.filter(isBonus), discard: used.filter((id) => !isBonus(id)) };
}

function lossBy({ gain, loss }: { readonly gain: number; readonly loss: number }, { temper, rivals }: Outlook): number {
  return loss + (temper.envy * gain) / Math.max(1, rivals.length);
}

function isBonus(id: CardId): boolean {
  return cards[id].kind === 'bonus';
}

function defenceOf(id: CardId): number {
  const card = cards[id];
  return card.kind === 'bonus' ? card.defense : 1;
}

/** How much one would like to keep a military card. */
export function keep(id: CardId, outlook: Outlook): number {
  const card = cards[id];
  const { prices, temper } = outlook;
  switch (card.kind) {
    case 'bonus':
      return prices.card * (1 + card.defense / 4);
    case 'tactic':
      return prices.card;
    case 'event':
      return prices.card * 0.5 + Math.max(0, worthOfEvent(card, outlook)) * 0.3 + levelOfCulture(id);
    case 'territory':
      return prices.card * 0.8 + levelOfCulture(id);
    case 'aggression':
    case 'war':
      return prices.card * 0.8 * temper.attacks;
    default:
      return prices.card * 0.6;
  }
}

function levelOfCulture(id: CardId): number {
  return { A: 0, I: 0.3, II: 0.6, III: 1 }[cards[id].age];
}

/** Lets go of what one would like least to keep. */
function discards(question: Question, outlook: Outlook): unknown {
  const total = isRecord(question) && typeof question['total'] === 'number' ? question['total'] : 0;
  const chosen: Record<string, number> = {};
  const hand = [...outlook.view.hand].sort((a, b) => keep(a, outlook) - keep(b, outlook));
  for (const id of hand.slice(0, total)) chosen[id] = (chosen[id] ?? 0) + 1;
  return chosen;
}

/** The offerer's side is named in the question; what is left is one's own. */
function acceptsPact({ text }: Question, outlook: Outlook): boolean {
  const offered = outlook.view.pending[0]?.card;
  const card = isCard(offered) ? cards[offered] : undefined;
  const partner = outlook.rivals.find(({ seen }) => seen.seat === outlook.view.current);
  if (card?.kind !== 'pact' || partner === undefined) return false;
  const side = text.with?.['side'];
  const [, theirs, own] = sidesOf(card).find(([name]) => name === undefined || name === side) ?? [];
  if (theirs === undefined || own === undefined) return false;
  const envy = outlook.temper.envy / Math.max(1, outlook.rivals.length);
  return worthOfSide(own, partner, outlook) > envy * worthOfSide(theirs, outlook.realm, outlook);
}

function foodValue({ realm, prices }: Outlook): number {
  const short = realm.seen.food + realm.food < realm.seen.needs.consumption + (realm.seen.needs.population ?? 0);
  return prices.stock.food * (short ? 2 : 1);
}

function resourceValue({ prices }: Outlook): number {
  return prices.stock.resources;
}

/** Gained, it should be what is worth more; lost, what is worth less. */
function mix(question: Question, outlook: Outlook): unknown {
  const [least, most] = [bound(question, 'least'), bound(question, 'most')];
  const ownLoss = outlook.view.pending[0]?.is === 'event' && isLosing(outlook);
  const food = foodValue(outlook) > resourceValue(outlook) !== ownLoss;
  return { food: food ? most : least, first: food ? 'food' : 'resources' };
}

/** Whether the event that is being evaluated takes goods away. */
function isLosing({ view }: Outlook): boolean {
  const event = view.pending[0]?.card;
  const card = isCard(event) ? cards[event] : undefined;
  return card?.kind === 'event' && card.steps?.some(({ outcome }) => outcome.does === 'lose-mix') === true;
}

function gainOfHeadStart(start: unknown, outlook: Outlook): number {
  if (!isRecord(start)) return 0;
  const { prices, realm } = outlook;
  const { card } = start;
  switch (start['do']) {
    case 'grow':
      return gainOfWorker(outlook) - Math.max(0, (realm.seen.needs.population ?? 0) - 1) * prices.stock.food;
    case 'build': {
      const work = realm.works.find((one) => one.card.id === card)?.card;
      return work === undefined ? 0 : gainOfBuilding(work, outlook, 1) + prices.civilAction;
    }
    case 'develop':
      return isCard(card) ? gainOfDeveloping(card, outlook) + prices.civilAction + prices.stock.science : 0;
    default:
      return 0;
  }
}

/** A free temple or unit, unless the idle worker keeps the peace. */
function buildsForNothing({ realm: { seen } }: Outlook): boolean {
  return happyFacesNeeded(seen.yellow) - seen.ratings.happy <= seen.unused - 1;
}

/** Cards for nothing are welcome; one goes without a political action for them. */
function gainOfAgreement(move: unknown, outlook: Outlook): number {
  if (!isRecord(move) || move['do'] !== 'take') return 0;
  const card = outlook.view.row[Number(move['space'])];
  return card === null || card === undefined ? 0 : promiseOf(card, outlook) - (outlook.realm.seen.forfeits ? 0 : 1);
}

function worthOfLoot(stolen: unknown, outlook: Outlook): number {
  if (!Array.isArray(stolen)) return 0;
  let worth = 0;
  for (const id of stolen) {
    const card = isCard(id) ? cards[id] : undefined;
    if (card === undefined || !('symbols' in card) || !('cost' in card) || card.kind === 'government') continue;
    worth += worthOfSpecial(card, outlook) - card.cost.science * outlook.prices.stock.science;
  }
  return worth;
}
