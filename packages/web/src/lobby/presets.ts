import type { ClockPlan, GameInfo, SeatPlan } from '@ecumene/client';
import type { Value } from '@ecumene/engine';
import { FIRST_OF_ALL } from '../port/new-table.ts';
import { t } from '../text/text.ts';
import { type Draft, usualBot } from './draft.ts';

/** Good tables to begin with. */

export type Preset = 'first' | 'short' | 'evening' | 'full';

const MINUTE = 60;
const DAY = 86_400;
/** The turn a short evening begins at: by then there are cities, trade and calamities. */
const SHORT_START = 6;
const SHORT_TURNS = { turns: 11 };
const CALM: ClockPlan = { is: 'none' };
const TWO_HOURS: ClockPlan = { is: 'live', minutes: 20, increment: 20 };
const AN_EVENING: ClockPlan = { is: 'live', minutes: 60, increment: 20 };
const WEEKS: ClockPlan = { is: 'slow', bank: 7, increment: 12, weekendsOff: false, holidays: 14 };

interface Recipe {
  readonly about: string;
  /** The same among bots on one's own device. */
  readonly alone: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, Value>>;
}

/** A short evening is for games whose first turns bots can play for everybody. */
type Recipes = Readonly<Record<Exclude<Preset, 'short'>, Recipe>> & { readonly short?: Recipe };

interface GameRecipes {
  readonly about: string;
  /** Minutes a live table of so many gives to the trade, in which all take part at once; nothing, if there is none. */
  readonly trade: ((seats: number) => number) | undefined;
  /** Whether a bot can be asked for whole moves; then people who play each other do not, unless they say so. */
  readonly advises?: true;
  readonly recipes: Recipes;
}

const GAMES: Readonly<Record<string, GameRecipes>> = {
  'advanced-civilization': {
    about: t('Eight thousand years around the Mediterranean: grow, build, trade, and survive the calamities.'),
    trade: () => 5,
    recipes: {
      first: {
        about: t('Five nations, ten turns, bots beside you. About an hour.'),
        alone: t('Five nations, ten turns. About an hour.'),
        ...FIRST_OF_ALL,
      },
      short: {
        about: t(
          'Six friends. Bots play the first five turns, you play six with trade and calamities. About two hours.',
        ),
        alone: t('Six nations. Bots play the first five turns, you play six with trade and calamities.'),
        seats: 6,
        options: SHORT_TURNS,
      },
      evening: {
        about: t('Six friends, nations dealt at random, a shorter track. Four to five hours.'),
        alone: t('Six nations dealt at random, and a shorter track. A long evening.'),
        seats: 6,
        options: { nations: 'dealt', finish: 'last-number' },
      },
      full: {
        about: t('Eight nations, the whole track, a few moves a day.'),
        alone: t('Eight nations and the whole track, for several evenings.'),
        seats: 8,
      },
    },
  },
  'western-empires': {
    about: t('The west of Mega Civilization: five to nine empires, 51 advances, 24 calamities.'),
    trade: () => 10,
    recipes: {
      first: {
        about: t('Five empires with two cities each, eight turns, bots beside you. About an hour and a half.'),
        alone: t('Five empires with two cities each, eight turns. About an hour and a half.'),
        seats: 5,
        options: { game: 'first' },
      },
      short: {
        about: t(
          'Six friends. Bots play the first five turns, you play six with trade and calamities. About three hours.',
        ),
        alone: t('Six empires. Bots play the first five turns, you play six with trade and calamities.'),
        seats: 6,
        options: SHORT_TURNS,
      },
      evening: {
        about: t('Six friends and the Short Game, from the middle of the track. About four hours.'),
        alone: t('Six empires and the Short Game. About four hours.'),
        seats: 6,
        options: { game: 'short' },
      },
      full: {
        about: t('Nine empires, the whole track, a few moves a day.'),
        alone: t('Nine empires and the whole track, for several evenings.'),
        seats: 9,
      },
    },
  },
  'expansion-project': {
    about: t('From Iberia to India: five to eighteen civilizations, two blocks of trade cards, 24 calamities.'),
    trade: (seats) => (seats < 8 ? 10 : 15),
    recipes: {
      first: {
        about: t('Five civilizations, ten turns, bots beside you. About an hour and a half.'),
        alone: t('Five civilizations, ten turns. About an hour and a half.'),
        seats: 5,
        options: { turns: 10 },
      },
      short: {
        about: t(
          'Eight friends. Bots play the first five turns, you play six with trade and calamities. About three hours.',
        ),
        alone: t('Eight civilizations. Bots play the first five turns, you play six with trade and calamities.'),
        seats: 8,
        options: SHORT_TURNS,
      },
      evening: {
        about: t('Twelve friends and the short game, from the middle of the track. Six to nine hours.'),
        alone: t('Twelve civilizations and the short game. Six to nine hours.'),
        seats: 12,
        options: { game: 'short' },
      },
      full: {
        about: t('All eighteen civilizations, the whole track, a few moves a day.'),
        alone: t('All eighteen civilizations and the whole track, for many evenings.'),
        seats: 18,
      },
    },
  },
  'through-the-ages': {
    about: t('From antiquity to the space race, with cards: leaders, wonders, technologies and wars.'),
    trade: undefined,
    advises: true,
    recipes: {
      first: { about: t('You and one bot. About an hour.'), alone: t('You and one bot. About an hour.'), seats: 2 },
      evening: {
        about: t('Three friends and a clock. Two to three hours.'),
        alone: t('Three civilizations. Two to three hours.'),
        seats: 3,
      },
      full: {
        about: t('Four civilizations, a few moves a day.'),
        alone: t('Four civilizations. Three to four hours.'),
        seats: 4,
      },
    },
  },
};

/** What is said about a game nobody has written about yet. */
function plainRecipes({ least, most }: GameInfo['seats']): GameRecipes {
  const middle = Math.ceil((least + most) / 2);
  return {
    about: '',
    trade: () => 5,
    recipes: {
      first: { about: t('A small table with bots beside you.'), alone: t('A small table.'), seats: least },
      evening: { about: t('A medium-sized table with a clock.'), alone: t('A medium-sized table.'), seats: middle },
      full: { about: t('Every seat taken, a few moves a day.'), alone: t('Every seat taken.'), seats: most },
    },
  };
}

/** What a game's presets go by. */
type GameOfPresets = Pick<GameInfo, 'name' | 'seats'>;

function recipesOf({ name, seats }: GameOfPresets): GameRecipes {
  return (Object.hasOwn(GAMES, name) ? GAMES[name] : undefined) ?? plainRecipes(seats);
}

export function aboutGame({ name }: Pick<GameInfo, 'name'>): string {
  return (Object.hasOwn(GAMES, name) ? GAMES[name] : undefined)?.about ?? '';
}

export function hasTrade(game: GameOfPresets): boolean {
  return recipesOf(game).trade !== undefined;
}

/** Seconds that trade takes at the most at a table with such a clock and so many seats; nothing for as long as anybody likes. */
function usualTradeSeconds(game: GameOfPresets, { clock, seats }: Pick<Draft, 'clock' | 'seats'>): number | undefined {
  const { trade } = recipesOf(game);
  if (trade === undefined || clock.is === 'none') return undefined;
  return clock.is === 'live' ? trade(seats.length) * MINUTE : 2 * DAY;
}

/** The draft with something else in it. Trade keeps its usual time, unless another was chosen. */
export function changed(game: GameOfPresets, before: Draft, part: Partial<Draft>): Draft {
  const after = { ...before, ...part };
  const isUsual = before.floorSeconds === usualTradeSeconds(game, before) && !('floorSeconds' in part);
  return isUsual ? { ...after, floorSeconds: usualTradeSeconds(game, after) } : after;
}

/** Whether a bot can be asked for whole moves of a game. */
export function hasAdvice(game: GameOfPresets): boolean {
  return recipesOf(game).advises === true;
}

const PRESETS: readonly { readonly id: Preset; readonly title: string }[] = [
  { id: 'first', title: t('First game') },
  { id: 'short', title: t('Short evening: from turn {turn}', { turn: SHORT_START }) },
  { id: 'evening', title: t('Evening game') },
  { id: 'full', title: t('Full game') },
];

/** The presets of a game. */
export function presetsOf(game: GameOfPresets): typeof PRESETS {
  const { recipes } = recipesOf(game);
  return PRESETS.filter(({ id }) => recipes[id] !== undefined);
}

/** Whether bots can play the first turns of a game for everybody. */
export function startsLater(game: GameOfPresets): boolean {
  return recipesOf(game).recipes.short !== undefined;
}

function recipeOf(game: GameOfPresets, preset: Preset): Recipe {
  const { recipes } = recipesOf(game);
  return recipes[preset] ?? recipes.evening;
}

export function aboutPreset(game: GameInfo, preset: Preset): string {
  return recipeOf(game, preset).about;
}

/** The same preset played among bots on one's own device. */
export function aboutPresetAlone(game: GameInfo, preset: Preset): string {
  return recipeOf(game, preset).alone;
}

/** A table of a game, ready to be changed. */
export function presetDraft(game: GameInfo, preset: Preset): Draft {
  const { advises = false } = recipesOf(game);
  const { seats, options = {} } = recipeOf(game, preset);
  const other: SeatPlan = preset === 'first' ? { is: 'bot', bot: usualBot(game) } : { is: 'open' };
  const clock = { first: CALM, short: TWO_HOURS, evening: AN_EVENING, full: WEEKS }[preset];
  const all: readonly SeatPlan[] = [{ is: 'me' }, ...Array.from({ length: seats - 1 }, () => other)];
  return {
    game: game.name,
    name: '',
    options,
    seats: all,
    clock,
    atZero: 'bot',
    floorSeconds: usualTradeSeconds(game, { clock, seats: all }),
    join: preset === 'full' ? 'anyone' : 'invited',
    watch: 'anyone',
    delayMinutes: 0,
    advice: !advises,
    joinLate: preset !== 'full',
    privateTalk: true,
    startTurn: preset === 'short' ? SHORT_START : undefined,
  };
}
