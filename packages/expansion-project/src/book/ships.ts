import { nation, type Ships, terrain } from '@ecumene/ancients';
import { SHIPS } from '../data/turn-values.ts';
import { hasTrait } from './cultures.ts';
import type { EpState } from './state.ts';

/** Ships are built on coasts only, not on lakes. @rule EP 16.2.1 @rule EP C17 @rule EP C20 @rule EP C94 */
export const ships: Ships<EpState> = {
  cost: SHIPS.cost,
  upkeep: (state, number) => (hasTrait(state, number, 'ships-without-upkeep') ? 0 : SHIPS.upkeep),
  most: (state, number) => {
    const { pieces } = nation(state, number);
    const atATime = state.options.imperialShips === 'eight' ? pieces.ships : SHIPS.most;
    return Math.min(pieces.ships, atATime);
  },
  isHarbour: (state, area, shore) => {
    const { coastal, seaside } = terrain(state);
    return coastal[area] === true && (shore === undefined || seaside[area]?.[shore] === true);
  },
  cites: {
    build: ['EP 16.2', 'EP 16.1'],
    place: ['EP 16.2.1', 'EP C17'],
    keep: ['EP 16.3'],
    most: ['EP 16.4', 'EP C94'],
    water: ['EP 16.2.1', 'EP C20'],
    coast: ['EP 17.5.1.4'],
  },
};
