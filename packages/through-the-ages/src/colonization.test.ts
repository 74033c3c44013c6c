import { must, type Open, type Script } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { fetch } from './arranged-cards.ts';
import { idOf } from './cards/numbered.ts';
import { colonize, type Force } from './colonization.ts';
import { drawn, drive, firstQuestion, listed, of, position, refusedBy } from './testing.ts';
import type { Ages } from './world.ts';

const TERRITORY = 'historic-territory-i';
const NO_UNITS = { workers: { warriors: 0 } };
const ALONE = { bela: NO_UNITS, cyrus: NO_UNITS };

/** A territory that has just been discovered, and what follows. */
function discovery(given: Readonly<Record<string, unknown>>, players = 3): { world: Ages; script: Script } {
  const world = position(given, { players });
  const card = fetch(world, TERRITORY);
  world.pending.push({ is: 'event', card });
  return { world, script: colonize(world, card) };
}

describe('bidding', () => {
  const units = { workers: { warriors: 6 } };
  const all = { anna: units, bela: units, cyrus: units, dora: units };

  /** Who is asked, one after another: a number bids so much more, nothing passes. */
  function bidders(...bids: readonly (number | undefined)[]): string[] {
    const { script } = discovery(all, 4);
    const seats: string[] = [];
    for (const force of [...bids, undefined]) {
      const step = script.next();
      const [post] = step.done === true ? [] : step.value;
      if (post === undefined) return seats;
      seats.push(`${post.seat} ${post.asking.question.topic}`);
      post.take(force === undefined ? { do: 'pass' } : { do: 'bid', force });
    }
    return seats;
  }

  test('[TTA colonization.4] [TTA colonization.5] goes round, and passes over who has passed', () => {
    expect(bidders(1, 2, 3, 4, 5)).toEqual(['anna bid', 'bela bid', 'cyrus bid', 'dora bid', 'anna bid', 'bela bid']);
    expect(bidders(1, undefined, 2, undefined, 3)).toEqual([
      'anna bid',
      'bela bid',
      'cyrus bid',
      'dora bid',
      'anna bid',
      'cyrus bid',
    ]);
    expect(bidders(1, 2, 3, undefined, undefined, 4)).toEqual([
      'anna bid',
      'bela bid',
      'cyrus bid',
      'dora bid',
      'anna bid',
      'bela bid',
      'cyrus bid',
    ]);
    expect(bidders(undefined, undefined, undefined, 1)).toEqual([
      'anna bid',
      'bela bid',
      'cyrus bid',
      'dora bid',
      'dora force',
    ]);
  });

  test('[TTA colonization.2] [TTA colonization.3] any bid above the last and within what one can send', () => {
    const { script } = discovery({ anna: { workers: { warriors: 3 } }, bela: { workers: { warriors: 3 } } });
    must(firstQuestion(script), 'a bid').take({ do: 'bid', force: 1 });
    const second = firstQuestion(script);
    expect(second.asking.question).toMatchObject({ over: 1, most: 3 });
    const possible = ['{"do":"bid","force":2}', '{"do":"bid","force":3}', '{"do":"pass"}'];
    expect([listed(second), drawn(second)]).toEqual([possible, possible]);
    expect(refusedBy(second, { do: 'bid', force: 1 })).toEqual(['too-low', 'TTA colonization.2']);
    expect(refusedBy(second, { do: 'bid', force: 4 })).toEqual(['too-high', 'TTA colonization.3']);
  });

  test.each([
    [1, false],
    [2, true],
  ])(
    '[TTA ruling.T89] a bid of %i with one unit and a bonus card tells something of the hand: %s',
    (force, reveals) => {
      const { world, script } = discovery({ anna: { workers: { warriors: 1 }, hand: ['military-bonus-i'] } });
      firstQuestion(script).take({ do: 'bid', force });
      script.next();
      expect(world.news.at(-1)).toMatchObject({ event: { what: 'bid', seat: 'anna', force }, reveals });
      expect(world.pending).toMatchObject([{ is: 'event', bid: { by: of(world).place, force } }]);
    },
  );
});

describe('the force', () => {
  const hand = ['military-bonus-i', 'raid-i'];

  /** What anna is asked who has bid so much. */
  function sending(anna: Readonly<Record<string, unknown>>, force: number): Open {
    const { script } = discovery({ anna, ...ALONE });
    firstQuestion(script).take({ do: 'bid', force });
    return firstQuestion(script);
  }
  const texts = (...forces: readonly Force[]) => forces.map((force) => JSON.stringify(force)).toSorted();
  const some = (units: number, bonus: readonly string[] = [], discard: readonly string[] = []): Force => ({
    units: Array.from({ length: units }, () => 'warriors'),
    bonus: [...bonus],
    discard: [...discard],
  });

  test('[TTA colonization.8] every force that suffices is listed, little of it first, and comes up by itself', () => {
    const post = sending({ workers: { warriors: 3 }, hand }, 2);
    const enough = [some(1, ['military-bonus-i']), some(2), some(2, ['military-bonus-i']), some(3)];
    const all = texts(...enough, some(3, ['military-bonus-i']));
    expect(post.asking.question).toMatchObject({ bid: 2 });
    expect([listed(post), drawn(post)]).toEqual([all, all]);
    const sizes = (must(post.asking.list(), 'forces') as readonly Force[]).map(
      ({ units, bonus, discard }) => units.length + bonus.length + discard.length,
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(post.asking.default()).toEqual(some(1, ['military-bonus-i']));
  });

  test('[TTA ruling.P1] with James Cook cards may be discarded for it, bonus cards too', () => {
    const post = sending({ workers: { warriors: 1 }, hand, leader: 'james-cook' }, 3);
    const all = texts(some(1, ['military-bonus-i'], ['raid-i']), some(1, [], ['military-bonus-i', 'raid-i']));
    expect(listed(post)).toEqual(all);
    const orderless = drawn(post).map((text) =>
      text.replace('"raid-i","military-bonus-i"', '"military-bonus-i","raid-i"'),
    );
    expect([...new Set(orderless)].toSorted()).toEqual(all);
    expect(post.asking.default()).toEqual(some(1, ['military-bonus-i'], ['raid-i']));
  });

  test.each<[string, Force, readonly [string, string]]>([
    ['units that are none', { units: ['bronze'], bonus: [], discard: [] }, ['not-yours', 'TTA colonization.8']],
    ['units you have not', { units: ['swordsmen'], bonus: [], discard: [] }, ['not-yours', 'TTA colonization.8']],
    ['more units than you have', some(4), ['not-yours', 'TTA colonization.8']],
    ['cards you have not', some(2, ['military-bonus-ii']), ['not-yours', 'TTA colonization.8']],
    ['no unit', some(0, ['military-bonus-i']), ['no-unit', 'TTA colonization.14']],
    ['what is no bonus card', some(2, ['raid-i']), ['no-bonus', 'TTA colonization.13']],
    ['discards nobody allows', some(2, [], ['raid-i']), ['too-many', 'TTA ruling.P1']],
    ['too little', some(1), ['too-weak', 'TTA colonization.8']],
  ])('[TTA colonization.8] is not made of %s', (_, force, refusal) => {
    expect(refusedBy(sending({ workers: { warriors: 3 }, hand }, 2), force)).toEqual(refusal);
  });

  test('[TTA colonization.16] [TTA colonization.17] what was sent is told, and only bonus cards by name', () => {
    const { world, script } = discovery({
      anna: { workers: { warriors: 1 }, hand: ['military-bonus-iii', 'raid-i'], leader: 'james-cook' },
      ...ALONE,
    });
    drive(script, { do: 'bid', force: 5 }, some(1, ['military-bonus-iii'], ['raid-i']));
    expect(world.news.map(({ event }) => event)).toContainEqual({
      what: 'sent',
      seat: 'anna',
      force: 5,
      units: 1,
      cards: ['military-bonus-iii'],
      discarded: 1,
    });
    expect([of(world).militaryHand, world.seen.map(idOf)]).toEqual([[], ['military-bonus-iii']]);
    expect(world.news.filter(({ rule }) => rule === 'TTA colonization.17').length).toBeGreaterThan(0);
  });
});
