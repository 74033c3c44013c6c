import { book, GROWTH } from '@ecumene/advanced-civilization/reference';
import { t } from '../../text/text.ts';
import type { PhaseOfPlay } from '../game-screen.ts';

/** The sequence of play. */
export const PHASES: readonly PhaseOfPlay[] = [
  {
    step: 'taxation',
    title: t('Taxes'),
    about: t('Each city moves {n} tokens from your stock to your treasury. Cities you cannot pay for revolt.', {
      n: book.taxes.usual,
    }),
    rule: book.taxes.cites.pay[0],
  },
  {
    step: 'population',
    title: t('Growth'),
    about: t('Areas with 1 token gain {besideOne}. Areas with more gain {besideMore}.', GROWTH),
    rule: book.growth.cites.grow[0],
  },
  {
    step: 'census',
    title: t('Census'),
    about: t('Tokens on the board are counted. The player with the most moves first.'),
    rule: book.census.cites.order[0],
  },
  {
    step: 'ships',
    title: t('Ships'),
    about: t('Keep your ships, and build new ones for {n} tokens each.', { n: book.ships.cost }),
    rule: book.ships.cites.build[0],
  },
  {
    step: 'movement',
    title: t('Movement'),
    about: t('Each token may move to a neighbouring area. Ships carry tokens along the coast.'),
    rule: book.movement.cites.move[0],
  },
  {
    step: 'conflict',
    title: t('Conflict'),
    about: t('Where players share an area above its limit, they lose tokens in turn, the smaller side first.'),
    rule: 'AC 24.1',
  },
  {
    step: 'cities',
    title: t('Cities'),
    about: t('Tokens on a city site become a city. Elsewhere a city takes more tokens.'),
    rule: book.building.cites.build[0],
  },
  {
    step: 'surplus',
    title: t('Support'),
    about: t('Tokens above an area’s limit go back to stock. Each city needs tokens on the board to support it.'),
    rule: book.limits.cites.surplus[0],
  },
  {
    step: 'trade-cards',
    title: t('Trade cards'),
    about: t('You draw one card per city: the first from stack 1, the second from stack 2, and so on.'),
    rule: book.tradeCards.cites.order[0],
  },
  {
    step: 'trade',
    title: t('Trade'),
    about: t(
      'Everyone trades with everyone. Each side gives at least {fewest} cards and names {named} of them truthfully.',
      {
        fewest: book.trade.fewest,
        named: book.trade.named,
      },
    ),
    rule: book.trade.cites.trade[0],
  },
  {
    step: 'calamities',
    title: t('Calamities'),
    about: t('Calamities strike the players who hold them after trade.'),
    rule: 'AC 29.1',
  },
  {
    step: 'civilization-cards',
    title: t('Civilization cards'),
    about: t('Buy civilization cards with sets of commodities. Each card makes others cheaper.'),
    rule: book.advances.cites.buy[0],
  },
  {
    step: 'succession',
    title: t('Track'),
    about: t('Each nation moves one step along the track if it meets the requirements of the next epoch.'),
    rule: book.track.cites.advance[0],
  },
];
