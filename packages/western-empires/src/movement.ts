import {
  type AnyMover,
  type AreaNumber,
  areaId,
  areaNumber,
  buildShip,
  MOVEMENT,
  type Move,
  type Mover,
  type Moving,
  mayMoveEarly,
  move,
  moveForms,
  movementForms,
  movementPlans,
  nation,
  Prompt,
  refuseCoast,
  removeShip,
  removeTokens,
  shipNumbered,
  spendTreasury,
  terrain,
  tokensIn,
} from '@ecumene/ancients';
import {
  at,
  type Dice,
  happen,
  type MayAct,
  moves,
  type Refusal,
  refuse,
  type Script,
  type Seat,
  say,
  the,
} from '@ecumene/engine';
import Type, { type Static } from 'typebox';
import { book } from './book.ts';
import { SHIPS } from './data/turn-values.ts';
import { movesInOrder } from './versions.ts';
import type { WeWorld } from './world.ts';

/** Ships are built, kept and given up while moving. */

const area = Type.String({ maxLength: 40 });
const ship = Type.Integer({ minimum: 1, maximum: 99 });

const buildShipForm = Type.Object(
  {
    do: Type.Literal('build-ship'),
    area,
    /** Tokens of treasury; the others are tokens on the board, the first of them of this area. */
    treasury: Type.Integer({ minimum: 0, maximum: 2 }),
    /** Where the second token of the board comes from; this area, if not said. */
    from: Type.Optional(area),
    coast: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { additionalProperties: false },
);

const keepShipForm = Type.Object(
  {
    do: Type.Literal('keep-ship'),
    ship,
    /** Where the token comes from that keeps it; treasury, if not said. */
    from: Type.Optional(area),
  },
  { additionalProperties: false },
);

const giveUpShipForm = Type.Object({ do: Type.Literal('give-up-ship'), ship }, { additionalProperties: false });

type BuildShip = Static<typeof buildShipForm>;
type KeepShip = Static<typeof keepShipForm>;
type GiveUpShip = Static<typeof giveUpShipForm>;
type ShipMove = BuildShip | KeepShip | GiveUpShip;

const movementMoves = moves(
  'movement',
  movementForms([moveForms.march, moveForms.sail, buildShipForm, keepShipForm, giveUpShipForm]),
);
const prompt = new Prompt(movementMoves, MOVEMENT.topic, MOVEMENT.text);

const { cites } = book.ships;

/** The paragraph of each way to pay for a ship, by how many tokens of treasury it takes. */
const WAYS_TO_PAY = ['WE ship-building.6', 'WE ship-building.5', 'WE ship-building.4'] as const;

/** The areas whose tokens pay for a new ship: first of its own area, then of that or another. @rule WE ship-building.4 @rule WE ship-building.5 @rule WE ship-building.6 @rule WE W8 */
function levyFor({ area: id, treasury, from }: BuildShip): readonly string[] {
  const tokens = book.ships.cost - treasury;
  if (tokens <= 0) return [];
  return tokens === 1 ? [id] : [id, from ?? id];
}

function refuseShips(mover: Mover<WeWorld>, one: ShipMove): Refusal | undefined {
  switch (one.do) {
    case 'build-ship':
      return refuseBuild(mover, one);
    case 'keep-ship':
      return refuseKeep(mover, one);
    case 'give-up-ship':
      return refuseGivingUp(mover, one);
  }
}

/** @rule WE ship-building.2 @rule WE ship-building.3 @rule WE pieces.1 */
function refuseBuild({ world, number, soFar }: Mover<WeWorld>, build: BuildShip): Refusal | undefined {
  const ground = terrain(world);
  const place = the('area', build.area);
  const here = areaNumber(world, build.area);
  if (here === undefined || !ground.isLand[here])
    return refuse('no-area', say('{id} is not in play. Choose another area.', { id: build.area }), cites.place[0]);
  if (!book.ships.isHarbour(world, here))
    return refuse('no-water', say('{place} is not coastal. Build ships in coastal areas.', { place }), cites.water[0]);
  if (tokensIn(world, here, number) === 0)
    return refuse(
      'no-unit',
      say('You have no token in {place} to build a ship. Choose an area with your tokens.', { place }),
      cites.place[0],
    );
  const miscast = refuseCoast(place, at(ground.shores, here), build.coast, cites.coast[0]);
  if (miscast !== undefined) return miscast;
  const { ships, pieces } = nation(world, number);
  if ((soFar.built ?? 0) >= SHIPS.builtATurn)
    return refuse(
      'too-many',
      say('You have built {most} ships, the most for one turn. Use the ships you have.', { most: SHIPS.builtATurn }),
      cites.most[0],
    );
  if (ships.length >= pieces.ships)
    return refuse(
      'too-many',
      say('You have all {most} ships on the board. Give one up first.', { most: pieces.ships }),
      'WE pieces.1',
    );
  const rule = at(WAYS_TO_PAY, build.treasury);
  if (build.from !== undefined && book.ships.cost - build.treasury < 2)
    return refuse(
      'no-levy',
      say('The first token you pay must be in {place}. Pay with one from there.', { place }),
      rule,
    );
  return refuseLevy(world, number, levyFor(build), rule) ?? refuseTreasury(world, number, build.treasury, rule);
}

function refuseLevy(world: WeWorld, number: number, levy: readonly string[], rule: string): Refusal | undefined {
  for (const id of levy) {
    const from = areaNumber(world, id);
    const wanted = levy.filter((other) => other === id).length;
    if (from !== undefined && tokensIn(world, from, number) >= wanted) continue;
    return refuse(
      'no-levy',
      say(
        'You do not have {wanted, plural, one {a token} other {# tokens}} in {place}. Pay with others or with treasury.',
        {
          wanted,
          place: the('area', id),
        },
      ),
      rule,
    );
  }
  return undefined;
}

function refuseTreasury(world: WeWorld, number: number, tokens: number, rule: string): Refusal | undefined {
  if (nation(world, number).treasury >= tokens) return undefined;
  return refuse('no-treasury', say('Your treasury is too small. Pay with tokens on the board.'), rule);
}

/** @rule WE ship-keeping.1 @rule WE ship-keeping.4 */
function refuseKeep({ world, number, soFar }: Mover<WeWorld>, { ship: no, from }: KeepShip): Refusal | undefined {
  if (shipNumbered(world, number, no) === undefined) return noShip(no);
  if (soFar.fit?.includes(no))
    return refuse(
      'kept',
      say('Ship {no} was built or kept this turn. You can move it without paying again.', { no }),
      'WE ship-keeping.4',
    );
  const [rule] = cites.keep;
  return from === undefined
    ? refuseTreasury(world, number, book.ships.upkeep(world, number), rule)
    : refuseLevy(world, number, [from], rule);
}

/** @rule WE ship-keeping.5 @rule WE ship-keeping.6 */
function refuseGivingUp({ world, number, soFar }: Mover<WeWorld>, { ship: no }: GiveUpShip): Refusal | undefined {
  if (shipNumbered(world, number, no) === undefined) return noShip(no);
  if (!soFar.fit?.includes(no)) return undefined;
  return refuse(
    'kept',
    say('Ship {no} was built or kept this turn, so it stays. Give up another one.', { no }),
    'WE ship-keeping.6',
  );
}

function noShip(no: number): Refusal {
  return refuse('no-ship', say('You have no ship {no}. Choose one of your ships.', { no }), cites.keep[0]);
}

/** Ships sail once they are built or kept. @rule WE ship-keeping.1 @rule WE ship-building.7 */
function refuseUnfit({ soFar }: Mover<WeWorld>, one: Move): Refusal | undefined {
  if (one.do !== 'sail' || soFar.fit?.includes(one.ship)) return undefined;
  return refuse(
    'not-kept',
    say('Keep ship {no} first: pay 1 treasury token or 1 token on the board.', { no: one.ship }),
    cites.keep[0],
  );
}

function doShips(mover: Mover<WeWorld>, one: ShipMove): void {
  switch (one.do) {
    case 'build-ship':
      build(mover, one);
      return;
    case 'keep-ship':
      keep(mover, one);
      return;
    case 'give-up-ship': {
      const { world, number } = mover;
      const found = shipNumbered(world, number, one.ship);
      if (found !== undefined) removeShip(world, cites.keep[0], number, found);
    }
  }
}

/** Tokens that have moved already may pay too, and do so first. @rule WE W63 */
function levy({ world, number, moved }: AnyMover, from: AreaNumber): void {
  removeTokens(world, cites.build[0], number, from, 1);
  moved[from] = Math.max(0, at(moved, from) - 1);
}

function build(mover: Mover<WeWorld>, one: BuildShip): void {
  const { world, number, soFar } = mover;
  const here = areaNumber(world, one.area);
  if (here === undefined) throw new Error('a ship was not checked');
  const [, second] = levyFor(one);
  const shore = Math.max(
    0,
    at(terrain(world).shores, here).findIndex(({ coast }) => coast === (one.coast ?? null)),
  );
  const elsewhere = second === undefined || second === one.area ? undefined : areaNumber(world, second);
  if (elsewhere !== undefined) levy(mover, elsewhere);
  const local = book.ships.cost - one.treasury - (elsewhere === undefined ? 0 : 1);
  mover.moved[here] = Math.max(0, at(mover.moved, here) - local);
  const no = buildShip(world, cites.build[0], number, { at: here, shore }, local, one.treasury);
  soFar.fit?.push(no);
  soFar.built = (soFar.built ?? 0) + 1;
  soFar.sailed[no] = 0;
}

function keep(mover: Mover<WeWorld>, { ship: no, from }: KeepShip): void {
  const { world, number, soFar } = mover;
  const found = shipNumbered(world, number, no);
  if (found === undefined) throw new Error('a ship was not checked');
  const place = from === undefined ? undefined : areaNumber(world, from);
  if (place === undefined) spendTreasury(world, number, book.ships.upkeep(world, number));
  else levy(mover, place);
  soFar.fit?.push(no);
  happen(world, cites.keep[0], {
    what: 'ship-kept',
    nation: nation(world, number).name,
    ship: no,
    area: areaId(world, found.at),
    by: place === undefined ? 'treasury' : 'levy',
  });
}

/** Ships that were neither built nor kept are destroyed. @rule WE end-of-movement.2 */
function scrapShips({ world, number, soFar }: Mover<WeWorld>): void {
  for (const one of [...nation(world, number).ships])
    if (!soFar.fit?.includes(one.no)) removeShip(world, 'WE end-of-movement.2', number, one);
}

function sampleShips(mover: Mover<WeWorld>, dice: Dice): ShipMove | undefined {
  const { world, number, soFar } = mover;
  const { ships, tokens } = nation(world, number);
  const old = ships.filter(({ no }) => !soFar.fit?.includes(no));
  const own = terrain(world).ids.flatMap((_, place) => (tokensIn(world, place, number) > 0 ? [place] : []));
  const anywhere = (): string | undefined => (own.length === 0 ? undefined : areaId(world, dice.pick(own)));
  let one: ShipMove | undefined;
  if (old.length > 0 && dice.chance(2, 3)) {
    const { no } = dice.pick(old);
    const from = dice.chance(1, 2) ? anywhere() : undefined;
    one = dice.chance(1, 6)
      ? { do: 'give-up-ship', ship: no }
      : { do: 'keep-ship', ship: no, ...(from !== undefined && { from }) };
  } else {
    const harbours = own.filter((place) => book.ships.isHarbour(world, place));
    if (harbours.length === 0 || (tokens < FEW_TOKENS && !dice.chance(1, 10))) return undefined;
    const place = dice.pick(harbours);
    const shores = at(terrain(world).shores, place);
    const coast = shores.length > 1 ? dice.pick(shores).coast : null;
    const treasury = dice.between(0, 2);
    const from = treasury === 0 && dice.chance(1, 2) ? anywhere() : undefined;
    one = {
      do: 'build-ship',
      area: areaId(world, place),
      treasury,
      ...(from !== undefined && { from }),
      ...(coast !== null && { coast }),
    };
  }
  return refuseShips(mover, one) === undefined ? one : undefined;
}

const FEW_TOKENS = 8;

const moving: Moving<WeWorld, ShipMove> = {
  book,
  ask: (rule, acting) => prompt.ask(rule, acting),
  own: { refuse: refuseShips, act: doShips, sample: sampleShips },
  refuse: refuseUnfit,
  ended: scrapShips,
};

/** Whether ending the movement now would destroy ships: a plan never does that by itself. @rule WE end-of-movement.2 */
function losesShips({ world, number, soFar: { fit = [] } }: Mover<WeWorld>): Refusal | undefined {
  if (nation(world, number).ships.every(({ no }) => fit.includes(no))) return undefined;
  return refuse('ships-not-kept', say('Your ships are not kept yet. Keep them or give them up, then end movement.'));
}

/** Movements planned ahead. */
export const plannedMovement = movementPlans(moving, losesShips);

/**
 * One nation moves, and builds and keeps ships while it does. Everybody waits for their turn, so no early move can stand
 * in the way of another. @rule WE movement.1 @rule WE movement.3 @rule WE movement.4 @rule WE movement.5
 * @rule WE ship-building.1 @rule WE conflict-situation.5 @rule WE W52
 */
export function moveNation(world: WeWorld, seat: Seat): Script {
  return move(world, seat, moving);
}

/** Who may move before their turn at a swift table. Ships are built while moving. @rule WE movement.3 */
export function earlyMovers(world: WeWorld): MayAct | undefined {
  return movesInOrder(world) ? undefined : mayMoveEarly(world, book, true);
}
