import { say, type Text, the } from '@ecumene/engine';
import type { DeclineReason } from '../world.ts';

/** What somebody says who declines an offer, as others tell it. */
export function declineReason(why: DeclineReason, card: string | null): Text {
  switch (why) {
    case 'too-little':
      return say('too little');
    case 'collects':
      return say('it collects {card}', { card: the('card', card ?? '') });
    case 'lacks':
      return say('it does not have these cards');
    case 'not-now':
      return say('not now');
    case 'not-you':
      return say('it does not want to trade with them');
  }
}
