import { t } from '../../text/text.ts';
import type { PhaseOfPlay } from '../game-screen.ts';

/** A turn from its start to its end. */
export const PHASES: readonly PhaseOfPlay[] = [
  {
    step: 'start of the turn',
    title: t('Start of turn'),
    about: t('The card row is refilled, your war is resolved, and your new tactic becomes common.'),
    rule: 'TTA turn.2',
  },
  {
    step: 'politics',
    title: t('Politics'),
    about: t('Take one political action with a military card: prepare an event, attack, declare war, or offer a pact.'),
    rule: 'TTA politics.1',
  },
  {
    step: 'actions',
    title: t('Actions'),
    about: t('Spend your actions: take cards, increase population, build, upgrade, develop, play cards.'),
    rule: 'TTA action-phase.1',
  },
  {
    step: 'end of the turn',
    title: t('Production'),
    about: t('You discard excess military cards, produce, feed your people and draw military cards.'),
    rule: 'TTA turn.3',
  },
];
