import { describe, expect, test } from 'vitest';
import { idOf, NONE } from '../cards/numbered.ts';
import { finishTurn } from '../end-of-turn.ts';
import { broken } from '../invariants.ts';
import { priceInRow, priceOfUpgrade, priceOfWorker } from '../prices.ts';
import { statistics } from '../statistics.ts';
import { act, drive, of, position, refused } from '../testing.ts';
import { amountOf } from '../tokens.ts';
import { workOn } from '../world.ts';
import { finishStages } from './actions.ts';

const workers = (world: Parameters<typeof of>[0], id: string): number => workOn(of(world), id)?.workers ?? -1;

describe('the Action Phase', () => {
  test('[TTA action-phase.1] [TTA action-phase.4] actions in any order, as often as one can pay, and an end whenever one likes', () => {
    const world = position({ anna: { tokens: { agriculture: 9, bronze: 9 }, unused: 1 } });
    act(world, { do: 'build', card: 'bronze' });
    act(world, { do: 'grow' });
    act(world, { do: 'build', card: 'bronze' });
    expect(workers(world, 'bronze')).toBe(4);
    expect(of(world).civilReady).toBe(1);
    act(world, { do: 'end' });
    expect(world.acting).toBe(false);
  });

  test('[TTA action-phase.3] [TTA actions.5] [TTA paying.5] [TTA ruling.P4] an action that cannot be paid in full is refused and changes nothing', () => {
    const world = position({ anna: { tokens: { bronze: 1 } } });
    const before = JSON.stringify(world);
    expect(refused(world, { do: 'build', card: 'bronze' })).toEqual(['resources', 'TTA paying.5']);
    expect(JSON.stringify(world)).toBe(before);
    of(world).civilReady = 0;
    of(world).civilSpent = 4;
    expect(refused(world, { do: 'grow' })).toEqual(['civil-actions', 'TTA actions.5']);
  });
});

describe('taking cards', () => {
  const row = [
    'irrigation',
    'iron',
    'masonry',
    'alchemy',
    'moses',
    'theology',
    'pyramids',
    'colossus',
    'drama',
    'knights',
  ];

  test('[TTA take-card.1] [TTA take-card.2] [TTA take-card.3] [TTA hand.1] [TTA hand.2] a card costs what its space says and goes to the hand', () => {
    const world = position({ row });
    expect([0, 4, 5, 8, 9].map((space) => priceInRow(world, of(world), space))).toEqual([1, 1, 2, 2, 3]);
    act(world, { do: 'take', space: 5 });
    expect(of(world).civilHand.map(idOf)).toEqual(['theology']);
    expect([of(world).civilReady, world.row[5]]).toEqual([2, NONE]);
    expect(refused(world, { do: 'take', space: 5 })).toEqual(['empty-space', 'TTA take-card.1']);
  });

  test('[TTA take-card.4] [TTA hand.4] [TTA hand.5] [TTA take-wonder.6] a full hand takes no card but a wonder, and discards nothing', () => {
    const world = position({ row, anna: { hand: ['coal', 'oil', 'opera', 'movies', 'tanks'] } });
    expect(refused(world, { do: 'take', space: 0 })).toEqual(['full-hand', 'TTA take-card.4']);
    expect(refused(world, { do: 'take', space: 6 })).toBeUndefined();
    expect(of(world).civilHand).toHaveLength(5);
  });

  test('[TTA take-card.5] [TTA ruling.T15] no technology of a name in hand or in play, but one that was replaced', () => {
    const world = position({ row, anna: { hand: ['irrigation'], workers: { iron: 0 }, specials: ['architecture'] } });
    expect(refused(world, { do: 'take', space: 0 })).toEqual(['same-technology', 'TTA take-card.5']);
    expect(refused(world, { do: 'take', space: 1 })).toEqual(['same-technology', 'TTA take-card.5']);
    expect(refused(world, { do: 'take', space: 2 })).toBeUndefined();
  });

  test('[TTA take-card.6] [TTA leaders.2] [TTA ruling.T14] one leader of each age in the whole game', () => {
    const world = position({ row });
    act(world, { do: 'take', space: 4 });
    world.removed.push(...of(world).civilHand.splice(0));
    world.row[4] = world.removed.pop() ?? NONE;
    expect(refused(world, { do: 'take', space: 4 })).toEqual(['leader-of-age', 'TTA take-card.6']);
  });

  test('[TTA take-wonder.2] [TTA take-wonder.3] [TTA take-wonder.4] [TTA take-wonder.5] [TTA take-wonder.7] [TTA wonders.2] a wonder costs 1 more for each completed one and waits unfinished', () => {
    const world = position({ row, anna: { wonders: ['hanging-gardens'], government: 'republic' } });
    expect(priceInRow(world, of(world), 6)).toBe(3);
    act(world, { do: 'take', space: 6 });
    expect(idOf(of(world).unfinished)).toBe('pyramids');
    expect(statistics(world, of(world)).civilActions).toBe(7);
    expect(refused(world, { do: 'take', space: 7 })).toEqual(['unfinished', 'TTA take-wonder.5']);
  });
});

describe('population and buildings', () => {
  test('[TTA population.1] [TTA population.2] [TTA population.3] [TTA population.4] [TTA workers.4] [TTA workers.2] food and a civil action make a token of the bank an unused worker', () => {
    const world = position({ anna: { tokens: { agriculture: 9 }, yellow: 10, unused: 0 } });
    act(world, { do: 'grow' });
    expect([of(world).yellow, of(world).unused, amountOf(of(world), 'food'), of(world).civilReady]).toEqual([
      9, 1, 5, 3,
    ]);
    of(world).yellow = 0;
    expect(refused(world, { do: 'grow' })).toEqual(['empty-bank', 'TTA population.4']);
    of(world).yellow = 3;
    expect(refused(world, { do: 'grow' })).toEqual(['food', 'TTA paying.5']);
  });

  test('[TTA build.1] [TTA build.2] [TTA build.3] [TTA build.5] [TTA build.6] [TTA farms-and-mines.1] [TTA urban-buildings.1] a worker, a civil action and resources make a building', () => {
    const world = position({ anna: { tokens: { bronze: 8 }, unused: 2 } });
    act(world, { do: 'build', card: 'religion' });
    act(world, { do: 'build', card: 'agriculture' });
    expect([workers(world, 'religion'), workers(world, 'agriculture'), of(world).unused]).toEqual([1, 3, 0]);
    expect([amountOf(of(world), 'resources'), of(world).civilReady]).toEqual([3, 2]);
    expect(statistics(world, of(world))).toMatchObject({ culture: 1, happy: 1 });
    expect(refused(world, { do: 'build', card: 'bronze' })).toEqual(['no-worker', 'TTA build.5']);
    expect(refused(world, { do: 'build', card: 'iron' })).toEqual(['not-in-play', 'TTA build.2']);
  });

  test('[TTA build.4] construction technologies make only urban buildings cheaper', () => {
    const world = position({ anna: { specials: ['masonry'], workers: { alchemy: 0, iron: 0, knights: 0 } } });
    const price = (id: string): number => priceOfWorker(world, of(world), workOn(of(world), id)?.card ?? 0);
    expect(['philosophy', 'alchemy', 'iron', 'knights'].map(price)).toEqual([3, 5, 5, 3]);
  });

  test('[TTA build.7] [TTA urban-buildings.2] [TTA governments.4] the government limits urban buildings of each type', () => {
    const world = position({ anna: { tokens: { bronze: 9 }, workers: { philosophy: 2 } } });
    expect(refused(world, { do: 'build', card: 'philosophy' })).toEqual(['urban-limit', 'TTA build.7']);
    expect(refused(world, { do: 'build', card: 'religion' })).toBeUndefined();
    expect(refused(world, { do: 'build', card: 'bronze' })).toBeUndefined();
    const mixed = position({ anna: { tokens: { bronze: 9 }, workers: { philosophy: 1, alchemy: 1 } } });
    expect(refused(mixed, { do: 'build', card: 'philosophy' })?.[0]).toBe('urban-limit');
  });

  test('[TTA upgrade.1] [TTA upgrade.2] [TTA upgrade.3] [TTA upgrade.4] [TTA upgrade.6] [TTA upgrade.7] an upgrade costs the difference and moves the worker up, by any number of levels', () => {
    const world = position({ anna: { tokens: { bronze: 9 }, workers: { alchemy: 0, computers: 0, theology: 0 } } });
    expect(refused(world, { do: 'upgrade', from: 'philosophy', to: 'theology' })?.[0]).toBe('not-higher');
    expect(refused(world, { do: 'upgrade', from: 'religion', to: 'theology' })?.[0]).toBe('nobody-there');
    act(world, { do: 'upgrade', from: 'philosophy', to: 'computers' });
    expect([workers(world, 'computers'), amountOf(of(world), 'resources'), of(world).civilReady]).toEqual([1, 1, 3]);
    expect(statistics(world, of(world)).science).toBe(5);
    expect(refused(world, { do: 'upgrade', from: 'computers', to: 'alchemy' })?.[0]).toBe('not-higher');
  });

  test('[TTA upgrade.5] discounts come off both costs before the difference', () => {
    const world = position({
      anna: { specials: ['architecture'], workers: { alchemy: 1, 'scientific-method': 0, computers: 0 } },
    });
    const card = (id: string): number => workOn(of(world), id)?.card ?? 0;
    expect(priceOfUpgrade(world, of(world), card('alchemy'), card('scientific-method'))).toBe(1);
    expect(priceOfUpgrade(world, of(world), card('philosophy'), card('alchemy'))).toBe(2);
  });

  test('[TTA destroy.1] [TTA destroy.2] [TTA destroy.3] [TTA destroy.4] a building is destroyed for a civil action and its worker unused', () => {
    const world = position();
    act(world, { do: 'destroy', card: 'philosophy' });
    expect([workers(world, 'philosophy'), of(world).unused, of(world).civilReady]).toEqual([0, 2, 3]);
    expect(statistics(world, of(world)).science).toBe(0);
    expect(refused(world, { do: 'destroy', card: 'philosophy' })?.[0]).toBe('nobody-there');
  });
});

describe('leaders', () => {
  test('[TTA play-leader.2] [TTA play-leader.3] [TTA play-leader.4] [TTA play-leader.8] [TTA leaders.3] a leader costs a civil action and works at once', () => {
    const world = position({ anna: { hand: ['julius-caesar', 'iron'] } });
    expect(refused(world, { do: 'lead', card: 'iron' })?.[0]).toBe('no-leader');
    expect(refused(world, { do: 'lead', card: 'moses' })?.[0]).toBe('not-in-hand');
    act(world, { do: 'lead', card: 'julius-caesar' });
    expect([of(world).civilReady, of(world).militaryReady, statistics(world, of(world)).strength]).toEqual([3, 3, 2]);
  });

  test('[TTA play-leader.5] [TTA play-leader.6] [TTA play-leader.7] [TTA leaders.1] [TTA ruling.T49] [TTA ruling.T50] [TTA actions.6] [TTA actions.10] a new leader replaces the old one, tokens change once, and one civil action comes back', () => {
    const world = position({ anna: { leader: 'julius-caesar', hand: ['napoleon-bonaparte'] } });
    of(world).militarySpent = 3;
    of(world).militaryReady = 0;
    act(world, { do: 'lead', card: 'napoleon-bonaparte' });
    const civ = of(world);
    expect([civ.civilReady, civ.militaryReady, civ.militarySpent]).toEqual([4, 1, 3]);
    expect(world.removed.map(idOf)).toContain('julius-caesar');
    expect(broken(world)).toEqual([]);
  });
});

describe('wonders', () => {
  test('[TTA wonder-stage.1] [TTA wonder-stage.2] [TTA wonder-stage.3] [TTA wonder-stage.4] [TTA wonders.1] stages are paid from left to right and covered with blue tokens', () => {
    const world = position({ anna: { unfinished: 'pyramids', tokens: { bronze: 9 } } });
    expect(refused(position(), { do: 'stage', count: 1 })).toEqual(['no-wonder', 'TTA wonder-stage.1']);
    act(world, { do: 'stage', count: 1 });
    expect([of(world).stages, amountOf(of(world), 'resources'), of(world).civilReady]).toEqual([1, 6, 3]);
    act(world, { do: 'stage', count: 1 });
    expect([of(world).stages, amountOf(of(world), 'resources'), of(world).blue]).toEqual([2, 4, 16 + 5 - 2]);
  });

  test('[TTA wonder-stage.6] [TTA wonder-stage.7] [TTA wonder-stage.9] [TTA wonders.3] [TTA statistics.5] [TTA actions.8] the last stage completes the wonder, frees its tokens and sets it to work', () => {
    const world = position({ anna: { unfinished: 'pyramids', stages: 2, blue: 14, tokens: { bronze: 1 } } });
    act(world, { do: 'stage', count: 1 });
    const civ = of(world);
    expect([civ.unfinished, civ.stages, civ.blue]).toEqual([NONE, 0, 17]);
    expect(civ.wonders.map(({ card }) => idOf(card))).toEqual(['pyramids']);
    expect([civ.civilReady, statistics(world, civ).civilActions]).toEqual([4, 5]);
    expect(broken(world)).toEqual([]);
  });

  test('[TTA wonder-stage.10] [TTA ruling.T63] several stages in one action are paid in one sum', () => {
    const world = position({ anna: { unfinished: 'pyramids', specials: ['masonry'], tokens: { bronze: 5 } } });
    expect(refused(world, { do: 'stage', count: 3 })?.[0]).toBe('too-many-stages');
    act(world, { do: 'stage', count: 2 });
    expect([of(world).stages, amountOf(of(world), 'resources'), of(world).civilReady]).toEqual([2, 0, 3]);
  });

  test('[TTA wonder-stage.5] [TTA ruling.T28] the payment frees tokens for the stage; else one comes from a card, and without any there is no stage', () => {
    const paid = position({ anna: { unfinished: 'library-of-alexandria', blue: 0, tokens: { bronze: 1 } } });
    act(paid, { do: 'stage', count: 1 });
    expect([of(paid).stages, of(paid).blue]).toEqual([1, 0]);
    const world = position({
      anna: { unfinished: 'library-of-alexandria', blue: 0, workers: { iron: 0 }, tokens: { iron: 1, agriculture: 3 } },
    });
    act(world, { do: 'stage', count: 1 });
    const [pending] = world.pending;
    if (pending?.is !== 'stages') throw new Error('the stage should wait for a token');
    drive(finishStages(world, pending), 'agriculture');
    expect([of(world).stages, workOn(of(world), 'agriculture')?.tokens, workOn(of(world), 'bronze')?.tokens]).toEqual([
      1, 2, 1,
    ]);
    const none = position({ anna: { unfinished: 'pyramids', blue: 0, extraResources: 9 } });
    expect(refused(none, { do: 'stage', count: 1 })).toEqual(['no-tokens', 'TTA ruling.T28']);
  });
});

describe('technologies', () => {
  test('[TTA develop.2] [TTA develop.3] [TTA develop.4] [TTA develop.6] [TTA points.4] [TTA technologies.1] a technology costs a civil action and science and enters play', () => {
    const world = position({ anna: { hand: ['irrigation', 'iron', 'moses'], science: 4 } });
    expect(refused(world, { do: 'develop', card: 'iron' })).toEqual(['science', 'TTA points.4']);
    expect(refused(world, { do: 'develop', card: 'moses' })?.[0]).toBe('no-technology');
    act(world, { do: 'develop', card: 'irrigation' });
    expect([of(world).science, of(world).civilReady, workers(world, 'irrigation')]).toEqual([1, 3, 0]);
  });

  test('[TTA develop.5] [TTA develop.10] [TTA develop.11] [TTA governments.1] [TTA governments.3] a government in peace costs the higher number and replaces the old one', () => {
    const world = position({ anna: { hand: ['theocracy'], science: 6 } });
    act(world, { do: 'develop', card: 'theocracy' });
    expect(of(world).science).toBe(0);
    expect(statistics(world, of(world))).toMatchObject({ urbanLimit: 3, culture: 1, happy: 1, militaryActions: 3 });
    expect([of(world).civilReady, of(world).militaryReady]).toEqual([3, 3]);
    expect(world.removed.map(idOf)).toContain('despotism');
  });

  test('[TTA develop.7] [TTA develop.9] [TTA special-technologies.1] [TTA special-technologies.2] of two special technologies of a type the higher stays, and the lower still counts as developed', () => {
    const world = position({ anna: { hand: ['warfare', 'strategy'], science: 20, leader: 'albert-einstein' } });
    act(world, { do: 'develop', card: 'strategy' });
    act(world, { do: 'develop', card: 'warfare' });
    expect(of(world).specials.map(idOf)).toEqual(['strategy']);
    expect(of(world).culture).toBe(6);
    expect(statistics(world, of(world)).strength).toBe(4);
  });

  test('[TTA revolution.2] [TTA revolution.3] [TTA revolution.7] [TTA revolution.8] [TTA revolution.9] [TTA revolution.10] [TTA revolution.11] [TTA ruling.T52] a revolution takes all civil actions and the lower science cost; new civil actions start spent', () => {
    const world = position({ anna: { hand: ['monarchy', 'iron'], science: 5 } });
    expect(refused(world, { do: 'revolt', card: 'iron' })?.[0]).toBe('no-government');
    act(world, { do: 'revolt', card: 'monarchy' });
    const civ = of(world);
    expect([civ.science, civ.civilReady, civ.civilSpent, civ.militaryReady]).toEqual([3, 0, 5, 3]);
    const spent = position({ anna: { hand: ['monarchy'], science: 5 } });
    of(spent).civilReady = 3;
    of(spent).civilSpent = 1;
    expect(refused(spent, { do: 'revolt', card: 'monarchy' })).toEqual(['not-all-actions', 'TTA revolution.3']);
  });

  test('[TTA revolution.12] [TTA newton.1] [TTA newton.2] Newton gives a civil action back, last of all', () => {
    const world = position({
      anna: { hand: ['monarchy', 'iron', 'breakthrough-i'], science: 9, leader: 'isaac-newton' },
    });
    act(world, { do: 'play', card: 'breakthrough-i', develop: 'iron' });
    expect(of(world).civilReady).toBe(4);
    act(world, { do: 'revolt', card: 'monarchy' });
    expect([of(world).civilReady, of(world).civilSpent]).toEqual([1, 4]);
  });
});

describe('action cards', () => {
  test('[TTA action-card.2] [TTA action-card.4] [TTA action-card.12] [TTA action-cards.1] [TTA discard-pile.2] an action card costs a civil action, works once and is gone', () => {
    const world = position({ anna: { hand: ['cultural-heritage-a'] } });
    act(world, { do: 'play', card: 'cultural-heritage-a' });
    const civ = of(world);
    expect([civ.science, civ.culture, civ.civilReady, civ.civilHand]).toEqual([1, 4, 3, []]);
    expect(world.removed.map(idOf)).toContain('cultural-heritage-a');
  });

  test('[TTA action-card.3] not a card taken in this Action Phase, but on the next turn', () => {
    const world = position({ row: ['stockpile'] });
    act(world, { do: 'take', space: 0 });
    expect(refused(world, { do: 'play', card: 'stockpile' })).toEqual(['just-taken', 'TTA action-card.3']);
    finishTurn(world, of(world));
    expect(refused(world, { do: 'play', card: 'stockpile' })).toBeUndefined();
  });

  test('[TTA action-card.5] [TTA action-card.6] [TTA action-phase.5] [TTA action-phase.6] the action inside costs no further action, and a cost below 0 is 0', () => {
    const world = position({ anna: { hand: ['urban-growth-iii', 'rich-land-a'], tokens: { bronze: 1 }, unused: 2 } });
    act(world, { do: 'play', card: 'urban-growth-iii', to: 'religion' });
    expect([workers(world, 'religion'), amountOf(of(world), 'resources'), of(world).civilReady]).toEqual([1, 1, 3]);
    act(world, { do: 'play', card: 'rich-land-a', to: 'bronze' });
    expect([workers(world, 'bronze'), amountOf(of(world), 'resources'), of(world).civilReady]).toEqual([3, 0, 2]);
  });

  test('[TTA action-card.7] [TTA revolution.5] [TTA ruling.T54] Breakthrough allows a revolution at the price of the revolution', () => {
    const world = position({ anna: { hand: ['breakthrough-ii', 'monarchy'], science: 2 } });
    act(world, { do: 'play', card: 'breakthrough-ii', develop: 'monarchy', revolution: true });
    expect([of(world).science, of(world).civilReady, idOf(of(world).government)]).toEqual([3, 0, 'monarchy']);
    const peace = position({ anna: { hand: ['breakthrough-ii', 'monarchy'], science: 8 } });
    act(peace, { do: 'play', card: 'breakthrough-ii', develop: 'monarchy' });
    expect([of(peace).science, of(peace).civilReady]).toEqual([3, 4]);
  });

  test('[TTA action-card.8] [TTA ruling.T63] Engineering Genius builds a single stage', () => {
    const world = position({
      anna: {
        hand: ['engineering-genius-a'],
        unfinished: 'pyramids',
        specials: ['engineering'],
        tokens: { bronze: 1 },
      },
    });
    act(world, { do: 'play', card: 'engineering-genius-a' });
    expect([of(world).stages, amountOf(of(world), 'resources')]).toEqual([1, 0]);
  });

  test('[TTA action-card.9] a card whose action is impossible cannot be played, nor with what does not belong to it', () => {
    const world = position({
      anna: { hand: ['engineering-genius-a', 'frugality-a', 'stockpile', 'reserves-i'], yellow: 0 },
    });
    expect(refused(world, { do: 'play', card: 'engineering-genius-a' })?.[0]).toBe('no-wonder');
    expect(refused(world, { do: 'play', card: 'frugality-a' })?.[0]).toBe('empty-bank');
    expect(refused(world, { do: 'play', card: 'stockpile', to: 'bronze' })?.[0]).toBe('say-nothing');
    expect(refused(world, { do: 'play', card: 'reserves-i' })?.[0]).toBe('say-what');
  });

  test('[TTA action-card.10] [TTA actions.3] [TTA ruling.T34] [TTA paying.8] what lasts for this turn is no statistic and is spent first', () => {
    const world = position({ anna: { hand: ['patriotism-ii'], tokens: { bronze: 1 } } });
    act(world, { do: 'play', card: 'patriotism-ii' });
    expect(statistics(world, of(world)).militaryActions).toBe(2);
    act(world, { do: 'build', card: 'warriors' });
    const civ = of(world);
    expect([civ.extraActions, civ.extraResources, civ.militaryReady, amountOf(civ, 'resources')]).toEqual([0, 1, 2, 1]);
    const last = position({ anna: { hand: ['patriotism-ii'] } }, { options: { temporaryActions: 'last' } });
    act(last, { do: 'play', card: 'patriotism-ii' });
    act(last, { do: 'build', card: 'warriors' });
    expect([of(last).extraActions, of(last).militaryReady]).toEqual([1, 1]);
  });

  test('[TTA ruling.T33] what a card gives afterwards cannot help to pay', () => {
    const world = position({
      anna: { hand: ['frugality-ii', 'breakthrough-i', 'iron'], tokens: { agriculture: 1 }, science: 4 },
    });
    expect(refused(world, { do: 'play', card: 'frugality-ii' })?.[0]).toBe('food');
    expect(refused(world, { do: 'play', card: 'breakthrough-i', develop: 'iron' })?.[0]).toBe('science');
  });
});
