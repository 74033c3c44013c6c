import { type Disguise, isRecord, type Random, type Seat, shuffle } from '@ecumene/engine';
import { cardsSold } from './selling.ts';
import { type Bazaar, FACES, type Face, faceOf, find, handOf } from './world.ts';

/** Exchanges the cards a merchant cannot know: other hands and the deck, but for the cards that offers name. */
export function disguise(world: Bazaar, observer: Seat, random: Random): Disguise<Bazaar> {
  const named = new Set(world.stalls.offers.flatMap((offer) => offer.give.slice(0, 2)));
  const others = world.seats.filter((seat) => seat !== observer);
  const unknown = [...others.flatMap((seat) => handOf(world, seat).cards), ...world.deck].filter(
    (card) => !named.has(card),
  );
  const pool = shuffle(
    random,
    unknown.toSorted((a, b) => a - b),
  );
  const exchange = new Map(unknown.map((card, i) => [card, pool[i] ?? card]));
  const swap = (card: number): number => exchange.get(card) ?? card;
  return {
    world(other) {
      other.deck = other.deck.map(swap);
      other.discards = other.discards.map(swap);
      for (const seat of other.seats) {
        const hand = handOf(other, seat);
        hand.cards = hand.cards.map(swap);
      }
      other.stalls.offers = other.stalls.offers.map((offer) => ({ ...offer, give: offer.give.map(swap) }));
    },
    answer: (truth, seat, topic, answer) => translate(truth, seat, topic, answer, swap),
  };
}

/** The same cards by their other faces. */
function translate(truth: Bazaar, seat: Seat, topic: string, answer: unknown, swap: (card: number) => number): unknown {
  if (!isRecord(answer)) return answer;
  if (topic === 'trade' && Array.isArray(answer['give'])) {
    const cards = find(truth, seat, answer['give'].filter(isFace)) ?? [];
    return { ...answer, give: cards.map((card) => faceOf(truth, swap(card))) };
  }
  if (topic !== 'keep') return answer;
  const keeps = Object.fromEntries(
    Object.entries(answer).flatMap(([name, count]) => (isFace(name) ? [[name, Number(count)]] : [])),
  );
  const sold = cardsSold(truth, seat, keeps);
  const kept: Partial<Record<Face, number>> = {};
  for (const card of handOf(truth, seat).cards.filter((held) => !sold.includes(held))) {
    const face = faceOf(truth, swap(card));
    kept[face] = (kept[face] ?? 0) + 1;
  }
  return kept;
}

function isFace(name: unknown): name is Face {
  return FACES.some((face) => face === name);
}
