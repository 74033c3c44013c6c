import { describe, expect, test } from 'vitest';
import { evaluate } from '../events/evaluate.ts';
import { broken } from '../invariants.ts';
import { priceInRow } from '../prices.ts';
import { statistics } from '../statistics.ts';
import { act, drive, of, playUntil, position, table } from '../testing.ts';
import { cardNo, idOf, NONE } from './numbered.ts';

const strong = {
  anna: { workers: { warriors: 3 } },
  bela: { workers: { warriors: 2 } },
  cyrus: { workers: { warriors: 1 } },
};
describe('events with a course of their own', () => {
  test('[TTA ruling.T56] development-of-religion and development-of-warfare need an unused worker and room', () => {
    const world = position({ anna: { workers: { religion: 2 } }, bela: { unused: 0 } });
    drive(evaluate(world, cardNo('development-of-religion')), true);
    expect(world.civs.map(({ unused }) => unused)).toEqual([1, 0, 0]);
    drive(evaluate(world, cardNo('development-of-warfare')), true);
    expect([of(world).unused, statistics(world, of(world)).strength]).toEqual([0, 2]);
  });

  test('[TTA ruling.T100] development-of-politics draws 3 military cards each', () => {
    const world = position();
    drive(evaluate(world, cardNo('development-of-politics')));
    expect(world.civs.map(({ militaryHand }) => militaryHand.length)).toEqual([3, 3, 3]);
  });

  test('[TTA ruling.T93] rebellion spends civil actions for discontent workers, for others out of their next turn', () => {
    const world = position({ bela: { yellow: 14 }, cyrus: { yellow: 8 } });
    drive(evaluate(world, cardNo('rebellion')));
    expect(world.civs.map(({ civilReady }) => civilReady)).toEqual([4, 2, 0]);
  });

  test('[TTA tokens.9] uncertain-borders: the strongest takes a yellow token of the weakest', () => {
    const world = position(strong);
    drive(evaluate(world, cardNo('uncertain-borders')));
    expect(world.civs.map(({ yellow }) => yellow)).toEqual([19, 18, 17]);
  });

  test('[TTA ruling.T94] [TTA evaluate.7] civil-unrest: culture for discontent workers, and a blue token of all with the most', () => {
    const world = position({
      anna: { yellow: 14, culture: 9, unused: 0 },
      bela: { yellow: 14, culture: 9 },
      cyrus: { culture: 9 },
    });
    drive(evaluate(world, cardNo('civil-unrest')));
    expect(world.civs.map(({ culture, blue }) => [culture, blue])).toEqual([
      [5, 15],
      [5, 15],
      [9, 16],
    ]);
  });

  test('[TTA tokens.7] crime-wave: the two weakest lose 3 culture and a blue token', () => {
    const world = position({ ...strong, bela: { workers: { warriors: 2 }, culture: 5 } });
    drive(evaluate(world, cardNo('crime-wave')));
    expect(world.civs.map(({ culture, blue }) => [culture, blue])).toEqual([
      [0, 16],
      [2, 15],
      [0, 15],
    ]);
  });

  test('[TTA ruling.T95] [TTA ruling.T9] iconoclasm leaves only leaders of the current age, in Age IV none or those of Age III', () => {
    const leaders = (age: number, options = {}): string[] => {
      const world = position(
        {
          age,
          anna: { leader: 'homer', wonders: ['pyramids'] },
          bela: { leader: 'isaac-newton' },
          cyrus: age > 2 ? { leader: 'sid-meier' } : {},
        },
        { options },
      );
      drive(evaluate(world, cardNo('iconoclasm')));
      expect(of(world).wonders[0]?.under).toBe(NONE);
      return world.civs.map(({ leader }) => (leader === NONE ? '' : idOf(leader)));
    };
    expect(leaders(2)).toEqual(['', 'isaac-newton', '']);
    expect(leaders(4)).toEqual(['', '', '']);
    expect(leaders(4, { iconoclasmInAgeIV: 'age-iii-stays' })).toEqual(['', '', 'sid-meier']);
  });

  test('[TTA colonies.4] [TTA tokens.4] [TTA tokens.3] independence-declaration: the weakest loses a colony of choice with its tokens', () => {
    const world = position({ ...strong, cyrus: { colonies: ['vast-territory-i', 'wealthy-territory-i'], yellow: 2 } });
    drive(evaluate(world, cardNo('independence-declaration')), 'vast-territory-i');
    const cyrus = of(world, 'cyrus');
    expect([cyrus.colonies.map(idOf), cyrus.yellow, cyrus.blue]).toEqual([['wealthy-territory-i'], 0, 17]);
    expect(broken(world)).toEqual([]);
  });

  test('[TTA ruling.T96] politics-of-strength: cards, or culture in Age IV', () => {
    const left = (hand: readonly string[], discarded: Readonly<Record<string, number>>): number[] => {
      const world = position({ ...strong, cyrus: { hand } });
      drive(evaluate(world, cardNo('politics-of-strength')), discarded);
      return world.civs.map(({ militaryHand }) => militaryHand.length);
    };
    expect(left(['rats', 'legion', 'phalanx', 'spy'], { rats: 1, legion: 1, spy: 1 })).toEqual([5, 0, 1]);
    expect(left(['rats', 'legion'], { rats: 1, legion: 1 })).toEqual([5, 0, 0]);
    const late = position({ ...strong, age: 4, cyrus: { culture: 5 } });
    drive(evaluate(late, cardNo('politics-of-strength')));
    expect(late.civs.map(({ culture }) => culture)).toEqual([5, 0, 2]);
  });

  test('[TTA ruling.T42] [TTA ravages-of-time.1] ravages-of-time: an old wonder becomes a ruin, which gives 2 culture and still counts', () => {
    const world = position({
      row: ['colossus'],
      anna: { wonders: ['pyramids', 'taj-mahal', 'kremlin'], government: 'communism' },
      bela: { wonders: ['hollywood'] },
    });
    drive(evaluate(world, cardNo('ravages-of-time')), 'taj-mahal');
    expect([statistics(world, of(world)).culture, of(world).blue, of(world).wonders.length]).toEqual([2 + 2, 15, 3]);
    drive(evaluate(world, cardNo('ravages-of-time')));
    expect([statistics(world, of(world)).culture, statistics(world, of(world)).civilActions]).toEqual([6, 8]);
    drive(evaluate(world, cardNo('ravages-of-time')));
    expect([of(world, 'bela').wonders[0]?.ruin, broken(world)]).toEqual([false, []]);
    expect(priceInRow(world, of(world), 0)).toBe(1 + 3);
  });

  test('[TTA ruling.T97] [TTA ruling.T62] who forfeits has no next political action, Caesar or not; after a pass Caesar gives no second', () => {
    const playing = table({ seed: 'forfeit' });
    playUntil(playing, ({ round }, topic, seat) => round === 3 && topic === 'politics' && seat === 'bela');
    const civ = of(playing.world);
    Object.assign(civ, { leader: cardNo('julius-caesar', 7), forfeits: true });
    civ.rev += 1;
    civ.militaryReady += 1;
    const rounds: number[] = [];
    playUntil(playing, ({ round }, topic, seat) => {
      if (round < 7 && topic === 'politics' && seat === 'anna') rounds.push(round);
      return round === 7;
    });
    expect(rounds).toEqual([5, 6]);
  });

  test('[TTA international-agreement.3] [TTA ruling.T97] [TTA ruling.T20] international-agreement: the strongest takes cards for 5 actions, spends none, and forfeits politics; the row fills without a sweep', () => {
    const row = [
      'iron',
      'alchemy',
      'moses',
      'drama',
      'knights',
      'opera',
      'coal',
      'colossus',
      'pyramids',
      'oil',
      'tanks',
      'movies',
      'rockets',
    ];
    const world = position({ row, anna: { workers: { warriors: 3 }, leader: 'aristotle' } });
    drive(
      evaluate(world, cardNo('international-agreement')),
      { do: 'take', space: 0 },
      { do: 'take', space: 9 },
      { do: 'take', space: 1 },
      { do: 'stop' },
    );
    const civ = of(world);
    expect([civ.civilHand.map(idOf), civ.civilReady, civ.forfeits, civ.science]).toEqual([
      ['iron', 'oil', 'alchemy'],
      4,
      true,
      3,
    ]);
    expect(world.row.slice(0, 10).map(idOf)).toEqual(row.filter((id) => !['iron', 'oil', 'alchemy'].includes(id)));
    expect(world.row).not.toContain(NONE);
    const dear = position({ row, anna: { workers: { warriors: 3 } } });
    expect(() =>
      drive(evaluate(dear, cardNo('international-agreement')), { do: 'take', space: 9 }, { do: 'take', space: 10 }),
    ).toThrow('too-dear');
    const declined = position({ row });
    drive(evaluate(declined, cardNo('international-agreement')), { do: 'stop' });
    expect(of(declined).forfeits).toBe(false);
  });

  test('[TTA international-agreement.1] [TTA ruling.T97] international-agreement keeps to the limits of hand, technologies, leaders and wonders', () => {
    const row = ['iron', 'moses', 'pyramids'];
    const take = (space: number, anna: Readonly<Record<string, unknown>>) => () => {
      const world = position({ row, anna });
      if (space === 1) of(world).leadersTaken.push(0);
      drive(evaluate(world, cardNo('international-agreement')), { do: 'take', space }, { do: 'stop' });
    };
    expect(take(0, { hand: ['coal', 'oil', 'opera', 'movies'] })).toThrow('full-hand');
    expect(take(0, { workers: { iron: 0 } })).toThrow('same-technology');
    expect(take(1, {})).toThrow('leader-of-age');
    expect(take(2, { unfinished: 'colossus' })).toThrow('unfinished');
    expect(take(2, { hand: ['coal', 'oil', 'opera', 'movies'] })).not.toThrow();
  });

  test('[TTA international-agreement.2] [TTA ruling.T21] an action card that international-agreement brings the current player may be played on the same turn', () => {
    const world = position({ row: ['stockpile'] });
    drive(evaluate(world, cardNo('international-agreement')), { do: 'take', space: 0 }, { do: 'stop' });
    act(world, { do: 'play', card: 'stockpile' });
    expect([of(world).civilHand, of(world).civilReady]).toEqual([[], 3]);
  });

  test('[TTA international-agreement.5] international-agreement can be used in the last round', () => {
    const world = position({ age: 4, lastRound: 9, row: ['iron'] });
    drive(evaluate(world, cardNo('international-agreement')), { do: 'take', space: 0 }, { do: 'stop' });
    expect(of(world).civilHand.map(idOf)).toEqual(['iron']);
  });

  test('[TTA international-agreement.4] [TTA ruling.T11] international-agreement can end the age, and the current player decides the last round', () => {
    const world = position({ row: ['iron'], current: 'anna', bela: { workers: { warriors: 4 } } });
    world.buried.push(...world.civilDeck.splice(0, world.civilDeck.length - 3));
    drive(evaluate(world, cardNo('international-agreement')), { do: 'stop' });
    expect([world.age, world.lastRound]).toEqual([4, 9]);
  });
});

describe('events that rank the players', () => {
  const ranks = [
    [2, [10, 0]],
    [3, [14, 7, 0]],
    [4, [15, 10, 5, 0]],
  ] as const;

  test.each(ranks)('[TTA ruling.T105] [TTA ruling.T86] with %i players the places score %j', (players, culture) => {
    const scored = (event: 'impact-of-strength' | 'impact-of-science', card: string): number[] => {
      const seats = ['anna', 'bela', 'cyrus', 'dora'].slice(0, players);
      const ranked = seats.map((seat, place) => [seat, { workers: { [card]: players - place } }]);
      const world = position(Object.fromEntries(ranked), { players });
      drive(evaluate(world, cardNo(event)));
      return world.civs.map((civ) => civ.culture);
    };
    expect(scored('impact-of-strength', 'warriors')).toEqual(culture);
    expect(scored('impact-of-science', 'philosophy')).toEqual(culture);
  });
});
