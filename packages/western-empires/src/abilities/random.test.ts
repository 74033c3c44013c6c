import { areaNumber, brokenPieces, hasUnitsIn, nationNamed, neighboursOf, tokensIn } from '@ecumene/ancients';
import { at, Dice, must, randomFrom } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { playAtRandom } from '../calamities/testing.ts';
import { ABILITY_IDS } from '../data/abilities.ts';
import { ADVANCE_IDS, type AdvanceId } from '../data/advances.ts';
import { conflicts, surplus } from '../phases.ts';
import { happened, position, theNation } from '../testing.ts';
import type { WeWorld } from '../world.ts';
import { useAbilities } from './phase.ts';

const NATIONS = ['minoa', 'hatti', 'rome', 'hellas', 'egypt'];
const OTHERS = NATIONS.filter((name) => name !== 'egypt');
const SHIELDS: Readonly<Record<string, readonly AdvanceId[]>> = {
  fundamentalism: ['fundamentalism', 'philosophy'],
  monotheism: ['monotheism', 'theology'],
  politics: ['politics', 'cultural-ascendancy'],
};

/** Where all of them meet; Egypt has Memphis and Fayum to itself. */
const CROWDED = [
  'tanis',
  'gaza',
  'jerusalem',
  'alexandria',
  'siwa',
  'paraetonium',
  'cyrenaica',
  'cyrene',
  'jalo',
  'tyre',
];

/** Several nations and barbarians may stand in one area, some of them protected. */
function crowd(dice: Dice, cards: readonly AdvanceId[]): Readonly<Record<string, unknown>> {
  const towns = dice.shuffle([...CROWDED]);
  const people = () => Object.fromEntries(Array.from({ length: 6 }, () => [dice.pick(CROWDED), dice.between(1, 3)]));
  const nation = () => ({
    cities: towns.splice(0, dice.between(0, 2)),
    tokens: people(),
    cards: dice.shuffle([...ADVANCE_IDS]).slice(0, dice.between(0, 15)),
    hand: ['gold', 'fish', 'ochre'].slice(0, dice.between(0, 3)),
  });
  return {
    ...Object.fromEntries(OTHERS.map((name) => [name, nation()])),
    egypt: { cities: ['memphis'], tokens: { fayum: 2, tanis: 1 }, hand: ['gold', 'fish'], cards, treasury: 20 },
    outsiders: { tokens: { [dice.pick(CROWDED)]: 3 }, cities: towns.splice(0, 1) },
  };
}

/** What each stands with in an area: tokens, and a city as 100. */
function tokensBySeat(world: WeWorld, area: string): Readonly<Record<string, number>> {
  const number = must(areaNumber(world, area), area);
  return Object.fromEntries(
    [...NATIONS, 'outsiders'].map((name) => {
      const one = nationNamed(world, name);
      return [name, tokensIn(world, number, one) + (at(world.cityIn, number) === one ? 100 : 0)];
    }),
  );
}

function isProtected(world: WeWorld, name: string, ability: string): boolean {
  return (SHIELDS[ability] ?? []).some((id) => theNation(world, name).cards[id] !== undefined);
}

test('[WE special-abilities.7] [WE second-check.1] any legal use of the abilities anywhere leaves a sound board', () => {
  const used = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const world = position(crowd(new Dice(randomFrom(`abilities ${seed}`)), ABILITY_IDS));
    playAtRandom(useAbilities(world, 'egypt'), randomFrom(`answers ${seed}`));
    expect(brokenPieces(world)).toEqual([]);
    for (const { ability } of happened(world, 'ability-used')) used.add(ability);
    playAtRandom(conflicts(world), randomFrom(`fights ${seed}`));
    surplus(world);
    expect(brokenPieces(world)).toEqual([]);
  }
  expect([...used].toSorted()).toEqual([...ABILITY_IDS]);
});

test.each(['fundamentalism', 'monotheism', 'politics'] as const)(
  '[WE W38] [WE special-abilities.9] %s reaches everybody in an area who is not protected, and nobody else',
  (ability) => {
    let times = 0;
    for (let seed = 0; seed < 60; seed++) {
      const world = position(crowd(new Dice(randomFrom(`${ability} ${seed}`)), [ability]));
      const before = new Map(CROWDED.map((id) => [id, tokensBySeat(world, id)]));
      const treasury = theNation(world, 'egypt').treasury;
      playAtRandom(useAbilities(world, 'egypt'), randomFrom(`answers ${seed}`));
      const [event] = happened(world, 'ability-used');
      const area = event?.area;
      if (area === undefined) continue;
      times += 1;
      let points = 0;
      const was = must(before.get(area), `a crowd in ${area}`);
      const expected: Record<string, number> = { ...was };
      for (const name of OTHERS) {
        if (isProtected(world, name, ability)) continue;
        const count = was[name] ?? 0;
        points += count >= 100 ? count - 95 : count;
        expected[name] = 0;
        if (ability !== 'fundamentalism') expected['egypt'] = (expected['egypt'] ?? 0) + count;
      }
      expect(new Map(CROWDED.map((id) => [id, tokensBySeat(world, id)]))).toEqual(
        new Map([...before, [area, expected]]),
      );
      expect(treasury - theNation(world, 'egypt').treasury).toBe(ability === 'politics' ? points : 0);
      const egypt = nationNamed(world, 'egypt');
      const here = must(areaNumber(world, area), area);
      expect(neighboursOf(world, here).some((near) => hasUnitsIn(world, near, egypt))).toBe(true);
    }
    expect(times).toBeGreaterThan(10);
  },
);
