import type { Strike } from '@ecumene/ancients';
import type { Script } from '@ecumene/engine';
import type { CalamityId } from '../data/trade-cards.ts';
import type { EpWorld } from '../world.ts';
import { barbarianHordes } from './barbarian-hordes.ts';
import { civilDisorder } from './civil-disorder.ts';
import { civilWar } from './civil-war.ts';
import { corruption } from './corruption.ts';
import { cyclone } from './cyclone.ts';
import { epidemic } from './epidemic.ts';
import { famine } from './famine.ts';
import { flood } from './flood.ts';
import { iconoclasmAndHeresy } from './iconoclasm-and-heresy.ts';
import {
  banditry,
  cityInFlames,
  cityRiots,
  coastalMigration,
  minorUprising,
  squanderedWealth,
  tempest,
  tribalConflict,
} from './minor.ts';
import { piracy } from './piracy.ts';
import { regression } from './regression.ts';
import { slaveRevolt } from './slave-revolt.ts';
import { superstition } from './superstition.ts';
import { treachery } from './treachery.ts';
import { tyranny } from './tyranny.ts';
import { volcanoEarthquake } from './volcano-earthquake.ts';

/** What a calamity does to its victim. */
export type Calamity = (world: EpWorld, strike: Strike) => Script | void;

/** @rule EP 29.1 */
export const calamities: Readonly<Record<CalamityId, Calamity>> = {
  'squandered-wealth': squanderedWealth,
  tempest,
  'city-in-flames': cityInFlames,
  'city-riots': cityRiots,
  'coastal-migration': coastalMigration,
  'tribal-conflict': tribalConflict,
  'minor-uprising': minorUprising,
  banditry,
  'volcano-earthquake': volcanoEarthquake,
  treachery,
  famine,
  superstition,
  'civil-war': civilWar,
  'slave-revolt': slaveRevolt,
  flood,
  'barbarian-hordes': barbarianHordes,
  cyclone,
  epidemic,
  corruption,
  'civil-disorder': civilDisorder,
  tyranny,
  'iconoclasm-and-heresy': iconoclasmAndHeresy,
  regression,
  piracy,
};
