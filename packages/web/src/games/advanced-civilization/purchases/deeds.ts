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
