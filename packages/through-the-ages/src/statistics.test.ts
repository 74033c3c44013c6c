import { say } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { getCivilBack, settleTokens } from './action-tokens.ts';
import { armyStrength } from './armies.ts';
import { fetch } from './arranged-cards.ts';
import { replenish } from './card-row.ts';
import { cardNo, levelOf } from './cards/numbered.ts';
import { afterGain, afterPaying, emptyStore, keepsAfterPaying, type Store, WORTHS, waysOfPaying } from './change.ts';
import { settleColony } from './colonization.ts';
import { contributions, discontent, statistics } from './statistics.ts';
import { act, drive, of, politick, position, refused } from './testing.ts';
import { amountOf, gainStored, loseBlue, loseStored, loseYellow, takeYellow } from './tokens.ts';
import { gainPopulation, losePopulation, workersOf } from './workers.ts';
import { type Ages, touchAll, workOn } from './world.ts';

const troops = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([id, workers]) => {
    const world = position({ anna: { workers: { [id]: workers } } });
    return { card: workOn(of(world), id)?.card ?? 0, workers };
  });

describe('statistics', () => {
  test('[TTA statistics.1] [TTA statistics.2] [TTA statistics.3] [TTA statistics.4] [TTA statistics.6] [TTA ruling.P3] [TTA in-play.1] [TTA in-play.2] [TTA in-play.3] every number comes from cards in play, worker by worker and army by army, and knows its card', () => {
    const world = position({
      tactics: ['phalanx'],
      anna: {
        workers: { warriors: 4, drama: 2, theology: 0 },
        tactic: 'fighting-band',
        specials: ['warfare'],
        leader: 'j-s-bach',
        hand: ['opera', 'legion'],
      },
    });
    const list = contributions(world, of(world)).map(({ statistic, amount, card, why }) => [
      statistic,
      amount,
      card >> 3,
      why,
    ]);
    const id = (name: Parameters<typeof cardNo>[0]): number => cardNo(name) >> 3;
    expect(list).toContainEqual(['strength', 4, id('warriors'), 'workers']);
    expect(list).toContainEqual(['strength', 2, id('fighting-band'), 'armies']);
    expect(list).toContainEqual(['culture', 4, id('drama'), 'workers']);
    expect(list).toContainEqual(['culture', 2, id('j-s-bach'), 'text']);
    expect(list).toContainEqual(['strength', 1, id('warfare'), 'symbols']);
    expect(list.some(([, , card]) => card === id('theology') || card === id('opera'))).toBe(false);
    expect(statistics(world, of(world))).toMatchObject({ strength: 7, culture: 6, science: 1, happy: 2 });
  });

  test('[TTA science-rating.1] [TTA culture-rating.1] [TTA strength.1] [TTA ruling.P5] sums are kept from falling below 0, not their parts', () => {
    const world = position({
      anna: {
        government: 'fundamentalism',
        workers: { philosophy: 1, warriors: 0 },
        pact: { card: 'loss-of-sovereignty', with: 'bela', side: 'B' },
      },
    });
    expect(statistics(world, of(world))).toMatchObject({ science: 0, culture: 0, strength: 5 });
    const one = position({ anna: { government: 'fundamentalism', workers: { alchemy: 2 } } });
    expect(statistics(one, of(one)).science).toBe(3);
  });

  test('[TTA culture-rating.2] culture that is scored is no rating', () => {
    const world = position({ anna: { hand: ['cultural-heritage-i'] } });
    act(world, { do: 'play', card: 'cultural-heritage-i' });
    expect([of(world).culture, statistics(world, of(world)).culture]).toEqual([2, 0]);
  });

  test('[TTA strength.2] [TTA tactics.3] [TTA tactics.5] a unit counts its own strength also in an army, and is in one at most', () => {
    const world = position({ anna: { workers: { warriors: 5 }, tactic: 'legion' } });
    expect(statistics(world, of(world)).strength).toBe(7);
  });

  test('[TTA happiness.1] [TTA happiness.2] [TTA happiness.3] [TTA happiness.4] [TTA ruling.T38] faces are added, unhappy ones subtracted, and the total kept between 0 and 8', () => {
    const happy = (anna: Readonly<Record<string, unknown>>): number => {
      const world = position({ anna });
      return statistics(world, of(world)).happy;
    };
    expect(happy({ government: 'communism' })).toBe(0);
    expect(happy({ government: 'communism', workers: { religion: 2 } })).toBe(1);
    expect(happy({ workers: { 'professional-sports': 3 } })).toBe(8);
  });

  test('[TTA actions.1] [TTA actions.2] [TTA actions.4] [TTA actions.7] [TTA actions.8] [TTA actions.9] totals follow the cards: gains are available, losses take spent ones first', () => {
    const world = position({ anna: { wonders: ['pyramids', 'kremlin'], specials: ['code-of-laws', 'warfare'] } });
    expect([of(world).civilReady, of(world).militaryReady]).toEqual([7, 4]);
    Object.assign(of(world), { civilReady: 5, civilSpent: 2 });
    of(world).wonders = [];
    touchAll(world);
    settleTokens(world);
    expect([of(world).civilReady, of(world).civilSpent, of(world).militaryReady]).toEqual([5, 0, 3]);
    Object.assign(of(world), { militaryReady: 2, militarySpent: 1 });
    of(world).specials = [];
    touchAll(world);
    settleTokens(world);
    expect([of(world).civilReady, of(world).militaryReady, of(world).militarySpent]).toEqual([4, 2, 0]);
    expect([getCivilBack(of(world), 1), of(world).civilReady]).toEqual([0, 4]);
  });

  test('[TTA level.1] [TTA level.2] [TTA level.3] levels go by age, workers by their card, and the best is the highest that is manned', () => {
    expect((['agriculture', 'iron', 'coal', 'oil'] as const).map((id) => levelOf(cardNo(id)))).toEqual([0, 1, 2, 3]);
    const world = position({ anna: { leader: 'isaac-newton', workers: { alchemy: 1, computers: 0 } } });
    expect(statistics(world, of(world)).science).toBe(1 + 2 + 1);
  });
});

describe('armies', () => {
  const strength = (
    tactic: Parameters<typeof cardNo>[0],
    counts: Readonly<Record<string, number>>,
    rides = false,
  ): number => armyStrength(cardNo(tactic), troops(counts), rides);

  test('[TTA tactics.2] [TTA tactics.3] [TTA tactics.8] [TTA ruling.T65] as many armies as the units allow', () => {
    expect(strength('phalanx', { warriors: 5, knights: 2 })).toBe(6);
    expect(strength('phalanx', { warriors: 3, knights: 2 })).toBe(3);
    expect(strength('heavy-cavalry', { warriors: 9 })).toBe(0);
  });

  test('[TTA tactics.6] [TTA ruling.T66] an army with a unit two levels behind is outdated; tactics of Age I never are', () => {
    expect(strength('classic-army', { warriors: 2, knights: 2 })).toBe(4);
    expect(strength('classic-army', { swordsmen: 2, knights: 2 })).toBe(8);
    expect(strength('classic-army', { swordsmen: 2, warriors: 2, cavalrymen: 4 })).toBe(12);
    expect(strength('legion', { warriors: 3 })).toBe(2);
  });

  test('[TTA tactics.4] [TTA tactics.7] each army may have an air force, the best first, and doubles also when outdated', () => {
    expect(strength('classic-army', { swordsmen: 2, warriors: 2, cavalrymen: 4, 'air-forces': 1 })).toBe(20);
    expect(strength('classic-army', { swordsmen: 2, warriors: 2, cavalrymen: 4, 'air-forces': 5 })).toBe(24);
    expect(strength('classic-army', { warriors: 2, cavalrymen: 2, 'air-forces': 1 })).toBe(8);
  });

  test('[TTA genghis-khan.2] [TTA ruling.T65] infantry that rides takes the best part: here one modern army and two old ones beat two modern ones', () => {
    expect(strength('heavy-cavalry', { warriors: 2, knights: 1 }, true)).toBe(4);
    expect(strength('medieval-army', { warriors: 4 }, true)).toBe(4);
    expect(strength('shock-troops', { riflemen: 8, knights: 6 }, true)).toBe(11 + 2 * 6);
    expect(strength('napoleonic-army', { riflemen: 3, knights: 0, cannon: 1 }, true)).toBe(7);
  });

  test('[TTA tactics.8] the quick count is the best there is, by trying all', () => {
    for (let i = 0; i < 300; i++) {
      const draw = (most: number, salt: number): number => (i * 7919 + salt * 104729 + i * i * 31) % (most + 1);
      const counts = {
        warriors: draw(3, 1),
        riflemen: draw(4, 2),
        knights: draw(3, 3),
        tanks: draw(2, 4),
        'air-forces': draw(2, 5),
      };
      for (const rides of [false, true]) {
        expect(strength('conquistadors', counts, rides)).toBe(byTryingAll(counts, rides));
      }
    }
  });

  /** Conquistadors: 1 infantry and 2 cavalry, 5 or outdated 3; warriors are behind, the rest is not. */
  function byTryingAll(
    counts: Readonly<Record<'warriors' | 'riflemen' | 'knights' | 'tanks' | 'air-forces', number>>,
    rides: boolean,
  ): number {
    const seen = new Map<string, readonly number[]>();
    const armies = (old: number, foot: number, horse: number): readonly number[] => {
      const key = `${old} ${foot} ${horse}`;
      const known = seen.get(key);
      if (known !== undefined) return known;
      let best: readonly number[] = [];
      const value = (all: readonly number[]): number => total(all);
      for (let o1 = 0; o1 <= 1; o1++) {
        for (let oc = 0; oc <= 2; oc++) {
          for (let fc = 0; fc + oc <= 2; fc++) {
            if (!rides && (oc > 0 || fc > 0)) continue;
            const [needOld, needFoot, needHorse] = [o1 + oc, 1 - o1 + fc, 2 - oc - fc];
            if (needOld > old || needFoot > foot || needHorse > horse) continue;
            const rest = [needOld > 0 ? 3 : 5, ...armies(old - needOld, foot - needFoot, horse - needHorse)];
            if (value(rest) > value(best)) best = rest;
          }
        }
      }
      seen.set(key, best);
      return best;
    };
    const total = (all: readonly number[]): number => {
      const sorted = all.toSorted((a, b) => b - a);
      return sorted.reduce((sum, one, i) => sum + one * (i < counts['air-forces'] ? 2 : 1), 0);
    };
    return total(armies(counts.warriors, counts.riflemen, counts.knights + counts.tanks));
  }
});

describe('tokens and workers', () => {
  test('[TTA tokens.2] [TTA ruling.T36] tokens beyond the squares need nothing and cost nothing', () => {
    const world = position({ anna: { yellow: 25, blue: 30 } });
    expect(discontent(world, of(world))).toBe(0);
  });

  test('[TTA tokens.3] [TTA tokens.4] [TTA tokens.6] a card with tokens brings them when it enters', () => {
    const world = position({ anna: { hand: ['justice-system', 'civil-service'], science: 20 } });
    act(world, { do: 'develop', card: 'justice-system' });
    expect(of(world).blue).toBe(19);
    act(world, { do: 'develop', card: 'civil-service' });
    expect(of(world).blue).toBe(19);
  });

  test('[TTA tokens.7] [TTA ruling.T26] blue tokens are lost from the bank, then from cards as the loser chooses, never from a wonder', () => {
    const world = position({
      anna: { blue: 1, tokens: { bronze: 1, agriculture: 2 }, unfinished: 'pyramids', stages: 1 },
    });
    drive(loseBlue(world, of(world), 2), 'agriculture');
    expect([of(world).blue, workOn(of(world), 'agriculture')?.tokens, of(world).stages]).toEqual([0, 1, 1]);
    drive(loseBlue(world, of(world), 5), 'bronze');
    expect([amountOf(of(world), 'food'), amountOf(of(world), 'resources'), of(world).stages]).toEqual([0, 0, 1]);
  });

  test('[TTA ruling.T26] blue tokens are lost from labs too', () => {
    const world = position({ anna: { blue: 0, workers: { computers: 1 }, tokens: { bronze: 1, computers: 1 } } });
    drive(loseBlue(world, of(world), 1), 'computers');
    expect([workOn(of(world), 'computers')?.tokens, workOn(of(world), 'bronze')?.tokens]).toEqual([0, 1]);
  });

  test('[TTA tokens.3] [TTA tokens.5] [TTA ages.13] whatever changes the tokens of a player is told', () => {
    const told = (given: Readonly<Record<string, unknown>>, doing: (world: Ages) => void): unknown[] => {
      const world = position(given);
      world.news.length = 0;
      doing(world);
      return world.news.flatMap(({ event }) =>
        event.what === 'gained' || event.what === 'lost' ? [[event.what, event.seat, event.good, event.amount]] : [],
      );
    };
    const territory = (world: Ages): void => {
      const card = fetch(world, 'developed-territory-i');
      world.pending.push({ is: 'colony', card, by: 0 });
      drive(settleColony(world, of(world), card));
    };
    expect(told({}, territory)).toEqual([
      ['gained', 'anna', 'yellow-tokens', 1],
      ['gained', 'anna', 'blue-tokens', 1],
      ['gained', 'anna', 'science', 3],
    ]);
    expect(told({ anna: { leader: 'alexander-the-great' } }, (world) => politick(world, { do: 'retire' }))).toEqual([
      ['gained', 'anna', 'yellow-tokens', 1],
    ]);
    const judge = { anna: { science: 99, hand: ['justice-system'] } };
    expect(told(judge, (world) => act(world, { do: 'develop', card: 'justice-system' }))).toEqual([
      ['gained', 'anna', 'blue-tokens', 3],
    ]);
    const endless = (world: Ages): void => {
      world.buried.push(...world.civilDeck.splice(1));
      replenish(world);
    };
    expect(told({ age: 1, bela: { yellow: 1 } }, endless)).toEqual([
      ['lost', 'anna', 'yellow-tokens', 2],
      ['lost', 'bela', 'yellow-tokens', 1],
      ['lost', 'cyrus', 'yellow-tokens', 2],
    ]);
  });

  test('[TTA tokens.5] [TTA tokens.8] [TTA tokens.9] yellow tokens are lost and taken from the bank only, as far as it goes', () => {
    const world = position({ anna: { yellow: 1 }, bela: { yellow: 1 } });
    expect([loseYellow(world, of(world), 2), of(world).yellow, workersOf(of(world))]).toEqual([1, 0, 7]);
    expect([takeYellow(of(world, 'bela'), of(world), 3), of(world).yellow, of(world, 'bela').yellow]).toEqual([
      1, 1, 0,
    ]);
  });

  test('[TTA workers.1] [TTA workers.2] [TTA workers.3] [TTA ruling.T32] population gained is free and stops with the bank', () => {
    const world = position({ anna: { yellow: 1 } });
    expect([gainPopulation(of(world), 3), of(world).unused, workersOf(of(world))]).toEqual([1, 2, 8]);
  });

  test('[TTA workers.5] [TTA ruling.T31] lost population is an unused worker, else any the owner chooses, else nothing', () => {
    const world = position({ anna: { unused: 1 } });
    drive(losePopulation(world, of(world), 2, 'TTA workers.5'), 'warriors');
    expect([of(world).unused, workOn(of(world), 'warriors')?.workers, of(world).yellow]).toEqual([0, 0, 20]);
    const { value: asked } = losePopulation(world, of(world), 1, 'TTA workers.5').next();
    expect(asked).toMatchObject([{ asking: { question: { text: say('Choose a worker to remove.') } } }]);
    const none = position({ anna: { unused: 0, workers: { agriculture: 0, bronze: 0, philosophy: 0, warriors: 0 } } });
    expect(drive(losePopulation(none, of(none), 1, 'TTA workers.5'))).toBe(0);
  });
});

describe('food and resources', () => {
  const store = (tokens: readonly number[]): Store => ({
    ...emptyStore(),
    tokens: [...tokens],
    open: WORTHS.map(() => true),
    worth: tokens.reduce((sum, n, i) => sum + n * (WORTHS[i] ?? 0), 0),
    count: tokens.reduce((sum, n) => sum + n, 0),
  });

  test('[TTA stores.1] [TTA stores.2] [TTA farms-and-mines.3] [TTA farms-and-mines.4] [TTA farms-and-mines.5] [TTA ruling.T22] what is gained lies in as few tokens as possible, also on cards without workers', () => {
    expect(WORTHS).toEqual([1, 2, 3, 5]);
    expect(afterGain(store([0, 0, 0, 0]), 9, 9)).toEqual([1, 0, 1, 1]);
    const world = position({ anna: { workers: { coal: 0 } } });
    expect([
      gainStored(of(world), 'resources', 7),
      workOn(of(world), 'coal')?.tokens,
      workOn(of(world), 'bronze')?.tokens,
    ]).toEqual([7, 2, 1]);
  });

  test('[TTA gates.2] labs of Bill Gates store resources and make change', () => {
    const gates = { leader: 'bill-gates', workers: { computers: 0, oil: 0 } };
    const held = (world: ReturnType<typeof position>): (number | undefined)[] =>
      ['bronze', 'computers', 'oil'].map((id) => workOn(of(world), id)?.tokens);
    const storing = position({ anna: gates });
    gainStored(of(storing), 'resources', 3);
    expect(held(storing)).toEqual([0, 1, 0]);
    const paying = position({ anna: { ...gates, tokens: { oil: 1 } } });
    act(paying, { do: 'build', card: 'bronze' });
    expect(held(paying)).toEqual([0, 1, 0]);
  });

  test('[TTA stores.3] [TTA stores.4] with too few tokens the nearest lower amount is gained, with none nothing', () => {
    expect(afterGain(store([0, 0, 0, 0]), 9, 2)).toEqual([0, 0, 1, 1]);
    const world = position({ anna: { blue: 0 } });
    expect(gainStored(of(world), 'food', 2)).toBe(0);
  });

  test('[TTA paying.1] [TTA paying.2] [TTA paying.3] [TTA paying.4] [TTA ruling.T23] payments are exact and leave as few tokens as possible', () => {
    expect(afterPaying(store([3, 0, 1, 0]), 3, 5)).toEqual([0, 0, 1, 0]);
    expect(afterPaying(store([0, 0, 0, 1]), 2, 5)).toEqual([0, 0, 1, 0]);
    expect(afterPaying(store([1, 1, 0, 1]), 4, 5)).toEqual([1, 0, 1, 0]);
    expect(afterPaying(store([4, 0, 0, 0]), 5, 5)).toBeUndefined();
  });

  test('[TTA paying.7] [TTA ruling.T24] nothing ever moves to a card of a higher value', () => {
    expect(afterPaying(store([4, 0, 0, 0]), 2, 5)).toEqual([2, 0, 0, 0]);
  });

  test('[TTA paying.6] [TTA ruling.T25] overpaying needs that nothing else works and an empty bank afterwards, with the smallest excess', () => {
    expect(afterPaying(store([0, 0, 0, 1]), 1, 0)).toEqual([0, 0, 1, 0]);
    expect(afterPaying({ ...store([0, 0, 0, 1]), open: [true, false, false, true] }, 1, 2)).toEqual([3, 0, 0, 0]);
    expect(afterPaying({ ...store([0, 0, 0, 1]), open: [true, false, false, true] }, 1, 3)).toEqual([4, 0, 0, 0]);
  });

  test('[TTA ruling.T23] a table may let players say which tokens they keep', () => {
    const world = position({ anna: { tokens: { bronze: 2, iron: 1 } } }, { options: { payments: 'by-hand' } });
    expect(waysOfPaying({ ...store([2, 1, 0, 0]), open: [true, true, false, false] }, 2, 9)).toEqual([
      [2, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
    expect(refused(world, { do: 'build', card: 'bronze', keep: { resources: [1, 1, 0, 0] } })?.[0]).toBe('resources');
    act(world, { do: 'build', card: 'bronze', keep: { resources: [2, 0, 0, 0] } });
    expect([workOn(of(world), 'bronze')?.tokens, workOn(of(world), 'iron')?.tokens]).toEqual([2, 0]);
    const automatic = position({ anna: { tokens: { bronze: 2 } } });
    expect(refused(automatic, { do: 'build', card: 'bronze', keep: { resources: [0, 0, 0, 0] } })?.[0]).toBe(
      'automatic',
    );
  });

  test('[TTA action-phase.3] [TTA ruling.T58] food and resources paid together share the tokens for change', () => {
    const given = { leader: 'frederick-barbarossa', blue: 0, workers: { 'mechanized-agriculture': 0, oil: 0 } };
    const dear = position({ anna: { ...given, yellow: 9, tokens: { 'mechanized-agriculture': 1, oil: 1 } } });
    expect(refused(dear, { do: 'recruit', card: 'warriors' })).toBeUndefined();
    act(dear, { do: 'recruit', card: 'warriors' });
    expect([amountOf(of(dear), 'food'), amountOf(of(dear), 'resources'), of(dear).blue]).toEqual([1, 1, 0]);
  });

  test('[TTA ruling.T58] [TTA ruling.T84] [TTA ruling.T23] recruiting is one payment: a food that stands in for a resource is paid once, also by hand', () => {
    const recruiter = {
      leader: 'frederick-barbarossa',
      pact: { card: 'trade-routes-agreement', with: 'bela', side: 'A' },
      tokens: { agriculture: 4 },
    };
    const keep = { food: [2, 0, 0, 0] };
    const world = position({ anna: recruiter }, { options: { payments: 'by-hand' } });
    act(world, { do: 'recruit', card: 'warriors', trade: true, keep });
    expect([amountOf(of(world), 'food'), workOn(of(world), 'warriors')?.workers, of(world).yellow]).toEqual([2, 2, 17]);
    const last = position({ anna: { ...recruiter, tokens: { agriculture: 2 } } }, { options: { payments: 'by-hand' } });
    act(last, { do: 'recruit', card: 'warriors', trade: true, keep: { food: [0, 0, 0, 0] } });
    expect(amountOf(of(last), 'food')).toBe(0);
  });

  test('[TTA ruling.T23] who pays nothing rearranges nothing', () => {
    expect(keepsAfterPaying(store([0, 0, 0, 1]), 0, 5, [0, 1, 1, 0])).toBe(false);
    expect(keepsAfterPaying(store([0, 0, 0, 1]), 0, 5, [0, 0, 0, 1])).toBe(true);
  });

  test('[TTA paying.9] [TTA ruling.T30] who has too little loses all; a loss that cannot be exact goes as an overpayment', () => {
    const world = position({ anna: { tokens: { bronze: 2 } } });
    expect([loseStored(of(world), 'resources', 5), amountOf(of(world), 'resources')]).toEqual([2, 0]);
    const dear = position({ anna: { blue: 0, workers: { oil: 0 }, tokens: { oil: 1 } } });
    expect([loseStored(of(dear), 'resources', 1), amountOf(of(dear), 'resources'), of(dear).blue]).toEqual([4, 1, 0]);
  });

  test('[TTA points.1] [TTA points.2] [TTA points.3] points have no upper limit and stop at 0', () => {
    const world = position({ anna: { science: 999, culture: 999, hand: ['cultural-heritage-a'] } });
    act(world, { do: 'play', card: 'cultural-heritage-a' });
    expect([of(world).science, of(world).culture]).toEqual([1000, 1003]);
  });

  test('[TTA points.5] science for unit technologies is spent first', () => {
    const world = position({ anna: { hand: ['knights', 'iron'], extraScience: 3, science: 3 } });
    expect(refused(world, { do: 'develop', card: 'iron' })?.[0]).toBe('science');
    act(world, { do: 'develop', card: 'knights' });
    expect([of(world).extraScience, of(world).science]).toEqual([0, 1]);
  });
});
