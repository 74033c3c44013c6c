import { actionCards } from './action-cards.ts';
import { events } from './events.ts';
import { leaders } from './leaders.ts';
import { playerBoard } from './player-board.ts';
import { wonders } from './wonders.ts';

/** All cards of Age A. */
export const ageA = [...playerBoard, ...leaders, ...wonders, ...actionCards, ...events] as const;
