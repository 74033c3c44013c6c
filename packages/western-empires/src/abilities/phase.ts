import { type AbilityPhase, areasWithTokens, onArea, onAreaOrTreasury, useAbilitiesBy } from '@ecumene/ancients';
import { act, type Script, type Seat } from '@ecumene/engine';
import { abilities, heldBy, neighboursFor, targetAreas } from '../book/abilities.ts';
import { commoditiesHeld } from '../calamities/card-losses.ts';
import type { AbilityId } from '../data/abilities.ts';
import type { Using, WeWorld } from '../world.ts';
import {
  MOST_GAINED,
  refuseFundamentalism,
  refuseMonotheism,
  refusePolitics,
  useFundamentalism,
  useMonotheism,
  usePolitics,
} from './areas.ts';
import { type AbilityMove, abilityMoves } from './moves.ts';
import { collectCards, refuseEmpire, sampleEmpire, useEmpire } from './provincial-empire.ts';
import { refuseDiaspora, sampleDiaspora, useDiaspora } from './resettling.ts';
import { refuseTradeRoutes, sampleTradeRoutes, useTradeRoutes } from './trade-routes.ts';
import { canUseDoctrine, refuseDoctrine, sampleDoctrine, useDoctrine } from './universal-doctrine.ts';

/** @rule WE special-abilities.10 */
const phase: AbilityPhase<WeWorld, AbilityId, Using, AbilityMove> = {
  held: heldBy,
  abilities: {
    diaspora: {
      usable: (world, number) => areasWithTokens(world, number).length > 0,
      refuse: refuseDiaspora,
      use: useDiaspora,
      sample: sampleDiaspora,
    },
    fundamentalism: {
      ...onArea('fundamentalism', targetAreas),
      refuse: refuseFundamentalism,
      use: useFundamentalism,
    },
    monotheism: {
      ...onArea('monotheism', targetAreas),
      refuse: refuseMonotheism,
      use: useMonotheism,
    },
    politics: {
      ...onAreaOrTreasury('politics', targetAreas, MOST_GAINED),
      refuse: refusePolitics,
      use: usePolitics,
    },
    'provincial-empire': {
      usable: (world, number) => neighboursFor(world, number).length > 0,
      refuse: refuseEmpire,
      use: (world, number, move) => ({ givers: useEmpire(world, number, move) }),
      sample: sampleEmpire,
    },
    'trade-routes': {
      usable: (world, number) => commoditiesHeld(world, number) > 0,
      refuse: refuseTradeRoutes,
      use: useTradeRoutes,
      sample: sampleTradeRoutes,
    },
    'universal-doctrine': {
      usable: canUseDoctrine,
      refuse: refuseDoctrine,
      use: useDoctrine,
      sample: (world, _number, dice) => sampleDoctrine(world, dice),
    },
  },
  begin: (number, left) => ({ nation: number, left, givers: [] }),
  done: { do: 'done' },
  ask: (question, acting) => act(question, abilityMoves, acting),
  collect: collectCards,
  cites: abilities.cites,
};

/** Each ability once, one after another. */
export function useAbilities(world: WeWorld, seat: Seat): Script | void {
  return useAbilitiesBy(world, seat, phase);
}
