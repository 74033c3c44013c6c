import type { CalamityRow } from '@ecumene/ancients';
import type { BoardPosition } from './board-position.ts';

/** Tokens of which one city is lost for want of support, as far as that costs points. */
const TOKENS_A_CITY = 3.5;

/** What a fear goes by. The board does not matter. */
type Exposed = Pick<BoardPosition, 'book' | 'me' | 'worths'>;

/** The damage a nation expects from a calamity card it holds, in points. */
export function fearOf(position: Exposed, card: string): number {
  const { fears } = position.worths;
  const calamity = position.book.strikesAs(position.book.goods.thing(card));
  const row = position.book.calamities.find(({ id }) => id === calamity);
  if (row === undefined) return fears.unknown;
  const fear = fearBy(position, row);
  return fear > 0 ? fear + (fears.besides[calamity] ?? 0) : 0;
}

function fearBy({ book, me, worths: { fears } }: Exposed, row: CalamityRow): number {
  const { cities, tokens, name } = me;
  const amount = book.suffers(row);
  switch (row.takes) {
    case 'cities':
      return fears.city * Math.min(amount, cities);
    case 'reduces':
      return fears.reduced * Math.min(amount, cities);
    case 'idles':
      return (fears.reduced / TOKENS_A_CITY) * Math.max(0, book.perCity * cities - Math.max(0, tokens - amount));
    case 'splits':
      return fears.split;
    case 'points':
    case 'treasury':
    case 'card-points':
    case 'areas':
    case 'steps':
      return fears.point * amount;
    case 'horde':
      return fears.safeFromHordes.has(name) ? 0 : fears.point * Math.min(amount, tokens + cities);
  }
}
