import { describe, expect, test } from 'vitest';
import { strengthAgainst } from '../attacks.ts';
import { idOf, levelOf, NONE } from '../cards/numbered.ts';
import { resolveEvent } from '../events/prepared.ts';
import { broken } from '../invariants.ts';
import { statistics } from '../statistics.ts';
import { asked, drive, of, playUntil, politick, position, refusedPolitics, table } from '../testing.ts';
import { amountOf } from '../tokens.ts';
import { type Ages, type Pending, workOn } from '../world.ts';
import { resolveAggression } from './aggression.ts';
import { resolveOffer } from './pact.ts';
import { resign } from './resign.ts';

const names = (cards: readonly number[]): string[] => cards.map(idOf);

function pending<P extends Pending['is']>(world: Ages, is: P): Extract<Pending, { is: P }> {
  const [first] = world.pending;
  const isIt = (one: Pending | undefined): one is Extract<Pending, { is: P }> => one?.is === is;
  if (!isIt(first)) throw new Error(`no ${is} is pending`);
  return first;
}

describe('the Politics Phase', () => {
  test('[TTA politics.1] [TTA politics.2] [TTA politics.3] one political action at most, or none', () => {
    const playing = table();
    let asks = 0;
    playUntil(playing, (world, topic, seat) => {
      if (topic === 'politics' && seat === 'anna') asks += 1;
      return world.round === 3 && topic === 'action';
    });
    expect(asks).toBe(2);
  });

  test('[TTA politics.4] [TTA war.9] [TTA ruling.T80] no war in the last round, but before it in Age IV', () => {
    const given = { age: 4, anna: { hand: ['war-over-culture'], government: 'monarchy' } };
    const move = { do: 'war', card: 'war-over-culture', rival: 'bela' } as const;
    expect(refusedPolitics(position({ ...given, lastRound: 9 }), move)).toEqual(['last-round', 'TTA war.9']);
    expect(refusedPolitics(position({ ...given, lastRound: 10 }), move)).toBeUndefined();
  });

  test('[TTA politics.7] [TTA resign.10] [TTA ruling.T10] nobody resigns in Age IV', () => {
    expect(refusedPolitics(position({ age: 4 }), { do: 'resign' })).toEqual(['too-late', 'TTA resign.10']);
    expect(refusedPolitics(position(), { do: 'resign' })).toBeUndefined();
  });
});

describe('preparing an event', () => {
  test('[TTA prepare-event.2] [TTA prepare-event.3] [TTA prepare-event.4] [TTA events.1] [TTA other-cards.2] the event goes on top of the future ones and scores its level; the next current one is turned up', () => {
    const world = position({ events: ['crusades', 'rats'], future: ['pestilence'], anna: { hand: ['cold-war'] } });
    politick(world, { do: 'prepare', card: 'cold-war' });
    expect([names(world.future), of(world).culture, names(world.events)]).toEqual([
      ['pestilence', 'cold-war'],
      2,
      ['rats'],
    ]);
    expect(pending(world, 'event')).toMatchObject({ card: expect.any(Number) });
    expect(idOf(pending(world, 'event').card)).toBe('crusades');
    expect(broken(world)).toEqual([]);
  });

  test('[TTA prepare-event.5] [TTA prepare-event.6] [TTA prepare-event.7] [TTA evaluate.11] [TTA discard-pile.6] after the last one the future events become current, shuffled, older above newer', () => {
    const world = position({
      events: ['rats'],
      future: ['cold-war', 'crusades', 'impact-of-science', 'pestilence'],
      anna: { hand: ['refugees'] },
    });
    politick(world, { do: 'prepare', card: 'refugees' });
    drive(resolveEvent(world, pending(world, 'event').card));
    expect(world.events.toReversed().map(levelOf)).toEqual([1, 1, 2, 2, 3]);
    expect([world.future, names(world.past), world.seen]).toEqual([[], ['rats'], []]);
    expect(world.news.some(({ event }) => event.what === 'events-renewed')).toBe(true);
  });
});

describe('aggressions', () => {
  const given = (more: Readonly<Record<string, unknown>> = {}) => ({
    anna: { hand: ['spy', 'plunder-i'], workers: { warriors: 5 } },
    bela: { science: 9 },
    ...more,
  });
  const spy = { do: 'aggression', card: 'spy', rival: 'bela' } as const;

  test('[TTA aggression.2] [TTA aggression.3] [TTA aggression.4] [TTA aggression.10] [TTA aggression.15] [TTA aggression.16] [TTA aggression.18] [TTA other-cards.1] [TTA ruling.T70] card and rival are named and paid for; undefended, it does what it says and is discarded', () => {
    const world = position(given());
    politick(world, spy);
    expect([of(world).militaryReady, names(of(world).militaryHand)]).toEqual([1, ['plunder-i']]);
    drive(resolveAggression(world, pending(world, 'aggression')), { play: [], discard: [] });
    expect([of(world).science, of(world, 'bela').science]).toEqual([5, 4]);
    expect(names(world.removed)).toContain('spy');
    expect([world.pending, broken(world)]).toEqual([[], []]);
  });

  test('[TTA aggression.5] a pact can forbid the attack', () => {
    const world = position(given({ bela: { pact: { card: 'peace-treaty', with: 'anna' } } }));
    expect(refusedPolitics(world, spy)).toEqual(['pact', 'TTA aggression.5']);
  });

  test('[TTA aggression.6] [TTA aggression.7] only a weaker player can be attacked, with bonuses for attacking', () => {
    const equal = { hand: ['spy'], workers: { warriors: 1 } };
    expect(refusedPolitics(position({ anna: equal }), spy)).toEqual(['not-weaker', 'TTA aggression.6']);
    const bonus = position({ anna: { ...equal, pact: { card: 'open-borders-agreement', with: 'bela' } } });
    expect(refusedPolitics(bonus, spy)).toBeUndefined();
    expect(strengthAgainst(bonus, of(bonus), of(bonus, 'bela'), true)).toBe(3);
  });

  test('[TTA aggression.8] [TTA aggression.9] [TTA ruling.T72] a pact that ends on attack counts for neither side and leaves even if the attack fails', () => {
    const world = position({
      anna: {
        hand: ['spy'],
        workers: { warriors: 2 },
        pact: { card: 'promise-of-military-protection', with: 'bela', side: 'A' },
      },
      bela: { hand: ['military-bonus-i'] },
    });
    expect(statistics(world, of(world, 'bela')).strength).toBe(5);
    politick(world, spy);
    expect([of(world).pact, pending(world, 'aggression').strength]).toEqual([NONE, 2]);
    drive(resolveAggression(world, pending(world, 'aggression')), { play: ['military-bonus-i'], discard: [] });
    expect([of(world).pact, of(world).science]).toEqual([NONE, 0]);
  });

  test('[TTA aggression.8] [TTA ruling.T72] the attacker goes without the strength of a pact the attack ends', () => {
    const attacker = (warriors: number): Ages =>
      position({
        anna: {
          hand: ['spy'],
          workers: { warriors },
          pact: { card: 'promise-of-military-protection', with: 'bela', side: 'B' },
        },
      });
    expect(refusedPolitics(attacker(1), spy)).toEqual(['not-weaker', 'TTA aggression.6']);
    const world = attacker(2);
    politick(world, spy);
    expect(pending(world, 'aggression').strength).toBe(2);
  });

  test('[TTA aggression.11] [TTA aggression.12] [TTA aggression.14] [TTA other-cards.3] bonus cards add their value and any card 1; who reaches the attack is safe', () => {
    const world = position(
      given({ bela: { science: 9, hand: ['military-bonus-i', 'legion', 'raid-i'], government: 'monarchy' } }),
    );
    politick(world, spy);
    drive(resolveAggression(world, pending(world, 'aggression')), {
      play: ['military-bonus-i'],
      discard: ['legion', 'raid-i'],
    });
    expect([of(world).science, of(world, 'bela').science, of(world, 'bela').militaryHand]).toEqual([0, 9, []]);
    expect(names(world.removed)).toContain('military-bonus-i');
    expect(names(world.buried)).toEqual(expect.arrayContaining(['legion', 'raid-i']));
  });

  test('[TTA aggression.13] [TTA ruling.T71] [TTA ruling.T19] no more cards than the military action total, all or nothing, and a bonus card may count as 1', () => {
    const hand = ['military-bonus-ii', 'military-bonus-i', 'military-bonus-i', 'legion', 'spy'];
    const world = position(given({ bela: { hand, wonders: ['library-of-alexandria'] } }));
    politick(world, spy);
    const answer = (defence: unknown) => () => drive(resolveAggression(world, pending(world, 'aggression')), defence);
    expect(answer({ play: ['military-bonus-i', 'military-bonus-i'], discard: ['legion'] })).toThrow('too-many');
    expect(answer({ play: ['military-bonus-i'], discard: [] })).toThrow('not-enough');
    expect(answer({ play: ['legion'], discard: [] })).toThrow('no-bonus');
    expect(answer({ play: ['military-bonus-iii'], discard: [] })).toThrow('not-in-hand');
    answer({ play: ['military-bonus-ii'], discard: [] })();
    const plain = position(
      given({ anna: { hand: ['spy'], workers: { warriors: 2 } }, bela: { hand: ['military-bonus-i'] } }),
    );
    politick(plain, spy);
    drive(resolveAggression(plain, pending(plain, 'aggression')), { play: [], discard: ['military-bonus-i'] });
    expect(plain.news.some(({ event }) => event.what === 'defended' && event.cards.length === 0)).toBe(true);
  });

  test('[TTA aggression.10] the rival is asked also with an empty hand', () => {
    const world = position(given());
    politick(world, spy);
    expect(asked(resolveAggression(world, pending(world, 'aggression')))).toEqual(['bela', 'defend']);
  });

  test('[TTA aggression.17] [TTA ruling.T73] a Raid pays half of the printed cost, whatever discounts there are', () => {
    const raid = (card: string, options = {}): Ages => {
      const world = position(
        {
          anna: { hand: [card], workers: { warriors: 9 }, specials: ['engineering'], government: 'monarchy' },
          bela: { workers: { religion: 1, alchemy: 0, opera: 1, drama: 1 }, specials: ['architecture'] },
        },
        { options },
      );
      politick(world, { do: 'aggression', card, rival: 'bela' });
      return world;
    };
    const one = raid('raid-i');
    drive(resolveAggression(one, pending(one, 'aggression')), { play: [], discard: [] }, 'religion');
    expect([of(one, 'bela').unused, one.news.at(-1)?.event]).toMatchObject([2, { good: 'resources', amount: 2 }]);
    const two = raid('raid-ii');
    drive(resolveAggression(two, pending(two, 'aggression')), { play: [], discard: [] }, 'religion', 'philosophy');
    expect(two.news.at(-1)?.event).toMatchObject({ amount: 3 });
    const each = raid('raid-ii', { raidReward: 'rounded-each' });
    drive(resolveAggression(each, pending(each, 'aggression')), { play: [], discard: [] }, 'religion', 'philosophy');
    expect(each.news.at(-1)?.event).toMatchObject({ amount: 4 });
  });

  test.each([
    ['raid-ii', 'opera', 4],
    ['raid-iii', 'movies', 6],
  ])(
    '[TTA ruling.T73] the second building of %s has a lower limit: of two of %s one stays',
    (card, building, reward) => {
      const world = position({
        anna: { hand: [card], workers: { warriors: 9 }, government: 'communism' },
        bela: { workers: { [building]: 2, philosophy: 0 } },
      });
      politick(world, { do: 'aggression', card, rival: 'bela' });
      drive(resolveAggression(world, pending(world, 'aggression')), { play: [], discard: [] });
      expect([workOn(of(world, 'bela'), building)?.workers, amountOf(of(world), 'resources')]).toEqual([1, reward]);
    },
  );

  test('[TTA ruling.T69] Annex, Infiltrate and Raid need something to strike at', () => {
    const world = position({
      anna: { hand: ['annex', 'infiltrate', 'raid-i', 'enslave'], workers: { warriors: 9 } },
      bela: { workers: { philosophy: 0 } },
    });
    for (const card of ['annex', 'infiltrate', 'raid-i'])
      expect(refusedPolitics(world, { do: 'aggression', card, rival: 'bela' })).toEqual([
        'no-target',
        'TTA ruling.T69',
      ]);
    expect(refusedPolitics(world, { do: 'aggression', card: 'enslave', rival: 'bela' })).toBeUndefined();
  });
});

describe('wars', () => {
  test('[TTA war.2] [TTA war.3] [TTA war.4] [TTA war.6] [TTA war.7] [TTA wars.1] a war is paid for and lies until the next turn; strength does not matter yet, and ending pacts end', () => {
    const world = position({
      anna: { hand: ['war-over-technology'], pact: { card: 'military-alliance', with: 'bela' } },
      bela: { workers: { warriors: 9 }, science: 5 },
    });
    politick(world, { do: 'war', card: 'war-over-technology', rival: 'bela' });
    const civ = of(world);
    expect([civ.militaryReady, civ.wars.map(({ on }) => on), civ.pact, of(world, 'bela').science]).toEqual([
      0,
      [1],
      NONE,
      5,
    ]);
    expect(broken(world)).toEqual([]);
  });

  test('[TTA war.5] [TTA ruling.T81] no war on a player a card protects', () => {
    const world = position({
      anna: { hand: ['war-over-technology', 'spy'], workers: { warriors: 4 } },
      bela: { pact: { card: 'loss-of-sovereignty', with: 'cyrus', side: 'B' } },
    });
    expect(refusedPolitics(world, { do: 'war', card: 'war-over-technology', rival: 'bela' })).toEqual([
      'immune',
      'TTA ruling.T81',
    ]);
    expect(refusedPolitics(world, { do: 'aggression', card: 'spy', rival: 'bela' })).toBeUndefined();
    expect(refusedPolitics(world, { do: 'war', card: 'war-over-technology', rival: 'cyrus' })).toBeUndefined();
  });
});

describe('pacts', () => {
  const offer = { do: 'offer', card: 'international-trade-agreement', to: 'bela', side: 'B' } as const;

  test('[TTA pact.2] [TTA pact.3] [TTA pact.4] [TTA pact.5] [TTA pact.6] a pact is offered with a side; refused, it returns to the hand', () => {
    const world = position({ anna: { hand: ['international-trade-agreement', 'peace-treaty'] } });
    expect(refusedPolitics(world, { do: 'offer', card: offer.card, to: 'bela' })).toEqual(['side', 'TTA pact.4']);
    expect(refusedPolitics(world, { ...offer, to: 'anna' })).toEqual(['no-partner', 'TTA pact.3']);
    expect(refusedPolitics(world, { ...offer, card: 'peace-treaty' })?.[0]).toBe('side');
    politick(world, offer);
    expect(asked(resolveOffer(world, pending(world, 'offer')))).toEqual(['bela', 'accept-pact']);
    drive(resolveOffer(world, pending(world, 'offer')), false);
    expect([names(of(world).militaryHand).sort(), of(world).pact, world.politics]).toEqual([
      ['international-trade-agreement', 'peace-treaty'],
      NONE,
      0,
    ]);
  });

  test('[TTA pact.7] [TTA pact.8] [TTA pact.9] [TTA pact.10] [TTA pact.11] [TTA pacts.1] accepted, it ends only the own old pact and applies at once', () => {
    const world = position({
      anna: { hand: ['open-borders-agreement'], pact: { card: 'peace-treaty', with: 'cyrus' } },
      cyrus: { pact: { card: 'military-alliance', with: 'anna' } },
    });
    politick(world, { do: 'offer', card: 'open-borders-agreement', to: 'bela' });
    drive(resolveOffer(world, pending(world, 'offer')), true);
    expect([idOf(of(world).pact), of(world).pactWith, idOf(of(world, 'cyrus').pact)]).toEqual([
      'open-borders-agreement',
      1,
      'military-alliance',
    ]);
    expect([of(world).militaryReady, of(world, 'bela').militaryReady, statistics(world, of(world)).strength]).toEqual([
      3, 3, 4,
    ]);
    expect(names(world.seen)).toContain('peace-treaty');
    expect(broken(world)).toEqual([]);
  });

  test('[TTA cancel-pact.1] [TTA cancel-pact.2] [TTA politics.6] any pact one is a party to can be cancelled', () => {
    const world = position({ bela: { pact: { card: 'military-alliance', with: 'anna' } } });
    expect(refusedPolitics(world, { do: 'cancel', pact: 'peace-treaty' })?.[0]).toBe('no-pact');
    expect(refusedPolitics(world, { do: 'cancel', pact: 'military-alliance' }, 'cyrus')?.[0]).toBe('no-pact');
    politick(world, { do: 'cancel', pact: 'military-alliance' });
    expect([of(world, 'bela').pact, statistics(world, of(world, 'bela')).strength]).toEqual([NONE, 1]);
  });

  test('[TTA politics.5] [TTA ruling.T87] with two players left no pact is offered, unless the table allows it; one in play stays', () => {
    const left = (options = {}): Ages => {
      const world = position(
        { anna: { hand: ['peace-treaty'], pact: { card: 'military-alliance', with: 'bela' } } },
        { options },
      );
      resign(world, of(world, 'cyrus'));
      return world;
    };
    const move = { do: 'offer', card: 'peace-treaty', to: 'bela' } as const;
    expect(refusedPolitics(left(), move)).toEqual(['two-players', 'TTA ruling.T87']);
    expect(refusedPolitics(left({ pactsWithTwoLeft: true }), move)).toBeUndefined();
    expect(idOf(of(left()).pact)).toBe('military-alliance');
    expect(refusedPolitics(left(), { do: 'cancel', pact: 'military-alliance' })).toBeUndefined();
  });
});

describe('what both sorts of attack have in common', () => {
  test.each([
    ['aggression', 'spy', 'aggression.4', 'aggression.5', 'aggression.9'],
    ['war', 'war-over-technology', 'war.4', 'war.5', 'war.6'],
  ] as const)(
    '[TTA aggression.9] [TTA war.6] %s: rivals and pacts go by its own paragraphs',
    (attack, card, rival, forbids, ends) => {
      const move = { do: attack, card, rival: 'bela' };
      const under = (pact: string): Ages =>
        position({ anna: { hand: [card], workers: { warriors: 5 }, pact: { card: pact, with: 'bela' } } });
      const allied = under('military-alliance');
      politick(allied, move);
      expect(allied.news.find(({ event }) => event.what === 'pact-ended')?.rule).toBe(`TTA ${ends}`);
      const peaceful = under('peace-treaty');
      expect(refusedPolitics(peaceful, move)).toEqual(['pact', `TTA ${forbids}`]);
      expect(refusedPolitics(peaceful, { ...move, rival: 'anna' })).toEqual(['no-rival', `TTA ${rival}`]);
    },
  );
});
