import { t } from '../../../text/text.ts';

/** What each card does, in about five words. */
export const DEEDS: Readonly<Record<string, string>> = {
  pottery: t('Grain lessens famine'),
  'cloth-making': t('Ships sail five areas'),
  metalworking: t('Loses tokens last in conflict'),
  agriculture: t('Own areas feed one more'),
  roadbuilding: t('Tokens march two areas'),
  mining: t('One metal set counts larger'),
  engineering: t('Cities easier taken, harder lost'),
  astronomy: t('Ships cross open sea'),
  coinage: t('You set your tax rate'),
  medicine: t('Epidemics take less'),
  mathematics: t('Cheapens sciences, arts and more'),
  'drama-and-poetry': t('Calms civil war and disorder'),
  music: t('Calms civil war and disorder'),
  architecture: t('Treasury helps build a city'),
  literacy: t('Cheapens civics and arts'),
  law: t('Calms disorder and heresy'),
  democracy: t('No city revolts over taxes'),
  military: t('You move after the others'),
  philosophy: t('Tames heresy, changes civil war'),
  mysticism: t('Superstition takes two cities'),
  deism: t('Superstition takes one city'),
  enlightenment: t('Superstition takes nothing'),
  monotheism: t('Converts a neighbouring area'),
  theology: t('Safe from conversion, tames heresy'),
};

/** The paragraph of the rulebook on each card. Those that begin with its number say what it does. */
export const CARD_RULES: Readonly<Record<string, string>> = {
  pottery: 'AC 32.21',
  'cloth-making': 'AC 32.22',
  metalworking: 'AC 32.23',
  agriculture: 'AC 32.24',
  roadbuilding: 'AC 32.25',
  mining: 'AC 32.26',
  engineering: 'AC 32.31',
  astronomy: 'AC 32.41',
  coinage: 'AC 32.42',
  medicine: 'AC 32.43',
  mathematics: 'AC 32.54',
  'drama-and-poetry': 'AC 32.61',
  music: 'AC 32.62',
  architecture: 'AC 32.63',
  literacy: 'AC 32.71',
  law: 'AC 32.81',
  democracy: 'AC 32.82',
  military: 'AC 32.83',
  philosophy: 'AC 32.84',
  mysticism: 'AC 32.91',
  deism: 'AC 32.92',
  enlightenment: 'AC 32.93',
  monotheism: 'AC 32.94',
  theology: 'AC 32.95',
};

/** Calamities that a card makes worse for its holder. */
export const WORSENS: Readonly<Record<string, readonly string[]>> = {
  roadbuilding: ['epidemic', 'civil-disorder', 'iconoclasm-and-heresy'],
  mining: ['slave-revolt'],
  military: ['civil-war', 'civil-disorder'],
  monotheism: ['iconoclasm-and-heresy'],
};

export const GROUP_NAMES: Readonly<Record<string, string>> = {
  crafts: t('Crafts'),
  sciences: t('Sciences'),
  arts: t('Arts'),
  civics: t('Civics'),
  religion: t('Religion'),
};

export const EPOCHS = [
  t('the Stone Age'),
  t('the Early Bronze Age'),
  t('the Late Bronze Age'),
  t('the Early Iron Age'),
  t('the Late Iron Age'),
] as const;
