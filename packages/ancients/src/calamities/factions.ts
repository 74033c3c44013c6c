import {
  type Asking,
  act,
  ask,
  at,
  moves,
  pick,
  type Random,
  type Refusal,
  refuse,
  type Script,
  say,
  shuffle,
  type Text,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { countIn } from '../counts.ts';
import type { Force } from '../events.ts';
import { areaId, areaNumber, areasWithTokens, CITY_POINTS, citiesOf, seatOf, tokensIn } from '../nations.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';

/** Some of a nation's units: so many tokens in each area, and cities by area. */
export interface Units {
  readonly tokens: ReadonlyMap<AreaNumber, number>;
  readonly cities: readonly AreaNumber[];
}

/** All units a nation has on the board; ships are none. @rule calamities.factions */
export function unitsOf(world: Ancients, number: NationNumber): Units {
  return {
    tokens: new Map(areasWithTokens(world, number).map((area) => [area, tokensIn(world, area, number)])),
    cities: citiesOf(world, number),
  };
}

export function tokensOf({ tokens }: Units): number {
  return [...tokens.values()].reduce((sum, count) => sum + count, 0);
}

/** @rule calamities.factions */
export function pointsOf(units: Units): number {
  return tokensOf(units) + CITY_POINTS * units.cities.length;
}

/** What is left when some units are taken away. */
export function without(units: Units, taken: Units): Units {
  const rest = [...units.tokens].map(([area, count]) => [area, count - (taken.tokens.get(area) ?? 0)] as const);
  return {
    tokens: new Map(rest.filter(([, count]) => count > 0)),
    cities: units.cities.filter((area) => !taken.cities.includes(area)),
  };
}

export function joined(one: Units, other: Units): Units {
  const tokens = new Map(one.tokens);
  for (const [area, count] of other.tokens) tokens.set(area, (tokens.get(area) ?? 0) + count);
  return { tokens, cities: [...one.cities, ...other.cities] };
}

/** Areas where these units are. */
export function areasOf({ tokens, cities }: Units): AreaNumber[] {
  return [...new Set([...tokens.keys(), ...cities])];
}

/** The same units by the names of their areas. */
export function named(world: Ancients, { tokens, cities }: Units): Force {
  return {
    tokens: Object.fromEntries([...tokens].map(([area, count]) => [areaId(world, area), count])),
    cities: cities.map((area) => areaId(world, area)),
  };
}

/** Tokens by area, and areas with a city. */
export const unitMoves = moves(
  'units',
  Type.Object(
    {
      tokens: Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), {
        maxProperties: 400,
      }),
      cities: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 }),
    },
    { additionalProperties: false },
  ),
);
type Answer = Static<typeof unitMoves.schema>;

/** What is picked from some units. */
export interface Picking {
  readonly from: Units;
  readonly points: number;
  readonly topic: string;
  readonly text: Text;
  readonly rule: string;
}

/** Somebody picks units worth so many points: exactly, else with the least excess, else all there are. @rule calamities.factions */
export function* pickPoints(world: Ancients, picker: NationNumber, picking: Picking): Script<Units> {
  const { from, points } = picking;
  if (points <= 0) return { tokens: new Map(), cities: [] };
  const goal = goalOf(from, points);
  if (goal === pointsOf(from)) return from;
  const asking = askForUnits(world, picking, goal);
  return read(world, isForced(from, goal) ? asking.default() : yield* ask(seatOf(world, picker), asking));
}

/** The points themselves if units make them, else the least above. */
function goalOf(from: Units, points: number): number {
  const all = pointsOf(from);
  for (let goal = points; goal < all; goal++) if (splits(from, goal).length > 0) return goal;
  return all;
}

/** With how many cities the goal can be made. */
function splits(from: Units, goal: number): number[] {
  const most = tokensOf(from);
  const cities: number[] = [];
  for (let count = 0; count <= from.cities.length; count++) {
    const tokens = goal - CITY_POINTS * count;
    if (tokens >= 0 && tokens <= most) cities.push(count);
  }
  return cities;
}

/** Whether only one choice of units makes the goal. */
function isForced(from: Units, goal: number): boolean {
  const [cities, ...more] = splits(from, goal);
  if (cities === undefined || more.length > 0) return false;
  const tokens = goal - CITY_POINTS * cities;
  const anyCity = cities > 0 && cities < from.cities.length;
  const anyToken = tokens > 0 && tokens < tokensOf(from) && from.tokens.size > 1;
  return !anyCity && !anyToken;
}

function askForUnits(world: Ancients, { from, topic, text, rule }: Picking, goal: number): Asking<Answer> {
  const bounds = { goal, ...named(world, from) };
  const ways = splits(from, goal);
  return act({ topic, text, rule, bounds }, unitMoves, {
    check: (answer) => refusal(bounds, rule, answer),
    sample: (random) => sample(bounds, pick(random, ways), random),
    default: () => sample(bounds, at(ways, 0)),
  });
}

interface Bounds extends Force {
  readonly goal: number;
}

function refusal(bounds: Bounds, rule: string, { tokens, cities }: Answer): Refusal | undefined {
  for (const [id, count] of Object.entries(tokens)) {
    const most = countIn(bounds.tokens, id);
    if (count > most)
      return refuse('tokens', say('Choose at most {most} tokens in {area}.', { most, area: the('area', id) }), rule);
  }
  const stranger = cities.find((id) => !bounds.cities.includes(id));
  if (stranger !== undefined)
    return refuse(
      'city',
      say('There is no city to choose in {area}. Choose other units.', { area: the('area', stranger) }),
      rule,
    );
  if (new Set(cities).size < cities.length) return refuse('twice', say('Choose each city only once.'), rule);
  const sum = Object.values(tokens).reduce((all, count) => all + count, CITY_POINTS * cities.length);
  const { goal } = bounds;
  if (sum === goal) return undefined;
  return refuse('wrong-total', say('These units count {sum} points. Choose {goal} points.', { sum, goal }), rule);
}

/** Units that make the goal with so many cities: random ones, or the first. */
function sample(bounds: Bounds, cities: number, random?: Random): Answer {
  const mixed = <T>(items: readonly T[]): T[] => (random === undefined ? [...items] : shuffle(random, [...items]));
  const units = Object.entries(bounds.tokens).flatMap(([id, count]) => Array.from({ length: count }, () => id));
  const tokens: Record<string, number> = {};
  for (const id of mixed(units).slice(0, bounds.goal - CITY_POINTS * cities)) tokens[id] = (tokens[id] ?? 0) + 1;
  return { tokens, cities: mixed(bounds.cities).slice(0, cities) };
}

function read(world: Ancients, { tokens, cities }: Answer): Units {
  const counts = Object.entries(tokens).flatMap(([id, count]) => {
    const area = areaNumber(world, id);
    return area === undefined || count === 0 ? [] : [[area, count] as const];
  });
  return { tokens: new Map(counts), cities: cities.flatMap((id) => areaNumber(world, id) ?? []) };
}
