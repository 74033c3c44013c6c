import { t } from '../../text/text.ts';
import type { PhaseOfPlay } from '../game-screen.ts';

/** A turn from its start to its end. */
export const PHASES: readonly PhaseOfPlay[] = [
  {
    step: 'start of the turn',
    title: t('Start'),
    about: t('The card row is replenished, a war you declared is fought, and your new tactic becomes common.'),
    rule: 'TTA turn.2',
  },
  {
    step: 'politics',
    title: t('Politics'),
    about: t('One political action with a military card: prepare an event, attack, declare a war, or offer a pact.'),
    rule: 'TTA politics.1',
  },
  {
    step: 'actions',
    title: t('Actions'),
    about: t('Take cards, grow, build, upgrade, develop, play cards: as long as you have actions to spend.'),
    rule: 'TTA action-phase.1',
  },
  {
    step: 'end of the turn',
    title: t('Production'),
    about: t('Spare military cards are discarded, everything produces, people eat, and military cards are drawn.'),
    rule: 'TTA turn.3',
  },
];
