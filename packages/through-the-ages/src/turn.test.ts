import { describe, expect, test } from 'vitest';
import { makeCommon } from './actions/tactics.ts';
import { endAge } from './ages.ts';
import { fetch } from './arranged-cards.ts';
import { refill, replenish } from './card-row.ts';
import { idOf, levelOf, NONE } from './cards/numbered.ts';
import { broken } from './invariants.ts';
import { resign } from './politics/resign.ts';
import { resolveWars } from './politics/war.ts';
import { statistics } from './statistics.ts';
import { asked, drive, fresh, of, playUntil, position, table } from './testing.ts';
import { type Ages, touchAll } from './world.ts';

const names = (cards: readonly number[]): string[] => cards.map((card) => (card === NONE ? '' : idOf(card)));

describe('the card row', () => {
  test('[TTA row.3] [TTA row.4] [TTA row.5] [TTA row.7] [TTA row.8] [TTA turn.2] two, three and four players sweep three, two and one space; the rest slides and is dealt full', () => {
    for (const [players, swept] of [
      [2, 3],
      [3, 2],
      [4, 1],
    ] as const) {
      const world = position({ age: 1 }, { players });
      const before = [...world.row];
      replenish(world);
      expect(world.row.slice(0, 13 - swept)).toEqual(before.slice(swept));
      expect(world.row).not.toContain(NONE);
      expect(world.removed).toEqual(expect.arrayContaining(before.slice(0, swept)));
      expect(broken(world)).toEqual([]);
    }
  });

  test('[TTA row.6] [TTA ruling.T86] only players still in the game count', () => {
    const world = position({ age: 1 }, { players: 4 });
    resign(world, of(world, 'dora'));
    const before = [...world.row];
    replenish(world);
    expect(world.row.slice(0, 11)).toEqual(before.slice(2));
  });

  test('[TTA ruling.T5] an empty space among the first discards nothing', () => {
    const world = position({ age: 1 });
    const [first = NONE, second = NONE, ...rest] = world.row;
    world.row[0] = NONE;
    world.buried.push(first);
    replenish(world);
    expect(world.row.slice(0, 11)).toEqual(rest);
    expect(world.removed).toContain(second);
  });

  test('[TTA row.9] [TTA ages.16] [TTA ruling.T10] in Age IV the row is swept and slides, and nothing is dealt', () => {
    const world = position({ age: 4 });
    const before = [...world.row];
    replenish(world);
    expect(world.row).toEqual([...before.slice(2), NONE, NONE]);
  });
});

describe('the ages', () => {
  test('[TTA ages.1] [TTA ages.3] [TTA ages.4] Age A ends with the first replenishing, and what is left of its deck leaves the game', () => {
    const world = fresh();
    world.round = 2;
    replenish(world);
    expect([world.age, world.civilDeck.length, world.militaryDeck.length]).toEqual([1, 50, 45]);
    expect(world.buried.filter((card) => levelOf(card) === 0)).toHaveLength(5 + 5);
    expect(world.civs.every(({ yellow }) => yellow === 18)).toBe(true);
  });

  test('[TTA ages.5] should Age A run out, Age I fills the rest of the row', () => {
    const world = fresh({ players: 2 });
    world.round = 2;
    for (let space = 3; space < 9; space++) {
      world.removed.push(world.row[space] ?? NONE);
      world.row[space] = NONE;
    }
    replenish(world);
    expect(world.age).toBe(1);
    expect(world.row.filter((card) => levelOf(card) === 1)).toHaveLength(2);
    expect(broken(world)).toEqual([]);
  });

  /** One card short of the end of an age, with one space to deal into. */
  function lastCardOf(age: number, given: Readonly<Record<string, unknown>> = {}): Ages {
    const world = position({ age, ...given });
    world.buried.push(...world.civilDeck.splice(0, world.civilDeck.length - 1));
    return world;
  }

  test('[TTA ages.6] [TTA ages.14] [TTA ages.15] [TTA ages.17] [TTA flow.6] the last card of the deck ends the age at once, and the next deck fills the row', () => {
    const world = lastCardOf(1);
    const old = [...world.militaryDeck];
    replenish(world);
    expect(world.age).toBe(2);
    expect(world.row).not.toContain(NONE);
    expect(levelOf(world.row[11] ?? NONE)).toBe(1);
    expect(levelOf(world.row[12] ?? NONE)).toBe(2);
    expect([world.civilDeck.length, world.militaryDeck.length]).toEqual([49, 50]);
    expect(world.buried).toEqual(expect.arrayContaining(old));
    expect(broken(world)).toEqual([]);
  });

  test('[TTA ages.7] [TTA ages.8] [TTA ages.9] [TTA ages.10] [TTA ages.11] [TTA ages.13] [TTA ruling.T6] [TTA ruling.T7] [TTA ruling.T8] cards older than the age that ended go from hands, leaders, unfinished wonders and pacts from play, and 2 yellow tokens from each bank', () => {
    const world = lastCardOf(2, {
      anna: {
        hand: ['irrigation', 'coal', 'legion', 'spy'],
        leader: 'joan-of-arc',
        unfinished: 'taj-mahal',
        stages: 2,
        blue: 10,
        pact: { card: 'open-borders-agreement', with: 'bela' },
      },
      bela: { leader: 'isaac-newton', pact: { card: 'scientific-cooperation', with: 'cyrus' } },
    });
    expect(of(world, 'bela').militaryReady).toBe(3);
    replenish(world);
    const [anna, bela] = [of(world), of(world, 'bela')];
    expect(names([...anna.civilHand, ...anna.militaryHand])).toEqual(['coal', 'spy']);
    expect([anna.leader, anna.unfinished, anna.blue, anna.pact]).toEqual([NONE, NONE, 12, NONE]);
    expect([idOf(bela.leader), idOf(bela.pact), bela.militaryReady]).toEqual([
      'isaac-newton',
      'scientific-cooperation',
      2,
    ]);
    expect(world.civs.map(({ yellow }) => yellow)).toEqual([16, 16, 16]);
    expect(world.buried.map(idOf)).toContain('legion');
    expect(broken(world)).toEqual([]);
  });

  test('[TTA ages.12] technologies, colonies, completed wonders, tactics and wars stay however old', () => {
    const world = lastCardOf(3, {
      tactics: ['phalanx'],
      anna: { workers: { irrigation: 1 }, wonders: ['pyramids'], colonies: ['historic-territory-i'], tactic: 'legion' },
    });
    of(world).wars.push({ card: fetch(world, 'war-over-technology'), on: 1 });
    replenish(world);
    const { works, wonders, colonies, tactic, wars } = of(world);
    expect([works.length, wonders.length, colonies.length, idOf(tactic), wars.length]).toEqual([6, 1, 1, 'legion', 1]);
    expect(names(world.tactics)).toEqual(['phalanx']);
  });

  test('[TTA ages.18] [TTA ages.19] [TTA ages.20] [TTA flow.7] Age IV on the starting player’s turn makes this round the last', () => {
    const world = lastCardOf(3);
    replenish(world);
    expect([world.age, world.militaryDeck, world.lastRound]).toEqual([4, [], 9]);
  });

  test('[TTA ages.21] [TTA flow.8] [TTA ruling.T11] Age IV on another turn makes the next round the last', () => {
    const world = lastCardOf(3, { current: 'bela' });
    refill(world);
    expect([world.age, world.lastRound]).toEqual([3, 0]);
    replenish(world);
    expect([world.age, world.lastRound]).toEqual([4, 10]);
  });

  test('[TTA ruling.T85] with a starting player who resigned the next one decides the last round, or nobody does', () => {
    const passes = lastCardOf(3, { current: 'bela' });
    resign(passes, of(passes));
    endAge(passes);
    expect([passes.starting, passes.lastRound]).toEqual([1, 9]);
    const nobody = position({ current: 'bela' }, { options: { startingPlayerResigns: 'nobody' } });
    resign(nobody, of(nobody));
    endAge(nobody);
    expect([nobody.starting, nobody.lastRound]).toEqual([-1, 10]);
  });
});

describe('turns after a player resigned', () => {
  test.each(['passes-on', 'nobody'] as const)(
    '[TTA flow.2] [TTA ruling.T85] go on clockwise when the starting player resigns: %s',
    (startingPlayerResigns) => {
      const playing = table({ players: 4, options: { startingPlayerResigns, startingPlayer: 'drawn' }, seed: 'a' });
      const order: string[] = [];
      expect(playing.world.starting).toBe(2);
      playUntil(
        playing,
        ({ round, current }, topic, seat) => {
          if (topic === 'politics' && playing.world.civs[current]?.seat === seat) order.push(seat);
          return round === 4;
        },
        { politics: (seat) => ({ do: seat === 'cyrus' ? 'resign' : 'pass' }) },
      );
      expect(order.slice(0, 7)).toEqual(['cyrus', 'dora', 'anna', 'bela', 'dora', 'anna', 'bela']);
    },
  );
});

describe('resolving a war', () => {
  function war(card: string, given: Readonly<Record<string, unknown>>): Ages {
    const world = position(given);
    of(world).wars.push({ card: fetch(world, card), on: 1 });
    return world;
  }

  test('[TTA war-resolution.1] [TTA war-resolution.2] [TTA war-resolution.4] [TTA war-resolution.9] [TTA war.8] [TTA wars.1] [TTA points.6] the stronger one takes what the card says, and the card is discarded', () => {
    const world = war('war-over-culture', { anna: { workers: { warriors: 4 } }, bela: { culture: 30 } });
    drive(resolveWars(world, of(world)));
    expect([of(world).culture, of(world, 'bela').culture, of(world).wars]).toEqual([8, 22, []]);
    expect(names(world.seen)).toContain('war-over-culture');
    expect(asked(resolveWars(world, of(world)))).toBeUndefined();
    expect(broken(world)).toEqual([]);
  });

  test('[TTA war-resolution.3] [TTA ruling.T77] what a pact gives the attacker counts for the declarer only', () => {
    const world = war('war-over-culture', {
      anna: { pact: { card: 'open-borders-agreement', with: 'bela' } },
      bela: { culture: 30, workers: { warriors: 2 } },
    });
    drive(resolveWars(world, of(world)));
    expect(of(world).culture).toBe(6);
  });

  test('[TTA war-resolution.8] between equals nothing happens', () => {
    const world = war('war-over-culture', { bela: { culture: 9 } });
    drive(resolveWars(world, of(world)));
    expect([of(world, 'bela').culture, of(world).wars]).toEqual([9, []]);
  });

  test('[TTA ruling.T77] a defender who wins takes from the attacker', () => {
    const world = war('war-over-territory', { bela: { workers: { warriors: 12 } } });
    drive(resolveWars(world, of(world)));
    expect([of(world).yellow, of(world, 'bela').yellow]).toEqual([15, 21]);
  });

  test('[TTA war-resolution.5] [TTA war-resolution.6] [TTA war-resolution.7] [TTA ruling.T78] War over Technology steals special technologies within the advantage, none one has, and the rest in science', () => {
    const world = war('war-over-technology', {
      anna: { workers: { warriors: 16 }, hand: ['warfare'], specials: ['code-of-laws'] },
      bela: { specials: ['justice-system', 'masonry', 'warfare'], science: 50, blue: 2 },
    });
    expect(() => drive(resolveWars(world, of(world)), ['warfare'])).toThrow('steal is refused');
    drive(resolveWars(world, of(world)), ['justice-system', 'masonry']);
    const [anna, bela] = [of(world), of(world, 'bela')];
    expect(names(anna.specials)).toEqual(['justice-system', 'masonry']);
    expect(names(bela.specials)).toEqual(['warfare']);
    expect([anna.blue, bela.blue, anna.science, bela.science]).toEqual([19, 0, 4, 46]);
    expect(world.removed.map(idOf)).toContain('code-of-laws');
    expect(broken(world)).toEqual([]);
  });

  test('[TTA ruling.T77] [TTA ruling.T78] a defender who wins War over Technology steals too, and takes the rest in science', () => {
    const world = war('war-over-technology', {
      anna: { specials: ['masonry'], science: 20 },
      bela: { workers: { warriors: 9 } },
    });
    expect(asked(resolveWars(world, of(world)))).toEqual(['bela', 'steal']);
    drive(resolveWars(world, of(world)), ['masonry']);
    const [anna, bela] = [of(world), of(world, 'bela')];
    expect([names(anna.specials), names(bela.specials)]).toEqual([[], ['masonry']]);
    expect([anna.science, bela.science]).toEqual([15, 8 - 3]);
  });

  test('[TTA ruling.T79] [TTA pact.12] a war is resolved whatever pact came between', () => {
    const world = war('war-over-culture', {
      anna: { workers: { warriors: 3 }, pact: { card: 'peace-treaty', with: 'bela' } },
      bela: { culture: 20 },
    });
    drive(resolveWars(world, of(world)));
    expect(of(world, 'bela').culture).toBe(13);
  });

  test('[TTA war-resolution.10] nobody is asked for cards in a war', () => {
    const world = war('war-over-culture', {
      bela: { hand: ['military-bonus-i'], culture: 20 },
      anna: { workers: { warriors: 3 } },
    });
    expect(asked(resolveWars(world, of(world)))).toBeUndefined();
  });
});

describe('common tactics', () => {
  test('[TTA common-tactics.1] [TTA common-tactics.2] [TTA common-tactics.3] [TTA common-tactics.5] the own tactic becomes common and stays current', () => {
    const world = position({ tactics: ['phalanx'], anna: { tactic: 'legion', workers: { warriors: 3 } } });
    makeCommon(world, of(world));
    expect(names(world.tactics)).toEqual(['phalanx', 'legion']);
    expect([of(world).exclusive, idOf(of(world).tactic), statistics(world, of(world)).strength]).toEqual([
      false,
      'legion',
      5,
    ]);
  });

  test('[TTA common-tactics.4] [TTA ruling.T67] a second copy leaves the game, not to the discards', () => {
    const world = position({ tactics: ['legion'], anna: { tactic: 'legion' } });
    touchAll(world);
    makeCommon(world, of(world));
    expect(names(world.tactics)).toEqual(['legion']);
    expect([names(world.removed), world.seen, of(world).tactic]).toEqual([
      expect.arrayContaining(['legion']),
      [],
      world.tactics[0],
    ]);
    expect(broken(world)).toEqual([]);
  });
});
