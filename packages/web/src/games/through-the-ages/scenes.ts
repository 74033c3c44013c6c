import type { Happening } from '@ecumene/engine';
import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import { named, t } from '../../text/text.ts';
import type { Scene } from '../game-screen.ts';
import { isOfAges } from './happened.ts';

const PART: Scene = { areas: [] };
const END: Scene = { areas: [], closes: true };

/** What is scored when all is over stands in the result. */
const AT_THE_END = 'TTA flow.10';
const CANCELLED = 'TTA cancel-pact.2';

/** Events, attacks, wars, pacts and ages have a stage of their own, with what comes of them; any other deed ends it. */
export function sceneOf(happening: Happening): Scene | undefined {
  if (!isOfAges(happening)) return undefined;
  const { event, rule } = happening;
  switch (event.what) {
    case 'event':
      return rule === AT_THE_END ? END : opening('event', event.card);
    case 'attacked':
    case 'declared-war':
    case 'war':
      return opening('conflict', event.card);
    case 'pact':
      return opening('pact', event.card);
    case 'pact-ended':
      return rule === CANCELLED ? opening('pact', event.card) : PART;
    case 'uprising':
      return {
        areas: [],
        opens: 'uprising',
        concerns: { is: 'seat', id: event.seat },
        about: t('More workers were discontent than unused. More happy faces or unused workers would keep the peace.'),
      };
    case 'age':
      return { areas: [], opens: 'age' };
    case 'last-round':
    case 'antiquated':
    case 'removed':
    case 'ruined':
    case 'destroyed':
    case 'lost-worker':
    case 'defended':
    case 'undefended':
    case 'stole':
    case 'lost-colony':
    case 'colonized':
    case 'uncolonized':
    case 'gained':
    case 'lost':
    case 'drew':
      return PART;
    case 'bid':
    case 'passed':
    case 'sent':
    case 'discarded':
    case 'discarded-cards':
    case 'drew-cards':
      return undefined;
    default:
      return END;
  }
}

function opening(opens: NonNullable<Scene['opens']>, card: CardId): Scene {
  return { areas: [], opens, about: named(cards[card].text) };
}
