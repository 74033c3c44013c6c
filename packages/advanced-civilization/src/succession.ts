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

/** What entering an epoch takes: cities, civilization cards, and groups these belong to. */
interface Entry {
  readonly cities: number;
  readonly cards: number;
  readonly groups: number;
}

/** The options that change the track. */
export type TrackOptions = Pick<AcOptions, 'easierIron' | 'babylonLater' | 'atlantis' | 'finish'>;

const STONE: Entry = { cities: 0, cards: 0, groups: 0 };
const EARLY_BRONZE: Entry = { cities: 2, cards: 0, groups: 0 };
const LATE_BRONZE: Entry = { cities: 3, cards: 0, groups: 3 };
const EARLY_IRON: Entry = { cities: 4, cards: 9, groups: GROUPS.length };
const LATE_IRON: Entry = { cities: 5, cards: 0, groups: 0 };

/** @rule AC RC easier-iron.1 @rule AC RC easier-iron.2 */
const EASIER = {
  earlyIron: { cities: 4, cards: 8, groups: 4 },
  lateIron: { cities: 5, cards: 0, groups: GROUPS.length },
  lateIronPoints: 1100,
} as const;

/** What each epoch asks for, first to last. @rule AC 33.21 @rule AC 33.22 @rule AC 33.23 @rule AC 33.24 @rule AC 33.25 */
export function entriesFor({ easierIron }: Pick<TrackOptions, 'easierIron'>): readonly Entry[] {
  const iron = easierIron ? [EASIER.earlyIron, EASIER.lateIron] : [EARLY_IRON, LATE_IRON];
  return [STONE, EARLY_BRONZE, LATE_BRONZE, ...iron];
}

function missing(world: Ancients, number: NationNumber, { cards, groups }: Entry): string | undefined {
  if (Object.keys(nation(world, number).cards).length < cards) return 'cards';
  return groupsHeld(world, number, CARDS).size < groups ? 'groups' : undefined;
}

const EPOCHS = [
  { name: 'stone-age', rule: 'AC 33.21' },
  { name: 'early-bronze-age', rule: 'AC 33.22' },
  { name: 'late-bronze-age', rule: 'AC 33.23' },
  { name: 'early-iron-age', rule: 'AC 33.24' },
  { name: 'late-iron-age', rule: 'AC 33.25' },
] as const;

function epochsFor(options: TrackOptions): readonly Epoch[] {
  const entries = entriesFor(options);
  return EPOCHS.map((epoch, i) => {
    const entry = at(entries, i);
    if (entry.cards + entry.groups === 0) return { cities: entry.cities, ...epoch };
    return { cities: entry.cities, missing: (world, number) => missing(world, number, entry), ...epoch };
  });
}

/** The same rows with the Western Extension, Iberia's being Italy's. @rule AC A3 @rule AC A47 @rule AC Q&A 33.25 a @rule AC WX 3 */
function rowOf(number: NationNumber, options: TrackOptions): RowOfTrack {
  const row = at(ROWS, number);
  return row === 'babylon' && options.babylonLater ? BABYLON_LATER : TRACK[row];
}

/** Where markers stop. @rule AC A2 @rule AC RC early-finish @rule AC RC beyond-finish.1 */
const FINISHES = { usual: FINISH, 'last-number': LAST_NUMBER, beyond: Number.POSITIVE_INFINITY } as const;

/**
 * What a space asks for; 0 before the Late Iron Age. @rule AC 33.25 @rule AC A4 @rule AC RC finish-value
 * @rule AC RC easier-iron.2 @rule AC RC beyond-finish.1
 */
function valueAt({ epochs, values }: RowOfTrack, step: number, { easierIron }: TrackOptions): number {
  const space = step - epochs[3];
  if (space < 0) return 0;
  if (space === 0 && easierIron) return EASIER.lateIronPoints;
  return at(values, Math.min(space, values.length - 1)) + BEYOND * Math.max(0, step - FINISH);
}

/** Past the finish the epoch stays the last, which asks for five cities. @rule AC RC beyond-finish.2 */
export function trackFor(options: TrackOptions): Track {
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

/** The turn after which it ends whatever the markers do: the one that was set, or the one in which time is called; else 0. */
export function lastTurn({ turn, options, room }: AcWorld): number {
  return room.timeCalled ? Math.max(turn, 1) : options.turns;
}

/** @rule AC 34.1A @rule AC 34.1B @rule AC RC early-finish @rule AC RC beyond-finish.3 */
function whyOver(world: AcWorld, numbers: readonly NationNumber[]): keyof typeof WHY | undefined {
  const { finish } = world.options;
  if (finish === 'beyond') {
    if (numbers.some((number) => hasEveryCard(world, number))) return 'all-cards';
  } else if (numbers.some((number) => nation(world, number).step >= FINISHES[finish])) return 'finish';
  if (world.room.timeCalled) return 'time';
  const last = lastTurn(world);
  if (last > 0 && world.turn >= last) return 'turns';
  return numbers.length < 2 ? 'alone' : undefined;
}

function hasEveryCard(world: AcWorld, number: NationNumber): boolean {
  return Object.keys(nation(world, number).cards).length === CARDS.size;
}
