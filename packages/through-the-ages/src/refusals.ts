import { type Filling, type Refusal, refuse, say } from '@ecumene/engine';

/** Why something is not allowed, with what to do instead and the paragraph. */
export function no(
  code: string,
  rule: string,
  sentence: string,
  fillings?: Readonly<Record<string, Filling>>,
): Refusal {
  return refuse(code, say(sentence, fillings), `TTA ${rule}`);
}

export const NO_CIVIL_ACTION = no(
  'civil-actions',
  'actions.5',
  'You have too few civil actions left for this. Choose something cheaper or end your Action Phase.',
);
export const NO_MILITARY_ACTION = no(
  'military-actions',
  'actions.5',
  'You have too few military actions left for this. Choose something else or end your Action Phase.',
);
export const NO_FOOD = no('food', 'paying.5', 'You do not have enough food. Produce more first.');
export const NO_RESOURCES = no('resources', 'paying.5', 'You do not have enough resources. Produce more first.');
export const NO_SCIENCE = no('science', 'points.4', 'You do not have enough science points. Score more first.');
export const NO_WORKER = no('no-worker', 'build.5', 'You have no unused worker. Increase your population first.');

/** The paragraph is the one that asks for a card in hand. */
export function notInHand(rule: string): Refusal {
  return no('not-in-hand', rule, 'This card is not in your hand. Choose another.');
}

/** The paragraph is the one that asks for a technology in play. */
export function notInPlay(rule: string): Refusal {
  return no('not-in-play', rule, 'You have no such technology in play. Choose one you have.');
}
