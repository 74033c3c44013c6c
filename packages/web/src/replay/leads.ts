import type { Seat } from '@ecumene/engine';
import type { Sample } from '../charts/past-of-game.ts';

/** Who led alone as a turn began, or in the end. */
export interface Lead {
  readonly number: number;
  readonly turn: number;
  readonly seat: Seat;
}

/** The lead as it went on to somebody else. */
interface LeadTaken extends Lead {
  readonly from: Seat;
}

/** Who led when each turn began, and in the end, which belongs to the last of them. Where several share it, nobody does. */
export function leadsIn(samples: readonly Sample[]): readonly Lead[] {
  return samples.flatMap(({ turn, sight: { number, standing, over } }): Lead[] => {
    const [first, ...more] = standing.filter(({ rank }) => rank === 1);
    return first === undefined || more.length > 0 ? [] : [{ number, turn: over ? turn - 1 : turn, seat: first.seat }];
  });
}

/** Where the lead changed hands. */
export function leadsTaken(leads: readonly Lead[]): readonly LeadTaken[] {
  return leads.flatMap((lead, place): LeadTaken[] => {
    const from = leads[place - 1]?.seat;
    return from === lead.seat || from === undefined ? [] : [{ ...lead, from }];
  });
}
