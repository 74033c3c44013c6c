import { type AbilityPhase, nation, onArea, useAbilitiesBy } from '@ecumene/ancients';
import { act, type Script, type Seat, say } from '@ecumene/engine';
import { abilities, diasporaTargets, doctrineTargets, heldBy, provinces, targetAreas } from '../book/abilities.ts';
import type { AbilityId } from '../data/abilities.ts';
import type { EpWorld, Using } from '../world.ts';
import {
  annexing,
  refuseFundamentalism,
  refuseMonotheism,
  refusePolitics,
  samplePolitics,
  useFundamentalism,
  useMonotheism,
  usePolitics,
} from './areas.ts';
import { refuseDiaspora, sampleDiaspora, useDiaspora } from './diaspora.ts';
import { type AbilityMove, abilityMoves } from './moves.ts';
import { collectCards, refuseEmpire, sampleEmpire, useEmpire } from './provincial-empire.ts';
import { openToAsk, refuseTradeEmpire, sampleTradeEmpire, useTradeEmpire } from './trade-empire.ts';
import { refuseDoctrine, sampleDoctrine, useDoctrine } from './universal-doctrine.ts';

const WHAT = say('Use your special abilities.');

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
      usable: (world, number) => nation(world, number).stock > 0 || annexing.usable(world, number),
      refuse: refusePolitics,
      use: usePolitics,
      sample: samplePolitics,
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
  ask: ({ asked }, usable, acting) => {
    const bounds = { abilities: usable, ...(asked !== null && { asked: { ...asked } }) };
    return act({ topic: 'abilities', text: WHAT, rule: abilities.cites.use[0], bounds }, abilityMoves, acting);
  },
  collect: collectCards,
  cites: abilities.cites,
};

/** Each ability once, one after another. */
export function useAbilities(world: EpWorld, seat: Seat): Script | void {
  return useAbilitiesBy(world, seat, phase);
}
