import { amount, OptionSheet, oneOf, onOff, type Settled, say } from '@ecumene/engine';
import { TRACKS } from './data/track.ts';

/** How a table is run. How long trade and the whole game may take is part of the table's plan, not of the rules. @rule WE game-limits.2 @rule WE W5 */
const table = {
  game: oneOf(['full', 'short', 'first'], {
    title: 'Game',
    about:
      'Full: from the Stone Age. Short: everyone starts with 4 or 5 cities and 4 advances, for players who know the game. First: 8 turns for 5 players who begin with 2 cities each. The booklet of the printed First Game is lost, so this one is ours.',
    rule: 'WE game-limits.6',
    default: 'full',
  }),
  track: oneOf(TRACKS, {
    title: 'Track',
    about:
      'Basic is easier and ends as soon as a marker reaches the last space. Expert asks for more, markers can fall back, and one more turn is played.',
    rule: 'WE game-limits.2',
    default: 'basic',
  }),
  civilizations: oneOf(['chosen', 'dealt'], {
    title: 'Civilizations',
    about: 'Chosen: players choose in a random order. Dealt: everyone gets one at random.',
    rule: 'WE civilizations.2',
    default: 'chosen',
  }),
  turns: amount({
    title: 'Last turn',
    about: 'The game ends after this turn if it has not ended before. 0 for no limit.',
    rule: 'WE game-limits.3',
    least: 0,
    most: 200,
    default: 0,
  }),
  pace: oneOf(['swift', 'strict'], {
    title: 'Pace',
    about: 'Swift: players act at the same time where nobody gets in the way. Strict: always in the printed order.',
    rule: 'WE turn.5',
    default: 'swift',
  }),
  departures: oneOf(['bot', 'leave'], {
    title: 'When a player is gone',
    about:
      'Bot: a bot plays on. Leave: the civilization and its region leave the board, as the book says. Players who leave can choose otherwise.',
    rule: 'WE leaving.2',
    default: 'bot',
  }),
} as const;

/** Guesses of ours where the book and all other sources are silent. */
const guesses = {
  destroyingTokens: onOff({
    title: 'Short Game: three sets cost a city',
    about: 'Coin and Commerce, Early Merchants and Sacred Constructors destroy one of your cities when revealed.',
    rule: 'WE W4',
    default: true,
  }),
  wonderAsCity: oneOf(['track-and-points', 'track-only'], {
    title: 'Wonder of the World as a city',
    about: 'It counts as a city on the track, and as a city worth 1 point at the end or not.',
    rule: 'WE W45',
    default: 'track-and-points',
  }),
  spareToken: oneOf(['tokens-needed', 'full-cost'], {
    title: 'Public Works: the token that stays',
    about:
      'One token stays beside a new city if you had more tokens on the board than you still needed, or only if you had more than its full cost.',
    rule: 'WE W64',
    default: 'tokens-needed',
  }),
  sharedAreas: onOff({
    title: 'Provincial Empire in shared areas',
    about: 'Players who share an area with you count as adjacent.',
    rule: 'WE W65',
    default: true,
  }),
  caspianShore: onOff({
    title: 'Caspian shore',
    about: 'Caucasus, Nalchik and Alani count as coastal.',
    rule: 'WE W68',
    default: true,
  }),
} as const;

const options = { ...table, ...guesses } as const;

export const sheet = new OptionSheet<typeof options>(options, [
  {
    when: ({ game }, seats) => game === 'first' && seats !== undefined && seats !== 5,
    text: say('The First Game is for 5 players. Choose another game or 5 seats.'),
    rule: 'WE W5',
  },
  {
    when: ({ game, track }) => game === 'first' && track !== 'basic',
    text: say('The First Game uses the Basic track. Choose another game or the Basic track.'),
    rule: 'WE W5',
  },
]);

export type WeOptions = Settled<(typeof sheet)['options']>;
