import {
  type Asking,
  act,
  ask,
  at,
  Dice,
  moves,
  type Refusal,
  refuse,
  type Script,
  type Seat,
  say,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import type { Book } from '../book/book.ts';
import { type Building, buildingSites, neighboursFor, treasuryFor, treasuryHelps } from '../book/building.ts';
import { buildCity, clearOthers } from '../cities.ts';
import { areaId, areaNumber, citiesInStock, nation, nationOf, terrain, tokensIn } from '../nations.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

const tokens = Type.Integer({ minimum: 0, maximum: 99 });

/** The areas where cities are built, with what each takes: tokens of treasury, or more than that. */
export const buildMoves = moves(
  'build',
  Type.Record(
    Type.String(),
    Type.Union([
      tokens,
      Type.Object(
        {
          treasury: tokens,
          /** Tokens of areas next to it, by area. */
          from: Type.Optional(Type.Record(Type.String(), tokens, { maxProperties: 12 })),
          /** A token stays beside the city. */
          stays: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
    ]),
    { maxProperties: 40 },
  ),
);
type Builds = Static<typeof buildMoves.schema>;

/** What a city is built from. */
interface Build {
  readonly area: AreaNumber;
  readonly treasury: number;
  readonly from: ReadonlyMap<AreaNumber, number>;
  readonly stays: boolean;
}

/** @rule building.build */
export function buildCities<W extends Ancients>(world: W, seat: Seat, { building }: Book<W>): Script | void {
  const number = nationOf(world, seat);
  const places = buildingSites(building, world, number);
  if (places.length > 0) return build(world, seat, number, building, places);
}

function* build<W extends Ancients>(
  world: W,
  seat: Seat,
  number: NationNumber,
  building: Building<W>,
  places: readonly AreaNumber[],
): Script {
  const answer = yield* ask(seat, askToBuild(world, number, building, places));
  for (const one of inOrder(readBuilds(world, answer) ?? []) ?? []) {
    const { area, treasury, from, stays } = one;
    const near = sumOf(from);
    const here = tokensIn(world, area, number);
    const used = building.cost(world, number, area) - treasury - near;
    const gone = building.clears === 'all' ? here - (stays ? 1 : 0) : used;
    buildCity(world, building.cites.build[0], number, area, { tokens: gone, treasury, from });
    if (building.clears === 'all') clearOthers(world, building.cites.build[0], number, area);
  }
}

function sumOf(from: ReadonlyMap<AreaNumber, number>): number {
  return [...from.values()].reduce((sum, count) => sum + count, 0);
}

/**
 * A city that takes tokens of an area comes before the one that is built there, since that one leaves none. Nothing, if
 * they wait for each other. @rule building.neighbours
 */
function inOrder(builds: readonly Build[]): readonly Build[] | undefined {
  const waiting = [...builds];
  const ordered: Build[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ area }) => !waiting.some((other) => other.area !== area && other.from.has(area)));
    if (next < 0) return undefined;
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

/** Tokens of an area that cities elsewhere take. */
function takenFrom(builds: readonly Build[], area: AreaNumber): number {
  return builds.reduce((sum, one) => sum + (one.from.get(area) ?? 0), 0);
}

/** An answer by numbers; nothing, if it names areas that are not there. */
function readBuilds(world: Ancients, answer: Builds): readonly Build[] | undefined {
  const builds: Build[] = [];
  for (const [id, given] of Object.entries(answer)) {
    const area = areaNumber(world, id);
    if (area === undefined) return undefined;
    const { treasury, from = {}, stays = false } = typeof given === 'number' ? { treasury: given } : given;
    const near = new Map<AreaNumber, number>();
    for (const [name, count] of Object.entries(from)) {
      const place = areaNumber(world, name);
      if (place === undefined) return undefined;
      if (count > 0) near.set(place, count);
    }
    builds.push({ area, treasury, from: near, stays });
  }
  return builds;
}

const WHAT = say('Choose where to build cities.');

function askToBuild<W extends Ancients>(
  world: W,
  number: NationNumber,
  building: Building<W>,
  places: readonly AreaNumber[],
): Asking<Builds> {
  const bounds = { places: places.map((area) => areaId(world, area)) };
  return act({ topic: 'build-cities', text: WHAT, rule: building.cites.build[0], bounds }, buildMoves, {
    check: (answer) => refusal(world, number, building, answer),
    sample: (random) => sample(world, number, building, places, new Dice(random)),
    default: (): Builds => ({}),
  });
}

/** @rule building.most @rule building.treasury */
function refusal<W extends Ancients>(
  world: W,
  number: NationNumber,
  building: Building<W>,
  answer: Builds,
): Refusal | undefined {
  const { cites } = building;
  const { numbers } = terrain(world);
  const unknown = Object.keys(answer).find((id) => !numbers.has(id));
  if (unknown !== undefined)
    return refuse('no-area', say('{id} is not in play. Choose another area.', { id: unknown }), cites.build[0]);
  const builds = readBuilds(world, answer);
  if (builds === undefined)
    return refuse('no-area', say('Take tokens only from areas next to the new city.'), cites.neighbours[0]);
  const most = citiesInStock(nation(world, number));
  if (builds.length > most)
    return refuse(
      'too-many',
      say('You can build {most, plural, one {# city} other {# cities}} more. Choose fewer areas.', { most }),
      cites.most[0],
    );
  for (const one of builds) {
    const refused =
      refuseSite(world, number, one, builds, building) ?? refuseNeighbours(world, number, one, builds, building);
    if (refused !== undefined) return refused;
  }
  const helped = builds.filter(({ treasury }) => treasury > 0);
  const spent = helped.reduce((sum, { treasury }) => sum + treasury, 0);
  if (helped.length > building.fromTreasury(world, number) || spent > nation(world, number).treasury)
    return refuse(
      'treasury',
      say('Your treasury can help to build only one city a turn. Use it for one of them.'),
      cites.treasury[0],
    );
  if (builds.filter(({ from }) => from.size > 0).length > building.neighbourCities(world, number))
    return refuse(
      'neighbours',
      say('Only one city a turn can take tokens from other areas. Pay for the others with tokens from their own area.'),
      cites.neighbours[0],
    );
  return undefined;
}

/** @rule building.cost @rule building.wilderness @rule building.one-city @rule building.stay */
function refuseSite<W extends Ancients>(
  world: W,
  number: NationNumber,
  { area, treasury, from, stays }: Build,
  builds: readonly Build[],
  building: Building<W>,
): Refusal | undefined {
  const { cites } = building;
  const place = the('area', areaId(world, area));
  const here = tokensIn(world, area, number) - takenFrom(builds, area);
  if (world.cityIn[area] !== NOBODY)
    return refuse(
      'city',
      say('There is already a city in {place}. Choose another area.', { place }),
      cites['one-city'][0],
    );
  const refused = building.refuses(world, number, area);
  if (refused !== undefined) return refused;
  const cost = building.cost(world, number, area);
  const citedCost = at(terrain(world).site, area) === 'none' ? cites.wilderness : cites.cost;
  const unhelped = treasury > 0 ? refuseTreasury(world, number, area, treasury, building) : undefined;
  if (unhelped !== undefined) return unhelped;
  const help = treasuryFor(building, world, number, area);
  const ready = here + sumOf(from);
  if (help === undefined || here <= 0 || ready < cost - treasury)
    return refuse(
      'too-few',
      say('A city in {place} takes {cost} tokens. You have {ready} for it. Choose another area.', {
        place,
        cost,
        ready: Math.max(0, ready + treasury),
      }),
      citedCost[0],
    );
  if (sumOf(from) > cost - treasury)
    return refuse(
      'too-many',
      say('A city in {place} takes {cost} tokens. Take fewer from other areas.', { place, cost }),
      citedCost[0],
    );
  if (!stays || building.mayStay(world, number, area, ready, cost - treasury)) return undefined;
  return refuse(
    'stays',
    say('No token can stay beside the new city in {place}. Leave none there.', { place }),
    cites.stay[0],
  );
}

/** Why treasury may not give so many tokens for a city here. @rule building.treasury */
function refuseTreasury<W extends Ancients>(
  world: W,
  number: NationNumber,
  area: AreaNumber,
  treasury: number,
  building: Building<W>,
): Refusal | undefined {
  const rule = building.cites.treasury[0];
  const place = the('area', areaId(world, area));
  if (building.fromTreasury(world, number) === 0)
    return refuse(
      'no-architecture',
      say('Your treasury cannot help to build a city in {place}. Use tokens there alone.', { place }),
      rule,
    );
  if (!treasuryHelps(building, world, number, area))
    return refuse(
      'foreign',
      say('Others have tokens in {place}, so your treasury cannot help there. Use your tokens there alone.', { place }),
      rule,
    );
  const cost = building.cost(world, number, area);
  const half = Math.floor(cost / 2);
  if (treasury > half)
    return refuse(
      'above-half',
      say('Your treasury can pay at most half of a city: {half} of {cost} tokens for {place}. Use fewer.', {
        half,
        cost,
        place,
      }),
      rule,
    );
  const held = nation(world, number).treasury;
  return treasury > held
    ? refuse(
        'treasury',
        say('You have {held, plural, one {# token} other {# tokens}} in treasury. Use fewer.', { held }),
        rule,
      )
    : undefined;
}

/** Tokens come from areas next to the city by land, each token once. @rule building.neighbours */
function refuseNeighbours<W extends Ancients>(
  world: W,
  number: NationNumber,
  { area, from }: Build,
  builds: readonly Build[],
  building: Building<W>,
): Refusal | undefined {
  if (from.size === 0) return undefined;
  const rule = building.cites.neighbours[0];
  const most = neighboursFor(building, world, number, area);
  if (sumOf(from) > most) {
    const place = the('area', areaId(world, area));
    return refuse(
      'neighbours',
      say(
        'A city in {place} can take {most, plural, =0 {no token} one {# token} other {# tokens}} from other areas. Take fewer.',
        {
          place,
          most,
        },
      ),
      rule,
    );
  }
  const near = at(terrain(world).land, area);
  const isCircular = inOrder(builds) === undefined;
  for (const [other, count] of from) {
    const isGone = isCircular && builds.some((one) => one.area === other);
    if (near.includes(other) && !isGone && takenFrom(builds, other) <= tokensIn(world, other, number)) continue;
    const place = the('area', areaId(world, other));
    return refuse(
      'neighbours',
      say(
        'You cannot take {count} tokens from {place} for this city. Take yours from areas next to it by land, each once.',
        { count, place },
      ),
      rule,
    );
  }
  return undefined;
}

function sample<W extends Ancients>(
  world: W,
  number: NationNumber,
  building: Building<W>,
  places: readonly AreaNumber[],
  dice: Dice,
): Builds {
  let answer: Builds = {};
  for (const area of dice.shuffle([...places])) {
    if (dice.chance(1, 4)) continue;
    const more = { ...answer, [areaId(world, area)]: sampleBuild(world, number, building, area, dice) };
    if (refusal(world, number, building, more) === undefined) answer = more;
  }
  return answer;
}

function sampleBuild<W extends Ancients>(
  world: W,
  number: NationNumber,
  building: Building<W>,
  area: AreaNumber,
  dice: Dice,
): Builds[string] {
  const [least, most] = treasuryFor(building, world, number, area) ?? [0, 0];
  const treasury = dice.chance(1, 2) ? least : dice.between(least, most);
  const here = tokensIn(world, area, number);
  const cost = building.cost(world, number, area);
  let missing = Math.max(0, cost - treasury - here);
  const spare = neighboursFor(building, world, number, area) - missing;
  if (spare > 0 && dice.chance(1, 3)) missing += dice.between(0, Math.min(spare, cost - treasury - missing));
  const from: Record<string, number> = {};
  for (const near of dice.shuffle([...at(terrain(world).land, area)])) {
    const count = Math.min(missing, tokensIn(world, near, number));
    if (count === 0) continue;
    from[areaId(world, near)] = count;
    missing -= count;
  }
  const near = Object.values(from).reduce((sum, count) => sum + count, 0);
  const stays = building.mayStay(world, number, area, here + near, cost - treasury) && dice.chance(1, 2);
  if (near === 0 && !stays) return treasury;
  return { treasury, ...(near > 0 && { from }), ...(stays && { stays }) };
}
