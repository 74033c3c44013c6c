import { NOBODY_YET, type TableView } from '@ecumene/client';
import { type Seat, same } from '@ecumene/engine';
import { t } from '../text/text.ts';
import type { AtTable } from './at-table.ts';
import { calledIn, nameOfPlace } from './company.ts';

export type Handover = TableView['handovers'][number];

type Around = Pick<AtTable, 'tableView' | 'name'> & { readonly game: Pick<AtTable['game'], 'leads'> };

/** Who no longer has a seat and who plays it now, in words. People are called what they were called then. */
export function handedOver(table: Around, { seat, from, to }: Handover): string {
  const what = ledFrom(table, seat);
  const name = from?.is === 'person' ? from.name : undefined;
  if (to?.is === 'person') return t('{name} plays {what} from now on.', { name: to.name, what });
  if (to === null)
    return name === undefined
      ? t('{what} no longer has a player.', { what })
      : t('{name} lost the seat. {what} has no player.', { name, what });
  if (same(to, NOBODY_YET))
    return name === undefined
      ? t('{what} is open for a new player.', { what })
      : t('{name} lost the seat. {what} is open for a new player.', { name, what });
  return name === undefined
    ? t('A bot plays {what} from now on.', { what })
    : t('{name} lost the seat. A bot plays {what}.', { name, what });
}

/** What whoever sat in a seat at an entry is called: as then, where somebody else has it now. */
export function calledThen(
  { tableView, name }: Pick<AtTable, 'tableView' | 'name'>,
  seat: Seat,
  number: number,
): string {
  const next = tableView.handovers.find((handover) => handover.seat === seat && handover.number >= number);
  if (next === undefined) return name('seat', seat);
  return calledIn({ seats: tableView.seats, players: next.from === null ? {} : { [seat]: next.from } }, seat);
}

/** What is led from a seat, whoever sits there; where that has no name, the seat. */
function ledFrom({ game, tableView, name }: Around, seat: Seat): string {
  const leads = game.leads?.(tableView.view, seat);
  return leads === undefined ? nameOfPlace(seat, false, tableView.seats.indexOf(seat) + 1) : name(leads.is, leads.id);
}
