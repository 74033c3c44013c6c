import { type Acting, type Asking, at, type Dice, type Refusal, refuse, say, the } from '@ecumene/engine';
import type { OwnMove } from '../asking.ts';
import type { Book } from '../book/book.ts';
import type { Reach } from '../book/movement.ts';
import { areaId, areaNumber, nation } from '../nations.ts';
import { isOutOfPlay } from '../out-of-play.ts';
import type { Ancients, AreaNumber, MovementSoFar, NationNumber, Ship } from '../world.ts';
import type { Move, MovementMove } from './moves.ts';

/** The rules a game moves by: its book, and what it adds to movement. `X` are its own moves. */
export interface Moving<W extends Ancients, X extends OwnMove = never> {
  readonly book: Pick<Book<W>, 'movement'>;
  /** Asks for moves, with all forms of them that the game knows. */
  readonly ask: (rule: string, acting: Acting<MovementMove<X>>) => Asking<MovementMove<X>>;
  /** The rules of the game's own moves. */
  readonly own?: OwnMoves<W, X>;
  /** What speaks against a move that all games know, besides the shared rules. */
  readonly refuse?: (mover: Mover<W>, move: Move) => Refusal | undefined;
  /** What happens when a movement has ended. */
  readonly ended?: (mover: Mover<W>) => void;
}

export interface OwnMoves<W extends Ancients, X extends OwnMove> {
  readonly refuse: (mover: Mover<W>, move: X) => Refusal | undefined;
  readonly act: (mover: Mover<W>, move: X) => void;
  readonly sample: (mover: Mover<W>, dice: Dice) => X | undefined;
}

/** One nation on the move, whatever the game. */
export interface AnyMover {
  readonly world: Ancients;
  readonly number: NationNumber;
  readonly reach: Reach;
  /** By area: tokens that have moved already. */
  readonly moved: number[];
  /** By ship: areas entered. */
  readonly sailed: number[];
  readonly soFar: MovementSoFar;
}

/** One nation on the move. */
export interface Mover<W extends Ancients> extends AnyMover {
  readonly world: W;
  readonly book: Pick<Book<W>, 'movement'>;
}

/** What is done for a nation whose time is up: whoever is aboard lands, and the movement ends. */
export function landOrEnd<W extends Ancients>({ world, number, book }: Mover<W>): Move | { do: 'end' } {
  if (book.movement.mayStayAboard(world)) return { do: 'end' };
  for (const { no, aboard } of nation(world, number).ships) {
    if (aboard > 0) return { do: 'sail', ship: no, path: [], land: aboard };
  }
  return { do: 'end' };
}

/** How many of the mover's tokens in an area have not moved yet. */
export function unmoved({ world, number, moved }: AnyMover, area: AreaNumber): number {
  return at(world.tokens, area * world.nations.length + number) - at(moved, area);
}

export function unknownArea<W extends Ancients>({ world, book }: Mover<W>, id: string): Refusal | undefined {
  if (areaNumber(world, id) !== undefined) return undefined;
  return refuse('no-area', say('{id} is not in play.', { id }), book.movement.cites.move[0]);
}

/** Why nobody may end in an area, if it is out of play. @rule movement.out-of-play */
export function refuseOutOfPlay<W extends Ancients>({ world, book }: Mover<W>, area: AreaNumber): Refusal | undefined {
  if (!isOutOfPlay(world, area)) return undefined;
  const place = the('area', areaId(world, area));
  return refuse(
    'out-of-play',
    say('{place} is out of play. Choose another area.', { place }),
    book.movement.cites['out-of-play'][0],
  );
}

/** Tokens aboard own ships in an area that must land somewhere before movement ends, one ship left out. */
function passengersIn<W extends Ancients>({ world, number, book }: Mover<W>, area: AreaNumber, except?: Ship): number {
  if (book.movement.mayStayAboard(world)) return 0;
  return nation(world, number).ships.reduce(
    (sum, ship) => sum + (ship.at === area && ship.no !== except?.no ? ship.aboard : 0),
    0,
  );
}

/**
 * Why so many tokens may not enter an area, whichever way they come. Those aboard ships there count too: it must always be
 * possible to land them. @rule movement.out-of-play
 */
export function refuseEntry<W extends Ancients>(
  mover: Mover<W>,
  area: AreaNumber,
  tokens: number,
): Refusal | undefined {
  const { world, number, book } = mover;
  const entering = tokens + passengersIn(mover, area);
  return refuseOutOfPlay(mover, area) ?? book.movement.refusesEntry(world, number, area, entering);
}

/** Why a ship with so many tokens aboard, some of which land, may not stop in an area. @rule movement.out-of-play @rule movement.land */
export function refuseStop<W extends Ancients>(
  mover: Mover<W>,
  ship: Ship,
  area: AreaNumber,
  { aboard, land }: { readonly aboard: number; readonly land: number },
): Refusal | undefined {
  const { world, number, book } = mover;
  const refused = refuseOutOfPlay(mover, area);
  const tokens = book.movement.mayStayAboard(world) ? land : aboard;
  if (refused !== undefined || tokens === 0) return refused;
  return book.movement.refusesEntry(world, number, area, tokens + passengersIn(mover, area, ship));
}
