import {
  book,
  CALAMITY_LIMIT,
  CITY_COST,
  GROWTH,
  HAND_LIMIT,
  MOST_BOUGHT,
  SHIPS,
  SUPPORT_RATE,
} from '@ecumene/expansion-project/reference';
import { t } from '../../text/text.ts';
import type { PhaseOfPlay } from '../game-screen.ts';

/** The phases of a turn, those that people notice. */
export const PHASES: readonly PhaseOfPlay[] = [
  {
    step: 'taxation',
    title: t('Taxes'),
    about: t('Each city moves {n} tokens from your stock to your treasury. Cities you cannot pay for revolt.', {
      n: book.taxes.usual,
    }),
    rule: 'EP 13.1',
  },
  {
    step: 'population',
    title: t('Growth'),
    about: t(
      'Areas with 1 token gain {besideOne}. Areas with more gain {besideMore}. Then the census sets the order of movement.',
      GROWTH,
    ),
    rule: 'EP 14.1',
  },
  {
    step: 'ships',
    title: t('Ships'),
    about: t(
      'Keep your ships for {upkeep, plural, one {# token} other {# tokens}} each. Build new ones on your coasts for {cost}.',
      SHIPS,
    ),
    rule: 'EP 16.1',
  },
  {
    step: 'movement',
    title: t('Movement'),
    about: t('Move each token one area by land, or by ship.'),
    rule: 'EP 17.1',
  },
  {
    step: 'conflict',
    title: t('Conflict'),
    about: t('Where tokens exceed an area’s limit, players lose tokens in turn. Then cities are attacked.'),
    rule: 'EP 18.1',
  },
  {
    step: 'cities',
    title: t('Cities'),
    about: t('{site} tokens on a city site become a city, {wilderness} elsewhere.', CITY_COST),
    rule: 'EP 19.1',
  },
  {
    step: 'surplus',
    title: t('Surplus'),
    about: t('Tokens above an area’s limit are removed.'),
    rule: 'EP 20.1',
  },
  {
    step: 'support',
    title: t('Support'),
    about: t('Each city needs {n} tokens on the board. Cities without them are reduced.', { n: SUPPORT_RATE }),
    rule: 'EP 21.1',
  },
  {
    step: 'trade-cards',
    title: t('Trade cards'),
    about: t('Draw one card per city from the stacks of your own block. Then you may buy up to {n} more.', {
      n: MOST_BOUGHT,
    }),
    rule: 'EP 22.1',
  },
  {
    step: 'trade',
    title: t('Trade'),
    about: t('Trade with both blocks. Each side gives at least {fewest} cards and names {named} of them truthfully.', {
      fewest: book.trade.fewest,
      named: book.trade.named,
    }),
    rule: 'EP 23.1',
  },
  {
    step: 'calamities',
    title: t('Calamities'),
    about: t(
      'You suffer at most {major, plural, one {# major calamity} other {# major calamities}} and {minor, plural, one {# minor one} other {# minor ones}}. They strike one by one.',
      CALAMITY_LIMIT,
    ),
    rule: 'EP 24.1',
  },
  {
    step: 'abilities',
    title: t('Abilities'),
    about: t('Use special abilities, each once. Then city support is checked again.'),
    rule: 'EP 25.1',
  },
  {
    step: 'advancements',
    title: t('Buy'),
    about: t('Buy advancements with sets of trade cards, treasury and credits.'),
    rule: 'EP 26.1',
  },
  {
    step: 'excess-cards',
    title: t('Hand limit'),
    about: t('Keep at most {n} commodity cards. The others go back to their stacks.', { n: HAND_LIMIT }),
    rule: 'EP 27.2',
  },
  {
    step: 'succession',
    title: t('Track'),
    about: t('Your marker moves one step if you meet the requirements of the next space.'),
    rule: 'EP 28.1',
  },
];
