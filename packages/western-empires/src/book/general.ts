import type { General } from '@ecumene/ancients';

export const general: General = {
  cites: {
    nations: [
      'WE ranking.2',
      'WE ranking.1',
      'WE ranking.5',
      'WE turn.4',
      'WE pieces.10',
      'WE pieces.11',
      'WE pieces.12',
    ],
    cities: ['WE city-construction.6', 'WE city-construction.5', 'WE support.4', 'WE city-attack.6'],
    ground: [
      'WE areas.1',
      'WE areas.2',
      'WE areas.3',
      'WE areas.4',
      'WE areas.5',
      'WE areas.6',
      'WE areas.7',
      'WE areas.15',
      'WE areas.16',
      'WE areas.17',
      'WE W48',
    ],
    pieces: ['WE pieces.2', 'WE pieces.3', 'WE pieces.5', 'WE pieces.6', 'WE pieces.9', 'WE pieces.8'],
    names: ['WE pieces.13', 'WE conflict.10'],
    view: ['WE acquisition.3', 'WE buying.14'],
  },
};
