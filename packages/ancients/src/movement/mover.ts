import { type Acting, type Asking, at, type Dice, type Refusal, refuse, say, the } from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import type { Book } from '../book/book.ts';
import type { Reach } from '../book/movement.ts';
import type { Movable } from '../movable.ts';
import { areaId, areaNumber, nation, terrain } from '../nations.ts';
import { isOutOfPlay } from '../out-of-play.ts';
import { landfalls } from '../sailing.ts';
import type { AreaNumber, MovementSoFar, NationNumber, Ship } from '../world.ts';
import type { Move, MovementMove } from './moves.ts';

/** The rules of moves: the book of a game, and what it adds. `X` are its own moves. */
export interface MoveRules<W extends Movable, X extends OwnMove = never> {
  readonly book: Pick<Book<W>, 'movement'>;
  /** The rules of the game's own moves. */
  readonly own?: Pick<OwnMoves<W, X>, 'refuse' | 'act'>;
  /** What speaks against a move that all games know, besides the shared rules. */
  readonly refuse?: (mover: Mover<W>, move: Move) => Refusal | undefined;
}

/** How a game moves: the rules of moves, and how they are asked for. */
export interface Moving<W extends Movable, X extends OwnMove = never> extends MoveRules<W, X> {
  /** Asks for moves, with all forms of them that the game knows. */
  readonly ask: (rule: string, acting: Acting<MovementMove<X>>) => Asking<MovementMove<X>>;
  readonly own?: OwnMoves<W, X>;
  /** What happens when moves have been made. Until then the tokens stood like this. */
  readonly moved?: (mover: Mover<W>, before: readonly number[]) => void;
  /** What happens when a movement has ended. */
  readonly ended?: (mover: Mover<W>) => void;
}

export interface OwnMoves<W extends Movable, X extends OwnMove> {
  readonly refuse: (mover: Mover<W>, move: X) => Refusal | undefined;
  readonly act: (mover: Mover<W>, move: X) => void;
  readonly sample: (mover: Mover<W>, dice: Dice) => X | undefined;
}

/** One nation on the move, whatever the game. */
export interface AnyMover {
  readonly world: Movable;
  readonly number: NationNumber;
  readonly reach: Reach;
  /** By area: tokens that have moved already. */
  readonly moved: number[];
  /** By ship: areas entered. */
  readonly sailed: number[];
  readonly soFar: MovementSoFar;
}

/** One nation on the move. */
export interface Mover<W extends Movable> extends AnyMover {
  readonly world: W;
  readonly book: Pick<Book<W>, 'movement'>;
}

/** What is done for a nation whose time is up: whoever is aboard lands, and the movement ends. */
export function landOrEnd<W extends Movable>(mover: Mover<W>): Move | { do: 'end' } {
  for (const ship of mustLand(mover)) {
    const landing = landingFor(mover, ship);
    if (landing !== undefined) return landing;
  }
  return { do: 'end' };
}

/** Ships whose tokens may not stay aboard when the movement ends. */
export function mustLand<W extends Movable>({ world, number, book }: Mover<W>): readonly Ship[] {
  if (book.movement.mayStayAboard(world)) return [];
  return nation(world, number).ships.filter(({ aboard }) => aboard > 0);
}

/** How all tokens aboard a ship can land: where it is, or else where it can still sail to. @rule movement.land */
export function landingFor<W extends Movable>(mover: Mover<W>, ship: Ship): Move | undefined {
  const { world, reach } = mover;
  const { no, at: area, shore, aboard } = ship;
  const here = { area, shore, path: [] };
  const onward = landfalls(terrain(world), here, stepsLeft(mover, ship), reach.openSea);
  const found = [here, ...onward].find(
    (one) => refuseStop(mover, ship, one.area, { aboard, land: aboard, isLast: true }) === undefined,
  );
  return found && { do: 'sail', ship: no, path: found.path.map((each) => areaId(world, each)), land: aboard };
}

/** How many more areas a ship may enter. @rule movement.ship */
export function stepsLeft({ reach, sailed }: AnyMover, { no }: Ship): number {
  return reach.sails - (sailed[no] ?? 0);
}

/** How many of the mover's tokens in an area have not moved yet. */
export function unmoved({ world, number, moved }: AnyMover, area: AreaNumber): number {
  return at(world.tokens, area * world.nations.length + number) - at(moved, area);
}

export function unknownArea<W extends Movable>({ world, book }: Mover<W>, id: string): Refusal | undefined {
  if (areaNumber(world, id) !== undefined) return undefined;
  return refuse('no-area', say('{id} is not in play. Choose another area.', { id }), book.movement.cites.move[0]);
}

/** Why nobody may end in an area, if it is out of play. @rule movement.out-of-play */
export function refuseOutOfPlay<W extends Movable>({ world, book }: Mover<W>, area: AreaNumber): Refusal | undefined {
  if (!isOutOfPlay(world, area)) return undefined;
  const place = the('area', areaId(world, area));
  return refuse(
    'out-of-play',
    say('{place} is out of play. Choose another area.', { place }),
    book.movement.cites['out-of-play'][0],
  );
}

/** Tokens aboard own ships in an area that must land there, since these ships sail no further, one ship left out. */
function passengersIn<W extends Movable>(mover: Mover<W>, area: AreaNumber, except?: Ship): number {
  if (mover.book.movement.mayStayAboard(mover.world)) return 0;
  let sum = 0;
  for (const ship of nation(mover.world, mover.number).ships)
    if (ship.at === area && ship.no !== except?.no && stepsLeft(mover, ship) < 1) sum += ship.aboard;
  return sum;
}

/**
 * Why so many tokens may not enter an area, whichever way they come. Those aboard ships that sail no further count too: it
 * must be possible to land them. @rule movement.out-of-play
 */
export function refuseEntry<W extends Movable>(mover: Mover<W>, area: AreaNumber, tokens: number): Refusal | undefined {
  const { world, number, book } = mover;
  const entering = tokens + passengersIn(mover, area);
  return refuseOutOfPlay(mover, area) ?? book.movement.refusesEntry(world, number, area, entering);
}

/** A stop of a ship: the tokens aboard when it arrives, those of them that land, and whether it can sail no further. */
interface Stop {
  readonly aboard: number;
  readonly land: number;
  readonly isLast: boolean;
}

/** Why a ship may not stop in an area: some tokens land, and after the last step all do. @rule movement.out-of-play @rule movement.land */
export function refuseStop<W extends Movable>(
  mover: Mover<W>,
  ship: Ship,
  area: AreaNumber,
  { aboard, land, isLast }: Stop,
): Refusal | undefined {
  const { world, number, book } = mover;
  const refused = refuseOutOfPlay(mover, area);
  const tokens = isLast && !book.movement.mayStayAboard(world) ? aboard : land;
  if (refused !== undefined || tokens === 0) return refused;
  return book.movement.refusesEntry(world, number, area, tokens + passengersIn(mover, area, ship));
}
