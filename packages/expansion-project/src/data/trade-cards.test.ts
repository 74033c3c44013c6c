import { cardsOf, type Face, faceOf, thingOf } from '@ecumene/ancients';
import { randomFrom } from '@ecumene/engine';
import { describe, expect, test } from 'vitest';
import { type EpOptions, sheet } from '../options.ts';
import { setup } from '../setup.ts';
import { blocksFor, facesFor } from '../trade-card-stacks.ts';
import { BLOCKS, blockOf, LEVELS } from './blocks.ts';
import { CALAMITIES, COMMODITIES, commoditiesIn, MAJORS, MINORS } from './trade-cards.ts';

/** Stack, number of cards, name, use with 5 to 11 players and with 12 to 18, copied from the book. */
const PRINTED = `
1 7 Clay Y W; 1 7 Ochre - W; 1 7 Hides Y E; 1 7 Flax - E; 1 8 Bone * S;
2 8 Iron Y W; 2 7 Papyri - W; 2 7 Stone Y E; 2 8 Furs - E; 2 8 Wax * S;
3 8 Fish Y W; 3 9 Fruit - W; 3 9 Salt Y E; 3 8 Timber - E; 3 8 Ceramics * S;
4 8 Oil Y W; 4 7 Wool - W; 4 7 Cotton Y E; 4 8 Sugar - E; 4 8 Grain * S;
5 6 Wine Y W; 5 7 Textiles - W; 5 7 Livestock Y E; 5 6 Lacquer - E; 5 6 Glass * S;
6 6 Copper Y W; 6 5 Tin - W; 6 5 Silver Y E; 6 6 Bronze - E; 6 6 Lead * S;
7 5 Resin Y W; 7 6 Incense - W; 7 6 Spice Y E; 7 5 Jade - E; 7 6 Herbs * S;
8 5 Gemstones Y W; 8 4 Marble - W; 8 4 Dye Y E; 8 5 Tea - E; 8 4 Obsidian * S;
9 5 Gold Y W; 9 4 Ivory - W; 9 4 Silk Y E; 9 5 Pearls - E; 9 4 Amber * S`;

const FEW = { always: 'Y', never: '-', 'from-eight': '*' } as const;
const MANY = { west: 'W', east: 'E', shared: 'S' } as const;

const options = sheet.with({});

/** The faces of all cards, stack by stack from the bottom, as they lie at the start. */
function stacksOf(count: number, given: Partial<EpOptions> = {}, seed = 'stacks'): readonly (readonly Face[])[] {
  const seats = Array.from({ length: count }, (_, i) => `seat ${i}`);
  const world = setup(sheet.with(given), seats, randomFrom(seed));
  return world.trade.stacks.map((stack) => stack.map((card) => faceOf(world, card)));
}

/** Where a card lies in a stack in many games, counted from the bottom. */
function placesOf(thing: string, index: number, calamityStacking: EpOptions['calamityStacking']): readonly number[] {
  return Array.from({ length: 40 }, (_, seed) => {
    const stack = stacksOf(5, { calamityStacking }, String(seed))[index] ?? [];
    return stack.findIndex((face) => thingOf(face) === thing);
  });
}

describe('commodities', () => {
  test('[EP 8.2.1] [EP C11] are the 286 cards of the printed table', () => {
    const rows = COMMODITIES.map(
      ({ level, copies, name, few, many }) => `${level} ${copies} ${name} ${FEW[few]} ${MANY[many]}`,
    );
    expect(rows).toEqual(PRINTED.split(';').map((row) => row.trim()));
    expect(COMMODITIES.reduce((sum, { copies }) => sum + copies, 0)).toBe(286);
  });

  test('[EP 10.3.1] with 5 to 7 players two of each level are in play, in one block', () => {
    for (const count of [5, 7]) {
      const here = commoditiesIn('west', count);
      expect(here.map(({ few }) => few)).toEqual(here.map(() => 'always'));
      expect(here).toHaveLength(18);
      expect(commoditiesIn('east', count)).toEqual([]);
    }
  });

  test('[EP 10.3.2] with 8 to 11 players a third of each level is in play', () => {
    for (const count of [8, 11]) expect(commoditiesIn('west', count)).toHaveLength(27);
  });

  test('[EP 10.3.3] with 12 to 14 players each block has its own two of each level', () => {
    for (const count of [12, 14])
      for (const block of BLOCKS) {
        expect(commoditiesIn(block, count)).toHaveLength(18);
        expect(commoditiesIn(block, count).every(({ many }) => many === block)).toBe(true);
      }
  });

  test('[EP 10.3.4] with 15 to 18 players half of each shared commodity lies in either block', () => {
    for (const count of [15, 18])
      for (const block of BLOCKS) {
        const shared = commoditiesIn(block, count).filter((one) => one.shared);
        expect(shared.map(({ copies }) => copies)).toEqual([4, 4, 4, 4, 3, 3, 3, 2, 2]);
        expect(commoditiesIn(block, count)).toHaveLength(27);
      }
  });
});

describe('calamities', () => {
  test('[EP 8.3.1] [EP 29.1] from the second level on are one non-tradable, one tradable and one minor each', () => {
    expect(CALAMITIES).toHaveLength(24);
    for (let level = 2; level <= LEVELS; level++) {
      const here = CALAMITIES.filter((card) => card.level === level).map(
        ({ severity, tradable }) => `${severity} ${tradable}`,
      );
      expect(here.toSorted()).toEqual(['major false', 'major true', 'minor true']);
    }
    expect(CALAMITIES.some(({ level }) => level === 1)).toBe(false);
  });

  test('[EP 24.7.1] [EP 24.7.2] are resolved minor ones first, each kind in ascending order', () => {
    expect(MINORS.map(({ name }) => name)).toEqual([
      'Squandered Wealth',
      'Tempest',
      'City in Flames',
      'City Riots',
      'Coastal Migration',
      'Tribal Conflict',
      'Minor Uprising',
      'Banditry',
    ]);
    expect(MAJORS.map(({ name }) => name)).toEqual([
      'Volcanic Eruption or Earthquake',
      'Treachery',
      'Famine',
      'Superstition',
      'Civil War',
      'Slave Revolt',
      'Flood',
      'Barbarian Hordes',
      'Cyclone',
      'Epidemic',
      'Corruption',
      'Civil Disorder',
      'Tyranny',
      'Iconoclasm and Heresy',
      'Regression',
      'Piracy',
    ]);
  });

  test.each([
    [5, 16],
    [7, 16],
    [8, 24],
    [11, 24],
    [12, 32],
    [14, 32],
    [15, 48],
    [18, 48],
  ])('[EP 8.1] [EP 10.3.1] [EP 10.3.2] [EP 10.3.3] [EP 10.3.4] %i players have %i of them', (count, cards) => {
    const faces = facesFor(count, options).filter(({ kind }) => kind === 'calamity');
    expect(faces.reduce((sum, { copies }) => sum + copies, 0)).toBe(cards);
  });
});

describe('stacks', () => {
  test('[EP 10.3] [EP 2.6.2] are nine for each block, with all cards of their level', () => {
    expect(blocksFor(11)).toEqual(['west']);
    expect(blocksFor(12)).toEqual(['west', 'east']);
    for (const [index, stack] of stacksOf(18).entries()) {
      expect(new Set(stack.map((face) => face.stack))).toEqual(new Set([index + 1]));
      expect(stack.every((face) => blockOf(face.stack) === (index < 9 ? 'west' : 'east'))).toBe(true);
    }
    const all = facesFor(18, options).flatMap((face) => cardsOf({ faces: facesFor(18, options) }, face));
    expect(stacksOf(18).flat()).toHaveLength(all.length);
  });

  const isCalamity = ({ kind }: Face): boolean => kind === 'calamity';

  test.each([[5], [9], [13], [18]])(
    '[EP 10.3.5] [EP C30] with %i players as many commodities lie on top as the block has players',
    (count) => {
      for (const [index, stack] of stacksOf(count).entries()) {
        if (index % LEVELS === 0) {
          expect(stack.some(isCalamity)).toBe(false);
          continue;
        }
        const here =
          count < 12 ? count : index < LEVELS === (count === 13) ? Math.ceil(count / 2) : Math.floor(count / 2);
        expect(stack.slice(-here).some(isCalamity)).toBe(false);
        expect(stack.filter(isCalamity).length).toBeGreaterThanOrEqual(2);
        expect(stack.filter((face) => isCalamity(face) && !face.tradable)).toEqual([stack[0]]);
      }
    },
  );

  test('[EP 32.2.1] [EP 32.2.2] where all calamities can be traded, the usual ones still lie at the bottom', () => {
    for (const [index, stack] of stacksOf(9, { tradableCalamities: true }).entries()) {
      expect(stack.every(({ tradable }) => tradable)).toBe(true);
      if (index > 0) expect(MAJORS.find(({ id }) => id === thingOf(stack[0] ?? never()))?.tradable).toBe(false);
    }
  });

  test('[EP 32.3.1] shuffled in, they lie anywhere beneath the first cards', () => {
    const places = placesOf('volcano-earthquake', 1, 'shuffled');
    expect(Math.max(...places)).toBeGreaterThan(2);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    const size = stacksOf(5)[1]?.length ?? 0;
    expect(Math.max(...places)).toBeLessThan(size - 5);
  });

  test('[EP 32.4.1] [EP 32.4.1.1] among the bottom three, they lie in all of these places and no other', () => {
    const places = placesOf('famine', 2, 'bottom-three');
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });
});

function never(): never {
  throw new Error('an empty stack');
}
