import { say, type Text, the } from '@ecumene/engine';

/** Why a player declines an offer, if they say so. It is talk and need not be true. */
export type DeclineReason = (typeof DECLINE_REASONS)[number];
export const DECLINE_REASONS = ['too-little', 'collects', 'lacks', 'not-now', 'not-you'] as const;

/** The reason for declining an offer, told about the nation that declines. */
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
