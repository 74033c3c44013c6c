import { type Thing, the } from '@ecumene/engine';
import type { AtTable } from './at-table.ts';

type Around = Pick<AtTable, 'tableView' | 'seat'> & { readonly game: Pick<AtTable['game'], 'leads'> };

/** As what the person at this screen is told of: what they lead or, where seats lead nothing, their seat. Nobody, who only watches. */
export function viewerThing({ game, tableView, seat }: Around): Thing | undefined {
  return seat === null ? undefined : (game.leads?.(tableView.view, seat) ?? the('seat', seat));
}
