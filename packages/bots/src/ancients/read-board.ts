import { type AncientView, NOBODY, type PublicState, terrainOf } from '@ecumene/ancients';
import { must, type Seat } from '@ecumene/engine';
import { type BoardPosition, holds } from './board-position.ts';
import { BookReading } from './book-reading.ts';
import type { Guide } from './guide.ts';

export function ownNation({ nations }: AncientView, seat: Seat): number {
  for (let n = 0; n < nations.length; n++) if (nations[n]?.seat === seat) return n;
  return NOBODY;
}

/** What a seat sees, worked out once for a decision. */
export function readBoard<S extends PublicState, V extends AncientView>(
  guide: Guide<S, V>,
  view: V,
  seat: Seat,
): BoardPosition {
  const land = terrainOf(view.ground);
  const number = ownNation(view, seat);
  const me = must(view.nations[number], `a nation of ${seat}`);
  const state = guide.decode(view);
  const book = new BookReading(guide, state, number);
  const feeds = land.ids.map((_, area) => book.feeds(area));
  const isDry = guide.eases('flood').some((advance) => holds(me, advance));
  const { worths, purchase, credits } = guide;
  const board = { ...tokensAround(state, number), owner: state.cityIn };
  return { view, state, book, worths, purchase, credits, land, me, number, ...board, feeds, isDry };
}

/** By area: the own tokens, those of all others, and who of them is the strongest. */
function tokensAround(
  { tokens, nations, cityIn }: PublicState,
  me: number,
): Pick<BoardPosition, 'own' | 'foreign' | 'rival'> {
  const width = nations.length;
  const size = cityIn.length;
  const own = new Array<number>(size).fill(0);
  const foreign = new Array<number>(size).fill(0);
  const rival = new Array<number>(size).fill(NOBODY);
  for (let area = 0, first = 0; area < size; area++, first += width) {
    let most = 0;
    for (let number = 0; number < width; number++) {
      const count = tokens[first + number] ?? 0;
      if (count === 0 || number === me) continue;
      foreign[area] = (foreign[area] ?? 0) + count;
      if (count <= most) continue;
      most = count;
      rival[area] = number;
    }
    own[area] = tokens[first + me] ?? 0;
  }
  return { own, foreign, rival };
}
