import type { Happening } from '@ecumene/engine';
import { becauseOf, type CardId, cards, type Happened, numbers } from '@ecumene/through-the-ages/reference';
import { named, t } from '../../text/text.ts';
import type { Scene } from '../game-screen.ts';

const PART: Scene = { areas: [] };
const END: Scene = { areas: [], closes: true };

/**
 * Events, attacks, wars, pacts, ages and whoever resigns have a stage of their own, with what comes of them, also when
 * somebody is asked first; any other action ends it.
 */
export function sceneOf(happening: Happening<Happened>): Scene | undefined {
  const { event } = happening;
  const because = becauseOf(happening);
  switch (event.what) {
    case 'event':
      // What is scored when all is over stands in the result.
      return because === 'final-scoring' ? END : asking('event', event.card);
    case 'attacked':
    case 'war':
      return asking('conflict', event.card);
    case 'defended':
    case 'undefended':
      return { areas: [], opens: 'conflict', asks: true, answers: true };
    case 'declared-war':
      return opening('conflict', event.card);
    case 'pact':
    case 'refused-pact':
      return opening('pact', event.card);
    case 'pact-ended':
      // A pact that an attack ends, or somebody who resigns, is part of that.
      return because === 'ended-by-another' ? PART : opening('pact', event.card);
    case 'built':
      return because === 'event' ? PART : END;
    case 'uprising':
      return {
        areas: [],
        opens: 'uprising',
        concerns: { is: 'seat', id: event.seat },
        about: t('More workers were discontent than unused. More happy faces or unused workers prevent this.'),
      };
    case 'resigned':
      return {
        areas: [],
        opens: 'event',
        about: t(
          'All cards of this civilization leave the game, and its pacts end. Players who declared war on it score {n} culture.',
          { n: numbers.cultureForWarOnResigned },
        ),
      };
    case 'age':
      return { areas: [], opens: 'age' };
    case 'last-round':
    case 'antiquated':
    case 'removed':
    case 'ruined':
    case 'destroyed':
    case 'lost-worker':
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
    case 'reshuffled':
    case 'corrupted':
    case 'consumed':
      return undefined;
    default:
      return END;
  }
}

/** It plays where its card lies, in the middle of the table. */
function opening(opens: NonNullable<Scene['opens']>, card: CardId): Scene {
  return { areas: [card], opens, about: named(cards[card].text) };
}

/** An act that goes on with what those who are asked because of it decide. */
function asking(opens: NonNullable<Scene['opens']>, card: CardId): Scene {
  return { ...opening(opens, card), asks: true };
}
