import {
  type AggressionCard,
  type CardId,
  cards,
  effects,
  type PactCard,
  type PactSide,
  type WarCard,
} from '@ecumene/through-the-ages';
import type { Idea } from './actions.ts';
import { LOST_COLONY, LOST_LEADER, worthOfColony, worthOfEvent } from './events.ts';
import { worthOfAbility, worthOfGoods, worthOfSymbols } from './gains.ts';
import { type Outlook, strengthScale } from './outlook.ts';
import { promiseOfWonder, worthOfCurrentLeader, worthOfWork } from './promises.ts';
import { isUrban, levelOf, type Realm } from './realm.ts';

/** Political actions that seem worth taking, the best first; some of them may not be possible. */
export function politicalIdeas(outlook: Outlook): Idea[] {
  const { view } = outlook;
  const ideas = [...new Set(view.hand)].flatMap((id) => withCard(id, outlook));
  return [...ideas, ...ownWays(outlook)].filter(({ gain }) => gain > WORTHWHILE).sort((a, b) => b.gain - a.gain);
}

const WORTHWHILE = 0.1;

function withCard(id: CardId, outlook: Outlook): Idea[] {
  const card = cards[id];
  const { rivals, prices, temper, realm } = outlook;
  switch (card.kind) {
    case 'event':
      return [prepare(id, outlook)];
    case 'territory':
      if (realm.leader?.effect !== 'colonize-from-hand') return [prepare(id, outlook)];
      return [prepare(id, outlook), { move: { do: 'settle', card: id }, gain: worthOfColony(card, outlook) - 1 }];
    case 'aggression':
      return rivals.map((rival) => ({
        move: { do: 'aggression', card: id, rival: rival.seen.seat },
        gain: temper.attacks * gainOfAggression(card, rival, outlook) - card.militaryActions * prices.militaryAction,
      }));
    case 'war':
      return rivals.map((rival) => ({
        move: { do: 'war', card: id, rival: rival.seen.seat },
        gain: temper.attacks * gainOfWar(card, rival, outlook) - card.militaryActions * prices.militaryAction,
      }));
    case 'pact':
      return rivals.flatMap((rival) => offers(id, card, rival, outlook));
    default:
      return [];
  }
}

/** An event scores its level at once. */
function prepare(id: CardId, outlook: Outlook): Idea {
  const { temper, prices } = outlook;
  const gain = levelOf(id) * temper.culture + gainLater({ do: 'prepare', card: id }, outlook) - prices.card;
  return { move: { do: 'prepare', card: id }, gain };
}

/** What a political action is worth that shows only later: an event comes up, a war is fought. */
export function gainLater(move: Idea['move'], outlook: Outlook): number {
  const { view, rivals, temper } = outlook;
  const id = view.hand.find((held) => held === move['card']);
  const card = id === undefined ? undefined : cards[id];
  if (move.do === 'prepare' && id !== undefined) {
    const comesUp = view.lastRound > 0 && levelOf(id) < 3 ? 0.3 : 0.75;
    if (card?.kind === 'event') return comesUp * worthOfEvent(card, outlook);
    if (card?.kind === 'territory') return comesUp * worthOfColony(card, outlook) * (chanceOfSettling(outlook) - 0.4);
  }
  const rival = rivals.find(({ seen }) => seen.seat === move['rival']);
  return card?.kind === 'war' && rival !== undefined ? temper.attacks * gainOfWar(card, rival, outlook) : 0;
}

function chanceOfSettling({ realm, rivals }: Outlook): number {
  const force = ({ seen }: Realm): number => seen.ratings.strength + 2 * seen.ratings.colonization;
  const stronger = rivals.filter((rival) => force(rival) > force(realm)).length;
  return 1 - stronger / Math.max(1, rivals.length);
}

/** How likely a rival cannot or will not defend against so much more strength. */
function chanceOfSuccess(lead: number, rival: Realm): number {
  const defenders = Math.min(rival.seen.militaryBacks.length, rival.militaryActions);
  const backs = rival.seen.militaryBacks;
  const level = backs.reduce((sum, back) => sum + back, 0) / Math.max(1, backs.length);
  const expected = defenders * (0.7 + 0.5 * level);
  return Math.min(0.95, Math.max(0.05, 0.5 + (lead - expected) / (4 + 2 * level)));
}

/** What an aggression is worth if the rival does not defend, and how likely that is. */
function gainOfAggression(card: AggressionCard, rival: Realm, outlook: Outlook): number {
  const { realm, prices } = outlook;
  const lead = realm.seen.ratings.strength - rival.seen.ratings.strength;
  if (lead <= 0) return -1;
  const { gain, loss } = spoilsOf(card, rival, outlook);
  const worth = gain + (outlook.temper.envy * loss) / Math.max(1, outlook.rivals.length);
  const chance = chanceOfSuccess(lead, rival);
  return chance * worth + (1 - chance) * 2 * prices.card - prices.card;
}

/** What a successful aggression gives the attacker and costs the rival, by the prices of the one who thinks about it. */
export function spoilsOf(card: AggressionCard, rival: Realm, outlook: Outlook): { gain: number; loss: number } {
  const { prices, temper } = outlook;
  const { seen } = rival;
  const { spoils } = card;
  if (card.effect === 'annex') return { gain: LOST_COLONY, loss: LOST_COLONY };
  if (card.effect === 'infiltrate') {
    const target = [seen.leader, seen.unfinished?.card ?? null].flatMap((id) => (id === null ? [] : [id]));
    const level = Math.max(0, ...target.map(levelOf));
    return { gain: level * effects.infiltrate.culturePerLevel * temper.culture, loss: LOST_LEADER };
  }
  switch (spoils?.does) {
    case 'take-mix': {
      const taken = Math.min(spoils.amount, seen.food + seen.resources) * prices.stock.resources;
      return { gain: taken, loss: taken };
    }
    case 'take': {
      const has = spoils.what === 'science' ? seen.science : seen.culture;
      const taken = worthOfGoods([[spoils.what, Math.min(has, spoils.amount)]], outlook);
      return { gain: taken, loss: taken };
    }
    case 'hurt-and-gain':
      return { gain: worthOfGoods(spoils.gain, outlook), loss: worthOfGoods(spoils.rivalLoses, outlook) };
    case 'raid': {
      const targets = spoils.highestLevels.map((highest) =>
        Math.max(
          0,
          ...rival.works
            .filter(({ card: work, level, workers }) => workers > 0 && isUrban(work) && level <= highest)
            .map(({ card: work }) => worthOfWork(work, outlook)),
        ),
      );
      const loss = targets.reduce((sum, target) => sum + target, 0) * 0.6;
      return { gain: targets.length * 2.5 * prices.stock.resources, loss };
    }
    default:
      return { gain: 0, loss: 0 };
  }
}

/** A war is decided a round later, when the rival has had a turn to arm. */
function gainOfWar(card: WarCard, rival: Realm, outlook: Outlook): number {
  const { realm, prices, view, turns, temper } = outlook;
  if (turns < 2) return -1;
  const scale = strengthScale(view.age);
  const lead = realm.seen.ratings.strength - rival.seen.ratings.strength - CATCHING_UP * scale;
  const each =
    card.takes.what === 'culture'
      ? temper.culture
      : card.takes.what === 'science'
        ? prices.stock.science
        : prices.yellow;
  const taken = Math.sign(lead) * (card.takes.base + Math.abs(lead) / card.takes.oneMorePer) * each;
  return taken * (1 + temper.envy / Math.max(1, outlook.rivals.length)) - prices.card;
}

const CATCHING_UP = 0.4;

function offers(id: CardId, card: PactCard, rival: Realm, outlook: Outlook): Idea[] {
  const to = rival.seen.seat;
  return sidesOf(card).map(([side, own, other]) => {
    const gain =
      worthOfSide(own, rival, outlook) -
      (outlook.temper.envy * Math.max(0, worthOfSide(other, outlook.realm, outlook))) / 2;
    const current = outlook.realm.seen.pact === null ? 0 : CURRENT_PACT;
    const move = side === undefined ? { do: 'offer', card: id, to } : { do: 'offer', card: id, to, side };
    return { move, gain: worthOfSide(other, outlook.realm, outlook) < 0 ? -1 : gain * ACCEPTED - current };
  });
}

const CURRENT_PACT = 2;
const ACCEPTED = 0.6;

/** Each way to offer a pact: the side's name, the own side and the other. */
export function sidesOf({
  sides,
}: PactCard): (readonly [side: 'A' | 'B' | undefined, own: PactSide, other: PactSide])[] {
  if ('both' in sides) return [[undefined, sides.both, sides.both]];
  return [
    ['A', sides.A, sides.B],
    ['B', sides.B, sides.A],
  ];
}

/** What one side of a pact is worth with this partner. */
export function worthOfSide({ symbols = {}, abilities = [] }: PactSide, partner: Realm, outlook: Outlook): number {
  return abilities.reduce(
    (sum, ability) =>
      sum +
      (ability.does === 'per-wonder-of-partner'
        ? partner.seen.wonders.length * worthOfSymbols(ability.gives, outlook.prices)
        : worthOfAbility(ability, outlook)),
    worthOfSymbols(symbols, outlook.prices),
  );
}

/** What needs no card: a leader who leaves for a token, a pact that hurts. */
function ownWays(outlook: Outlook): Idea[] {
  const { realm, prices, view } = outlook;
  const ideas: Idea[] = [];
  const { pact } = realm.seen;
  const held = pact === null ? undefined : cards[pact.card];
  if (pact !== null && held?.kind === 'pact') {
    const partner = outlook.rivals.find(({ seen }) => seen.seat === pact.with);
    const side = sideNamed(held, pact.side);
    if (partner !== undefined && side !== undefined)
      ideas.push({ move: { do: 'cancel', pact: pact.card }, gain: -worthOfSide(side, partner, outlook) - 1 });
  }
  if (realm.leader?.effect === 'retire-for-a-token' && view.age > 0)
    ideas.push({ move: { do: 'retire' }, gain: prices.yellow - worthOfCurrentLeader(outlook) });
  return ideas;
}

function sideNamed({ sides }: PactCard, side: 'A' | 'B' | 'both'): PactSide | undefined {
  if ('both' in sides) return sides.both;
  return side === 'both' ? undefined : sides[side];
}

/** What a rival's leader or unfinished wonder is worth striking at. */
export function worthOfStriking(id: CardId, outlook: Outlook): number {
  const card = cards[id];
  const level = levelOf(id) * effects.infiltrate.culturePerLevel;
  return level + (card.kind === 'wonder' ? promiseOfWonder(card, 0, outlook) * 0.3 : LOST_LEADER);
}
