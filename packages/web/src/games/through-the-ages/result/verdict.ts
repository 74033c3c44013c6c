import type { Seat } from '@ecumene/engine';
import { locale, t } from '../../../text/text.ts';

interface Placed {
  readonly seat: Seat;
  readonly rank: number;
}

/** Who has won, in a sentence for whoever sits here. */
export function verdict(order: readonly Placed[], me: Seat | null, name: (seat: Seat) => string): string {
  const [first = '', ...more] = order.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  if (more.length > 0)
    return t('{seats} share the victory.', { seats: new Intl.ListFormat(locale()).format([first, ...more].map(name)) });
  return first === me ? t('You have won.') : t('{seat} wins.', { seat: name(first) });
}
