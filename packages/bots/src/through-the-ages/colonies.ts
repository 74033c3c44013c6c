import { type BonusCard, type CardId, cards, effects } from '@ecumene/through-the-ages';
import { worthOfColony } from './events.ts';
import type { Outlook } from './outlook.ts';
import { isUnit } from './realm.ts';

/** What is sent to settle: units by name, bonus cards, cards discarded. */
export interface Force {
  readonly units: readonly string[];
  readonly bonus: readonly string[];
  readonly discard: readonly string[];
}

interface Piece {
  readonly where: keyof Force;
  readonly id: CardId;
  readonly cost: number;
}

function bonusOf(id: CardId): BonusCard | undefined {
  const card = cards[id];
  return card.kind === 'bonus' ? card : undefined;
}

/** How far to bid for a territory: the next bid, if what it takes is worth less than the colony. */
export function nextBid(territory: CardId, over: number, most: number, outlook: Outlook): number | undefined {
  const card = cards[territory];
  const bid = over + 1;
  if (card.kind !== 'territory' || bid > most) return undefined;
  const force = cheapestForce(bid, outlook);
  return force !== undefined && costOf(force, outlook) < worthOfColony(card, outlook) ? bid : undefined;
}

/** A force that suffices with as little of value in it as can be: all there is, less the dearest that can be spared. */
export function cheapestForce(bid: number, outlook: Outlook): Force | undefined {
  const pieces = [...piecesOf(outlook)].sort((a, b) => b.cost - a.cost);
  let kept = pieces;
  if (strengthOf(kept, outlook) < bid) return undefined;
  for (const piece of pieces) {
    const less = kept.filter((other) => other !== piece);
    if (less.some(({ where }) => where === 'units') && strengthOf(less, outlook) >= bid) kept = less;
  }
  const named = (part: keyof Force): CardId[] => kept.filter(({ where }) => where === part).map(({ id }) => id);
  return { units: named('units'), bonus: named('bonus'), discard: named('discard') };
}

function costOf(force: Force, outlook: Outlook): number {
  const left = [...force.units, ...force.bonus, ...force.discard];
  let cost = 0;
  for (const piece of piecesOf(outlook)) {
    const index = left.indexOf(piece.id);
    if (index < 0) continue;
    left.splice(index, 1);
    cost += piece.cost;
  }
  return cost;
}

function piecesOf(outlook: Outlook): Piece[] {
  const { realm, prices, view } = outlook;
  const pieces: Piece[] = [];
  for (const { card, workers } of realm.works) {
    if (!isUnit(card)) continue;
    const cost = costOfUnit(card.perWorker.strength, card.cost.resources, outlook);
    for (let unit = 0; unit < workers; unit++) pieces.push({ where: 'units', id: card.id, cost });
  }
  for (const id of view.hand) {
    const bonus = bonusOf(id);
    if (bonus !== undefined) pieces.push({ where: 'bonus', id, cost: prices.card * (1 + bonus.defense / 4) });
  }
  if (realm.leader?.effect === 'colonize-with-discards') {
    const others = view.hand.filter((id) => bonusOf(id) === undefined);
    for (const id of others.slice(0, effects['colonize-with-discards'].upTo))
      pieces.push({ where: 'discard', id, cost: prices.card });
  }
  return pieces;
}

/** What it takes to replace a unit that stays abroad: another worker, its weapons, and weakness until then. */
function costOfUnit(strength: number, resources: number, { realm, prices }: Outlook): number {
  const regrowth = (realm.seen.needs.population ?? 0) * prices.stock.food + prices.civilAction;
  return (
    Math.min(prices.worker, regrowth) +
    resources * prices.stock.resources +
    prices.militaryAction +
    UNTIL_REPLACED * strength * prices.strength
  );
}

/** How much of its worth the strength of a lost unit would have had until it is replaced. */
const UNTIL_REPLACED = 0.3;

function strengthOf(pieces: readonly Piece[], { realm }: Outlook): number {
  const named = (part: keyof Force): string[] => pieces.filter(({ where }) => where === part).map(({ id }) => id);
  const units = named('units').map((card) => ({ card, workers: 1 }));
  return realm.reading.force(realm.seen.seat, units, named('bonus'), named('discard').length);
}
