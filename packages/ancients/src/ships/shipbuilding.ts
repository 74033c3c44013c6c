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
  type Thing,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { Prompt } from '../asking.ts';
import type { Book } from '../book/book.ts';
import { harboursIn, type Ships } from '../book/ships.ts';
import { buildShip, keepShip, removeShip } from '../fleet.ts';
import type { Shore } from '../ground.ts';
import { areaId, hasUnitsIn, nation, nationOf, terrain, tokensIn } from '../nations.ts';
import { type Ancients, type AreaNumber, type NationNumber, NOBODY } from '../world.ts';

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

/** One nation keeps, drops and builds ships. @rule ships.build @rule ships.keep */
export function tendShips<W extends Ancients>(world: W, seat: Seat, { ships }: Pick<Book<W>, 'ships'>): Script | void {
  const number = nationOf(world, seat);
  if (nation(world, number).ships.length > 0 || whereToBuild(world, number, ships, 0) !== NOBODY)
    return plan(world, seat, number, ships);
}

function* plan<W extends Ancients>(world: W, seat: Seat, number: NationNumber, yard: Ships<W>): Script {
  carryOut(world, number, yard, yield* ask(seat, planning(world, number, yard)));
}

const prompt = new Prompt(shipMoves, 'ships', say('Choose ships to keep and to build.'));
/** Whoever has no ship keeps none. */
const firstPrompt = new Prompt(shipMoves, 'ships', say('Choose ships to build, or none.'));

function planning<W extends Ancients>(world: W, number: NationNumber, yard: Ships<W>): Asking<ShipPlan> {
  const asks = nation(world, number).ships.length > 0 ? prompt : firstPrompt;
  return asks.ask(yard.cites.build[0], {
    check: (answer) => new Ledger(world, number, yard).refusal(answer),
    sample: (random) => sample(world, number, yard, random),
    default: () => keepAll(world, number, yard),
  });
}

/** Why a new ship cannot lie on this coast: it is named where an area has several, and only there. @rule ships.coast */
export function refuseCoast(
  place: Thing,
  shores: readonly Shore[],
  coast: string | undefined,
  rule: string,
): Refusal | undefined {
  if (shores.length < 2)
    return coast === undefined
      ? undefined
      : refuse('coast', say('{place} has one coast only. Do not name it.', { place }), rule);
  if (shores.some((shore) => shore.coast === coast)) return undefined;
  return refuse('coast', say('{place} has several coasts. Name the one where you build.', { place }), rule);
}

/** What a plan takes from treasury and areas, step by step. */
class Ledger<W extends Ancients> {
  readonly #world: W;
  readonly #number: NationNumber;
  readonly #yard: Ships<W>;
  readonly #upkeep: number;
  readonly #levied = new Map<AreaNumber, number>();
  treasury: number;
  ships = 0;

  constructor(world: W, number: NationNumber, yard: Ships<W>) {
    this.#world = world;
    this.#number = number;
    this.#yard = yard;
    this.#upkeep = yard.upkeep(world, number);
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
      const rule = this.#yard.cites.keep[0];
      const ship = ships.find((one) => one.no === no);
      if (ship === undefined)
        return refuse('no-ship', say('You have no ship {no}. Choose one of your ships.', { no }), rule);
      if (keep.filter((one) => one.ship === no).length > 1)
        return refuse('no-ship', say('Name each ship you keep only once.'), rule);
      const refusal = this.keeps(ship.at, by);
      if (refusal !== undefined) return refusal;
    }
    for (const one of build) {
      const refusal = this.builds(one);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  /** @rule ships.keep */
  keeps(area: AreaNumber, by: 'treasury' | 'levy'): Refusal | undefined {
    this.ships += 1;
    if (by === 'treasury') return this.pays(this.#upkeep, this.#yard.cites.keep[0]);
    if (this.left(area) < this.#upkeep)
      return refuse(
        'no-levy',
        say('No token is left in {area} to keep the ship. Pay from treasury or let it go.', {
          area: the('area', areaId(this.#world, area)),
        }),
        this.#yard.cites.keep[0],
      );
    this.levy(area, this.#upkeep);
    return undefined;
  }

  /** Ships paid from treasury alone come before any levy, so units there at the start will do. @rule ships.place @rule ships.most @rule ships.water @rule ships.coast */
  builds({ area: id, levy, coast }: Build): Refusal | undefined {
    const { cites, cost } = this.#yard;
    const ground = terrain(this.#world);
    const area = ground.numbers.get(id);
    if (area === undefined)
      return refuse('no-area', say('There is no area called {id}. Choose a coastal area.', { id }), cites.place[0]);
    const shores = at(ground.shores, area);
    const place = the('area', id);
    const isWater = shores.length > 0 && ground.isLand[area] === true;
    if (!isWater || !this.#yard.isHarbour(this.#world, area))
      return refuse(
        'no-water',
        say('{place} is not coastal. Choose a coastal area.', { place }),
        (isWater ? cites.water[1] : undefined) ?? cites.water[0],
      );
    const harbours = harboursIn(this.#yard, this.#world, area);
    const miscast =
      coast === undefined && harbours.length === 1 ? undefined : refuseCoast(place, shores, coast, cites.coast[0]);
    if (miscast !== undefined) return miscast;
    if (coast !== undefined && !harbours.some((shore) => shore.coast === coast))
      return refuse(
        'lake',
        say('Ships are not built on a lake. Choose the other coast of {place}.', { place }),
        cites.water[1] ?? cites.water[0],
      );
    this.ships += 1;
    const most = this.#yard.most(this.#world, this.#number);
    if (this.ships > most)
      return refuse('too-many', say('You may have {most} ships in play. Build fewer.', { most }), cites.most[0]);
    if (levy > cost)
      return refuse(
        'no-levy',
        say('A ship costs {cost} tokens. Use fewer tokens from {place}.', { cost, place }),
        cites.build[0],
      );
    if (levy > this.left(area))
      return refuse(
        'no-levy',
        say('You cannot pay with {levy} tokens in {place}. You need that many tokens there.', { levy, place }),
        cites.place[0],
      );
    if (levy === 0 && !hasUnitsIn(this.#world, area, this.#number))
      return refuse(
        'no-unit',
        say('You have no unit in {place} to build a ship. Choose an area with your tokens or city.', { place }),
        cites.place[0],
      );
    this.levy(area, levy);
    return this.pays(cost - levy, cites.build[0]);
  }

  pays(tokens: number, rule: string): Refusal | undefined {
    this.treasury -= tokens;
    if (this.treasury >= 0) return undefined;
    return refuse('no-treasury', say('Your treasury is too small. Pay with tokens instead.'), rule);
  }
}

/** @rule ships.build @rule ships.place @rule ships.keep */
function carryOut<W extends Ancients>(world: W, number: NationNumber, yard: Ships<W>, { keep, build }: ShipPlan): void {
  const one = nation(world, number);
  const upkeep = yard.upkeep(world, number);
  for (const ship of [...one.ships]) {
    const kept = keep.find(({ ship: no }) => no === ship.no);
    if (kept === undefined) removeShip(world, yard.cites.keep[0], number, ship);
    else keepShip(world, yard.cites.keep[0], number, ship, kept.by, upkeep);
  }
  const ground = terrain(world);
  for (const { area: id, levy, coast } of build) {
    const area = ground.numbers.get(id);
    if (area === undefined) continue;
    const [first] = harboursIn(yard, world, area);
    const name = coast ?? first?.coast ?? null;
    const shore = at(ground.shores, area).findIndex((one) => one.coast === name);
    buildShip(world, yard.cites.build[0], number, { at: area, shore }, levy, yard.cost - levy);
  }
}

/** The same yard where a player whose clock ran out keeps a ship even with the last token of its area. */
export function leviesLast<S>(yard: Ships<S>): Ships<S> {
  return { ...yard, timedOutLeviesLast: true };
}

/** Keeps as many ships as treasury and areas can pay for. No area gives its last token: a ship is worth less. @rule ships.keep */
function keepAll<W extends Ancients>(world: W, number: NationNumber, yard: Ships<W>): ShipPlan {
  const ledger = new Ledger(world, number, yard);
  const upkeep = yard.upkeep(world, number);
  const spared = yard.timedOutLeviesLast === true ? 0 : 1;
  const keep: ShipPlan['keep'] = [];
  for (const { no, at: area } of nation(world, number).ships) {
    const by = ledger.treasury >= upkeep ? 'treasury' : 'levy';
    if (by === 'levy' && ledger.left(area) < upkeep + spared) continue;
    ledger.keeps(area, by);
    keep.push({ ship: no, by });
  }
  return { keep, build: [] };
}

/** The first area, from a given one on and round again, where a ship can be built; nobody's number if there is none. */
function whereToBuild<W extends Ancients>(
  world: W,
  number: NationNumber,
  yard: Ships<W>,
  from: AreaNumber,
): AreaNumber {
  const { tokens, cityIn } = world;
  const { treasury } = nation(world, number);
  const width = world.nations.length;
  for (let i = 0; i < cityIn.length; i++) {
    const area = from + i < cityIn.length ? from + i : from + i - cityIn.length;
    const count = tokens[area * width + number] ?? 0;
    if (count === 0 && cityIn[area] !== number) continue;
    if (treasury + count >= yard.cost && yard.isHarbour(world, area)) return area;
  }
  return NOBODY;
}

const FEW_TOKENS = 10;

/** Any plan is possible; most build nothing, least of all while there are few tokens. */
function sample<W extends Ancients>(world: W, number: NationNumber, yard: Ships<W>, random: Random): ShipPlan {
  const dice = new Dice(random);
  const ledger = new Ledger(world, number, yard);
  const one = nation(world, number);
  const upkeep = yard.upkeep(world, number);
  const keep: ShipPlan['keep'] = [];
  for (const { no, at: area } of one.ships) {
    if (dice.chance(1, 4)) continue;
    const by = dice.chance(1, 2) ? 'levy' : 'treasury';
    if (by === 'levy' ? ledger.left(area) < upkeep : ledger.treasury < upkeep) continue;
    ledger.keeps(area, by);
    keep.push({ ship: no, by });
  }
  const build: Build[] = [];
  while (ledger.ships < yard.most(world, number) && dice.chance(1, one.tokens > FEW_TOKENS ? 4 : 40)) {
    const wish = sampleBuild(world, number, yard, dice);
    if (wish === undefined || ledger.builds(wish) !== undefined) break;
    build.push(wish);
  }
  return { keep, build };
}

function sampleBuild<W extends Ancients>(
  world: W,
  number: NationNumber,
  yard: Ships<W>,
  dice: Dice,
): Build | undefined {
  const area = whereToBuild(world, number, yard, dice.below(world.cityIn.length));
  if (area === NOBODY) return undefined;
  const { treasury } = nation(world, number);
  const most = Math.min(yard.cost, tokensIn(world, area, number));
  const least = Math.min(most, Math.max(0, yard.cost - treasury));
  const harbours = harboursIn(yard, world, area);
  const coast = at(terrain(world).shores, area).length > 1 ? dice.pick(harbours).coast : null;
  return { area: areaId(world, area), levy: dice.between(least, most), ...(coast !== null && { coast }) };
}
