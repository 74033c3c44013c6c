import {
  type AreaNumber,
  addCredits,
  areaId,
  areaNumber,
  type BonusBy,
  creditsToChoose,
  drawCards,
  fewestCitiesFirst,
  fillTreasury,
  foundCity,
  inTrackOrder,
  isOutOfPlay,
  limitIn,
  type NationNumber,
  nation,
  nationOf,
  placeTokens,
  terrain,
} from '@ecumene/ancients';
import {
  type Asking,
  act,
  ask,
  at,
  chooseOne,
  Dice,
  happen,
  moves,
  must,
  type Random,
  type Refusal,
  refuse,
  reveal,
  type Script,
  type Seat,
  say,
  share,
  shuffle,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { roomIn } from './book/abilities.ts';
import { isWilderness } from './book/building.ts';
import { book } from './book.ts';
import { destroyCity } from './calamities/cities-lost.ts';
import { GROUPS } from './data/advances.ts';
import { regionOf } from './data/board.ts';
import { CIVILIZATION_IDS } from './data/civilizations.ts';
import {
  DESTROYING_TOKENS,
  SCENARIO_TOKENS,
  type ScenarioToken,
  SHORT_START,
  SHORT_STEPS,
  scenarioTokensFor,
} from './data/short-game.ts';
import { LEAST_LIMIT_FOR_CITY } from './data/turn-values.ts';
import { playersOf } from './setup.ts';
import type { WeWorld } from './world.ts';

/** The Short Game: everybody begins with cities, tokens, cards and a secret set of advances. */

export function isShort({ options }: WeWorld): boolean {
  return options.game === 'short';
}

/** Everybody draws a token in secret. @rule WE short-game.2 @rule WE short-game.9 @rule WE short-game.10 */
export function dealTokens(world: WeWorld): void {
  const tokens = shuffle(world.random, [...scenarioTokensFor(playersOf(world.seats.length))]);
  world.shortGameTokens = Object.fromEntries(world.seats.map((seat, i) => [seat, at(tokens, i).id]));
  for (const [seat, token] of Object.entries(world.shortGameTokens))
    reveal(world, 'WE short-game.10', { what: 'short-game-token', seat, token }, [seat]);
}

/** The areas of a nation's own region that are in play. @rule WE civilizations.5 */
function regionIn(world: WeWorld, number: NationNumber): readonly AreaNumber[] {
  const { name } = nation(world, number);
  const id = must(
    CIVILIZATION_IDS.find((each) => each === name),
    name,
  );
  return regionOf(id).flatMap((area) => {
    const found = areaNumber(world, area);
    return found === undefined || isOutOfPlay(world, found) ? [] : [found];
  });
}

/** Five areas for cities. */
const cityMoves = moves('place-cities', Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }));
type Places = Static<typeof cityMoves.schema>;

/** In ranking order everybody places five cities in the own region. @rule WE short-game.12 @rule WE short-game.13 @rule WE short-game.14 @rule WE W66 */
export function* placeCities(world: WeWorld, seat: Seat): Script {
  const number = nationOf(world, seat);
  const answer = yield* ask(seat, askForCities(world, number));
  for (const id of answer) {
    const area = must(areaNumber(world, id), id);
    foundCity(world, number, area);
    happen(world, 'WE short-game.12', {
      what: 'city-built',
      nation: nation(world, number).name,
      area: id,
      tokens: 0,
      treasury: 0,
    });
  }
}

function askForCities(world: WeWorld, number: NationNumber): Asking<Places> {
  const open = regionIn(world, number).filter((area) => limitIn(world, area) >= LEAST_LIMIT_FOR_CITY);
  const sites = open.filter((area) => !isWilderness(world, area));
  const { cities, onSites } = SHORT_START;
  const some = (random?: Random): Places => {
    const mixed = random === undefined ? [...sites] : shuffle(random, [...sites]);
    const rest = open.filter((area) => !mixed.slice(0, onSites).includes(area));
    const last = random === undefined ? rest : shuffle(random, [...rest]);
    return [...mixed.slice(0, onSites), ...last.slice(0, cities - onSites)].map((area) => areaId(world, area));
  };
  return act(
    {
      topic: 'place-cities',
      text: say('Choose {cities} areas of your region for your cities, at least {onSites} of them with a city site.', {
        cities,
        onSites,
      }),
      rule: 'WE short-game.12',
      bounds: { areas: open.map((area) => areaId(world, area)), sites: sites.map((area) => areaId(world, area)) },
    },
    cityMoves,
    { check: (answer) => refuseCities(world, number, open, sites, answer), sample: some, default: () => some() },
  );
}

function refuseCities(
  world: WeWorld,
  number: NationNumber,
  open: readonly AreaNumber[],
  sites: readonly AreaNumber[],
  answer: Places,
): Refusal | undefined {
  const { cities, onSites } = SHORT_START;
  const areas = answer.flatMap((id) => areaNumber(world, id) ?? []);
  const stray = answer.find((id) => !open.includes(areaNumber(world, id) ?? -1));
  if (stray !== undefined) return refuseStray(world, number, stray);
  if (areas.length !== cities || new Set(areas).size < areas.length)
    return refuse('count', say('Choose {cities} different areas.', { cities }), 'WE short-game.12');
  if (areas.filter((area) => sites.includes(area)).length >= onSites) return undefined;
  return refuse('sites', say('At least {onSites} cities must be on city sites.', { onSites }), 'WE short-game.13');
}

/** @rule WE short-game.12 @rule WE short-game.14 */
function refuseStray(world: WeWorld, number: NationNumber, id: string): Refusal {
  const area = the('area', id);
  if (regionIn(world, number).some((one) => areaId(world, one) === id))
    return refuse(
      'limit',
      say('{place} has population limit 0. Choose an area with a higher limit.', { place: area }),
      'WE short-game.14',
    );
  return refuse('area', say('{area} is not in your region. Choose another area.', { area }), 'WE short-game.12');
}

function tokenOf(world: WeWorld, seat: Seat): ScenarioToken {
  const id = world.revealedTokens[seat];
  return must(
    SCENARIO_TOKENS.find((token) => token.id === id),
    'a token of the Short Game',
  );
}

/** All tokens are revealed, and their advances taken. @rule WE short-game.15 */
export function revealTokens(world: WeWorld): void {
  world.revealedTokens = world.shortGameTokens;
  world.shortGameTokens = {};
  for (const seat of inTrackOrder(world)) {
    const one = nation(world, nationOf(world, seat));
    const { id, advances } = tokenOf(world, seat);
    for (const advance of advances) one.cards[advance] = 0;
    one.rev += 1;
    reveal(world, 'WE short-game.15', { what: 'short-game-revealed', nation: one.name, token: id, advances });
  }
}

/** Credits of choice and a city that some tokens cost. @rule WE short-game.17 @rule WE W4 @rule WE W49 @rule WE W66 */
export function settleToken(world: WeWorld, seat: Seat): Script | void {
  const { id, advances } = tokenOf(world, seat);
  const choosing = creditsToChoose(book.bonuses, { buy: advances });
  const destroys = world.options.destroyingTokens && DESTROYING_TOKENS.includes(id);
  if (choosing.length > 0 || destroys) return settle(world, seat, choosing, destroys);
}

function* settle(world: WeWorld, seat: Seat, choosing: readonly BonusBy<'credits'>[], destroys: boolean): Script {
  const number = nationOf(world, seat);
  const { creditStep } = book.bonuses;
  for (const { by: advance, points: credits } of choosing) {
    const answer = yield* ask(
      seat,
      share({
        topic: 'choose-credits',
        text: say('Choose {credits} credits for {advance}, in steps of {step}.', {
          credits,
          advance: the('card', advance),
          step: creditStep,
        }),
        rule: 'WE W66',
        of: 'group',
        total: credits / creditStep,
        over: GROUPS.map((group) => ({ id: group, most: credits / creditStep })),
      }),
    );
    const chosen = Object.fromEntries(GROUPS.map((group) => [group, creditStep * (answer[group] ?? 0)]));
    addCredits(world, number, book.bonuses, advance, chosen);
  }
  if (!destroys) return;
  const own = terrain(world).ids.filter((_, area) => world.cityIn[area] === number);
  const chosen = yield* ask(
    seat,
    chooseOne({
      topic: 'destroy-city',
      text: say('Your token destroys a city. Choose one of yours.'),
      rule: 'WE short-game.17',
      of: 'area',
      from: own,
    }),
  );
  destroyCity(world, 'WE short-game.17', must(areaNumber(world, chosen), chosen));
}

/** Everybody draws trade cards, fewest cities first, and gets treasury. @rule WE short-game.18 @rule WE short-game.19 @rule WE short-game.20 @rule WE short-game.21 @rule WE short-game.22 */
export function drawAtStart(world: WeWorld): void {
  world.revealedTokens = {};
  for (const seat of fewestCitiesFirst(world)) drawCards(world, seat, { book });
  for (const seat of inTrackOrder(world)) fillTreasury(world, nationOf(world, seat), SHORT_START.treasury);
}

/** Tokens by area. */
const tokenMoves = moves(
  'place-tokens',
  Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 99 }), { maxProperties: 99 }),
);
type Tally = Static<typeof tokenMoves.schema>;

/** In ranking order everybody places up to fourteen tokens in the own region. @rule WE short-game.23 @rule WE short-game.24 @rule WE W9 */
export function* placeStartTokens(world: WeWorld, seat: Seat): Script {
  const number = nationOf(world, seat);
  const answer = yield* ask(seat, askForTokens(world, number));
  for (const [id, count] of Object.entries(answer))
    if (count > 0) placeTokens(world, 'WE short-game.23', number, must(areaNumber(world, id), id), count);
}

/** As many as each area takes; beside a city only with Public Works. @rule WE short-game.24 */
function askForTokens(world: WeWorld, number: NationNumber): Asking<Tally> {
  const rooms = new Map(
    regionIn(world, number).flatMap((area) => {
      const room = roomIn(world, number, area);
      return room > 0 ? [[areaId(world, area), room] as const] : [];
    }),
  );
  const most = SHORT_START.tokens;
  const fill = (order: readonly (readonly [string, number])[]): Tally => {
    let left = most;
    const tally: Tally = {};
    for (const [id, room] of order) {
      const count = Math.min(left, room);
      if (count > 0) tally[id] = count;
      left -= count;
    }
    return tally;
  };
  return act(
    {
      topic: 'place-tokens',
      text: say('Place up to {most} tokens in your region.', { most }),
      rule: 'WE short-game.23',
      bounds: { most, areas: Object.fromEntries(rooms) },
    },
    tokenMoves,
    {
      check: (answer) => refuseTokens(rooms, most, answer),
      sample: (random) => {
        const dice = new Dice(random);
        const all = fill(dice.shuffle([...rooms]));
        return dice.chance(1, 4) ? Object.fromEntries(Object.entries(all).slice(1)) : all;
      },
      default: () => fill([...rooms]),
    },
  );
}

function refuseTokens(rooms: ReadonlyMap<string, number>, most: number, answer: Tally): Refusal | undefined {
  let total = 0;
  for (const [id, count] of Object.entries(answer)) {
    const room = rooms.get(id) ?? 0;
    if (count > room)
      return refuse(
        'full',
        say('{area} can take {room, plural, =0 {no token} one {# token} other {# tokens}}. Choose another area.', {
          area: the('area', id),
          room,
        }),
        'WE short-game.24',
      );
    total += count;
  }
  if (total <= most) return undefined;
  return refuse('too-many', say('You place at most {most} tokens.', { most }), 'WE short-game.23');
}

/** Markers begin far along the track. @rule WE short-game.25 @rule WE short-game.28 @rule WE W49 */
export function setMarkers(world: WeWorld): void {
  for (const seat of inTrackOrder(world)) {
    const one = nation(world, nationOf(world, seat));
    one.step = SHORT_STEPS[world.options.track];
    one.rev += 1;
  }
}
