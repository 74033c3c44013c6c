import { Table } from '@ecumene/engine';
import { type AgesView, type CivilizationView, cards, isOfKind, throughTheAges } from '@ecumene/through-the-ages';
import { describe, expect, test } from 'vitest';
import { ideasFor } from './actions.ts';
import { armyStrength } from './armies.ts';
import { choiceFor } from './choices.ts';
import { cheapestForce, nextBid } from './colonies.ts';
import { worthOfEvent } from './events.ts';
import { outlookOf, pricesAfterTurn } from './outlook.ts';
import { politicalIdeas } from './politics.ts';
import { promiseOf } from './promises.ts';
import { EVEN } from './temper.ts';
import { turnsLeft } from './turns.ts';
import { worthOf } from './worth.ts';

const opened = Table.open(throughTheAges, {
  options: { startingPlayer: 'first-seat' },
  seats: ['anna', 'bela'],
  seed: 'judgement',
}).view('anna');

/** A view of a later round in which anna and bela have what is said. */
function seen(
  anna: Partial<CivilizationView> = {},
  rest: Partial<AgesView> = {},
  bela: Partial<CivilizationView> = {},
): AgesView {
  const [first, second] = opened.civilizations;
  if (first === undefined || second === undefined) throw new Error('two sit at the table');
  return {
    ...opened,
    age: 1,
    round: 3,
    civilDeck: 30,
    row: [],
    prices: [],
    ...rest,
    civilizations: [
      { ...first, civil: { ready: 4, spent: 0 }, military: { ready: 2, spent: 0, extra: 0 }, ...anna },
      { ...second, ...bela },
    ],
  };
}

/** So many warriors and no other workers. */
function warriors(workers: number): Partial<CivilizationView> {
  const works = opened.civilizations[0]?.works.filter(({ card }) => card === 'warriors') ?? [];
  return { works: works.map((work) => ({ ...work, workers })) };
}

const outlook = (view: AgesView) => outlookOf(view, 'anna', EVEN);
const ratings = (more: Partial<CivilizationView['ratings']>): CivilizationView['ratings'] => ({
  culture: 0,
  science: 1,
  strength: 1,
  happy: 0,
  colonization: 0,
  civilHand: 4,
  militaryHand: 2,
  urbanLimit: 2,
  ...more,
});

function gainOf(view: AgesView, doing: string, card?: string): number {
  const found = ideasFor(outlook(view)).find(
    ({ move }) => move.do === doing && (card === undefined || move['card'] === card),
  );
  return found?.gain ?? Number.NEGATIVE_INFINITY;
}

describe('how long the game lasts', () => {
  test('is known in the last round', () => {
    expect(turnsLeft(seen({}, { age: 4, round: 18, lastRound: 18, current: 'anna' }), 'anna')).toBe(1);
    expect(turnsLeft(seen({}, { age: 4, round: 18, lastRound: 18, current: 'bela' }), 'anna')).toBe(0);
    expect(turnsLeft(seen({}, { age: 4, round: 18, lastRound: 19, current: 'bela' }), 'anna')).toBe(1);
  });

  test('is guessed from the cards to come before', () => {
    const early = turnsLeft(seen({}, { age: 1, civilDeck: 40 }), 'anna');
    const late = turnsLeft(seen({}, { age: 3, civilDeck: 5 }), 'anna');
    expect(early).toBeGreaterThan(12);
    expect(late).toBeLessThan(4);
  });
});

describe('what things are worth', () => {
  test('goods are worth nothing after the last turn', () => {
    const { stock, rate } = outlook(seen({}, { age: 4, round: 18, lastRound: 18, current: 'anna' })).prices;
    expect(stock).toEqual({ food: 0, resources: 0, science: 0 });
    expect(rate).toEqual({ culture: EVEN.culture, food: 0, resources: 0, science: 0 });
  });

  test('a happy face is worth more where workers are discontent', () => {
    const content = outlook(seen({ yellow: 16, ratings: ratings({ happy: 4 }) })).prices.happy;
    const discontent = outlook(seen({ yellow: 12, ratings: ratings({ happy: 0 }) })).prices.happy;
    expect(discontent).toBeGreaterThan(3 * content);
  });

  test('strength is worth more to the weaker', () => {
    const ahead = outlook(seen({ ratings: ratings({ strength: 9 }) }, {}, { ratings: ratings({ strength: 1 }) }));
    const behind = outlook(seen({ ratings: ratings({ strength: 1 }) }, {}, { ratings: ratings({ strength: 5 }) }));
    expect(behind.prices.strength).toBeGreaterThan(3 * ahead.prices.strength);
  });

  test('a wonder that cannot be finished any more promises nothing', () => {
    expect(promiseOf('taj-mahal', outlook(seen()))).toBeGreaterThan(5);
    expect(promiseOf('taj-mahal', outlook(seen({}, { age: 4, round: 18, lastRound: 18, current: 'anna' })))).toBe(0);
  });

  test('better mines promise more than worse farms to who has food enough', () => {
    const view = seen({ food: 12 });
    expect(promiseOf('iron', outlook(view))).toBeGreaterThan(promiseOf('irrigation', outlook(view)));
  });

  test('a position with more of everything is worth more', () => {
    const prices = pricesAfterTurn(outlook(seen()));
    const worth = (view: AgesView) => worthOf(view, 'anna', EVEN, prices);
    const plain = worth(seen());
    expect(worth(seen({ culture: 10 })) - plain).toBeCloseTo(10 * EVEN.culture);
    for (const more of [{ science: 5 }, { resources: 4 }, { unused: 2 }, { ratings: ratings({ culture: 3 }) }])
      expect(worth(seen(more))).toBeGreaterThan(plain);
  });

  test('an uprising is worse than a quiet turn', () => {
    const prices = pricesAfterTurn(outlook(seen()));
    const rich = { yellow: 14, ratings: ratings({ culture: 6, science: 4 }) };
    const quiet = worthOf(seen({ ...rich, unused: 1 }), 'anna', EVEN, prices);
    const rising = worthOf(seen({ ...rich, unused: 0 }), 'anna', EVEN, prices);
    expect(quiet - rising).toBeGreaterThan(6);
  });
});

describe('what steady players do', () => {
  test('the last idle worker keeps the peace rather than cause an uprising', () => {
    const calm = seen({ unused: 1, resources: 6, yellow: 18 });
    const tense = seen({ unused: 1, resources: 6, yellow: 16, ratings: ratings({ culture: 8, science: 5, happy: 0 }) });
    expect(gainOf(calm, 'build', 'bronze')).toBeGreaterThan(0);
    expect(gainOf(tense, 'build', 'bronze')).toBeLessThan(gainOf(calm, 'build', 'bronze'));
    expect(gainOf(tense, 'build', 'religion')).toBeGreaterThan(gainOf(tense, 'build', 'bronze'));
  });

  test('an event that strikes the weakest is prepared by the strongest', () => {
    const event = cards['crusades'];
    if (event.kind !== 'event') throw new Error('crusades is an event');
    const strong = seen({ ...warriors(8), ratings: ratings({ strength: 8 }) });
    const weak = seen({}, {}, { ...warriors(8), ratings: ratings({ strength: 8 }) });
    expect(worthOfEvent(event, outlook(strong))).toBeGreaterThan(4);
    expect(worthOfEvent(event, outlook(weak))).toBeLessThan(-4);
  });

  test('nobody attacks the stronger, and nobody resigns', () => {
    const hand: Partial<AgesView> = { hand: ['plunder-i', 'raid-i'] };
    const weak = politicalIdeas(outlook(seen({}, hand, { ratings: ratings({ strength: 9 }), resources: 9 })));
    const strong = politicalIdeas(
      outlook(seen({ ratings: ratings({ strength: 12 }) }, hand, { resources: 9, militaryBacks: [] })),
    );
    expect(weak).toEqual([]);
    expect(strong[0]?.move).toMatchObject({ do: 'aggression', rival: 'bela' });
    expect(strong.some(({ move }) => move.do === 'resign')).toBe(false);
  });

  test('armies count the units that form them', () => {
    const legion = cards['legion'];
    if (!isOfKind(legion, ['tactic'])) throw new Error('legion is a tactic');
    const { realm } = outlook(seen(warriors(7)));
    expect(armyStrength(realm, legion, realm.works)).toBe(4);
  });
});

describe('territories', () => {
  const army = warriors(3);

  test('are bid for one by one, as long as they are worth what is sent', () => {
    const view = outlook(seen(army, { hand: ['military-bonus-i'] }));
    expect(nextBid('historic-territory-ii', 0, 4, view)).toBe(1);
    expect(nextBid('historic-territory-ii', 4, 4, view)).toBeUndefined();
  });

  test('are settled with bonus cards before more units', () => {
    const view = outlook(seen(army, { hand: ['military-bonus-i'] }));
    expect(cheapestForce(2, view)).toEqual({ units: ['warriors'], bonus: ['military-bonus-i'], discard: [] });
    expect(cheapestForce(9, view)).toBeUndefined();
  });
});

describe('small choices', () => {
  const question = (topic: string, more: object = {}) => ({ kind: 'act', topic, text: { say: '' }, ...more });

  test('the least useful worker goes first, a rival’s most useful one is struck', () => {
    const works = ['bronze', 'religion'];
    const view = outlook(seen({ yellow: 12 }));
    const lost = choiceFor(question('lose-worker'), works, view);
    const struck = choiceFor(question('terror'), works, view);
    expect(works).toContain(lost);
    expect(struck).not.toBe(lost);
  });

  test('as many cards are discarded as must be', () => {
    const view = outlook(seen({}, { hand: ['military-bonus-ii', 'raid-i', 'raid-i'] }));
    expect(choiceFor(question('discard-military', { total: 2 }), [], view)).toEqual({ 'raid-i': 2 });
  });

  test('bonus cards defend against what would hurt, and none is spent without effect', () => {
    const attack: Partial<AgesView> = {
      pending: [{ is: 'aggression', card: 'armed-intervention', on: null }],
      hand: ['military-bonus-iii'],
    };
    const rich = outlook(seen({ culture: 40 }, attack));
    const asked = (needed: number) => question('defend', { needed, most: 3 });
    expect(choiceFor(asked(5), [], rich)).toEqual({ play: ['military-bonus-iii'], discard: [] });
    expect(choiceFor(asked(9), [], rich)).toEqual({ play: [], discard: [] });
  });
});
