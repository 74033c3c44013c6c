import type { AdvanceId } from './advances.ts';
import type { MajorCalamityId } from './trade-cards.ts';

/** In which role a modifier counts: as the holder of the card, as another victim of it, or in either. */
export type Role = 'primary' | 'secondary' | 'any';

/** How an advance changes a calamity for the player who has it. */
export type Change =
  /** The amount the calamity names, `CALAMITY_ROWS` says which; for Civil Disorder the cities that are kept. */
  | { readonly is: 'amount'; readonly by: number }
  /** Selected cities that are spared after all. */
  | { readonly is: 'deselect'; readonly cities: number }
  /** A city that would be destroyed is reduced. */
  | { readonly is: 'reduced-instead' }
  /** Cannot be named as a secondary victim. */
  | { readonly is: 'not-named' }
  /** May discard commodity cards and then loses nothing. */
  | { readonly is: 'may-discard'; readonly cards: number }
  /** May destroy cities for each step that is not to be taken, inland ones if possible. */
  | { readonly is: 'may-destroy-for-each-step'; readonly cities: number };

export interface Modifier {
  readonly calamity: MajorCalamityId;
  readonly advance: AdvanceId;
  readonly role: Role;
  readonly change: Change;
  /** The paragraphs that say so, first of the calamity, then of the advance. */
  readonly rules: readonly string[];
}

type Row = readonly [MajorCalamityId, AdvanceId, Role, Change, readonly string[]];

const by = (amount: number): Change => ({ is: 'amount', by: amount });

/**
 * Every change an advance makes to a calamity, once. Calamities and advances both read it from here.
 * @rule WE modifiers.1 @rule WE modifiers.2 @rule WE modifiers.4 @rule WE P5
 */
const ROWS: readonly Row[] = [
  ['volcano-earthquake', 'engineering', 'any', { is: 'reduced-instead' }, ['volcano-earthquake.6', 'engineering.7']],

  ['treachery', 'diplomacy', 'any', by(1), ['treachery.2', 'diplomacy.3']],

  ['famine', 'agriculture', 'primary', by(5), ['famine.3', 'agriculture.2']],
  ['famine', 'pottery', 'any', by(-5), ['famine.4', 'pottery.1']],
  ['famine', 'calendar', 'any', by(-5), ['famine.5', 'calendar.1']],

  ['slave-revolt', 'mythology', 'any', by(-1), ['slave-revolt.3', 'mythology.1', 'W28']],
  ['slave-revolt', 'enlightenment', 'any', by(-1), ['slave-revolt.4', 'enlightenment.2', 'W28']],
  ['slave-revolt', 'mining', 'any', by(1), ['slave-revolt.5', 'mining.3', 'W28']],

  ['flood', 'engineering', 'any', by(-5), ['flood.6', 'engineering.8', 'W29']],

  ['superstition', 'mysticism', 'any', by(-1), ['superstition.2', 'mysticism.1']],
  ['superstition', 'deism', 'any', by(-1), ['superstition.3', 'deism.1']],
  ['superstition', 'enlightenment', 'any', by(-1), ['superstition.4', 'enlightenment.1']],
  ['superstition', 'universal-doctrine', 'any', by(1), ['superstition.5', 'universal-doctrine.2']],

  ['civil-war', 'music', 'any', by(-5), ['civil-war.5', 'music.1']],
  ['civil-war', 'drama-and-poetry', 'any', by(-5), ['civil-war.6', 'drama-and-poetry.1']],
  ['civil-war', 'democracy', 'any', by(-10), ['civil-war.7', 'democracy.2']],
  ['civil-war', 'philosophy', 'any', by(5), ['civil-war.8', 'philosophy.3']],
  ['civil-war', 'military', 'any', by(5), ['civil-war.9', 'military.3']],

  ['barbarian-hordes', 'monarchy', 'any', by(-5), ['barbarian-hordes.7', 'monarchy.2']],
  ['barbarian-hordes', 'politics', 'any', by(5), ['barbarian-hordes.8', 'politics.6']],
  ['barbarian-hordes', 'provincial-empire', 'any', by(5), ['barbarian-hordes.9', 'provincial-empire.4']],

  ['cyclone', 'trade-empire', 'any', by(1), ['cyclone.4', 'trade-empire.2', 'calendar.3', 'masonry.2']],
  ['cyclone', 'masonry', 'any', { is: 'deselect', cities: 1 }, ['cyclone.5', 'masonry.1', 'masonry.2', 'masonry.3']],
  [
    'cyclone',
    'calendar',
    'any',
    { is: 'deselect', cities: 2 },
    ['cyclone.6', 'calendar.2', 'calendar.3', 'calendar.4'],
  ],

  ['epidemic', 'medicine', 'any', by(-5), ['epidemic.4', 'medicine.1']],
  ['epidemic', 'enlightenment', 'primary', by(-5), ['epidemic.5', 'enlightenment.3']],
  ['epidemic', 'anatomy', 'secondary', by(-5), ['epidemic.6', 'anatomy.2']],
  ['epidemic', 'roadbuilding', 'primary', by(5), ['epidemic.7', 'roadbuilding.4']],
  ['epidemic', 'trade-empire', 'primary', by(5), ['epidemic.8', 'trade-empire.3']],

  ['tyranny', 'sculpture', 'any', by(-5), ['tyranny.4', 'sculpture.1']],
  ['tyranny', 'law', 'any', by(-5), ['tyranny.5', 'law.1']],
  ['tyranny', 'monarchy', 'any', by(5), ['tyranny.6', 'monarchy.3']],
  ['tyranny', 'provincial-empire', 'any', by(5), ['tyranny.7', 'provincial-empire.5']],

  ['civil-disorder', 'music', 'any', by(1), ['civil-disorder.2', 'music.2']],
  ['civil-disorder', 'drama-and-poetry', 'any', by(1), ['civil-disorder.3', 'drama-and-poetry.2']],
  ['civil-disorder', 'law', 'any', by(1), ['civil-disorder.4', 'law.2']],
  ['civil-disorder', 'democracy', 'any', by(1), ['civil-disorder.5', 'democracy.3']],
  ['civil-disorder', 'advanced-military', 'any', by(-1), ['civil-disorder.6', 'advanced-military.6', 'modifiers.6']],
  ['civil-disorder', 'naval-warfare', 'any', by(-1), ['civil-disorder.7', 'naval-warfare.6']],

  ['corruption', 'law', 'any', by(-5), ['corruption.3', 'law.3']],
  ['corruption', 'coinage', 'any', by(5), ['corruption.4', 'coinage.2']],
  ['corruption', 'wonder-of-the-world', 'any', by(5), ['corruption.5', 'wonder-of-the-world.3']],

  ['iconoclasm-and-heresy', 'philosophy', 'any', by(-2), ['iconoclasm-and-heresy.4', 'philosophy.1', 'W34']],
  ['iconoclasm-and-heresy', 'theology', 'any', by(-3), ['iconoclasm-and-heresy.5', 'theology.1', 'W34']],
  ['iconoclasm-and-heresy', 'monotheism', 'any', by(1), ['iconoclasm-and-heresy.6', 'monotheism.3']],
  [
    'iconoclasm-and-heresy',
    'theocracy',
    'any',
    { is: 'may-discard', cards: 2 },
    ['iconoclasm-and-heresy.7', 'theocracy.1', 'theocracy.2', 'theocracy.3', 'W60'],
  ],

  ['regression', 'fundamentalism', 'any', by(1), ['regression.2', 'fundamentalism.3']],
  ['regression', 'library', 'any', by(-1), ['regression.3', 'library.2']],
  [
    'regression',
    'enlightenment',
    'any',
    { is: 'may-destroy-for-each-step', cities: 2 },
    ['regression.4', 'regression.5', 'enlightenment.4', 'W35', 'W60'],
  ],

  ['piracy', 'cartography', 'primary', by(1), ['piracy.5', 'cartography.3']],
  ['piracy', 'naval-warfare', 'primary', by(-1), ['piracy.6', 'naval-warfare.4']],
  ['piracy', 'naval-warfare', 'secondary', { is: 'not-named' }, ['piracy.7', 'naval-warfare.5', 'W36']],
];

export const MODIFIERS: readonly Modifier[] = ROWS.map(([calamity, advance, role, change, rules]) => ({
  calamity,
  advance,
  role,
  change,
  rules,
}));

/** The modifiers of a calamity, in the order of the book. Minor calamities have none. @rule WE minor.4 */
export function modifiersOf(calamity: string): readonly Modifier[] {
  return MODIFIERS.filter((modifier) => modifier.calamity === calamity);
}

/** What an advance changes in calamities. */
export function modifiersBy(advance: AdvanceId): readonly Modifier[] {
  return MODIFIERS.filter((modifier) => modifier.advance === advance);
}
