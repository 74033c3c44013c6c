import { t } from '../../../text/text.ts';

/** What each card does, in about five words. */
export const EFFECTS: Readonly<Record<string, string>> = {
  pottery: t('Grain reduces famine'),
  'cloth-making': t('Ships sail 5 areas'),
  metalworking: t('Loses tokens last in conflict'),
  agriculture: t('Limits of your areas are 1 higher'),
  roadbuilding: t('Tokens move 2 areas'),
  mining: t('One metal set counts larger'),
  engineering: t('Easier to take cities, harder to lose them'),
  astronomy: t('Ships cross open sea'),
  coinage: t('You set your tax rate'),
  medicine: t('Smaller epidemic losses'),
  mathematics: t('Sciences, arts and more cost less'),
  'drama-and-poetry': t('Eases civil war and disorder'),
  music: t('Eases civil war and disorder'),
  architecture: t('Treasury helps build a city'),
  literacy: t('Civics and arts cost less'),
  law: t('Eases disorder and heresy'),
  democracy: t('No city revolts over taxes'),
  military: t('You move last'),
  philosophy: t('Eases heresy, changes civil war'),
  mysticism: t('Superstition reduces 2 cities'),
  deism: t('Superstition reduces 1 city'),
  enlightenment: t('No loss to Superstition'),
  monotheism: t('Converts a neighbouring area'),
  theology: t('Safe from conversion, eases heresy'),
};
