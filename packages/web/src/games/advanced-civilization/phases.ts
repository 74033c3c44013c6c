import { t } from '../../text/text.ts';
import type { PhaseOfPlay } from '../game-screen.ts';

/** The sequence of play. */
export const PHASES: readonly PhaseOfPlay[] = [
  {
    step: 'taxation',
    title: t('Taxes'),
    about: t('Each city pays two tokens from stock into your treasury. Cities that cannot be paid for revolt.'),
    rule: 'AC 19.1',
  },
  {
    step: 'population',
    title: t('Growth'),
    about: t('Your people multiply: one token more where there is one, two where there are more.'),
    rule: 'AC 20.1',
  },
  {
    step: 'census',
    title: t('Census'),
    about: t('Tokens on the board are counted. The largest nation moves first.'),
    rule: 'AC 21.1',
  },
  {
    step: 'ships',
    title: t('Ships'),
    about: t('Keep the ships you have for one token each, and build new ones for two.'),
    rule: 'AC 22.1',
  },
  {
    step: 'movement',
    title: t('Movement'),
    about: t('Each token may enter a neighbouring area; ships carry five tokens along the coasts.'),
    rule: 'AC 23.1',
  },
  {
    step: 'conflict',
    title: t('Conflict'),
    about: t('Where nations share an area that cannot feed them all, the smaller gives way token by token.'),
    rule: 'AC 24.1',
  },
  {
    step: 'cities',
    title: t('Cities'),
    about: t('Six tokens on a city site become a city; elsewhere it takes twelve.'),
    rule: 'AC 25.1',
  },
  {
    step: 'surplus',
    title: t('Support'),
    about: t('What an area cannot feed goes back to stock, and every city needs two tokens in the country.'),
    rule: 'AC 26.1',
  },
  {
    step: 'trade-cards',
    title: t('Trade cards'),
    about: t('A card for each city: the first from the first stack, the second from the second, and so on.'),
    rule: 'AC 27.1',
  },
  {
    step: 'trade',
    title: t('Trade'),
    about: t('Everybody trades with everybody, at least three cards a side; two of them must be named truthfully.'),
    rule: 'AC 28.1',
  },
  {
    step: 'calamities',
    title: t('Calamities'),
    about: t('Calamities in hand strike, one after another, whoever ended up with them.'),
    rule: 'AC 29.1',
  },
  {
    step: 'civilization-cards',
    title: t('Arts and crafts'),
    about: t('Sets of commodities buy civilization cards, each of which makes others cheaper.'),
    rule: 'AC 31.1',
  },
  {
    step: 'succession',
    title: t('Succession'),
    about: t('Each nation moves one step along the track, if it has what the next epoch asks for.'),
    rule: 'AC 33.1',
  },
];
