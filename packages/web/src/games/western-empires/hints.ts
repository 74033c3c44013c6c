import { CITY_COST, SUPPORT_RATE } from '@ecumene/western-empires/reference';
import { hintsBy } from '../ancients/hints.ts';

/** What a newcomer is told, when it comes up. */
export const HINTS = hintsBy({ cost: CITY_COST, support: SUPPORT_RATE });
