import {
  type CardId,
  cards,
  consumption,
  happyFacesNeeded,
  isOfKind,
  type Play,
  specialKinds,
  technologyKinds,
  workerKinds,
} from '@ecumene/through-the-ages';
import { armyStrength } from './armies.ts';
import { worthOfGoods } from './gains.ts';
import type { Outlook } from './outlook.ts';
import {
  amountAhead,
  costOfRevolution,
  gainOfBuilding,
  gainOfTechnology,
  gainOfUpgrade,
  hasRoom,
  promiseOf,
  promiseOfWonder,
  stagesPerAction,
  worthOfCurrentLeader,
  worthOfGovernment,
  worthOfLeader,
  worthOfWork,
} from './promises.ts';
import { isUnit, isUrban, priceOfTechnology, type Works } from './realm.ts';

/** Something to do in the Action Phase, and what it is thought to be worth beyond its cost. */
export interface Idea {
  readonly move: Readonly<Record<string, unknown>> & { readonly do: string };
  readonly gain: number;
  /** The civil actions it takes, whose price is part of the cost; they lapse with the turn, so none is saved in the end. */
  readonly actions?: number;
}

/** Everything that seems worth doing, the best first; some of it may not be possible. */
export function ideasFor(outlook: Outlook): Idea[] {
  const ideas = [
    ...takings(outlook),
    ...growth(outlook),
    ...buildings(outlook),
    ...upgrades(outlook),
    ...wonderStages(outlook),
    ...cardsInHand(outlook),
    ...tactics(outlook),
    ...reliefs(outlook),
  ];
  const { civilAction } = outlook.prices;
  return ideas
    .filter(({ gain, actions = 0 }) => gain + actions * civilAction > WORTHWHILE)
    .sort((a, b) => b.gain - a.gain);
}

const WORTHWHILE = 0.1;

/** Cards from the row, while there are actions for them. */
function takings(outlook: Outlook): Idea[] {
  const { view, prices, realm } = outlook;
  const ready = realm.seen.civil.ready;
  return view.row.flatMap((card, space): Idea[] => {
    const price = view.prices[space];
    if (card === null || price === null || price === undefined || price > ready) return [];
    const gain = promiseOf(card, outlook) - price * prices.civilAction;
    return [{ move: { do: 'take', space }, gain, actions: price }];
  });
}

/** One more worker: what it can do, less the food, and what it will eat and want. */
function growth(outlook: Outlook): Idea[] {
  const { realm, prices } = outlook;
  const { seen } = realm;
  const price = seen.needs.population;
  if (seen.yellow === 0 || price === null) return [];
  const gain = gainOfWorker(outlook);
  const grow: Idea = {
    move: { do: 'grow' },
    gain: gain - price * prices.stock.food - prices.civilAction,
    actions: 1,
  };
  const sail = seen.wonders
    .filter(({ card }) => {
      const wonder = cards[card];
      return wonder.kind === 'wonder' && wonder.abilities?.some(({ does }) => does === 'once-a-turn') === true;
    })
    .map(({ card }): Idea => ({ move: { do: 'use', card }, gain }));
  return [grow, ...sail, ...recruits(outlook, gain - price * prices.stock.food)];
}

/** What one more worker is worth before food. */
export function gainOfWorker({ realm, prices, temper, turns }: Outlook): number {
  const { seen } = realm;
  const hunger = consumption(seen.yellow - 1) - consumption(seen.yellow);
  const wanted = happyFacesNeeded(seen.yellow - 1) - seen.ratings.happy;
  const unrest = wanted > seen.unused + 1 ? temper.content * Math.min(3, turns) : wanted > 0 ? prices.worker : 0;
  const use = USE_OF_WORKER[Math.min(seen.unused, USE_OF_WORKER.length - 1)] ?? 0;
  return prices.worker * use - hunger * prices.rate.food - unrest;
}

/** A worker is of the more use the fewer others are idle. */
const USE_OF_WORKER = [1.6, 1, 0.4] as const;

/** Population and a unit in one military action, as a leader allows. */
function recruits(outlook: Outlook, gain: number): Idea[] {
  const { realm, prices } = outlook;
  if (realm.leader?.effect !== 'grow-and-recruit') return [];
  return realm.works
    .filter(({ card }) => isUnit(card))
    .map(({ card }) => ({
      move: { do: 'recruit', card: card.id },
      gain: gain + prices.stock.food + gainOfBuilding(card, outlook, 1),
    }));
}

/** Whether putting an idle worker to work leaves more discontent than idle ones, and nothing is produced. */
function risesIfBusy({ realm: { seen } }: Outlook, faces: number): boolean {
  return happyFacesNeeded(seen.yellow) - seen.ratings.happy - faces > seen.unused - 1;
}

/** What an uprising would cost: all of a turn's production. */
function costOfUprising({ realm, prices, temper }: Outlook): number {
  const { seen } = realm;
  return (
    seen.ratings.culture * temper.culture +
    seen.ratings.science * prices.stock.science +
    realm.food * prices.stock.food +
    realm.resources * prices.stock.resources +
    2
  );
}

function facesOf({ card }: Works): number {
  return isUrban(card) ? (card.perWorker.happy ?? 0) : 0;
}

function buildings(outlook: Outlook): Idea[] {
  const { realm } = outlook;
  if (realm.seen.unused === 0) return [];
  return bestOfKind(realm.works)
    .filter(({ card }) => hasRoom(realm, card))
    .map((work) => {
      const unrest = risesIfBusy(outlook, facesOf(work)) ? costOfUprising(outlook) : 0;
      const gain = gainOfBuilding(work.card, outlook) - unrest;
      return { move: { do: 'build', card: work.card.id }, gain, actions: isUnit(work.card) ? 0 : 1 };
    });
}

/** The best two cards of each kind: nobody builds lower ones. */
function bestOfKind(works: readonly Works[]): Works[] {
  return works.filter(
    ({ card, level }) => works.filter((other) => other.card.kind === card.kind && other.level > level).length < 2,
  );
}

function upgrades(outlook: Outlook): Idea[] {
  const { works } = outlook.realm;
  return works.flatMap((from) =>
    from.workers === 0
      ? []
      : works
          .filter(({ card, level }) => card.kind === from.card.kind && level > from.level)
          .map((to) => ({
            move: { do: 'upgrade', from: from.card.id, to: to.card.id },
            gain: gainOfUpgrade(from.card, to.card, outlook),
            actions: isUnit(to.card) ? 0 : 1,
          })),
  );
}

function wonderStages(outlook: Outlook): Idea[] {
  const { realm, prices, temper } = outlook;
  const { unfinished, seen } = realm;
  if (unfinished === undefined) return [];
  const built = seen.unfinished?.stages ?? 0;
  const left = unfinished.stages.length - built;
  const now = promiseOfWonder(unfinished, built, outlook);
  const ideas: Idea[] = [];
  for (let count = 1; count <= Math.min(left, stagesPerAction(realm)); count++) {
    const cost = unfinished.stages.slice(built, built + count).reduce((sum, stage) => sum + stage, 0);
    const spent = cost * prices.stock.resources + prices.civilAction;
    const then = promiseOfWonder(unfinished, built + count, outlook);
    const done = count === left ? COMPLETION * temper.wonders : 0;
    ideas.push({ move: { do: 'stage', count }, gain: then - now - spent + PROGRESS * count + done, actions: 1 });
  }
  return ideas;
}

/** A wonder begun should be finished: each stage counts a little for itself, the last one more. */
const PROGRESS = 0.5;
const COMPLETION = 1.5;

function cardsInHand(outlook: Outlook): Idea[] {
  const { view, realm } = outlook;
  return [...new Set(view.civilHand)].flatMap((id): Idea[] => {
    const card = cards[id];
    if (card.kind === 'action') {
      const justTaken = realm.seen.turn.taken.filter((taken) => taken === id).length;
      const held = view.civilHand.filter((other) => other === id).length;
      return justTaken < held ? plays(id, card.play, outlook).map((idea) => ({ ...idea, actions: 1 })) : [];
    }
    if (card.kind === 'leader') return leading(id, outlook);
    if (card.kind === 'government') return governments(id, outlook);
    return [{ move: { do: 'develop', card: id }, gain: gainOfDeveloping(id, outlook), actions: 1 }];
  });
}

/** What developing a technology is worth, less the science for it. */
export function gainOfDeveloping(id: CardId, outlook: Outlook): number {
  const card = cards[id];
  const { prices, realm } = outlook;
  if (card.kind === 'government')
    return (
      worthOfGovernment(card, outlook) - priceOfTechnology(realm, card) * prices.stock.science - prices.civilAction
    );
  if (!isOfKind(card, specialKinds) && !isOfKind(card, workerKinds)) return 0;
  const price = priceOfTechnology(realm, card);
  return gainOfTechnology(card, outlook) - price * prices.stock.science - prices.civilAction;
}

function leading(id: CardId, outlook: Outlook): Idea[] {
  const card = cards[id];
  if (card.kind !== 'leader') return [];
  const { realm, prices, temper } = outlook;
  const replaces = realm.leader !== undefined;
  const cost = replaces ? 0 : prices.civilAction;
  const gain = temper.leaders * (worthOfLeader(card, outlook) - worthOfCurrentLeader(outlook)) - cost;
  const plain: Idea = { move: { do: 'lead', card: id }, gain };
  const [wonder] = realm.seen.wonders;
  if (realm.leader?.effect !== 'tuck-under-a-wonder' || wonder === undefined) return [plain];
  return [
    plain,
    { move: { do: 'lead', card: id, under: wonder.card }, gain: gain + prices.happy - prices.civilAction },
  ];
}

function governments(id: CardId, outlook: Outlook): Idea[] {
  const card = cards[id];
  if (card.kind !== 'government') return [];
  const { prices, realm } = outlook;
  const revolution = priceOfTechnology(realm, card, true) * prices.stock.science;
  return [
    { move: { do: 'develop', card: id }, gain: gainOfDeveloping(id, outlook), actions: 1 },
    {
      move: { do: 'revolt', card: id },
      gain: worthOfGovernment(card, outlook) - revolution - costOfRevolution(outlook),
    },
  ];
}

/** The ways to play an action card. */
function plays(id: CardId, play: Play, outlook: Outlook): Idea[] {
  const { prices, realm } = outlook;
  const move = { do: 'play', card: id };
  switch (play.does) {
    case 'gain':
      return [{ move, gain: worthOfGoods(play.gain, outlook) - prices.civilAction }];
    case 'gain-one-of':
      return play.choices.map((goods, choice) => ({
        move: { ...move, choice },
        gain: worthOfGoods(goods, outlook) - prices.civilAction,
      }));
    case 'gain-per-rival-ahead':
      return [{ move, gain: worthOfGoods([[play.what, amountAhead(play, outlook)]], outlook) - prices.civilAction }];
    case 'increase-population':
      return growth(outlook)
        .filter((idea) => idea.move.do === 'grow')
        .map(({ gain }) => ({ move, gain: gain + worthOfGoods(play.afterwards, outlook) }));
    case 'develop-technology':
      return outlook.view.civilHand
        .filter((held) => isOfKind(cards[held], technologyKinds))
        .map((develop) => ({
          move: { ...move, develop },
          gain: gainOfDeveloping(develop, outlook) + worthOfGoods(play.afterwards, outlook),
        }));
    case 'build-wonder-stage':
      return wonderStages(outlook)
        .slice(0, 1)
        .map(({ gain }) => ({ move, gain: gain + play.cheaper * prices.stock.resources }));
    case 'build-or-upgrade':
    case 'upgrade':
      return cheaperWorks(move, play.does === 'upgrade', play.kinds, play.cheaper, realm.works, outlook);
  }
}

function cheaperWorks(
  move: Idea['move'],
  upgradesOnly: boolean,
  kinds: readonly string[],
  cheaper: number,
  works: readonly Works[],
  outlook: Outlook,
): Idea[] {
  const ideas: Idea[] = [];
  for (const to of works) {
    if (!kinds.includes(to.card.kind)) continue;
    for (const from of works) {
      if (from.workers === 0 || from.card.kind !== to.card.kind || from.level >= to.level) continue;
      const gain = gainOfUpgrade(from.card, to.card, outlook, cheaper);
      ideas.push({ move: { ...move, from: from.card.id, to: to.card.id }, gain });
    }
    if (upgradesOnly || outlook.realm.seen.unused === 0 || !hasRoom(outlook.realm, to.card)) continue;
    const unrest = risesIfBusy(outlook, facesOf(to)) ? costOfUprising(outlook) : 0;
    ideas.push({ move: { ...move, to: to.card.id }, gain: gainOfBuilding(to.card, outlook, cheaper) - unrest });
  }
  return ideas;
}

/** A tactic from the hand or a common one, if its armies are stronger. */
function tactics({ view, realm, prices }: Outlook): Idea[] {
  const now = armyStrength(realm, realm.tactic, realm.works);
  const idea = (id: CardId, doing: 'tactic' | 'copy', actions: number): Idea[] => {
    const card = cards[id];
    if (card.kind !== 'tactic') return [];
    const more = armyStrength(realm, card, realm.works) - now;
    const promising = realm.tactic === undefined ? 0.3 : 0;
    return [
      { move: { do: doing, card: id }, gain: (more + promising) * prices.strength - actions * prices.militaryAction },
    ];
  };
  return [...view.hand.flatMap((id) => idea(id, 'tactic', 1)), ...view.tactics.flatMap((id) => idea(id, 'copy', 2))];
}

/** Where an uprising threatens, the least useful building is given up for an idle worker. */
function reliefs(outlook: Outlook): Idea[] {
  const { realm } = outlook;
  const { seen } = realm;
  const lacking = happyFacesNeeded(seen.yellow) - seen.ratings.happy - seen.unused;
  if (lacking <= 0) return [];
  const relief = costOfUprising(outlook) / lacking;
  return realm.works
    .filter((work) => work.workers > 0 && facesOf(work) === 0)
    .map(({ card }) => ({
      move: { do: 'destroy', card: card.id },
      gain: relief - (isUnit(card) ? card.perWorker.strength * outlook.prices.strength : worthOfWork(card, outlook)),
    }));
}
