import type { Bonuses } from '@ecumene/ancients';
import { BONUSES, GROUPS, type Group } from '../data/advances.ts';

/** @rule rows.bonuses @rule EP 6.1 */
export const bonuses: Bonuses<Group> = {
  rows: new Map(Object.entries(BONUSES)),
  groups: GROUPS,
  creditStep: 5,
  cites: {
    discount: ['EP 30.22.2', 'EP C73', 'EP 26.5.5'],
    free: ['EP 30.4.2', 'EP C72'],
    credits: ['EP 30.32.2', 'EP 6.1', 'EP 30.51.2', 'EP 30.52.2', 'EP 26.5.4', 'EP C40'],
  },
};
