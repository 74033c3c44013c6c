import type { CardId, Kind, Statistic, Why } from '@ecumene/through-the-ages/reference';
import { cards } from '@ecumene/through-the-ages/reference';
import { named, t } from '../../text/text.ts';

/** What things are called on this table. */

export const KINDS: Readonly<Record<Kind, string>> = {
  farm: t('Farm'),
  mine: t('Mine'),
  lab: t('Lab'),
  library: t('Library'),
  temple: t('Temple'),
  theater: t('Theater'),
  arena: t('Arena'),
  infantry: t('Infantry'),
  cavalry: t('Cavalry'),
  artillery: t('Artillery'),
  'air-force': t('Air force'),
  'civil-technology': t('Civil'),
  'military-technology': t('Military'),
  'colonization-technology': t('Colonization'),
  'construction-technology': t('Construction'),
  government: t('Government'),
  leader: t('Leader'),
  wonder: t('Wonder'),
  action: t('Action'),
  event: t('Event'),
  territory: t('Territory'),
  aggression: t('Aggression'),
  war: t('War'),
  pact: t('Pact'),
  tactic: t('Tactic'),
  bonus: t('Bonus'),
};

export const AGES: readonly string[] = ['A', 'I', 'II', 'III', 'IV'];

export const STATISTICS: Readonly<Record<Statistic, string>> = {
  culture: t('Culture each turn'),
  science: t('Science each turn'),
  strength: t('Strength'),
  happy: t('Happy faces'),
  civilActions: t('Civil actions'),
  militaryActions: t('Military actions'),
  colonization: t('Colonization'),
};

/** What about a card contributes to a number. */
export const WHYS: Readonly<Record<Why, string>> = {
  symbols: '',
  workers: t('workers'),
  text: t('its effect'),
  armies: t('armies'),
  ruin: t('a ruin'),
  basilica: t('one more happy face'),
  tucked: t('put under a wonder'),
};

export function isCardId(id: string): id is CardId {
  return Object.hasOwn(cards, id);
}

export function nameOf(id: CardId): string {
  return named(cards[id].name);
}
