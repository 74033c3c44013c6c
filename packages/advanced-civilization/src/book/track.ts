import {
  areaNumber,
  cardPoints,
  type Fate,
  groupsHeld,
  type NationNumber,
  type Need,
  nameOf,
  nation,
  type Track,
} from '@ecumene/ancients';
import { at } from '@ecumene/engine';
import { CARDS, GROUPS } from '../data/civilization-cards.ts';
import { BABYLON_LATER, BEYOND, FINISH, LAST_NUMBER, ROWS, type RowOfTrack, TRACK } from '../data/nations.ts';
import type { AcOptions } from '../options.ts';
import type { AcState } from './state.ts';

/** What entering an epoch takes: cities, civilization cards, and groups these belong to. */
interface Entry {
  readonly cities: number;
  readonly cards: number;
  readonly groups: number;
}

/** The options that change the track. */
type TrackOptions = Pick<AcOptions, 'easierIron' | 'babylonLater' | 'atlantis' | 'finish'>;

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
function entriesFor({ easierIron }: Pick<TrackOptions, 'easierIron'>): readonly Entry[] {
  const iron = easierIron ? [EASIER.earlyIron, EASIER.lateIron] : [EARLY_IRON, LATE_IRON];
  return [STONE, EARLY_BRONZE, LATE_BRONZE, ...iron];
}

const EPOCHS = [
  { name: 'stone-age', rule: 'AC 33.21' },
  { name: 'early-bronze-age', rule: 'AC 33.22' },
  { name: 'late-bronze-age', rule: 'AC 33.23' },
  { name: 'early-iron-age', rule: 'AC 33.24' },
  { name: 'late-iron-age', rule: 'AC 33.25' },
] as const;

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

const CRETE = 'crete';

/** Where one of Crete's cities must stand in Atlantis. @rule AC AT 2 */
const HOME = ['thera', 'phaestos', 'knossos'] as const;

/** Whether a nation's cities lie where they count for epochs. @rule AC AT 2 */
function isSettled(state: AcState, number: NationNumber): boolean {
  if (!state.options.atlantis || nameOf(state, number) !== CRETE) return true;
  return HOME.some((id) => {
    const area = areaNumber(state, id);
    return area !== undefined && state.cityIn[area] === number;
  });
}

function epochAt({ options }: AcState, number: NationNumber, step: number): number {
  return rowOf(number, options).epochs.filter((first) => step >= first).length;
}

function entryAt(state: AcState, number: NationNumber, step: number): Entry {
  return at(entriesFor(state.options), epochAt(state, number, step));
}

/** Conditions of entry hold for the first space of an epoch; points for each space. @rule AC 33.11 @rule AC 33.25 */
function needs(state: AcState, number: NationNumber, step: number): readonly Need[] {
  const epoch = epochAt(state, number, step);
  const entry = entryAt(state, number, step);
  const { rule } = at(EPOCHS, epoch);
  const { cities, cards } = nation(state, number);
  const list: Need[] = [{ what: 'cities', needed: entry.cities, has: cities, rule }];
  if (entry.cities > 0 && !isSettled(state, number)) list.push({ what: 'home-cities', needed: 1, has: 0, rule });
  if (epoch > epochAt(state, number, step - 1)) {
    if (entry.cards > 0) list.push({ what: 'cards', needed: entry.cards, has: Object.keys(cards).length, rule });
    if (entry.groups > 0)
      list.push({ what: 'groups', needed: entry.groups, has: groupsHeld(state, number, CARDS).size, rule });
  }
  const points = valueAt(rowOf(number, state.options), step, state.options);
  if (points > 0)
    list.push({ what: 'points', needed: points, has: cardPoints(state, number, CARDS), rule: 'AC 33.25' });
  return list;
}

/** Without cities a marker falls back; with too few for its epoch it stays. @rule AC 33.3 @rule AC 33.4 @rule AC A45 */
function halts(state: AcState, number: NationNumber): Fate | undefined {
  const { step, cities } = nation(state, number);
  const asked = entryAt(state, number, step).cities;
  if (asked === 0) return undefined;
  if (cities === 0) return { moved: -1, missing: 'cities', rule: 'AC 33.4' };
  if (cities < asked) return { moved: 0, missing: 'cities', rule: 'AC 33.3' };
  return isSettled(state, number) ? undefined : { moved: 0, missing: 'home-cities', rule: 'AC 33.3' };
}

/** Past the finish the epoch stays the last, which asks for five cities. @rule AC RC beyond-finish.2 */
export const track: Track<AcState> = {
  epochs: EPOCHS.map(({ name }) => name),
  finish: ({ options }) => FINISHES[options.finish],
  epochAt,
  needs,
  halts,
  cites: { advance: ['AC 33.1', 'AC 33.11'] },
};
