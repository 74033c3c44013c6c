import { amount, below, namesIn, OptionSheet, oneOf, onOff, type Settled, say, someOf, the } from '@ecumene/engine';
import { CIVILIZATION_IDS, type CivilizationId, isCivilization } from './data/civilizations.ts';
import { TRACK_ROWS } from './data/track.ts';
import { apartIn, drawSet, lonelyIn } from './neighbours.ts';

/** How a table is run. How long trade and the whole game may take is part of the table's plan, not of the rules. */
const table = {
  game: oneOf(['full', 'medium', 'short'], {
    title: 'Game',
    about:
      'Full: from the Stone Age, 10 to 18 hours. Medium and short: you begin with cards, a package of advancements and your people on the board.',
    rule: 'EP 31.2',
    default: 'full',
  }),
  set: oneOf(['suggested', 'other', 'drawn'], {
    title: 'Civilizations in play',
    about:
      'The Scenario Handbook is lost, so the map and the suggested sets come from a related board. Suggested: a set that fits the number of players. Other: the eastern set, for 5 to 9 players. Drawn: a random set of neighbours. Or pick them yourself below.',
    rule: 'EP 9.3',
    default: 'suggested',
  }),
  picked: someOf(CIVILIZATION_IDS, {
    title: 'Picked civilizations',
    about: 'As many as there are players, each with at least two neighbours and no gaps. None: the set above.',
    rule: 'EP 9.3',
    draw: (random, seats) => (seats === undefined || below(random, 2) === 0 ? [] : (drawSet(random, seats) ?? [])),
  }),
  deal: oneOf(['drawn', 'chosen'], {
    title: 'Who plays what',
    about:
      'Drawn: everyone gets a civilization at random and may exchange it. Chosen: players choose in a random order.',
    rule: 'EP 10.4',
    default: 'drawn',
  }),
  turns: amount({
    title: 'Last turn',
    about: 'The game ends after this turn if it has not ended before. 0 for no limit.',
    rule: 'EP 34.1B',
    least: 0,
    most: 200,
    default: 0,
  }),
  pace: oneOf(['swift', 'strict'], {
    title: 'Pace',
    about: 'Swift: players act at the same time where nobody gets in the way. Strict: always in the printed order.',
    rule: 'EP 11.2',
    default: 'swift',
  }),
  departures: oneOf(['bot', 'leave', 'stay'], {
    title: 'When a player is gone',
    about:
      'Bot: a bot plays on. Leave: the civilization and its areas leave the board. Stay: its units stay where they are, without a player.',
    default: 'bot',
  }),
} as const;

/** Optional rules of the book. */
const optional = {
  tradableCalamities: onOff({
    title: 'All calamities can be traded',
    about: 'Trading becomes much more dangerous.',
    rule: 'EP 32.2.1',
  }),
  calamityStacking: oneOf(['bottom', 'shuffled', 'bottom-three'], {
    title: 'Where non-tradable calamities go',
    about: 'Bottom: under their stack. Shuffled: among the other cards. Bottom three: among the last three.',
    rule: 'EP 32.3.1',
    default: 'bottom',
  }),
  calamityLimit: oneOf(['usual', 'none', 'dynamic'], {
    title: 'Calamities a player can suffer',
    about:
      'Usual: two major and one minor a turn. None: all of them. Dynamic: three, of which two can be major, one of each kind.',
    rule: 'EP 24.2',
    default: 'usual',
  }),
  damageLimit: amount({
    title: 'Calamities leave at least',
    about: 'Unit points that calamities cannot take. 0: no limit. The book suggests 16.',
    rule: 'EP 32.7.1',
    least: 0,
    most: 60,
    default: 0,
  }),
  stoic: onOff({
    title: 'Stoic Civilization',
    about: 'All calamities can be traded, can be anywhere in their stacks, and you suffer all you hold.',
    rule: 'EP 32.8.1',
  }),
  imperial: onOff({
    title: 'Imperial Civilization',
    about: 'Two sets of pieces each. Beyond nine cities you draw trade cards a second time.',
    rule: 'EP 33.3.2.1',
  }),
  uniqueCultures: onOff({
    title: 'Unique Cultures',
    about: 'Each civilization has advantages and disadvantages of its own.',
    rule: 'EP 33.2.1.1',
  }),
} as const;

/** Guesses of ours where the books and all other sources are silent. */
const guesses = {
  order: oneOf(['optional-rulebook', 'related-board'], {
    title: 'A.S.T. order',
    about: 'The order that decides ties: as the Optional Rulebook lists the civilizations, or as a related board does.',
    rule: 'EP C2',
    default: 'optional-rulebook',
  }),
  epochs: oneOf(TRACK_ROWS, {
    title: 'Epochs',
    about: 'The same spaces for everyone, or by civilization as on a related board.',
    rule: 'EP C3',
    default: 'uniform',
  }),
  fifteenPlayers: oneOf(['as-12-to-15', 'as-16-to-18'], {
    title: 'Shared goods with 15 players',
    about: 'Whether foreign cards of shared goods bring a bonus, as with 12 to 14 players, or none, as with 16 to 18.',
    rule: 'EP C37',
    default: 'as-12-to-15',
  }),
  whitePieces: oneOf(['unlimited', 'printed'], {
    title: 'Barbarians and pirates',
    about: 'As many as needed, or at most 55 barbarian tokens and 9 pirate cities.',
    rule: 'EP C82',
    default: 'unlimited',
  }),
  imperialShips: oneOf(['four', 'eight'], {
    title: 'Imperial Civilization: ships',
    about: 'How many ships you may have at a time.',
    rule: 'EP C94',
    default: 'four',
    needs: { imperial: true },
  }),
  damageLimitCovers: oneOf(['units', 'everything'], {
    title: 'What the limit of damage covers',
    about: 'Units: Regression, Corruption and losses of treasury always count. Everything: they spare you too.',
    rule: 'EP C95',
    default: 'units',
  }),
  celticRecord: oneOf(['once', 'twice'], {
    title: 'Celts and Written Record',
    about: 'It is science and civics: its price rises by 10 or by 20.',
    rule: 'EP C97',
    default: 'once',
    needs: { uniqueCultures: true },
  }),
  cultureRoles: oneOf(['both', 'primary'], {
    title: 'Saba in Famine, Babylon in Iconoclasm and Heresy',
    about: 'They lose more as a primary victim only, or also as a secondary victim.',
    rule: 'EP C97',
    default: 'both',
    needs: { uniqueCultures: true },
  }),
  packageCredits: oneOf(['cards', 'printed'], {
    title: 'Credits of a package',
    about: 'As the cards of the package say, or as its table is printed, which differs in five places.',
    rule: 'EP C76',
    default: 'cards',
    needs: { game: ['medium', 'short'] },
  }),
} as const;

const options = { ...table, ...optional, ...guesses } as const;

/** The civilizations that were picked by name. */
export function pickedIn(picked: string): readonly CivilizationId[] {
  return namesIn(picked).filter(isCivilization);
}

export const sheet = new OptionSheet<typeof options>(options, [
  {
    when: ({ picked }, seats) => picked !== '' && seats !== undefined && pickedIn(picked).length !== seats,
    text: ({ picked }, seats) =>
      say(
        'You picked {picked, plural, one {# civilization} other {# civilizations}} for {seats} players. Pick {seats}.',
        {
          picked: pickedIn(picked).length,
          seats: seats ?? 0,
        },
      ),
    rule: 'EP 9.3',
  },
  {
    when: ({ picked, set }) => picked !== '' && set !== 'suggested',
    text: say('You picked civilizations yourself. Leave the set at its default, or pick none.'),
    rule: 'EP 9.3',
  },
  {
    when: ({ picked }) => apartIn(pickedIn(picked)).length > 0,
    text: ({ picked }) =>
      say('{apart} {count, plural, one {lies} other {lie}} apart from the others. Pick civilizations without a gap.', {
        apart: apartIn(pickedIn(picked)).map((id) => the('nation', id)),
        count: apartIn(pickedIn(picked)).length,
      }),
    rule: 'EP 9.3',
  },
  {
    when: ({ picked }) =>
      picked !== '' && apartIn(pickedIn(picked)).length === 0 && lonelyIn(pickedIn(picked)).length > 0,
    text: ({ picked }) =>
      say('{lonely} {count, plural, one {has} other {have}} fewer than two neighbours. Pick another set.', {
        lonely: lonelyIn(pickedIn(picked)).map((id) => the('nation', id)),
        count: lonelyIn(pickedIn(picked)).length,
      }),
    rule: 'EP 9.3',
  },
  {
    when: ({ set, picked }, seats) => set === 'other' && picked === '' && seats !== undefined && seats > 9,
    text: say('There is one suggested set for 10 or more players. Choose the suggested set.'),
    rule: 'EP 9.3',
  },
  {
    when: ({ stoic, tradableCalamities, calamityStacking, calamityLimit }) =>
      stoic && (tradableCalamities || calamityStacking !== 'bottom' || calamityLimit !== 'usual'),
    text: say(
      'Stoic Civilization decides how calamities are traded, stacked and limited. Leave those at their defaults.',
    ),
    rule: 'EP 32.8.1',
  },
  {
    when: ({ damageLimit, damageLimitCovers }) => damageLimit === 0 && damageLimitCovers !== 'units',
    text: say('There is no limit of damage. Set one, or leave what it covers at its default.'),
    rule: 'EP 32.7.1',
  },
  {
    when: ({ fifteenPlayers }, seats) => fifteenPlayers !== 'as-12-to-15' && seats !== undefined && seats !== 15,
    text: say('This option is only for 15 players. Reset it to the default.'),
    rule: 'EP C37',
  },
]);

export type EpOptions = Settled<(typeof sheet)['options']>;

/** Whether all calamities can be traded. @rule EP 32.2.1 @rule EP 32.8.1 */
export function allTradable({ tradableCalamities, stoic }: Pick<EpOptions, 'tradableCalamities' | 'stoic'>): boolean {
  return tradableCalamities || stoic;
}

/** Where non-tradable calamities go. @rule EP 32.3.1 @rule EP 32.4.1 @rule EP 32.8.1 */
export function calamityStacking({ calamityStacking, stoic }: EpOptions): EpOptions['calamityStacking'] {
  return stoic ? 'shuffled' : calamityStacking;
}

/** How many calamities strike a player. @rule EP 24.2 @rule EP 32.5.1 @rule EP 32.6.1 @rule EP 32.8.1 */
export function calamityLimit({ calamityLimit, stoic }: EpOptions): EpOptions['calamityLimit'] {
  return stoic ? 'none' : calamityLimit;
}
