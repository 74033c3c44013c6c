import {
  type AnyMover,
  type AreaNumber,
  areaId,
  areaNumber,
  buildShip,
  type Movable,
  type Move,
  nation,
  refuseCoast,
  removeShip,
  removeTokens,
  shipNumbered,
  spendTreasury,
  terrain,
  tokensIn,
} from '@ecumene/ancients';
import { at, happen, isRecord, type Refusal, refuse, say, the } from '@ecumene/engine';
import type { WeState } from './book/state.ts';
import { book } from './book.ts';
import { SHIPS } from './data/turn-values.ts';
import type { BuildShip, GiveUpShip, KeepShip, ShipMove } from './ship-forms.ts';

/** The rules of building, keeping and giving up ships while moving. */

/** What these moves read and change: the world, or a copy of what a view shows. */
type WeMovable = WeState & Movable;

interface ShipMover extends AnyMover {
  readonly world: WeMovable;
}

const { cites } = book.ships;

/** The paragraph of each way to pay for a ship, by how many tokens of treasury it takes. */
const WAYS_TO_PAY = ['WE ship-building.6', 'WE ship-building.5', 'WE ship-building.4'] as const;

/** The areas whose tokens pay for a new ship: first of its own area, then of that or another. @rule WE ship-building.4 @rule WE ship-building.5 @rule WE ship-building.6 @rule WE W8 */
function levyFor({ area: id, treasury, from }: BuildShip): readonly string[] {
  const tokens = book.ships.cost - treasury;
  if (tokens <= 0) return [];
  return tokens === 1 ? [id] : [id, from ?? id];
}

export function refuseShips(mover: ShipMover, one: ShipMove): Refusal | undefined {
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
function refuseBuild({ world, number, soFar }: ShipMover, build: BuildShip): Refusal | undefined {
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

function refuseLevy(world: WeMovable, number: number, levy: readonly string[], rule: string): Refusal | undefined {
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

function refuseTreasury(world: WeMovable, number: number, tokens: number, rule: string): Refusal | undefined {
  if (nation(world, number).treasury >= tokens) return undefined;
  return refuse('no-treasury', say('Your treasury is too small. Pay with tokens on the board.'), rule);
}

/** @rule WE ship-keeping.1 @rule WE ship-keeping.4 */
function refuseKeep({ world, number, soFar }: ShipMover, { ship: no, from }: KeepShip): Refusal | undefined {
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
function refuseGivingUp({ world, number, soFar }: ShipMover, { ship: no }: GiveUpShip): Refusal | undefined {
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
export function refuseUnfit({ soFar }: ShipMover, one: Move): Refusal | undefined {
  if (one.do !== 'sail' || soFar.fit?.includes(one.ship)) return undefined;
  return refuse(
    'not-kept',
    say('Keep ship {no} first: pay 1 treasury token or 1 token on the board.', { no: one.ship }),
    cites.keep[0],
  );
}

export function doShips(mover: ShipMover, one: ShipMove): void {
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

function build(mover: ShipMover, one: BuildShip): void {
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

function keep(mover: ShipMover, { ship: no, from }: KeepShip): void {
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

/** A move of a ship as somebody has planned it, if it is one. */
export function readShipMove(move: unknown): ShipMove | undefined {
  if (!isRecord(move)) return undefined;
  const { do: what, area, ship, treasury, coast } = move;
  const from = typeof move['from'] === 'string' ? { from: move['from'] } : {};
  if (what === 'build-ship')
    return typeof area === 'string' && typeof treasury === 'number'
      ? { do: what, area, treasury, ...from, ...(typeof coast === 'string' && { coast }) }
      : undefined;
  if (typeof ship !== 'number') return undefined;
  if (what === 'keep-ship') return { do: what, ship, ...from };
  return what === 'give-up-ship' ? { do: what, ship } : undefined;
}
