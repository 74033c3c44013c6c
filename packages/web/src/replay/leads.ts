import type { Seat } from '@ecumene/engine';
import type { Sample } from '../charts/past-of-game.ts';

/** Who led alone as a turn began, or in the end. */
export interface Lead {
  /** The entry of the journal that brought it to this. */
  readonly number: number;
  readonly turn: number;
  readonly seat: Seat;
}

/** The lead as it went on to somebody else. */
interface LeadChange extends Lead {
  readonly from: Seat;
}

/** Who led when each turn began, and who leads now, which is drawn a turn later. Where several share it, nobody does. */
export function leadsIn(samples: readonly Sample[]): readonly Lead[] {
  return samples.flatMap(({ turn, tableView: { number, ranking } }, place): Lead[] => {
    const [first, ...more] = ranking.filter(({ rank }) => rank === 1);
    if (first === undefined || more.length > 0) return [];
    const isNow = place === samples.length - 1;
    return [{ number: number - 1, turn: isNow ? turn - 1 : turn, seat: first.seat }];
  });
}

/** Where the lead changed hands. */
export function leadChanges(leads: readonly Lead[]): readonly LeadChange[] {
  return leads.flatMap((lead, place): LeadChange[] => {
    const from = leads[place - 1]?.seat;
    return from === lead.seat || from === undefined ? [] : [{ ...lead, from }];
  });
}
