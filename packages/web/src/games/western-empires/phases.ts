import { book, CALAMITY_LIMIT, CITY_COST, GROWTH } from '@ecumene/western-empires/reference';
import { t } from '../../text/text.ts';
import type { PhaseOfPlay } from '../game-screen.ts';

/** The thirteen phases; the second check belongs to the special abilities before it. */
export const PHASES: readonly PhaseOfPlay[] = [
  {
    step: 'taxation',
    title: t('Taxes'),
    about: t('Each city moves {n} tokens from your stock to your treasury. Cities you cannot pay for revolt.', {
      n: book.taxes.usual,
    }),
    rule: 'WE tax.1',
  },
  {
    step: 'expansion',
    title: t('Growth'),
    about: t(
      'Areas with 1 token gain {besideOne}. Areas with more gain {besideMore}. Then the census sets the order of movement.',
      GROWTH,
    ),
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
      '{site} tokens on a city site become a city, {wilderness} elsewhere. Surplus tokens are removed, and cities need support.',
      CITY_COST,
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
    about: t('Each side of a trade gives at least {fewest} cards and names {named} of them truthfully.', {
      fewest: book.trade.fewest,
      named: book.trade.named,
    }),
    rule: 'WE trade.1',
  },
  {
    step: 'calamities',
    title: t('Calamities'),
    about: t(
      'You keep at most {n, plural, one {# major calamity} other {# major calamities}}. They strike one by one.',
      {
        n: CALAMITY_LIMIT.major,
      },
    ),
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
    title: t('Track'),
    about: t('Your marker moves one step if you meet the requirements of the next space.'),
    rule: 'WE succession.1',
  },
];
