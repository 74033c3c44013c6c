import { actionCards } from './action-cards.ts';
import { aggressions } from './aggressions.ts';
import { bonusCards } from './bonus-cards.ts';
import { events } from './events.ts';
import { farmsAndMines } from './farms-and-mines.ts';
import { governments } from './governments.ts';
import { leaders } from './leaders.ts';
import { militaryUnits } from './military-units.ts';
import { pacts } from './pacts.ts';
import { specialTechnologies } from './special-technologies.ts';
import { tactics } from './tactics.ts';
import { territories } from './territories.ts';
import { urbanBuildings } from './urban-buildings.ts';
import { wonders } from './wonders.ts';

/** All cards of Age I. */
export const ageI = [
  ...farmsAndMines,
  ...urbanBuildings,
  ...militaryUnits,
  ...specialTechnologies,
  ...governments,
  ...leaders,
  ...wonders,
  ...actionCards,
  ...events,
  ...territories,
  ...aggressions,
  ...pacts,
  ...tactics,
  ...bonusCards,
] as const;
