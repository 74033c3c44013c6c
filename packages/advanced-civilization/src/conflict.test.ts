import { asks, play, refused } from '@ecumene/ancients/testing';
import { describe, expect, test } from 'vitest';
import { conflicts } from './ship-fights.ts';
import { happened, has, position, theNation, tokens } from './testing.ts';
import type { AcWorld } from './world.ts';

/** Nations fight in an area; says who is left. Gaza has limit 1, Lycia 2, Buhen 3. */
function left(
  area: string,
  armies: Readonly<Record<string, number>>,
  cards: Readonly<Record<string, string[]>> = {},
): unknown {
  const given = Object.entries(armies).map(([name, count]) => [
    name,
    { tokens: { [area]: count }, cards: cards[name] ?? [] },
  ]);
  const world = position(Object.fromEntries(given));
  play(conflicts(world));
  return Object.fromEntries(
    Object.keys(armies).flatMap((name) => (tokens(world, name, area) > 0 ? [[name, tokens(world, name, area)]] : [])),
  );
}

describe('tokens against tokens', () => {
  test('[AC 24.1] within the limit nations live side by side', () => {
    expect(left('buhen', { egypt: 2, crete: 1 })).toEqual({ egypt: 2, crete: 1 });
    expect(left('buhen', { egypt: 4 })).toEqual({ egypt: 4 });
  });

  test('[AC 24.1] and nothing is told of a fight', () => {
    const world = position({ egypt: { tokens: { buhen: 2 } }, crete: { tokens: { buhen: 1 } } });
    play(conflicts(world));
    expect(world.news).toEqual([]);
  });

  test('[AC 24.21] the smaller side removes first, one token at a time, until the limit holds or one side is left', () => {
    expect(left('gaza', { egypt: 5, crete: 3 })).toEqual({ egypt: 3 });
    expect(left('buhen', { egypt: 3, crete: 2 })).toEqual({ egypt: 2, crete: 1 });
  });

  test('[AC 24.22 example] equal forces in an area of limit 1 wipe each other out', () => {
    expect(left('gaza', { egypt: 3, crete: 3 })).toEqual({});
  });

  test('[AC 24.22] equal forces remove together', () => {
    expect(left('buhen', { egypt: 3, crete: 3 })).toEqual({ egypt: 1, crete: 1 });
  });

  test('[AC 24.23] of several nations the weakest removes first, equals together', () => {
    expect(left('gaza', { africa: 1, crete: 2, egypt: 4 })).toEqual({ egypt: 3 });
    expect(left('buhen', { africa: 2, crete: 2, egypt: 2 })).toEqual({ africa: 1, crete: 1, egypt: 1 });
  });

  test('[AC 24.24] holders of Metalworking remove after the others, whatever the numbers', () => {
    expect(left('gaza', { egypt: 4, crete: 3 })).toEqual({ egypt: 2 });
    expect(left('gaza', { egypt: 4, crete: 3 }, { crete: ['metalworking'] })).toEqual({ egypt: 1 });
    expect(left('gaza', { egypt: 3, crete: 3 }, { crete: ['metalworking'] })).toEqual({ crete: 1 });
  });

  test('[AC 32.231] between two holders nothing changes', () => {
    const both = { egypt: ['metalworking'], crete: ['metalworking'] };
    expect(left('gaza', { egypt: 5, crete: 3 }, both)).toEqual({ egypt: 3 });
  });

  test('[AC A22] strengths are counted again each round, and all stops once the limit holds', () => {
    expect(left('lycia', { egypt: 4, crete: 3, africa: 3 })).toEqual({ egypt: 2 });
  });

  test('[AC 24.12] the fallen go back to stock, and ships take no part', () => {
    const world = position({ egypt: { tokens: { gaza: 5 } }, crete: { tokens: { gaza: 3 }, ships: ['gaza'] } });
    play(conflicts(world));
    expect(theNation(world, 'crete')).toMatchObject({ stock: 55, tokens: 0 });
    expect(has(world, 'crete')['ships']).toEqual(['gaza']);
  });

  test('[AC 24.11] every round is told', () => {
    const world = position({ egypt: { tokens: { gaza: 2 } }, crete: { tokens: { gaza: 2 } } });
    play(conflicts(world));
    expect(happened(world, 'fought')).toEqual([
      {
        what: 'fought',
        area: 'gaza',
        before: { crete: 2, egypt: 2 },
        rounds: [
          ['crete', 'egypt'],
          ['crete', 'egypt'],
        ],
        after: {},
      },
    ]);
  });

  test('[AC 26.11] Agriculture does not raise the limit in a conflict', () => {
    expect(left('buhen', { egypt: 3, crete: 1 }, { egypt: ['agriculture'] })).toEqual({ egypt: 3 });
  });

  test('[AC 24.1] Barbarians fight like a nation without cards', () => {
    expect(left('gaza', { egypt: 3, outsiders: 4 })).toEqual({ outsiders: 2 });
    expect(left('gaza', { egypt: 3, outsiders: 4 }, { egypt: ['metalworking'] })).toEqual({ outsiders: 1 });
  });
});

/** Crete, with so many tokens and cards, attacks Egypt's city in Memphis (limit 3). */
function attack(attackers: number, crete = {}, egypt = {}): AcWorld {
  return position({ crete: { tokens: { memphis: attackers }, ...crete }, egypt: { cities: ['memphis'], ...egypt } });
}

describe('tokens against cities', () => {
  test('[AC 24.31] fewer than seven attackers are removed and the city stands', () => {
    const world = attack(6);
    play(conflicts(world));
    expect(has(world, 'egypt')['cities']).toEqual(['memphis']);
    expect(theNation(world, 'crete').tokens).toBe(0);
  });

  test('[AC 24.32] a city attacked by seven is replaced by six tokens, and the tokens fight', () => {
    const world = attack(7);
    play(conflicts(world), { crete: [3] });
    expect(has(world, 'egypt')).toMatchObject({ cities: [], tokens: { memphis: 1 } });
    expect(tokens(world, 'crete', 'memphis')).toBe(2);
  });

  test('[AC 24.32] with a short stock the owner places what there is', () => {
    const world = attack(7, {}, { stock: 2 });
    play(conflicts(world), { crete: [3] });
    expect(tokens(world, 'crete', 'memphis')).toBe(6);
    expect(tokens(world, 'egypt', 'memphis')).toBe(0);
  });

  test('[AC 24.32] tokens lost in other conflicts are there to defend a city', () => {
    const world = position({
      crete: { tokens: { memphis: 7, gaza: 9 } },
      egypt: { cities: ['memphis'], tokens: { gaza: 6 }, stock: 0 },
    });
    play(conflicts(world), { crete: [0] });
    expect(happened(world, 'city-stormed')).toMatchObject([{ defenders: 6 }]);
  });

  test('[AC 24.32] tokens lost before cities of others are there too, also when those others come later on the track', () => {
    for (const victim of ['egypt', 'outsiders']) {
      const world = position({
        africa: { cities: ['carthage'], tokens: { memphis: 9 }, stock: 0 },
        crete: { tokens: { carthage: 7 } },
        [victim]: { cities: ['memphis'] },
      });
      play(conflicts(world), { africa: [0], crete: [0] });
      expect(happened(world, 'city-stormed')).toMatchObject([
        { area: 'memphis', nation: 'africa' },
        { area: 'carthage', nation: 'crete', defenders: 5 },
      ]);
    }
  });

  test('[AC A22a] two nations that storm each other settle it in the order of the track', () => {
    const world = position({
      africa: { cities: ['carthage'], tokens: { memphis: 9 }, stock: 0 },
      egypt: { cities: ['memphis'], tokens: { carthage: 7 }, stock: 0 },
    });
    play(conflicts(world));
    expect(happened(world, 'city-stormed')).toMatchObject([
      { area: 'carthage', defenders: 0 },
      { area: 'memphis', defenders: 0 },
    ]);
  });

  test('[AC 24.33] nations cannot join forces: they fight until one is left, which needs seven', () => {
    const world = position({
      africa: { tokens: { memphis: 4 } },
      crete: { tokens: { memphis: 10 } },
      egypt: { cities: ['memphis'] },
    });
    play(conflicts(world), { crete: [0] });
    expect(happened(world, 'city-stormed')).toMatchObject([{ nation: 'crete', tokens: 7 }]);
  });

  test('[AC 24.1] an area with a city is full: units that meet there fight, however few they are', () => {
    const strangers = position({
      africa: { tokens: { memphis: 1 } },
      crete: { tokens: { memphis: 2 } },
      egypt: { cities: ['memphis'] },
    });
    play(conflicts(strangers));
    expect(happened(strangers, 'attack-failed')).toMatchObject([{ nation: 'crete', tokens: 2 }]);
    const defended = attack(1, {}, { tokens: { memphis: 2 } });
    play(conflicts(defended));
    expect(happened(defended, 'fought')).toMatchObject([{ after: { egypt: 2 } }]);
  });

  test('[AC 24.41] tokens before a city fight first, and enough attackers must survive them', () => {
    const world = attack(8, {}, { tokens: { memphis: 2 } });
    play(conflicts(world), { crete: [0] });
    expect(has(world, 'egypt')['cities']).toEqual([]);
    const few = attack(8, {}, { tokens: { memphis: 3 } });
    play(conflicts(few));
    expect(has(few, 'egypt')['cities']).toEqual(['memphis']);
    expect(theNation(few, 'crete').tokens).toBe(0);
  });

  test('[AC 24.34] tokens stand in for a Pirate city in that fight only, and no card is drawn', () => {
    const world = position({ crete: { tokens: { memphis: 7 } }, outsiders: { cities: ['memphis'], hand: [] } });
    play(conflicts(world), { crete: [2] });
    expect(tokens(world, 'outsiders', 'memphis')).toBe(0);
    expect(tokens(world, 'crete', 'memphis')).toBe(2);
    expect(theNation(world, 'crete').treasury).toBe(2);
  });

  test.each([
    ['nobody', [], [], 7, 6],
    ['the attacker', ['engineering'], [], 6, 5],
    ['the defender', [], ['engineering'], 8, 7],
    ['both', ['engineering'], ['engineering'], 7, 6],
  ])('[AC 24.35] with Engineering on the side of %s', (_, attacker, defender, needed, defenders) => {
    const few = attack(needed - 1, { cards: attacker }, { cards: defender });
    play(conflicts(few));
    expect(happened(few, 'attack-failed')).toMatchObject([{ needed }]);
    const enough = attack(needed, { cards: attacker }, { cards: defender });
    play(conflicts(enough), { crete: [0] });
    expect(happened(enough, 'city-stormed')).toMatchObject([{ defenders }]);
  });

  test('[AC 32.311] walls of an inert nation still count', () => {
    const world = attack(7, {}, { cards: ['engineering'] });
    theNation(world, 'egypt').inert = true;
    play(conflicts(world));
    expect(has(world, 'egypt')['cities']).toEqual(['memphis']);
  });
});

describe('what follows a city’s fall', () => {
  test('[AC 24.51] the attacker draws a random card of the victim, which only the two see', () => {
    const world = attack(7, {}, { hand: ['grain', 'salt'] });
    play(conflicts(world), { crete: [0] });
    expect(theNation(world, 'crete').hand).toHaveLength(1);
    expect(theNation(world, 'egypt').hand).toHaveLength(1);
    const seen = world.news.find(({ event }) => event.what === 'card-seen');
    expect(seen).toMatchObject({ knows: ['crete', 'egypt'], reveals: true });
  });

  test('[AC 24.51] an empty hand gives nothing', () => {
    const world = attack(7);
    play(conflicts(world), { crete: [0] });
    expect(happened(world, 'card-seized')).toEqual([]);
  });

  test('[AC 24.52] the attacker may pillage up to three tokens a city from own stock', () => {
    const world = attack(7, { treasury: 1 }, { treasury: 5 });
    play(conflicts(world), { crete: [3] });
    expect(theNation(world, 'crete').treasury).toBe(4);
    expect(theNation(world, 'egypt').treasury).toBe(5);
    expect(refused(conflicts(attack(7)), { crete: [4] })).toBe('out-of-range AC 24.52');
  });

  test('[AC A22b] card and pillage follow also when both sides end up sharing the area', () => {
    const world = attack(7, {}, { hand: ['grain'] });
    play(conflicts(world), { crete: [1] });
    expect(tokens(world, 'egypt', 'memphis')).toBe(1);
    expect(theNation(world, 'crete')).toMatchObject({ treasury: 1 });
    expect(theNation(world, 'crete').hand).toHaveLength(1);
  });

  test('[AC 24.53] without an attack by a player there is neither card nor pillage', () => {
    const world = position({ egypt: { cities: ['memphis'], hand: ['grain'] }, outsiders: { tokens: { memphis: 9 } } });
    play(conflicts(world));
    expect(has(world, 'egypt')).toMatchObject({ cities: [], hand: ['grain'] });
  });

  test('[AC A23] the card drawn is always a commodity', () => {
    const world = attack(7, {}, { hand: ['grain'] });
    play(conflicts(world), { crete: [0] });
    expect(has(world, 'crete')['hand']).toEqual(['grain']);
  });

  test('[AC A22a] a defender short of tokens settles attacks on several cities in own order', () => {
    const world = position({
      crete: { tokens: { memphis: 7, tanis: 7 } },
      egypt: { cities: ['memphis', 'tanis'], stock: 6 },
    });
    play(conflicts(world), { egypt: [['tanis', 'memphis']], crete: [0, 0] });
    expect(happened(world, 'city-stormed')).toMatchObject([
      { area: 'tanis', defenders: 6 },
      { area: 'memphis', defenders: 5 },
    ]);
  });

  test('[AC A22a] also a defender with fewer cards than attacked cities, for it says who draws one', () => {
    const egypt = { cities: ['memphis', 'tanis'], hand: ['grain'] };
    const world = position({ africa: { tokens: { memphis: 7 } }, crete: { tokens: { tanis: 7 } }, egypt });
    play(conflicts(world), { egypt: [['tanis', 'memphis']], africa: [0], crete: [0] });
    expect(has(world, 'crete')['hand']).toEqual(['grain']);
  });

  test('[AC A22a] the order is not asked where it makes no difference', () => {
    const world = position({ crete: { tokens: { memphis: 7, tanis: 7 } }, egypt: { cities: ['memphis', 'tanis'] } });
    expect(asks(conflicts(world))).toEqual(['crete: pillage']);
  });

  test('[AC A22a] nor where stock and cards are just enough', () => {
    const world = position({
      crete: { tokens: { memphis: 7, tanis: 7 } },
      egypt: { cities: ['memphis', 'tanis'], stock: 12, hand: ['salt', 'grain'] },
    });
    expect(asks(conflicts(world))).toEqual(['crete: pillage']);
    const short = position({
      crete: { tokens: { memphis: 7, tanis: 7 } },
      egypt: { cities: ['memphis', 'tanis'], stock: 11, hand: ['salt', 'grain'] },
    });
    expect(asks(conflicts(short))).toEqual(['egypt: city-attacks']);
  });

  test('[AC A22a] the attacks are told apart by their areas', () => {
    const world = position({
      crete: { tokens: { memphis: 7, tanis: 7 } },
      egypt: { cities: ['memphis', 'tanis'], stock: 6 },
    });
    const [post] = conflicts(world)?.next().value ?? [];
    expect(post?.asking.question).toMatchObject({ of: 'area', items: ['memphis', 'tanis'] });
  });

  test('[AC 24.52] a player who pillages nothing is not in the log', () => {
    const world = attack(7);
    play(conflicts(world), { crete: [0] });
    expect(happened(world, 'pillaged')).toEqual([]);
    const other = attack(7);
    play(conflicts(other), { crete: [2] });
    expect(happened(other, 'pillaged')).toEqual([{ what: 'pillaged', nation: 'crete', tokens: 2 }]);
  });

  test('[AC 15.62] of a nation without a leader only the winner sees the card', () => {
    const world = attack(7, {}, { hand: ['grain'] });
    Object.assign(theNation(world, 'egypt'), { seat: null, inert: true });
    play(conflicts(world), { crete: [0] });
    expect(world.news.find(({ event }) => event.what === 'card-seen')).toMatchObject({ knows: ['crete'] });
  });

  test('[AC A22a] defenders settle their attacks in the order of the track', () => {
    const world = position({
      africa: { cities: ['carthage'] },
      crete: { tokens: { memphis: 7, carthage: 7 } },
      egypt: { cities: ['memphis'] },
    });
    play(conflicts(world), { crete: [0, 0] });
    expect(happened(world, 'city-stormed')).toMatchObject([{ area: 'carthage' }, { area: 'memphis' }]);
  });
});
