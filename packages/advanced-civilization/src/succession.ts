import {
  type Ancients,
  active,
  cardPoints,
  type Epoch,
  groupsHeld,
  moveMarker,
  type NationNumber,
  nation,
  type Track,
} from '@ecumene/ancients';
import { at, happen } from '@ecumene/engine';
import { hasHomeCity } from './atlantis.ts';
import { CARDS, GROUPS } from './data/civilization-cards.ts';
import { BABYLON_LATER, BEYOND, FINISH, LAST_NUMBER, ROWS, type RowOfTrack, TRACK } from './data/nations.ts';
import type { AcOptions } from './options.ts';
import type { AcWorld } from './world.ts';

/** What entering an epoch takes beside cities. */
interface Entry {
  readonly cards: number;
  readonly groups: number;
}

const LATE_BRONZE: Entry = { cards: 0, groups: 3 };
const EARLY_IRON: Entry = { cards: 9, groups: GROUPS.length };
const LATE_IRON: Entry = { cards: 0, groups: 0 };

/** @rule AC RC easier-iron.1 @rule AC RC easier-iron.2 */
const EASIER = {
  earlyIron: { cards: 8, groups: 4 },
  lateIron: { cards: 0, groups: GROUPS.length },
  lateIronPoints: 1100,
} as const;

function missing(world: Ancients, number: NationNumber, { cards, groups }: Entry): string | undefined {
  if (Object.keys(nation(world, number).cards).length < cards) return 'cards';
  return groupsHeld(world, number, CARDS).size < groups ? 'groups' : undefined;
}

/** @rule AC 33.21 @rule AC 33.22 @rule AC 33.23 @rule AC 33.24 @rule AC 33.25 */
function epochsFor({ easierIron }: AcOptions): readonly Epoch[] {
  const earlyIron = easierIron ? EASIER.earlyIron : EARLY_IRON;
  const lateIron = easierIron ? EASIER.lateIron : LATE_IRON;
  return [
    { name: 'stone-age', cities: 0, rule: 'AC 33.21' },
    { name: 'early-bronze-age', cities: 2, rule: 'AC 33.22' },
    {
      name: 'late-bronze-age',
      cities: 3,
      rule: 'AC 33.23',
      missing: (world, number) => missing(world, number, LATE_BRONZE),
    },
    {
      name: 'early-iron-age',
      cities: 4,
      rule: 'AC 33.24',
      missing: (world, number) => missing(world, number, earlyIron),
    },
    {
      name: 'late-iron-age',
      cities: 5,
      rule: 'AC 33.25',
      missing: (world, number) => missing(world, number, lateIron),
    },
  ];
}

/** The same rows with the Western Extension, Iberia's being Italy's. @rule AC A3 @rule AC A47 @rule AC Q&A 33.25 a @rule AC WX 3 */
function rowOf(number: NationNumber, options: AcOptions): RowOfTrack {
  const row = at(ROWS, number);
  return row === 'babylon' && options.babylonLater ? BABYLON_LATER : TRACK[row];
}

/** Where markers stop. @rule AC A2 @rule AC RC early-finish @rule AC RC beyond-finish.1 */
const FINISHES = { usual: FINISH, 'last-number': LAST_NUMBER, beyond: Number.POSITIVE_INFINITY } as const;

/**
 * What a space asks for; 0 before the Late Iron Age. @rule AC 33.25 @rule AC A4 @rule AC RC finish-value
 * @rule AC RC easier-iron.2 @rule AC RC beyond-finish.1
 */
function valueAt({ epochs, values }: RowOfTrack, step: number, { easierIron }: AcOptions): number {
  const space = step - epochs[3];
  if (space < 0) return 0;
  if (space === 0 && easierIron) return EASIER.lateIronPoints;
  return at(values, Math.min(space, values.length - 1)) + BEYOND * Math.max(0, step - FINISH);
}

/** Past the finish the epoch stays the last, which asks for five cities. @rule AC RC beyond-finish.2 */
export function trackFor(options: AcOptions): Track {
  return {
    epochs: epochsFor(options),
    epochAt: (number, step) => rowOf(number, options).epochs.filter((first) => step >= first).length,
    valueAt: (number, step) => valueAt(rowOf(number, options), step, options),
    points: (world, number) => cardPoints(world, number, CARDS),
    ...(options.atlantis && { settled: hasHomeCity }),
    finish: FINISHES[options.finish],
    rules: { advance: 'AC 33.1', frozen: 'AC 33.3', back: 'AC 33.4', value: 'AC 33.25' },
  };
}

const tracks = new WeakMap<AcOptions, Track>();

/** The track under a table's options. */
function trackOf(world: AcWorld): Track {
  const known = tracks.get(world.options) ?? trackFor(world.options);
  tracks.set(world.options, known);
  return known;
}

const WHY = {
  finish: 'AC 34.1A',
  'all-cards': 'AC RC beyond-finish.3',
  time: 'AC 34.1B',
  turns: 'AC 34.1B',
  alone: 'AC 34.1B',
} as const;

/** All markers move; then it may be that the game ends. @rule AC 33.1 @rule AC 34.1 @rule AC 34.1A @rule AC 34.1B @rule AC 34.2 */
export function moveMarkers(world: AcWorld): void {
  const numbers = active(world);
  for (const number of numbers) moveMarker(world, number, trackOf(world));
  const because = whyOver(world, numbers);
  if (because === undefined) return;
  world.over = true;
  happen(world, WHY[because], { what: 'game-ends', because });
}

/** @rule AC 34.1A @rule AC 34.1B @rule AC RC early-finish @rule AC RC beyond-finish.3 */
function whyOver(world: AcWorld, numbers: readonly NationNumber[]): keyof typeof WHY | undefined {
  const { finish, turns } = world.options;
  if (finish === 'beyond') {
    if (numbers.some((number) => hasEveryCard(world, number))) return 'all-cards';
  } else if (numbers.some((number) => nation(world, number).step >= FINISHES[finish])) return 'finish';
  if (world.room.timeCalled) return 'time';
  if (turns > 0 && world.turn >= turns) return 'turns';
  return numbers.length < 2 ? 'alone' : undefined;
}

function hasEveryCard(world: AcWorld, number: NationNumber): boolean {
  return Object.keys(nation(world, number).cards).length === CARDS.size;
}
