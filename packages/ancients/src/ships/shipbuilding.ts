import {
  type Asking,
  ask,
  at,
  Dice,
  moves,
  type Random,
  type Refusal,
  refuse,
  type Script,
  type Seat,
  say,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { Prompt } from '../asking.ts';
import { buildShip, keepShip, removeShip } from '../fleet.ts';
import { areaId, hasUnitsIn, nation, nationOf, terrain, tokensIn } from '../nations.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

/** How a game builds and keeps ships. */
export interface Shipyard {
  readonly cost: number;
  readonly upkeep: 1;
  readonly rules: {
    readonly build: string;
    readonly place: string;
    readonly keep: string;
    readonly most: string;
    readonly water: string;
    readonly coast: string;
  };
}

/** Which ships are kept, and how; which are built, and where. Ships not named under `keep` go back to stock. */
export const shipMoves = moves(
  'ships',
  Type.Object(
    {
      keep: Type.Array(
        Type.Object(
          { ship: Type.Integer({ minimum: 1, maximum: 99 }), by: Type.Enum(['treasury', 'levy']) },
          { additionalProperties: false },
        ),
        { maxItems: 99 },
      ),
      build: Type.Array(
        Type.Object(
          {
            area: Type.String({ maxLength: 40 }),
            /** Tokens taken from the area; the rest comes from treasury. */
            levy: Type.Integer({ minimum: 0, maximum: 9 }),
            coast: Type.Optional(Type.String({ maxLength: 20 })),
          },
          { additionalProperties: false },
        ),
        { maxItems: 99 },
      ),
    },
    { additionalProperties: false },
  ),
);
export type ShipPlan = Static<typeof shipMoves.schema>;
type Build = ShipPlan['build'][number];

/** One nation keeps, drops and builds ships. @rule AC 22.1 @rule AC 22.3 */
export function tendShips(world: Ancients, seat: Seat, yard: Shipyard): Script | void {
  const number = nationOf(world, seat);
  if (nation(world, number).ships.length > 0 || whereToBuild(world, number, yard, 0) !== NOBODY)
    return plan(world, seat, number, yard);
}

function* plan(world: Ancients, seat: Seat, number: NationNumber, yard: Shipyard): Script {
  carryOut(world, number, yard, yield* ask(seat, planning(world, number, yard)));
}

const prompt = new Prompt(shipMoves, 'ships', say('Which ships do you keep, and which do you build?'));
/** Whoever has no ship keeps none. */
const firstPrompt = new Prompt(shipMoves, 'ships', say('Do you build ships?'));

function planning(world: Ancients, number: NationNumber, yard: Shipyard): Asking<ShipPlan> {
  const asks = nation(world, number).ships.length > 0 ? prompt : firstPrompt;
  return asks.ask(yard.rules.build, {
    check: (answer) => new Ledger(world, number, yard).refusal(answer),
    sample: (random) => sample(world, number, yard, random),
    default: () => keepAll(world, number, yard),
  });
}

/** What a plan takes from treasury and areas, step by step. */
class Ledger {
  readonly #world: Ancients;
  readonly #number: NationNumber;
  readonly #yard: Shipyard;
  readonly #levied = new Map<AreaNumber, number>();
  treasury: number;
  ships = 0;

  constructor(world: Ancients, number: NationNumber, yard: Shipyard) {
    this.#world = world;
    this.#number = number;
    this.#yard = yard;
    this.treasury = nation(world, number).treasury;
  }

  left(area: AreaNumber): number {
    return tokensIn(this.#world, area, this.#number) - (this.#levied.get(area) ?? 0);
  }

  levy(area: AreaNumber, tokens: number): void {
    this.#levied.set(area, (this.#levied.get(area) ?? 0) + tokens);
  }

  /** Why this plan cannot be, if it cannot. */
  refusal({ keep, build }: ShipPlan): Refusal | undefined {
    const { ships } = nation(this.#world, this.#number);
    for (const { ship: no, by } of keep) {
      const ship = ships.find((one) => one.no === no);
      if (ship === undefined || keep.filter((one) => one.ship === no).length > 1)
        return refuse('no-ship', say('Name each ship you keep once, by its number.'), this.#yard.rules.keep);
      const refusal = this.keeps(ship.at, by);
      if (refusal !== undefined) return refusal;
    }
    for (const one of build) {
      const refusal = this.builds(one);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  /** @rule AC 22.3 */
  keeps(area: AreaNumber, by: 'treasury' | 'levy'): Refusal | undefined {
    this.ships += 1;
    if (by === 'treasury') return this.pays(this.#yard.upkeep);
    if (this.left(area) < this.#yard.upkeep)
      return refuse(
        'no-levy',
        say('No token is left in {area} to keep the ship. Pay from treasury or let it go.', {
          area: the('area', areaId(this.#world, area)),
        }),
        this.#yard.rules.keep,
      );
    this.levy(area, this.#yard.upkeep);
    return undefined;
  }

  /** Ships paid from treasury alone come before any levy, so units there at the start will do. @rule AC 22.2 @rule AC 22.4 @rule AC A21 @rule AC 23.57 */
  builds({ area: id, levy, coast }: Build): Refusal | undefined {
    const { rules, cost } = this.#yard;
    const ground = terrain(this.#world);
    const area = ground.numbers.get(id);
    if (area === undefined || !ground.isLand[area])
      return refuse('no-area', say('There is no land area called {id}.', { id }), rules.place);
    const shores = at(ground.shores, area);
    const place = the('area', id);
    if (shores.length === 0) return refuse('no-water', say('{place} has no water for a ship.', { place }), rules.water);
    if (shores.length > 1 ? !shores.some((shore) => shore.coast === coast) : coast !== undefined)
      return refuse(
        'coast',
        say('Name one of the coasts of an area that has several, and none elsewhere.'),
        rules.coast,
      );
    this.ships += 1;
    const most = nation(this.#world, this.#number).pieces.ships;
    if (this.ships > most) return refuse('too-many', say('You may have {most} ships in play.', { most }), rules.most);
    if (levy > cost || levy > this.left(area))
      return refuse('no-levy', say('You cannot levy {levy} tokens in {place}.', { levy, place }), rules.place);
    if (levy === 0 && !hasUnitsIn(this.#world, area, this.#number))
      return refuse('no-unit', say('You have no unit in {place} to build a ship.', { place }), rules.place);
    this.levy(area, levy);
    return this.pays(cost - levy);
  }

  pays(tokens: number): Refusal | undefined {
    this.treasury -= tokens;
    if (this.treasury >= 0) return undefined;
    return refuse(
      'no-treasury',
      say('Your treasury cannot pay for all this. Levy tokens instead.'),
      this.#yard.rules.build,
    );
  }
}

/** @rule AC 22.1 @rule AC 22.2 @rule AC 22.3 */
function carryOut(world: Ancients, number: NationNumber, yard: Shipyard, { keep, build }: ShipPlan): void {
  const one = nation(world, number);
  for (const ship of [...one.ships]) {
    const kept = keep.find(({ ship: no }) => no === ship.no);
    if (kept === undefined) removeShip(world, yard.rules.keep, number, ship);
    else keepShip(world, yard.rules.keep, number, ship, kept.by);
  }
  const ground = terrain(world);
  for (const { area: id, levy, coast } of build) {
    const area = ground.numbers.get(id);
    if (area === undefined) continue;
    const shore = Math.max(
      0,
      at(ground.shores, area).findIndex((one) => one.coast === (coast ?? null)),
    );
    buildShip(world, yard.rules.build, number, { at: area, shore }, levy, yard.cost - levy);
  }
}

/** Keeps as many ships as treasury and areas can pay for. */
function keepAll(world: Ancients, number: NationNumber, yard: Shipyard): ShipPlan {
  const ledger = new Ledger(world, number, yard);
  const keep: ShipPlan['keep'] = [];
  for (const { no, at: area } of nation(world, number).ships) {
    if (ledger.treasury > 0 && ledger.keeps(area, 'treasury') === undefined) keep.push({ ship: no, by: 'treasury' });
    else if (ledger.left(area) > 0 && ledger.keeps(area, 'levy') === undefined) keep.push({ ship: no, by: 'levy' });
  }
  return { keep, build: [] };
}

/** The first area, from a given one on and round again, where a ship can be built; nobody's number if there is none. */
function whereToBuild(world: Ancients, number: NationNumber, yard: Shipyard, from: AreaNumber): AreaNumber {
  const { shores } = terrain(world);
  const { tokens, cityIn } = world;
  const { treasury } = nation(world, number);
  const width = world.nations.length;
  for (let i = 0; i < cityIn.length; i++) {
    const area = from + i < cityIn.length ? from + i : from + i - cityIn.length;
    const count = tokens[area * width + number] ?? 0;
    if (count === 0 && cityIn[area] !== number) continue;
    if (treasury + count >= yard.cost && at(shores, area).length > 0) return area;
  }
  return NOBODY;
}

const FEW_TOKENS = 10;

/** Any plan is possible; most build nothing, least of all while there are few tokens. */
function sample(world: Ancients, number: NationNumber, yard: Shipyard, random: Random): ShipPlan {
  const dice = new Dice(random);
  const ledger = new Ledger(world, number, yard);
  const one = nation(world, number);
  const keep: ShipPlan['keep'] = [];
  for (const { no, at: area } of one.ships) {
    if (dice.chance(1, 4)) continue;
    const by = dice.chance(1, 2) ? 'levy' : 'treasury';
    if (by === 'levy' ? ledger.left(area) < yard.upkeep : ledger.treasury < yard.upkeep) continue;
    ledger.keeps(area, by);
    keep.push({ ship: no, by });
  }
  const build: Build[] = [];
  while (ledger.ships < one.pieces.ships && dice.chance(1, one.tokens > FEW_TOKENS ? 4 : 40)) {
    const wish = sampleBuild(world, number, yard, dice);
    if (wish === undefined || ledger.builds(wish) !== undefined) break;
    build.push(wish);
  }
  return { keep, build };
}

function sampleBuild(world: Ancients, number: NationNumber, yard: Shipyard, dice: Dice): Build | undefined {
  const area = whereToBuild(world, number, yard, dice.below(world.cityIn.length));
  if (area === NOBODY) return undefined;
  const { treasury } = nation(world, number);
  const most = Math.min(yard.cost, tokensIn(world, area, number));
  const least = Math.min(most, Math.max(0, yard.cost - treasury));
  const shores = at(terrain(world).shores, area);
  const coast = shores.length > 1 ? dice.pick(shores).coast : null;
  return { area: areaId(world, area), levy: dice.between(least, most), ...(coast !== null && { coast }) };
}
