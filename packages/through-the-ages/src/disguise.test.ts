import { randomFrom } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { fetch } from './arranged-cards.ts';
import { idOf } from './cards/numbered.ts';
import { mostForce } from './colonization.ts';
import { copyWorld } from './copy.ts';
import { disguise } from './disguise.ts';
import { of, position } from './testing.ts';
import type { Ages } from './world.ts';

/** A territory is up for bids, and bela, who holds these cards, has bid all there is. */
function bidOfAll(hand: readonly string[], leader?: string): Ages {
  const bela = leader === undefined ? { hand } : { hand, leader };
  const world = position({ bela, cyrus: { hand: ['armed-intervention', 'raid-iii', 'mechanized-army'] } });
  const card = fetch(world, 'historic-territory-ii');
  world.pending.push({
    is: 'event',
    card,
    bid: { by: of(world, 'bela').place, force: mostForce(world, of(world, 'bela')) },
  });
  return world;
}

/** The same table as anna may take it for. */
function seenByAnna(world: Ages, seed: string): Ages {
  const other = copyWorld(world);
  disguise(world, 'anna', randomFrom(seed)).world(other);
  return other;
}

const SEEDS = Array.from({ length: 40 }, (_, i) => `dream ${i}`);

describe('what a player takes the hidden cards for', () => {
  test('[TTA ruling.T89] a bid stays possible, and nothing else is given away with it', () => {
    const bids = [
      bidOfAll(Array.from({ length: 3 }, () => 'military-bonus-iii')),
      bidOfAll(['military-bonus-i', 'military-bonus-ii', 'military-bonus-iii', 'spy']),
      bidOfAll(['military-bonus-i', 'spy', 'raid-ii'], 'james-cook'),
    ];
    for (const world of bids) {
      for (const seed of SEEDS) {
        const other = seenByAnna(world, seed);
        const [pending] = world.pending;
        const force = pending?.is === 'event' ? pending.bid?.force : undefined;
        expect(mostForce(other, of(other, 'bela'))).toBeGreaterThanOrEqual(force ?? Number.POSITIVE_INFINITY);
        expect(other.militaryDeck).not.toEqual(world.militaryDeck);
        expect(other.civilDeck).not.toEqual(world.civilDeck);
        expect(other.events).not.toEqual(world.events);
      }
    }
  });

  test('[TTA ruling.T89] cards a bid does not need stay open', () => {
    const world = bidOfAll(['military-bonus-iii', 'spy']);
    const hands = SEEDS.map((seed) => of(seenByAnna(world, seed), 'bela').militaryHand.map(idOf));
    expect(hands.every(([bonus]) => bonus === 'military-bonus-iii')).toBe(true);
    expect(new Set(hands.map(([, other]) => other)).size).toBeGreaterThan(5);
  });
});
