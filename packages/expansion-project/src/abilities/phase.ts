import { type AbilityPhase, onArea, onAreaOrTreasury, useAbilitiesBy } from '@ecumene/ancients';
import { act, type Script, type Seat } from '@ecumene/engine';
import { abilities, diasporaTargets, doctrineTargets, heldBy, provinces, targetAreas } from '../book/abilities.ts';
import { type AbilityId, POLITICS_TOKENS } from '../data/abilities.ts';
import type { EpWorld, Using } from '../world.ts';
import {
  refuseFundamentalism,
  refuseMonotheism,
  refusePolitics,
  useFundamentalism,
  useMonotheism,
  usePolitics,
} from './areas.ts';
import { refuseDiaspora, sampleDiaspora, useDiaspora } from './diaspora.ts';
import { type AbilityMove, abilityMoves } from './moves.ts';
import { collectCards, refuseEmpire, sampleEmpire, useEmpire } from './provincial-empire.ts';
import { openToAsk, refuseTradeEmpire, sampleTradeEmpire, useTradeEmpire } from './trade-empire.ts';
import { refuseDoctrine, sampleDoctrine, useDoctrine } from './universal-doctrine.ts';

/** Trade Empire may go on: it asks one player after another until one gives. @rule EP 25.7.3 */
const phase: AbilityPhase<EpWorld, AbilityId, Using, AbilityMove> = {
  held: heldBy,
  abilities: {
    diaspora: {
      usable: (world, number) => diasporaTargets(world, number).size > 0,
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
      ...onAreaOrTreasury('politics', targetAreas, POLITICS_TOKENS),
      refuse: refusePolitics,
      use: usePolitics,
    },
    'provincial-empire': {
      usable: (world, number) => provinces(world, number).size > 0,
      refuse: refuseEmpire,
      use: (world, number, move) => ({ givers: useEmpire(world, number, move) }),
      sample: sampleEmpire,
    },
    'trade-empire': {
      usable: (world, number, using) => openToAsk(world, number, using?.asked ?? null).length > 0,
      refuse: (world, number, move, { asked }) => refuseTradeEmpire(world, number, move, asked),
      use: (world, number, move, using) => {
        const asked = useTradeEmpire(world, number, move, using.asked);
        return asked === null ? { asked } : { asked, left: using.left };
      },
      sample: (world, number, dice, { asked }) => sampleTradeEmpire(world, number, asked, dice),
      once: 'EP 25.7.3',
    },
    'universal-doctrine': {
      usable: (world, number) => doctrineTargets(world, number).length > 0,
      refuse: refuseDoctrine,
      use: useDoctrine,
      sample: sampleDoctrine,
    },
  },
  begin: (number, left) => ({ nation: number, left, asked: null, givers: [] }),
  done: { do: 'done' },
  ask: (question, acting) => act(question, abilityMoves, acting),
  bounds: ({ asked }) => (asked === null ? {} : { asked: { ...asked } }),
  collect: collectCards,
  cites: abilities.cites,
};

/** Each ability once, one after another. */
export function useAbilities(world: EpWorld, seat: Seat): Script | void {
  return useAbilitiesBy(world, seat, phase);
}
