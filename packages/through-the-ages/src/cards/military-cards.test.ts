import { describe, expect, test } from 'vitest';
import { fetch } from '../arranged-cards.ts';
import { colonize } from '../colonization.ts';
import { evaluate } from '../events/evaluate.ts';
import { broken } from '../invariants.ts';
import { resolveAggression } from '../politics/aggression.ts';
import { resolveWars } from '../politics/war.ts';
import { consume, produceFood, produceResources } from '../production.ts';
import { statistics } from '../statistics.ts';
import { act, drive, of, politick, position, refused, refusedPolitics } from '../testing.ts';
import { amountOf } from '../tokens.ts';
import type { Ages } from '../world.ts';
import { allCards, type CardId, isOfKind } from './index.ts';
import { asBonus, cardNo, idOf } from './numbered.ts';

type Given = Readonly<Record<string, unknown>>;

const territories = [
  ['developed-territory-i', 1, 1, {}],
  ['historic-territory-i', 0, 0, { happy: 1 }],
  ['inhabited-territory-i', 2 - 1, 0, {}],
  ['strategic-territory-i', 0, 0, { strength: 2 }],
  ['vast-territory-i', 3, -1 - 3, {}],
  ['wealthy-territory-i', 0, 3 - 5, {}],
  ['developed-territory-ii', 2, 2, {}],
  ['historic-territory-ii', 0, 0, { happy: 2 }],
  ['inhabited-territory-ii', 3 - 2, 0, {}],
  ['strategic-territory-ii', 0, 0, { strength: 4 }],
  ['vast-territory-ii', 4, -1 - 4, {}],
  ['wealthy-territory-ii', 0, 4 - 9, {}],
] as const;

const bonuses = [
  ['military-bonus-i', 2, 1],
  ['military-bonus-ii', 4, 2],
  ['military-bonus-iii', 6, 3],
] as const;

describe('territories', () => {
  test.each(territories)(
    '[TTA colonization.19] [TTA colonies.3] [TTA tokens.3] [TTA tokens.4] %s changes the banks and ratings',
    (id, yellow, blue, ratings) => {
      const world = position({ bela: { workers: { warriors: 0 } }, cyrus: { workers: { warriors: 0 } } });
      const card = fetch(world, id);
      world.pending.push({ is: 'event', card });
      drive(colonize(world, card), { do: 'bid', force: 1 }, { units: ['warriors'], bonus: [], discard: [] });
      expect([of(world).yellow - 19, of(world).blue - 16]).toEqual([yellow, blue]);
      expect(statistics(world, of(world))).toMatchObject(ratings);
      expect(broken(world)).toEqual([]);
    },
  );

  test('[TTA ruling.P1] wealthy-territory-i-two-tokens gives 2 blue tokens', () => {
    const world = position(
      { anna: { colonies: [] }, bela: { workers: { warriors: 0 } }, cyrus: { workers: { warriors: 0 } } },
      { options: { wealthyTerritoryTwoTokens: true } },
    );
    const card = fetch(world, 'wealthy-territory-i-two-tokens');
    world.pending.push({ is: 'event', card });
    drive(colonize(world, card), { do: 'bid', force: 1 }, { units: ['warriors'], bonus: [], discard: [] });
    expect(of(world).blue).toBe(16 + 2 - 5);
  });

  test.each(bonuses)(
    '[TTA other-cards.3] %s adds %i in defence and %i in colonization',
    (id, defense, colonization) => {
      expect(asBonus(cardNo(id))).toMatchObject({ defense, colonization });
    },
  );
});

const aggressions = [
  ['plunder-i', { tokens: { bronze: 2, agriculture: 4 } }, [{ food: 1, first: 'food' }], [0, 0, 1, 2]],
  ['plunder-ii', { tokens: { bronze: 2, agriculture: 4 } }, [{ food: 3, first: 'resources' }], [0, 0, 3, 2]],
  ['plunder-iii', { tokens: { bronze: 4, agriculture: 5 } }, [{ food: 4, first: 'food' }], [0, 0, 4, 3]],
  ['spy', { science: 9 }, [], [5, 0, 0, 0]],
  ['armed-intervention', { culture: 9 }, [], [0, 7, 0, 0]],
  ['enslave', {}, [], [0, 0, 2, 2]],
  ['raid-i', {}, [], [0, 0, 0, 2]],
  ['raid-ii', { workers: { opera: 1 } }, ['opera'], [0, 0, 0, 6]],
  ['raid-iii', { workers: { movies: 1, opera: 1 } }, ['movies', 'opera'], [0, 0, 0, 10]],
  [
    'infiltrate',
    { leader: 'isaac-newton', unfinished: 'internet', stages: 2, blue: 14 },
    ['isaac-newton'],
    [0, 6, 0, 0],
  ],
  ['infiltrate', { unfinished: 'internet', stages: 2, blue: 14 }, [], [0, 9, 0, 0]],
  ['infiltrate', { leader: 'moses' }, [], [0, 0, 0, 0]],
] as const;

const wars = [
  ['war-over-technology', { science: 9 }, [7, 0, 18]],
  ['war-over-territory', {}, [0, 0, 20]],
  ['war-over-culture', { culture: 30 }, [0, 12, 18]],
] as const;

describe('aggressions and wars', () => {
  function attacked(card: CardId, bela: Given, ...answers: readonly unknown[]): Ages {
    const world = position({ anna: { hand: [card], workers: { warriors: 9 }, government: 'communism' }, bela });
    politick(world, { do: 'aggression', card, rival: 'bela' });
    const [pending] = world.pending;
    if (pending?.is !== 'aggression') throw new Error('no aggression is pending');
    drive(resolveAggression(world, pending), { play: [], discard: [] }, ...answers);
    expect(broken(world)).toEqual([]);
    return world;
  }
  const spoils = (world: Ages): number[] => [
    of(world).science,
    of(world).culture,
    amountOf(of(world), 'food'),
    amountOf(of(world), 'resources'),
  ];

  test.each(aggressions)(
    '[TTA aggression.16] [TTA ruling.T74] [TTA ruling.T75] [TTA ruling.T76] [TTA paying.10] %s on %j',
    (card, bela, answers, expected) => {
      expect(spoils(attacked(card, bela, ...answers))).toEqual(expected);
    },
  );

  test('[TTA ruling.T29] [TTA paying.10] the rival loses also what the taker cannot store', () => {
    const world = position({
      anna: { hand: ['plunder-i'], workers: { warriors: 9 }, blue: 1 },
      bela: { tokens: { bronze: 3 } },
    });
    politick(world, { do: 'aggression', card: 'plunder-i', rival: 'bela' });
    const [pending] = world.pending;
    if (pending?.is !== 'aggression') throw new Error('no aggression is pending');
    drive(resolveAggression(world, pending), { play: [], discard: [] });
    expect([amountOf(of(world), 'resources'), amountOf(of(world, 'bela'), 'resources')]).toEqual([1, 0]);
  });

  test('[TTA ruling.T74] the taker is asked for a mix only where there are several', () => {
    expect(spoils(attacked('plunder-i', { tokens: { agriculture: 4 } }))).toEqual([0, 0, 3, 0]);
    expect(spoils(attacked('plunder-i', { tokens: { bronze: 1, agriculture: 1 } }))).toEqual([0, 0, 1, 1]);
  });

  test('[TTA ruling.T29] [TTA stores.5] where blue tokens may run out the taker says what comes first, though all is taken', () => {
    const world = position({
      anna: { hand: ['plunder-i'], workers: { warriors: 9 }, blue: 1 },
      bela: { tokens: { bronze: 1, agriculture: 1 } },
    });
    politick(world, { do: 'aggression', card: 'plunder-i', rival: 'bela' });
    const [pending] = world.pending;
    if (pending?.is !== 'aggression') throw new Error('no aggression is pending');
    drive(resolveAggression(world, pending), { play: [], discard: [] }, { food: 1, first: 'resources' });
    expect(spoils(world)).toEqual([0, 0, 0, 1]);
  });

  test('[TTA paying.10] [TTA ruling.T29] [TTA ruling.T30] the taker gains what was really lost, overpaid or not', () => {
    const world = position({
      anna: { hand: ['plunder-i'], workers: { warriors: 9 } },
      bela: { workers: { coal: 1 }, tokens: { coal: 1, agriculture: 2 }, blue: 0 },
    });
    politick(world, { do: 'aggression', card: 'plunder-i', rival: 'bela' });
    const [pending] = world.pending;
    if (pending?.is !== 'aggression') throw new Error('no aggression is pending');
    drive(resolveAggression(world, pending), { play: [], discard: [] }, { food: 2, first: 'resources' });
    expect([amountOf(of(world), 'food'), amountOf(of(world), 'resources')]).toEqual([2, 2]);
    expect([amountOf(of(world, 'bela'), 'food'), amountOf(of(world, 'bela'), 'resources')]).toEqual([0, 1]);
  });

  test('[TTA colonies.5] [TTA tokens.4] annex takes a colony with its symbols only', () => {
    const world = attacked(
      'annex',
      { colonies: ['wealthy-territory-i', 'strategic-territory-i'], blue: 19 },
      'wealthy-territory-i',
    );
    expect([of(world).blue, of(world, 'bela').blue, spoils(world)]).toEqual([19, 16, [0, 0, 0, 0]]);
  });

  test('[TTA ruling.T8] an unfinished wonder that is infiltrated gives its tokens back', () => {
    expect(of(attacked('infiltrate', { unfinished: 'internet', stages: 2, blue: 14 }), 'bela').blue).toBe(16);
  });

  test.each(wars)('[TTA war-resolution.4] %s', (card, bela, expected) => {
    const world = position({ anna: { workers: { warriors: 8 } }, bela });
    of(world).wars.push({ card: fetch(world, card), on: 1 });
    drive(resolveWars(world, of(world)));
    expect([of(world).science, of(world).culture, of(world).yellow]).toEqual(expected);
  });
});

describe('pacts', () => {
  const bound = (card: string, side: string, more: Given = {}) =>
    position({ anna: { pact: { card, with: 'bela', side } }, ...more });
  const ratings = (world: Ages, seat: string) => statistics(world, of(world, seat));

  test('[TTA pact.11] open-borders-agreement: a military action for both', () => {
    const world = bound('open-borders-agreement', 'both');
    expect([ratings(world, 'anna').militaryActions, ratings(world, 'bela').militaryActions]).toEqual([3, 3]);
  });

  test('[TTA ruling.T84] [TTA ruling.T61] trade-routes-agreement: once a turn one good stands in for the other, also when food is missing', () => {
    const world = position({
      anna: {
        pact: { card: 'trade-routes-agreement', with: 'bela', side: 'A' },
        tokens: { bronze: 1, agriculture: 2 },
        unused: 2,
      },
    });
    act(world, { do: 'build', card: 'bronze', trade: true });
    expect([amountOf(of(world), 'food'), amountOf(of(world), 'resources')]).toEqual([1, 0]);
    expect(refused(world, { do: 'build', card: 'bronze', trade: true })?.[0]).toBe('trade');
    const hungry = position({
      current: 'bela',
      anna: { pact: { card: 'trade-routes-agreement', with: 'bela', side: 'A' } },
      bela: { yellow: 12, culture: 9, tokens: { agriculture: 1, bronze: 2 } },
    });
    consume(hungry, of(hungry, 'bela'));
    expect([of(hungry, 'bela').culture, amountOf(of(hungry, 'bela'), 'resources')]).toEqual([9, 1]);
  });

  test('[TTA ruling.T84] trade-routes-agreement: side B grows with a resource in place of a food', () => {
    const pact = { card: 'trade-routes-agreement', with: 'bela', side: 'B' };
    const world = position({ anna: { pact, tokens: { agriculture: 1, bronze: 1 } } });
    expect(refused(world, { do: 'grow' })?.[0]).toBe('food');
    act(world, { do: 'grow', trade: true });
    expect([amountOf(of(world), 'food'), amountOf(of(world), 'resources'), of(world).unused]).toEqual([0, 0, 2]);
  });

  test('[TTA ruling.T83] acceptance-of-supremacy and international-trade-agreement: what pacts produce comes after farms and mines', () => {
    const supremacy = bound('acceptance-of-supremacy', 'A', { bela: { blue: 0, tokens: { bronze: 1 } } });
    expect([produceResources(supremacy, of(supremacy)), produceResources(supremacy, of(supremacy, 'bela'))]).toEqual([
      3, -1,
    ]);
    const trade = bound('international-trade-agreement', 'A');
    expect([
      produceResources(trade, of(trade)),
      produceFood(trade, of(trade, 'bela')),
      produceFood(trade, of(trade)),
    ]).toEqual([3, 3, 2]);
    expect(
      refusedPolitics(
        position({
          anna: {
            hand: ['spy'],
            workers: { warriors: 4 },
            pact: { card: 'acceptance-of-supremacy', with: 'bela', side: 'B' },
          },
        }),
        { do: 'aggression', card: 'spy', rival: 'bela' },
      )?.[0],
    ).toBe('pact');
  });

  test('[TTA ruling.T83] [TTA ruling.T103] food that a pact produces counts for Impact of Agriculture', () => {
    const world = bound('international-trade-agreement', 'B');
    drive(evaluate(world, cardNo('impact-of-agriculture')));
    expect([of(world).culture, of(world, 'bela').culture]).toEqual([3 + 4, 2 + 4]);
  });

  test('[TTA pact.4] [TTA pact.10] promise-of-military-protection: culture for A; strength for B, and less culture', () => {
    const world = bound('promise-of-military-protection', 'A', { bela: { workers: { religion: 2 } } });
    expect([ratings(world, 'anna').culture, ratings(world, 'bela').strength, ratings(world, 'bela').culture]).toEqual([
      1, 5, 1,
    ]);
  });

  test('[TTA ruling.T82] scientific-cooperation: 2 science less, and the partner pays 1 if able', () => {
    const world = bound('scientific-cooperation', 'both', { bela: { science: 1 } });
    Object.assign(of(world), { science: 3 });
    of(world).civilHand.push(fetch(world, 'iron'));
    act(world, { do: 'develop', card: 'iron', shared: true });
    expect([of(world).science, of(world, 'bela').science]).toEqual([0, 0]);
    of(world).civilHand.push(fetch(world, 'irrigation'));
    expect(refused(world, { do: 'develop', card: 'irrigation', shared: true })?.[0]).toBe('no-help');
  });

  test('[TTA ruling.T82] scientific-cooperation helps with a revolution too', () => {
    const world = bound('scientific-cooperation', 'both', { bela: { science: 1 } });
    of(world).civilHand.push(fetch(world, 'monarchy'));
    expect(refused(world, { do: 'revolt', card: 'monarchy' })?.[0]).toBe('science');
    act(world, { do: 'revolt', card: 'monarchy', shared: true });
    expect([idOf(of(world).government), of(world).science, of(world, 'bela').science]).toEqual(['monarchy', 0, 0]);
  });

  test('[TTA ravages-of-time.1] international-tourism: culture for the wonders of the other, ruins too', () => {
    const world = bound('international-tourism', 'both', { bela: { wonders: ['pyramids', 'colossus'] } });
    drive(evaluate(world, cardNo('ravages-of-time')), 'pyramids');
    expect([ratings(world, 'anna').culture, ratings(world, 'bela').culture]).toEqual([2, 2]);
  });

  test('[TTA ruling.T81] loss-of-sovereignty, [TTA pact.11] peace-treaty, military-alliance and military-pact', () => {
    const loss = bound('loss-of-sovereignty', 'A', { bela: { workers: { religion: 3 } } });
    expect([ratings(loss, 'anna').culture, ratings(loss, 'bela').culture]).toEqual([2, 1]);
    const peace = bound('peace-treaty', 'both');
    expect([ratings(peace, 'anna').culture, ratings(peace, 'bela').culture]).toEqual([1, 1]);
    const alliance = bound('military-alliance', 'both');
    expect([ratings(alliance, 'anna').strength, ratings(alliance, 'bela').strength]).toEqual([4, 4]);
    const named = position(
      { anna: { pact: { card: 'military-pact', with: 'bela' } } },
      { options: { militaryPactName: true } },
    );
    expect(ratings(named, 'bela').strength).toBe(4);
  });

  test('[TTA aggression.5] [TTA war.5] loss-of-sovereignty keeps both from attacking each other', () => {
    for (const side of ['A', 'B']) {
      const pact = { card: 'loss-of-sovereignty', with: 'bela', side };
      const world = position({ anna: { pact, hand: ['spy', 'war-over-culture'], workers: { warriors: 9 } } });
      expect(refusedPolitics(world, { do: 'aggression', card: 'spy', rival: 'bela' })?.[0]).toBe('pact');
      expect(refusedPolitics(world, { do: 'war', card: 'war-over-culture', rival: 'bela' })?.[0]).toBe('pact');
    }
  });
});

test('every territory, bonus card, aggression, war and pact has a test here', () => {
  const own = [
    'wealthy-territory-i-two-tokens',
    'annex',
    'open-borders-agreement',
    'trade-routes-agreement',
    'acceptance-of-supremacy',
    'international-trade-agreement',
    'promise-of-military-protection',
    'scientific-cooperation',
    'international-tourism',
    'loss-of-sovereignty',
    'peace-treaty',
    'military-alliance',
    'military-pact',
  ];
  const tested = new Set<string>([...[...territories, ...bonuses, ...aggressions, ...wars].map(([id]) => id), ...own]);
  const wanted = allCards.filter((card) => isOfKind(card, ['territory', 'bonus', 'aggression', 'war', 'pact']));
  expect(wanted.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
});
