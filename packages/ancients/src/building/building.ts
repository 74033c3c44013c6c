import {
  type Asking,
  act,
  ask,
  at,
  between,
  chance,
  moves,
  pick,
  type Random,
  type Refusal,
  refuse,
  type Script,
  type Seat,
  say,
  shuffle,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { buildCity } from '../cities.ts';
import { areaId, citiesInStock, foreignTokensIn, nation, nationOf, terrain, tokensIn } from '../nations.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

/** How a game builds cities. */
export interface Building {
  /** Tokens a city takes; more than anybody has where none can be built. */
  cost(world: Ancients, number: NationNumber, area: AreaNumber): number;
  /** How many cities a turn may be paid in part from treasury. */
  fromTreasury(world: Ancients, number: NationNumber): number;
  /** Why none can be built in an area, whatever it costs. */
  refuses?(world: Ancients, number: NationNumber, area: AreaNumber): Refusal | undefined;
  readonly rules: {
    readonly build: string;
    readonly cost: string;
    readonly treasury: string;
    readonly most: string;
  };
}

/** The areas where cities are built, with the tokens each takes from treasury. */
export const buildMoves = moves(
  'build',
  Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), { maxProperties: 40 }),
);
type Builds = Static<typeof buildMoves.schema>;

/** @rule AC 25.1 */
export function buildCities(world: Ancients, seat: Seat, building: Building): Script | void {
  const number = nationOf(world, seat);
  if (citiesInStock(nation(world, number)) < 1) return;
  const places = sites(world, number, building);
  if (places.length > 0) return build(world, seat, number, building, places);
}

function* build(
  world: Ancients,
  seat: Seat,
  number: NationNumber,
  building: Building,
  places: readonly AreaNumber[],
): Script {
  const answer = yield* ask(seat, askToBuild(world, number, building, places));
  const { numbers } = terrain(world);
  for (const [id, treasury] of Object.entries(answer)) {
    const area = numbers.get(id);
    if (area === undefined) continue;
    const tokens = building.cost(world, number, area) - treasury;
    buildCity(world, building.rules.build, number, area, tokens, treasury);
  }
}

const WHAT = say('Where do you build cities?');

function askToBuild(
  world: Ancients,
  number: NationNumber,
  building: Building,
  places: readonly AreaNumber[],
): Asking<Builds> {
  const bounds = { places: places.map((area) => areaId(world, area)) };
  return act({ topic: 'build-cities', text: WHAT, rule: building.rules.build, bounds }, buildMoves, {
    check: (answer) => refusal(world, number, building, answer),
    sample: (random) => sample(world, number, building, places, random),
    default: (): Builds => ({}),
  });
}

/** From how many to how many tokens of treasury a city here may take; nothing, if it cannot be built. @rule AC 25.2 @rule AC 25.3 */
function helpFor(
  world: Ancients,
  number: NationNumber,
  area: AreaNumber,
  building: Building,
): readonly [number, number] | undefined {
  if (world.cityIn[area] !== NOBODY || building.refuses?.(world, number, area) !== undefined) return undefined;
  const tokens = tokensIn(world, area, number);
  if (tokens === 0) return undefined;
  const cost = building.cost(world, number, area);
  const helped = building.fromTreasury(world, number) > 0 && foreignTokensIn(world, area, number) === 0;
  return helpWith(cost, tokens, helped ? nation(world, number).treasury : 0);
}

/** From how many to how many tokens a treasury may give for a city of this cost, where so many stand. @rule AC 25.2 @rule AC 25.3 */
export function helpWith(cost: number, tokens: number, treasury: number): readonly [number, number] | undefined {
  const most = Math.min(Math.floor(cost / 2), treasury);
  const least = Math.max(0, cost - tokens);
  return least > most ? undefined : [least, most];
}

function sites(world: Ancients, number: NationNumber, building: Building): AreaNumber[] {
  const width = world.nations.length;
  const places: AreaNumber[] = [];
  for (let area = 0, i = number; area < world.cityIn.length; area++, i += width) {
    if ((world.tokens[i] ?? 0) > 0 && helpFor(world, number, area, building) !== undefined) places.push(area);
  }
  return places;
}

function refusal(world: Ancients, number: NationNumber, building: Building, answer: Builds): Refusal | undefined {
  const { rules } = building;
  const { numbers } = terrain(world);
  const wishes = Object.entries(answer);
  const most = citiesInStock(nation(world, number));
  if (wishes.length > most)
    return refuse(
      'too-many',
      say('You can build {most, plural, one {# city} other {# cities}} more.', { most }),
      rules.most,
    );
  let helped = 0;
  let spent = 0;
  for (const [id, treasury] of wishes) {
    const area = numbers.get(id);
    if (area === undefined) return refuse('no-area', say('{id} is not in play.', { id }), rules.build);
    const refused = refuseSite(world, number, area, treasury, building);
    if (refused !== undefined) return refused;
    helped += treasury > 0 ? 1 : 0;
    spent += treasury;
  }
  if (helped > building.fromTreasury(world, number) || spent > nation(world, number).treasury)
    return refuse('treasury', say('Your treasury can help to build only one city a turn.'), rules.treasury);
  return undefined;
}

function refuseSite(
  world: Ancients,
  number: NationNumber,
  area: AreaNumber,
  treasury: number,
  building: Building,
): Refusal | undefined {
  const { rules } = building;
  const place = the('area', areaId(world, area));
  if (world.cityIn[area] !== NOBODY)
    return refuse('city', say('There is a city in {place} already.', { place }), rules.most);
  const refused = building.refuses?.(world, number, area);
  if (refused !== undefined) return refused;
  const help = helpFor(world, number, area, building);
  if (treasury > 0 && (help === undefined || treasury > help[1]))
    return refuse(
      'treasury',
      say('Your treasury cannot give that many tokens for {place}.', { place }),
      rules.treasury,
    );
  if (help !== undefined && treasury >= help[0]) return undefined;
  const cost = building.cost(world, number, area);
  return refuse('too-few', say('A city in {place} takes {cost} tokens.', { place, cost }), rules.cost);
}

function sample(
  world: Ancients,
  number: NationNumber,
  building: Building,
  places: readonly AreaNumber[],
  random: Random,
): Builds {
  const answer: Record<string, number> = {};
  let helps = building.fromTreasury(world, number);
  let left = citiesInStock(nation(world, number));
  for (const area of places.length > 1 ? shuffle(random, [...places]) : places) {
    if (left === 0 || chance(random, 1, 4)) continue;
    const [least, most] = helpFor(world, number, area, building) ?? [0, 0];
    if (least > 0 && helps === 0) continue;
    const treasury = helps > 0 && most > 0 ? pick(random, [least, between(random, least, most)]) : 0;
    if (treasury > 0) helps -= 1;
    answer[at(terrain(world).ids, area)] = treasury;
    left -= 1;
  }
  return answer;
}
