import type { Calamities } from '@ecumene/ancients';
import { ROWS } from '../data/calamities.ts';

export const calamities: Calamities = {
  rows: ROWS,
  cites: {
    modifiers: ['EP 24.6', 'EP P5'],
    flood: ['EP 29.5.1.1', 'EP 29.5.1.2', 'EP 2.3.3'],
    barbarians: ['EP 29.5.2.3.1', 'EP 29.5.2.4', 'EP 29.5.2.5', 'EP 29.5.2.6', 'EP 17.2.2'],
    losses: ['EP 24.5', 'EP 24.3', 'EP 24.4', 'EP 3.6', 'EP P3', 'EP P4'],
    treachery: ['EP 29.2.2.1', 'EP C45'],
    cities: ['EP 21.2.2', 'EP 24.4'],
    'civil-war': ['EP 29.4.1.1', 'EP 29.4.1.4', 'EP 29.4.1.5', 'EP 29.4.1.6', 'EP 29.4.1.7', 'EP C50', 'EP C86'],
    'slave-revolt': ['EP 29.4.2.1', 'EP 29.4.2.4', 'EP C52'],
    earthquake: ['EP 29.2.1.2', 'EP C43'],
    volcano: ['EP 29.2.1.1', 'EP 24.1.3', 'EP C43'],
    piracy: ['EP 29.9.2.1', 'EP 29.9.2.2', 'EP 29.9.2.5', 'EP C64'],
    conversion: ['EP 25.4.1'],
    secondary: ['EP 24.1.1', 'EP 24.1.2', 'EP 24.1.3', 'EP C33', 'EP C84'],
    places: ['EP 2.3.1', 'EP 2.3.2', 'EP 3.6', 'EP 2.2.8'],
    factions: ['EP 29.4.1.3.1', 'EP 29.4.1.3.4', 'EP 3.5', 'EP 3.6', 'EP C50'],
  },
};
