import { describe, expect, test } from 'vitest';
import { decksFor } from './ages.ts';
import { face, idOf, levelOf, NONE } from './cards/numbered.ts';
import { broken } from './invariants.ts';
import { sheet } from './options.ts';
import { statistics } from './statistics.ts';
import { fresh, of, playUntil, refused, table } from './testing.ts';
import { amountOf } from './tokens.ts';
import { workersOf } from './workers.ts';
import { workOn } from './world.ts';

describe('the set-up', () => {
  test('[TTA flow.1] [TTA setup.8] [TTA setup.9] [TTA setup.10] [TTA setup.11] [TTA tokens.1] [TTA governments.2] [TTA technologies.2] everyone starts with the printed board', () => {
    const world = fresh();
    expect(broken(world)).toEqual([]);
    for (const civ of world.civs) {
      expect(civ.works.map(({ card, workers }) => [idOf(card), workers])).toEqual([
        ['agriculture', 2],
        ['bronze', 2],
        ['philosophy', 1],
        ['religion', 0],
        ['warriors', 1],
      ]);
      expect([idOf(civ.government), civ.blue, civ.yellow, civ.unused, workersOf(civ)]).toEqual([
        'despotism',
        16,
        18,
        1,
        7,
      ]);
      expect([civ.civilReady + civ.civilSpent, civ.militaryReady + civ.militarySpent]).toEqual([4, 2]);
    }
  });

  test('[TTA setup.13] [TTA setup.14] [TTA setup.15] [TTA setup.16] [TTA setup.18] [TTA setup.19] [TTA setup.20] [TTA statistics.1] ratings, points and tactic at the start', () => {
    const world = fresh();
    for (const civ of world.civs) {
      expect(statistics(world, civ)).toMatchObject({ science: 1, culture: 0, strength: 1, happy: 0 });
      expect([civ.science, civ.culture, civ.tactic]).toEqual([0, 0, NONE]);
    }
  });

  test('[TTA setup.22] [TTA setup.23] [TTA setup.28] [TTA setup.29] the row, the civil deck and the first events', () => {
    for (const players of [2, 3, 4]) {
      const world = fresh({ players });
      expect(world.events).toHaveLength(players + 2);
      expect(world.events.every((card) => face(card).kind === 'event' && levelOf(card) === 0)).toBe(true);
      expect(world.buried).toHaveLength(10 - players - 2);
      expect([world.row.length, world.row.includes(NONE), world.civilDeck.length]).toEqual([13, false, 7]);
    }
  });

  test('[TTA setup.3] [TTA setup.4] [TTA setup.5] [TTA setup.6] the decks of each age fit the number of players', () => {
    const sizes = [2, 3, 4].map((players) => {
      const playing = table({ players });
      playUntil(playing, (world) => world.age === 1);
      const { world } = playing;
      const dealt = world.row.filter((card) => card !== NONE && levelOf(card) === 1).length;
      return [world.civilDeck.length + dealt, world.militaryDeck.length];
    });
    expect(sizes).toEqual([
      [44, 43],
      [50, 45],
      [53, 45],
    ]);
  });

  test.each([
    ['homerEachUnit', 'A', 'homer-each-unit', 1],
    ['wealthyTerritoryTwoTokens', 'I', 'wealthy-territory-i-two-tokens', 1],
    ['fortificationsWeaker', 'II', 'fortifications-weaker', 1],
    ['militaryPactName', 'III', 'military-pact', 1],
    ['moreStrategy', 'II', 'strategy', 2],
    ['moreMilitaryTheory', 'III', 'military-theory', 2],
  ] as const)('[TTA ruling.P1] the table chooses the other reading of a card: %s', (option, age, card, copies) => {
    const inDecks = (options: Parameters<typeof sheet.with>[0]): number => {
      const { civil, military } = decksFor(age, 3, sheet.with(options));
      return [...civil, ...military].filter((no) => idOf(no) === card).length;
    };
    expect(inDecks({ [option]: true })).toBe(copies);
    expect(inDecks({})).toBe(copies - 1);
  });

  test('[TTA setup.24] the starting player is the first seat, or drawn', () => {
    expect(fresh().starting).toBe(0);
    const drawn = new Set(
      Array.from({ length: 30 }, (_, i) => fresh({ options: { startingPlayer: 'drawn' }, seed: `${i}` }).starting),
    );
    expect(drawn).toEqual(new Set([0, 1, 2]));
  });

  test('[TTA setup.25] [TTA setup.26] [TTA setup.27] [TTA first-turn.1] civil actions of the first turn go by seat, military ones are none', () => {
    expect(fresh({ players: 4 }).civs.map(({ civilReady, militaryReady }) => [civilReady, militaryReady])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
  });
});

describe('the first round', () => {
  test('[TTA first-turn.2] [TTA first-turn.3] [TTA action-phase.2] [TTA flow.4] the first turn only takes cards: nothing else, no politics, no new row', () => {
    const playing = table();
    expect(playing.waiting()).toEqual([{ seat: 'anna', topic: 'action', optional: false }]);
    const { world } = playing;
    expect(refused(world, { do: 'grow' })).toEqual(['first-turn', 'TTA first-turn.3']);
    expect(refused(world, { do: 'build', card: 'bronze' })).toEqual(['first-turn', 'TTA first-turn.3']);
    expect(refused(world, { do: 'destroy', card: 'bronze' })).toEqual(['first-turn', 'TTA first-turn.3']);
  });

  test('[TTA first-turn.4] [TTA first-turn.5] cards of both sorts can be taken on the first turn', () => {
    for (let i = 0; i < 20; i++) {
      const playing = table({ seed: `first ${i}` });
      const { world } = playing;
      const wonder = world.row.findIndex((card) => face(card).kind === 'wonder');
      const other = world.row.findIndex((card) => face(card).kind === 'action');
      expect(other).toBeLessThan(5 + 8);
      const [civ, next] = [of(world), of(world, 'bela')];
      if (wonder < 0 || wonder > 4 || other > 4) continue;
      playUntil(playing, (_, __, seat) => seat === 'cyrus', {
        action: (seat) => {
          if (seat === 'anna' && civ.unfinished === NONE) return { do: 'take', space: wonder };
          if (seat === 'bela' && next.civilHand.length === 0) return { do: 'take', space: other };
          return { do: 'end' };
        },
      });
      expect([civ.unfinished, next.civilHand.length]).not.toContain(NONE);
      return;
    }
    throw new Error('no row was fit for the test');
  });

  test('[TTA ruling.T3] [TTA draw.4] [TTA reset.1] [TTA end-of-turn.1] the first turn ends with the whole sequence', () => {
    const playing = table();
    playUntil(playing, (_, __, seat) => seat === 'bela');
    const civ = of(playing.world);
    expect([civ.science, amountOf(civ, 'food'), amountOf(civ, 'resources'), civ.militaryHand.length]).toEqual([
      1, 2, 2, 0,
    ]);
    expect([civ.civilReady, civ.militaryReady]).toEqual([4, 2]);
    expect(workOn(civ, 'agriculture')?.tokens).toBe(2);
  });

  test('[TTA ruling.T4] the hand limit of the first turn is the total of 4', () => {
    const world = fresh({ players: 4 });
    world.round = 1;
    expect(statistics(world, of(world)).civilHand).toBe(4);
  });

  test('[TTA flow.2] [TTA flow.3] [TTA row.1] [TTA row.2] [TTA ages.2] [TTA turn.1] turns go clockwise, and the row is replenished from the second round on', () => {
    const playing = table();
    const before = [...playing.world.row];
    const order: string[] = [];
    playUntil(playing, (world, topic, seat) => {
      if (topic === 'action' && order.at(-1) !== seat) order.push(seat);
      return world.round === 2;
    });
    expect(order).toEqual(['anna', 'bela', 'cyrus']);
    expect(playing.world.age).toBe(1);
    expect(playing.waiting()).toEqual([{ seat: 'anna', topic: 'politics', optional: false }]);
    expect(playing.world.row.slice(0, 11)).toEqual(before.slice(2));
  });
});
