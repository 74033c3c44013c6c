import { type Because, byCities, type Tally } from '@ecumene/ancients';
import type { Happening, Text } from '@ecumene/engine';
import { type AcEvent, tellEvent } from './events.ts';

/** A happening as a sentence of the chronicle. */
export function tell(happening: Happening<AcEvent>): Text {
  const { event } = happening;
  return tellEvent(becauseOf(happening) === 'pirates' ? ofPirates(event) : event);
}

/** What stories told before events said why meant by the paragraph they cite. */
const BY_PARAGRAPH: Readonly<Record<string, Because>> = {
  'AC 19.32': 'revolt',
  'AC 19.33': 'revolt',
  'AC 24.34': 'pirates',
  'AC 26.41': 'unsupported',
};

/** Why units went, where it is not plain from what happened. @rule AC 24.34 */
export function becauseOf({ event, rule }: Pick<Happening<AcEvent>, 'event' | 'rule'>): Because | undefined {
  return 'because' in event && event.what !== 'game-ends' ? event.because : BY_PARAGRAPH[rule];
}

function ofPirates(event: AcEvent): AcEvent {
  switch (event.what) {
    case 'tokens-removed':
      return { ...event, nation: byCities(event.nation) };
    case 'fought':
      return { ...event, before: called(event.before), after: called(event.after) };
    default:
      return event;
  }
}

function called(tally: Tally): Tally {
  return Object.fromEntries(Object.entries(tally).map(([nation, count]) => [byCities(nation), count]));
}
