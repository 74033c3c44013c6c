import type { Happening } from '@ecumene/engine';
import type { Happened } from './happenings.ts';

/** Why something happened: it is scored when all is over, something else ended it, or an event brought it about. */
export type Because = 'final-scoring' | 'ended-by-another' | 'event';

/** What events do not say themselves, by the paragraph they are told with. */
const REASONS: Readonly<Record<string, { readonly what: Happened['what']; readonly because: Because }>> = {
  'TTA flow.10': { what: 'event', because: 'final-scoring' },
  'TTA aggression.9': { what: 'pact-ended', because: 'ended-by-another' },
  'TTA war.6': { what: 'pact-ended', because: 'ended-by-another' },
  'TTA resign.3': { what: 'pact-ended', because: 'ended-by-another' },
  'TTA ruling.T56': { what: 'built', because: 'event' },
};

/** Why something happened, where its event alone does not tell. */
export function becauseOf({ event, rule }: Pick<Happening<Happened>, 'event' | 'rule'>): Because | undefined {
  const reason = REASONS[rule];
  return reason?.what === event.what ? reason.because : undefined;
}
