import { t } from '../../text/text.ts';
import type { PhaseOfPlay } from '../game-screen.ts';

/** The thirteen phases; the second check belongs to the special abilities before it. */
export const PHASES: readonly PhaseOfPlay[] = [
  {
    step: 'taxation',
    title: t('Taxes'),
    about: t('Each city moves two tokens from your stock to your treasury. Cities you cannot pay for revolt.'),
    rule: 'WE tax.1',
  },
  {
    step: 'expansion',
    title: t('Growth'),
    about: t('Areas with one token gain one, areas with more gain two. Then the census sets the order of movement.'),
    rule: 'WE expansion.1',
  },
  {
    step: 'movement',
    title: t('Movement'),
    about: t('Move each token one area. Build, keep and sail ships at the same time.'),
    rule: 'WE movement.1',
  },
  {
    step: 'conflict',
    title: t('Conflict'),
    about: t('Where tokens exceed an area’s limit, players lose tokens in turn. Then cities are attacked.'),
    rule: 'WE conflict.1',
  },
  {
    step: 'construction',
    title: t('Cities'),
    about: t(
      'Six tokens on a city site become a city, twelve elsewhere. Surplus tokens are removed, and cities need support.',
    ),
    rule: 'WE construction-phase.1',
  },
  {
    step: 'trade-cards',
    title: t('Trade cards'),
    about: t('Draw one card per city, from stack 1 upward. Then you may buy more with treasury.'),
    rule: 'WE drawing.1',
  },
  {
    step: 'trade',
    title: t('Trade'),
    about: t('Trade at least three cards a side. Two of them must be named truthfully.'),
    rule: 'WE trade.1',
  },
  {
    step: 'calamities',
    title: t('Calamities'),
    about: t('You keep at most two major calamities. They strike one by one.'),
    rule: 'WE calamity-selection.1',
  },
  {
    step: 'abilities',
    title: t('Abilities'),
    about: t('Use special abilities, each once. Conflicts that arise are fought, and support is checked again.'),
    rule: 'WE special-abilities.1',
  },
  {
    step: 'advances',
    title: t('Advances'),
    about: t('Buy advances with sets of trade cards, treasury and credits. Then discard down to the hand limit.'),
    rule: 'WE buying.1',
  },
  {
    step: 'succession',
    title: t('Succession'),
    about: t('Your marker moves one step if you meet the requirements of the next space.'),
    rule: 'WE succession.1',
  },
];
