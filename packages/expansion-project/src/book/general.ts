import type { General } from '@ecumene/ancients';

export const general: General = {
  cites: {
    nations: ['EP 11.4', 'EP 3.2', 'EP 3.5', 'EP 3.6', 'EP 15.2', 'EP P2', 'EP C16', 'EP C81'],
    cities: ['EP 19.2', 'EP 3.3', 'EP 18.1.2', 'EP 21.2.1'],
    ground: [
      'EP 2.2.1',
      'EP 2.2.2',
      'EP 2.2.3',
      'EP 2.2.4',
      'EP 2.2.5',
      'EP 2.3.1',
      'EP 2.3.2',
      'EP 2.3.3',
      'EP 2.4.1',
      'EP C1',
    ],
    pieces: ['EP 3.1', 'EP 4.1', 'EP 4.2'],
    names: ['EP 3.1'],
    view: ['EP 22.4', 'EP 26.6.3', 'EP C83'],
  },
};
