import {
  type Asking,
  act,
  ask,
  at,
  happen,
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
import type { Book } from '../book/book.ts';
import { limitFor } from '../book/limits.ts';
import { eliminateCity, reduceCity } from '../cities.ts';
import {
  areaId,
  areaNumber,
  areasWithTokens,
  CITY_POINTS,
  citiesOf,
  nameOf,
  nation,
  seatOf,
  tokensIn,
} from '../nations.ts';
import { removeTokens } from '../tokens.ts';
import type { Ancients, AreaNumber, NationNumber } from '../world.ts';

/** Which units a loss may fall on, and what must stay. */
export interface Loss<W> {
  /** The card of the calamity that takes them. */
  readonly calamity: string;
  readonly rule: string;
  /** Areas whose units count; all, if not said. */
  where?(area: AreaNumber): boolean;
  /** Whether a city counts; all do, if not said. */
  city?(area: AreaNumber): boolean;
  /** How many tokens of an area count; all, if not said. */
  tokens?(area: AreaNumber): number;
  /** Who picks the units; their owner, if not said. */
  readonly chooser?: NationNumber;
  /** Tokens that must stay in every area struck, of a city too; 0 if not said. */
  readonly stay?: number;
  /** Unit points a nation can lose at all; everything, if not said. */
  readonly room?: (world: W, number: NationNumber) => number;
  /** One city may leave four tokens, whatever its area feeds, for the last point that is missing. */
  readonly lastPoint?: boolean;
}

/** Tokens lost by area, and cities lost with the tokens left in their place. */
export const lossMoves = moves(
  'losses',
  Type.Object(
    {
      tokens: Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), {
        maxProperties: 400,
      }),
      cities: Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 9 }), {
        maxProperties: 40,
      }),
    },
    { additionalProperties: false },
  ),
);
export type Losses = Static<typeof lossMoves.schema>;

interface Place {
  readonly area: AreaNumber;
  readonly id: string;
  /** Tokens that can be lost here, or tokens that can be left of a city. */
  readonly most: number;
}

interface CityPlace extends Place {
  /** Tokens that must be left of the city: none where others of the owner stay beside it. */
  readonly least: number;
}

/** What a loss can be paid from. */
interface Means {
  readonly stay: number;
  readonly stock: number;
  /** Unit points that can be lost at all. */
  readonly room: number;
  readonly tokens: readonly Place[];
  /** Most tokens left first. */
  readonly cities: readonly CityPlace[];
  readonly lastPoint: boolean;
}

/** A way to pay: so many tokens, so many cities, so many tokens left of these; one of them may leave four for the last point. */
interface Way {
  readonly tokens: number;
  readonly cities: number;
  readonly left: number;
  readonly last: boolean;
}

/** What a city leaves that pays the last point. */
const FOR_ONE_POINT = CITY_POINTS - 1;

/** Unit points on the board that a loss can take. @rule calamities.losses */
export function pointsExposed<W extends Ancients>(
  world: W,
  number: NationNumber,
  loss: Loss<W>,
  book: Book<W>,
): number {
  const means = meansOf(world, number, loss, book);
  return pointsOfLosses(everything(means));
}

/**
 * A nation loses unit points, of units of its own choice: exactly, else with the least excess, else all there is. A city
 * counts five, less the tokens left in its place. Says how many points were lost.
 * @rule calamities.losses
 */
export function* loseUnitPoints<W extends Ancients>(
  world: W,
  number: NationNumber,
  points: number,
  loss: Loss<W>,
  book: Book<W>,
): Script<number> {
  return pointsOfLosses(yield* loseUnits(world, number, points, loss, book));
}

/** The same, but says which units were lost. */
export function* loseUnits<W extends Ancients>(
  world: W,
  number: NationNumber,
  due: number,
  loss: Loss<W>,
  book: Book<W>,
): Script<Losses> {
  if (due <= 0) return NOTHING;
  const means = meansOf(world, number, loss, book);
  const points = Math.min(due, means.room);
  if (points <= 0) return NOTHING;
  const { goal, ways } = waysToPay(means, points);
  if (goal === 0) return NOTHING;
  happen(world, loss.rule, { what: 'losses-due', nation: nation(world, number).name, points });
  const all = everything(means);
  const choice =
    goal >= pointsOfLosses(all)
      ? all
      : (onlyChoice(means, ways) ??
        (yield* ask(
          seatOf(world, loss.chooser ?? number),
          askLosses(means, { goal, ways }, loss.rule, whichUnits(world, number, goal, loss)),
        )));
  suffer(world, number, choice, loss);
  return choice;
}

/** The units that are lost where there is no choice; nothing, if there is one. */
function onlyChoice(means: Means, ways: readonly Way[]): Losses | undefined {
  const [way, ...others] = ways;
  if (way === undefined || others.length > 0 || (way.last && means.cities.length > 1)) return undefined;
  const { tokens, cities, left } = way;
  const room = means.cities.reduce((sum, { most }) => sum + most, 0);
  const tokensFollow = tokens === 0 || tokens === tokensOf(means) || means.tokens.length === 1;
  const citiesFollow = cities === 0 || cities === means.cities.length;
  const leftFollows = cities < 2 || left === leastLeft(means, cities) || left === room;
  return tokensFollow && citiesFollow && leftFollows ? sample(means, way) : undefined;
}

const NOTHING: Losses = { tokens: {}, cities: {} };

function meansOf<W extends Ancients>(world: W, number: NationNumber, loss: Loss<W>, { limits }: Book<W>): Means {
  const stay = loss.stay ?? 0;
  const counts = (area: AreaNumber): boolean => loss.where?.(area) ?? true;
  return {
    stay,
    stock: nation(world, number).stock,
    room: loss.room?.(world, number) ?? Number.POSITIVE_INFINITY,
    tokens: areasWithTokens(world, number)
      .filter(counts)
      .map((area) => ({
        area,
        id: areaId(world, area),
        most: Math.min(tokensIn(world, area, number) - stay, loss.tokens?.(area) ?? Number.POSITIVE_INFINITY),
      }))
      .filter(({ most }) => most > 0),
    cities: citiesOf(world, number)
      .filter((area) => counts(area) && (loss.city?.(area) ?? true))
      .map((area) => {
        const least = tokensIn(world, area, number) < stay ? stay : 0;
        const most = Math.max(least, Math.min(CITY_POINTS - 1, limitFor(limits, world, area, number)));
        return { area, id: areaId(world, area), least, most };
      })
      .sort((a, b) => b.most - a.most || a.area - b.area),
    lastPoint: loss.lastPoint ?? false,
  };
}

function tokensOf({ tokens }: Means): number {
  return tokens.reduce((sum, { most }) => sum + most, 0);
}

interface Payment {
  readonly goal: number;
  readonly ways: readonly Way[];
}

/** All ways to pay the points or, where that cannot be, the least above them. Tokens lost may stand in for cities lost. */
function waysToPay(means: Means, points: number): Payment {
  let goal = Number.POSITIVE_INFINITY;
  let ways: Way[] = [];
  eachWay(means, (sum, way) => {
    if (sum < points || sum > goal) return;
    if (sum < goal) ways = [];
    goal = sum;
    ways.push(way);
  });
  return ways.length > 0 ? { goal, ways } : waysToPayMost(means);
}

/** All ways to pay as much as can be paid at all. @rule calamities.losses */
function waysToPayMost(means: Means): Payment {
  let goal = 0;
  let ways: Way[] = [];
  eachWay(means, (sum, way) => {
    if (sum < goal) return;
    if (sum > goal) ways = [];
    goal = sum;
    ways.push(way);
  });
  return { goal, ways };
}

/** Unit points that a way to pay really costs: what stock cannot leave is lost too. @rule calamities.losses */
function costOf({ stock }: Means, tokens: number, cities: number, left: number): number {
  return tokens + cities * CITY_POINTS - Math.min(left, stock + tokens);
}

/** Visits every way to pay anything that can be lost at all, with what it pays. */
function eachWay(means: Means, visit: (sum: number, way: Way) => void): void {
  const most = tokensOf(means);
  const least = means.cities.at(-1)?.most ?? FOR_ONE_POINT;
  let space = 0;
  for (let cities = 0; cities <= means.cities.length; cities++) {
    if (cities > 0) space += at(means.cities, cities - 1).most;
    for (let tokens = 0; tokens <= most; tokens++) {
      const leftMost = mostLeft(means, cities, Math.min(space, means.stock + tokens));
      for (let left = leastLeft(means, cities); left <= leftMost; left++) {
        if (costOf(means, tokens, cities, left) > means.room) continue;
        visit(tokens + cities * CITY_POINTS - left, { tokens, cities, left, last: false });
      }
      if (!means.lastPoint || cities === 0 || least >= FOR_ONE_POINT) continue;
      const others = cities === means.cities.length ? space - least : space - at(means.cities, cities - 1).most;
      for (let left = FOR_ONE_POINT; left <= Math.min(FOR_ONE_POINT + others, means.stock + tokens); left++)
        visit(tokens + cities * CITY_POINTS - left, { tokens, cities, left, last: true });
    }
  }
}

/** What must stay counts as left even where stock has nothing to leave: a loss never grows for want of pieces. @rule calamities.losses */
function mostLeft(means: Means, cities: number, pieces: number): number {
  return Math.max(leastLeft(means, cities), pieces);
}

/** Tokens that so many cities must leave at the least, whichever they are. */
function leastLeft({ cities, stay }: Means, count: number): number {
  return Math.max(0, count - cities.filter(({ least }) => least < stay).length) * stay;
}

function everything({ tokens, cities }: Means): Losses {
  return {
    tokens: Object.fromEntries(tokens.map(({ id, most }) => [id, most])),
    cities: Object.fromEntries(cities.map(({ id, least }) => [id, least])),
  };
}

function pointsOfLosses({ tokens, cities }: Losses): number {
  let sum = 0;
  for (const count of Object.values(tokens)) sum += count;
  for (const left of Object.values(cities)) sum += CITY_POINTS - left;
  return sum;
}

/** What takes the units, how many, and whose they are if somebody else picks them. */
function whichUnits(
  world: Ancients,
  number: NationNumber,
  goal: number,
  { calamity, chooser }: Pick<Loss<never>, 'calamity' | 'chooser'>,
): Text {
  const card = the('card', calamity);
  if (chooser === undefined || chooser === number)
    return say('{calamity}: choose {goal, plural, one {# unit point} other {# unit points}} to lose.', {
      calamity: card,
      goal,
    });
  return say('{calamity}: choose {goal, plural, one {# unit point} other {# unit points}} that {nation} loses.', {
    calamity: card,
    goal,
    nation: the('nation', nameOf(world, number)),
  });
}

function askLosses(means: Means, { goal, ways }: Payment, rule: string, text: Text): Asking<Losses> {
  const least = means.cities.filter((city) => city.least < means.stay).map((city) => [city.id, city.least]);
  const bounds = {
    goal,
    stay: means.stay,
    tokens: Object.fromEntries(means.tokens.map(({ id, most }) => [id, most])),
    cities: Object.fromEntries(means.cities.map(({ id, most }) => [id, most])),
    ...(least.length > 0 && { least: Object.fromEntries(least) }),
    ...(means.lastPoint && { lastPoint: true }),
  };
  return act({ topic: 'losses', text, rule, bounds }, lossMoves, {
    check: (answer) => refusal(means, goal, rule, answer),
    sample: (random) => sample(means, pick(random, ways), random),
    default: () => sample(means, at(ways, 0)),
  });
}

function refusal(means: Means, goal: number, rule: string, answer: Losses): Refusal | undefined {
  let lost = 0;
  for (const [id, count] of Object.entries(answer.tokens)) {
    const place = means.tokens.find((one) => one.id === id);
    if (place === undefined || count > place.most)
      return refuse('tokens', say('You cannot lose {count} tokens in {area}.', { count, area: the('area', id) }), rule);
    lost += count;
  }
  let left = 0;
  let last = means.lastPoint ? 1 : 0;
  for (const [id, count] of Object.entries(answer.cities)) {
    const place = means.cities.find((one) => one.id === id);
    const paysLast = count === FOR_ONE_POINT && place !== undefined && count > place.most && last > 0;
    if (paysLast) last -= 1;
    if (place === undefined || count < place.least || (count > place.most && !paysLast))
      return refuse(
        'city',
        say('A city in {area} cannot leave {count} tokens.', { count, area: the('area', id) }),
        rule,
      );
    left += count;
  }
  if (left > mostLeft(means, Object.keys(answer.cities).length, means.stock + lost))
    return refuse('stock', say('Your stock has no {left} tokens to leave.', { left }), rule);
  if (costOf(means, lost, Object.keys(answer.cities).length, left) > means.room)
    return refuse('too-low', say('The calamity limit protects these units. Choose others.'), rule);
  const sum = pointsOfLosses(answer);
  if (sum === goal) return undefined;
  return refuse('wrong-total', say('These units count {sum} points. You must lose {goal}.', { sum, goal }), rule);
}

/** One choice of units that pays in this way: a random one, or the first. */
function sample(means: Means, way: Way, random?: Random): Losses {
  const mixed = <T>(items: readonly T[]): T[] => (random === undefined ? [...items] : shuffle(random, [...items]));
  const units = mixed(means.tokens.flatMap(({ id, most }) => Array.from({ length: most }, () => id)));
  const tokens: Record<string, number> = {};
  for (const id of units.slice(0, way.tokens)) tokens[id] = (tokens[id] ?? 0) + 1;
  const last = way.last ? means.cities.at(-1) : undefined;
  const open = means.cities.filter((one) => one !== last);
  const count = way.cities - (last === undefined ? 0 : 1);
  const left = way.left - (last === undefined ? 0 : FOR_ONE_POINT);
  const some = mixed(open).slice(0, count);
  const chosen = canLeave(some, left) ? some : citiesThatLeave(open, count, left);
  const cities: Record<string, number> = last === undefined ? {} : { [last.id]: FOR_ONE_POINT };
  for (const { id, least } of chosen) cities[id] = least;
  const rooms = mixed(chosen.flatMap(({ id, least, most }) => Array.from({ length: most - least }, () => id)));
  const more = left - sumOf(chosen, ({ least }) => least);
  for (const id of rooms.slice(0, more)) cities[id] = (cities[id] ?? 0) + 1;
  return { tokens, cities };
}

function sumOf(cities: readonly CityPlace[], of: (city: CityPlace) => number): number {
  return cities.reduce((sum, city) => sum + of(city), 0);
}

function canLeave(cities: readonly CityPlace[], left: number): boolean {
  return sumOf(cities, ({ least }) => least) <= left && left <= sumOf(cities, ({ most }) => most);
}

/** So many cities that can leave so many tokens: those that leave most, with as many as needed that need leave none. */
function citiesThatLeave(cities: readonly CityPlace[], count: number, left: number): readonly CityPlace[] {
  let chosen = cities.slice(0, count);
  while (!canLeave(chosen, left)) {
    const out = chosen.findLast(({ least }) => least > 0);
    const into = cities.find((one) => one.least === 0 && !chosen.includes(one));
    if (out === undefined || into === undefined) break;
    chosen = [...chosen.filter((one) => one !== out), into];
  }
  return chosen;
}

/** Tokens go first, so that they can stand in for the cities. Where some must stay, a city is reduced and not eliminated. */
function suffer(
  world: Ancients,
  number: NationNumber,
  { tokens, cities }: Losses,
  { rule, stay = 0 }: Loss<never>,
): void {
  for (const [id, count] of Object.entries(tokens)) {
    const area = areaNumber(world, id);
    if (area !== undefined) removeTokens(world, rule, number, area, count);
  }
  for (const [id, left] of Object.entries(cities)) {
    const area = areaNumber(world, id);
    if (area === undefined) continue;
    if (left === 0 && stay > 0) removeTokens(world, rule, number, area, stay);
    if (left === 0 && stay === 0) eliminateCity(world, rule, area);
    else reduceCity(world, rule, area, Math.max(left, stay));
  }
}
