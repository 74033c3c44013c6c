import type { General } from '@ecumene/ancients';

export const general: General = {
  cites: {
    nations: [
      'AC 15.31',
      'AC A41',
      'AC 17.4',
      'AC 5.5',
      'AC ST tokens-aboard.5',
      'AC 5.6',
      'AC 19.32',
      'AC 30.411',
      'AC P2',
    ],
    cities: ['AC 25.2', 'AC 25.3', 'AC 26.41', 'AC 24.32'],
    ground: ['AC 16.11', 'AC 4.24', 'AC 23.57', 'AC 4.46', 'AC 4.47', 'AC 16.12', 'AC WX 1', 'AC WX 2'],
    pieces: ['AC 5.1', 'AC 11.1'],
    names: ['AC 30.5211', 'AC 30.911'],
    view: ['AC 27.4'],
  },
};
