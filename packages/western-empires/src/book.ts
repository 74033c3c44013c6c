import type { Book, WithBonuses } from '@ecumene/ancients';
import { abilities } from './book/abilities.ts';
import { advances } from './book/advances.ts';
import { bonuses } from './book/bonuses.ts';
import { building } from './book/building.ts';
import { calamities } from './book/calamities.ts';
import { census } from './book/census.ts';
import { conflict } from './book/conflict.ts';
import { general } from './book/general.ts';
import { growth } from './book/growth.ts';
import { limits } from './book/limits.ts';
import { movement } from './book/movement.ts';
import { score } from './book/score.ts';
import { ships } from './book/ships.ts';
import type { WeState } from './book/state.ts';
import { support } from './book/support.ts';
import { taxes } from './book/taxes.ts';
import { track } from './book/track.ts';
import { trade } from './book/trade.ts';
import { tradeCards } from './book/trade-cards.ts';
import type { Group } from './data/advances.ts';

/** Western Empires as a book: what the rules, the page and the bots all read. */
export const book: Book<WeState> & WithBonuses<WeState, Group> = {
  general,
  taxes,
  growth,
  census,
  ships,
  movement,
  limits,
  support,
  conflict,
  building,
  tradeCards,
  trade,
  calamities,
  abilities,
  advances,
  bonuses,
  track,
  score,
};
