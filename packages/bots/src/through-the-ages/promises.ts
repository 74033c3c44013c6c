import {
  type ByPlayers,
  type CardId,
  cards,
  type GovernmentCard,
  isOfKind,
  type LeaderCard,
  levelOfAge,
  type Play,
  type SpecialCard,
  specialKinds,
  type WonderCard,
  workerKinds,
} from '@ecumene/through-the-ages';
import { strengthChange } from './armies.ts';
import { worthOfAbility, worthOfEffect, worthOfGoods, worthOfSymbols } from './gains.ts';
import { type Outlook, turnsOfLeader } from './outlook.ts';
import {
  isUnit,
  isUrban,
  priceOfTechnology,
  priceOfWorker,
  type Realm,
  sharesOf,
  type WorkCard,
  workersOn,
} from './realm.ts';

/** What a civil card in hand, or a wonder taken, promises beyond what it will cost to play. */
export function promiseOf(id: CardId, outlook: Outlook): number {
  const card = cards[id];
  const { prices, temper } = outlook;
  if (card.kind === 'action') return promiseOfAction(card.play, outlook);
  if (card.kind === 'wonder') return promiseOfWonder(card, 0, outlook);
  if (card.kind === 'leader') {
    const more = worthOfLeader(card, outlook) - worthOfCurrentLeader(outlook);
    return temper.plans * temper.leaders * Math.max(0, more - prices.civilAction);
  }
  if (card.kind === 'government') return temper.plans * Math.max(0, gainOfGovernment(card, outlook));
  if (isOfKind(card, specialKinds) || isOfKind(card, workerKinds)) {
    const price = priceOfTechnology(outlook.realm, card);
    const gain = gainOfTechnology(card, outlook) * timely(price, outlook);
    return temper.plans * Math.max(0, gain - price * prices.stock.science - prices.civilAction);
  }
  return 0;
}

/** How much of what is to come a technology will see that waits for science. */
function timely(price: number, { realm, turns }: Outlook): number {
  const wait = 1 + Math.max(0, price - realm.seen.science) / Math.max(1, realm.seen.ratings.science);
  return Math.max(0, (turns - wait) / Math.max(1, turns));
}

/** What developing a technology makes possible, before it is paid for. */
export function gainOfTechnology(card: WorkCard | SpecialCard, outlook: Outlook): number {
  return 'symbols' in card ? gainOfSpecial(card, outlook) : gainOfWorks(card, outlook);
}

function gainOfSpecial(card: SpecialCard, outlook: Outlook): number {
  const old = outlook.realm.specials.find(({ kind }) => kind === card.kind);
  if (old !== undefined && levelOfAge[old.age] >= levelOfAge[card.age]) return 0;
  return worthOfSpecial(card, outlook) - (old === undefined ? 0 : worthOfSpecial(old, outlook));
}

export function worthOfSpecial({ symbols, abilities = [] }: SpecialCard, outlook: Outlook): number {
  return abilities.reduce(
    (sum, ability) => sum + worthOfAbility(ability, outlook),
    worthOfSymbols(symbols, outlook.prices),
  );
}

/** The best uses of a card for workers count, the further ones less and less. */
const USES = [1, 0.7, 0.4] as const;

function gainOfWorks(card: WorkCard, outlook: Outlook): number {
  return bestOf(usesOf(card, outlook), USES);
}

/** What the technologies in play still promise: upgrades of each kind, and the best new buildings there are workers for. */
export function promiseOfWorks(outlook: Outlook): number {
  const { works } = outlook.realm;
  const buildings: number[] = [];
  let promise = 0;
  for (const { card, level } of works) {
    if (works.some((other) => other.card.kind === card.kind && other.level > level)) continue;
    promise += bestOf(upgradesTo(card, outlook), USES);
    if (hasRoom(outlook.realm, card)) buildings.push(gainOfBuilding(card, outlook));
  }
  return ((1 + outlook.temper.plans) / 2) * (promise + bestOf(buildings, NEW_BUILDINGS));
}

const NEW_BUILDINGS = [0.7, 0.4, 0.2] as const;

/** The best gains, each counted for its share. */
function bestOf(gains: number[], shares: readonly number[]): number {
  gains.sort((a, b) => b - a);
  return shares.reduce((sum, share, i) => sum + share * Math.max(0, gains[i] ?? 0), 0);
}

/** What the workers below a card would gain on it. */
function upgradesTo(card: WorkCard, outlook: Outlook): number[] {
  const gains: number[] = [];
  for (const { card: old, level, workers } of outlook.realm.works) {
    if (old.kind !== card.kind || level >= levelOfAge[card.age]) continue;
    for (let worker = 0; worker < Math.min(workers, USES.length); worker++)
      gains.push(gainOfUpgrade(old, card, outlook));
  }
  return gains;
}

/** What workers could make of a card: upgraded ones, and a new one. */
function usesOf(card: WorkCard, outlook: Outlook): number[] {
  const { realm } = outlook;
  const gains = upgradesTo(card, outlook);
  if (hasRoom(realm, card)) gains.push(gainOfBuilding(card, outlook));
  if (isUnit(card)) gains.push(gainOfBuilding(card, outlook));
  return gains;
}

export function hasRoom(realm: Realm, card: WorkCard): boolean {
  return !isUrban(card) || workersOn(realm, [card.kind]) < realm.seen.ratings.urbanLimit;
}

/** What a worker on a card brings in until the end. */
export function worthOfWork(card: WorkCard, outlook: Outlook): number {
  const { prices } = outlook;
  if ('produces' in card) return card.produces * (card.kind === 'farm' ? prices.rate.food : prices.rate.resources);
  return worthOfSymbols(card.perWorker, prices) + helpOfLeader(card, outlook);
}

/** What leaders and wonders add to a worker of a kind. */
function helpOfLeader(card: WorkCard, { realm, prices }: Outlook): number {
  let worth = 0;
  for (const power of realm.powers)
    if (power.does === 'per-worker' && power.on.includes(card.kind)) worth += worthOfSymbols(power.gives, prices) / 2;
  return worth;
}

/** A new worker on a card, paid for: what it brings in less what is spent. */
export function gainOfBuilding(card: WorkCard, outlook: Outlook, cheaper = 0): number {
  const { realm, prices } = outlook;
  const price = Math.max(0, priceOfWorker(realm, card) - cheaper) * prices.stock.resources;
  const worker = prices.worker * (IDLE[Math.min(realm.seen.unused, IDLE.length - 1)] ?? 0);
  if (!isUnit(card)) return worthOfWork(card, outlook) - price - worker - prices.civilAction;
  const strength = strengthChange(realm, [{ card, level: levelOfAge[card.age], workers: 1 }]);
  return strength * prices.strength - price - worker - prices.militaryAction;
}

/** What one of so many idle workers is worth next to the only one: who has several can spare one. */
export const IDLE = [1, 0.8, 0.5, 0.2] as const;

export function gainOfUpgrade(from: WorkCard, to: WorkCard, outlook: Outlook, cheaper = 0): number {
  const { realm, prices } = outlook;
  const difference = Math.max(0, priceOfWorker(realm, to) - priceOfWorker(realm, from));
  const price = Math.max(0, difference - cheaper) * prices.stock.resources;
  if (!isUnit(to)) return worthOfWork(to, outlook) - worthOfWork(from, outlook) - price - prices.civilAction;
  const strength = strengthChange(realm, [
    { card: to, level: levelOfAge[to.age], workers: 1 },
    { card: from, level: levelOfAge[from.age], workers: -1 },
  ]);
  return strength * prices.strength - price - prices.militaryAction;
}

/** What a government is worth beyond the one in power. */
export function worthOfGovernment(card: GovernmentCard, outlook: Outlook): number {
  const old = outlook.realm.government;
  const room = card.urbanLimit - (old?.urbanLimit ?? 0);
  const more = worthOfSymbols(card.symbols, outlook.prices) - worthOfSymbols(old?.symbols ?? {}, outlook.prices);
  return more + room * ROOM * outlook.turns;
}

/** Room for another building of each kind, in a turn. */
export const ROOM = 0.25;

/** The same, less what the cheaper of its two ways costs. */
function gainOfGovernment(card: GovernmentCard, outlook: Outlook): number {
  const { realm, prices } = outlook;
  const peaceful = priceOfTechnology(realm, card);
  const revolution = priceOfTechnology(realm, card, true);
  const worth = worthOfGovernment(card, outlook);
  return Math.max(
    worth * timely(peaceful, outlook) - peaceful * prices.stock.science - prices.civilAction,
    worth * timely(revolution, outlook) - revolution * prices.stock.science - costOfRevolution(outlook),
  );
}

/** All civil actions of a turn go into a revolution; the work of that turn is put off more than lost. */
export function costOfRevolution({ realm, prices }: Outlook): number {
  return realm.civilActions * prices.civilAction;
}

/** What a leader is worth for the time it stays. */
export function worthOfLeader({ symbols = {}, abilities = [], effect, age }: LeaderCard, outlook: Outlook): number {
  const worth =
    worthOfSymbols(symbols, outlook.prices) +
    abilities.reduce((sum, ability) => sum + worthOfAbility(ability, outlook), 0) +
    worthOfEffect(effect, outlook);
  return (worth * turnsOfLeader(outlook, levelOfAge[age])) / Math.max(1, outlook.turns);
}

export function worthOfCurrentLeader(outlook: Outlook): number {
  const { leader } = outlook.realm;
  return leader === undefined ? 0 : worthOfLeader(leader, outlook);
}

/** What a completed wonder gives. */
export function worthOfWonder({ symbols = {}, abilities = [], effect, onCompletion }: WonderCard, outlook: Outlook) {
  const lasting =
    worthOfSymbols(symbols, outlook.prices) +
    abilities.reduce((sum, ability) => sum + worthOfAbility(ability, outlook), 0) +
    worthOfEffect(effect, outlook);
  const once = onCompletion === undefined ? 0 : sharesOf(outlook.realm, onCompletion) * outlook.temper.culture;
  return { lasting, once };
}

/** What a wonder with so many stages built promises beyond the rest of its cost. */
export function promiseOfWonder(card: WonderCard, built: number, outlook: Outlook): number {
  const { prices, turns, temper, realm } = outlook;
  const rest = card.stages.slice(built);
  const cost = rest.reduce((sum, stage) => sum + stage, 0);
  const income = Math.max(1, realm.resources * SHARE_FOR_WONDERS);
  const wait = Math.max(0, cost - realm.seen.resources) / income + (built === 0 ? 0.5 : 0);
  if (wait >= turns - 0.5) return 0;
  const { lasting, once } = worthOfWonder(card, outlook);
  const worth = (lasting * (turns - wait)) / turns + once;
  const actions = Math.ceil(rest.length / stagesPerAction(realm));
  return Math.max(0, temper.wonders * worth - cost * prices.stock.resources - actions * prices.civilAction);
}

const SHARE_FOR_WONDERS = 0.7;

export function stagesPerAction({ powers }: Realm): number {
  return powers.reduce(
    (most, power) => (power.does === 'wonder-stages-per-action' ? Math.max(most, power.upTo) : most),
    1,
  );
}

/** What an action card saves or gives beyond the action it takes to play it. */
function promiseOfAction(play: Play, outlook: Outlook): number {
  const { prices, temper, realm } = outlook;
  const { resources } = prices.stock;
  switch (play.does) {
    case 'gain':
      return temper.plans * (worthOfGoods(play.gain, outlook) - prices.civilAction);
    case 'gain-one-of':
      return (
        temper.plans * (Math.max(...play.choices.map((goods) => worthOfGoods(goods, outlook))) - prices.civilAction)
      );
    case 'increase-population':
    case 'develop-technology':
      return temper.plans * worthOfGoods(play.afterwards, outlook);
    case 'build-wonder-stage':
      return temper.plans * play.cheaper * resources * (realm.unfinished === undefined ? 0.4 : 1);
    case 'build-or-upgrade':
    case 'upgrade':
      return temper.plans * play.cheaper * resources;
    case 'gain-per-rival-ahead':
      return temper.plans * (worthOfGoods([[play.what, amountAhead(play, outlook)]], outlook) - prices.civilAction);
  }
}

/** What a card gives that counts the rivals who are ahead. */
export function amountAhead(play: Extract<Play, { does: 'gain-per-rival-ahead' }>, { realm, rivals }: Outlook): number {
  const value = ({ seen }: Realm): number => (play.in === 'culture' ? seen.culture : seen.ratings.strength);
  return byPlayers(play.amount, rivals.length + 1) * rivals.filter((rival) => value(rival) > value(realm)).length;
}

export function byPlayers<T>(printed: ByPlayers<T>, players: number): T {
  return players >= 4 ? printed[4] : players === 3 ? printed[3] : printed[2];
}
