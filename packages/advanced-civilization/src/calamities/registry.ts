import type { Strike } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import type { AcWorld } from '../world.ts';
import { barbarianHordes } from './barbarian-hordes.ts';
import { civilDisorder } from './civil-disorder.ts';
import { civilWar } from './civil-war.ts';
import { epidemic } from './epidemic.ts';
import { famine } from './famine.ts';
import { flood } from './flood.ts';
import { iconoclasmAndHeresy } from './iconoclasm-and-heresy.ts';
import { piracy } from './piracy.ts';
import { slaveRevolt } from './slave-revolt.ts';
import { superstition } from './superstition.ts';
import { treachery } from './treachery.ts';
import { volcanoEarthquake } from './volcano-earthquake.ts';

/** What a calamity does to its victim. */
export type Calamity = (world: AcWorld, strike: Strike) => Script | void;

/** All calamities in their order of resolution. @rule AC 30.1 */
export const calamities: ReadonlyMap<string, Calamity> = new Map([
  ['volcano-earthquake', volcanoEarthquake],
  ['treachery', treachery],
  ['famine', famine],
  ['superstition', superstition],
  ['civil-war', civilWar],
  ['slave-revolt', slaveRevolt],
  ['flood', flood],
  ['barbarian-hordes', barbarianHordes],
  ['epidemic', epidemic],
  ['civil-disorder', civilDisorder],
  ['iconoclasm-and-heresy', iconoclasmAndHeresy],
  ['piracy', piracy],
]);
