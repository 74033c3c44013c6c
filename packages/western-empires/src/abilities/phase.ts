import {
  type AbilityPhase,
  areasWithTokens,
  citiesOf,
  type NationNumber,
  nation,
  outsiders,
  useAbilitiesBy,
} from '@ecumene/ancients';
import { act, type Dice, type Script, type Seat, say } from '@ecumene/engine';
import { abilities, heldBy, neighboursFor, targetAreas } from '../book/abilities.ts';
import { commoditiesHeld } from '../calamities/card-losses.ts';
import type { AbilityId } from '../data/abilities.ts';
import type { Using, WeWorld } from '../world.ts';
import {
  refuseFundamentalism,
  refuseMonotheism,
  refusePolitics,
  sampleArea,
  samplePolitics,
  useFundamentalism,
  useMonotheism,
  usePolitics,
} from './areas.ts';
import { type AbilityMove, abilityMoves } from './moves.ts';
import { collectCards, refuseEmpire, sampleEmpire, useEmpire } from './provincial-empire.ts';
import { refuseDiaspora, sampleDiaspora, useDiaspora } from './resettling.ts';
import { refuseTradeRoutes, sampleTradeRoutes, useTradeRoutes } from './trade-routes.ts';
import { refuseDoctrine, sampleDoctrine, useDoctrine } from './universal-doctrine.ts';

const WHAT = say('Use your special abilities.');

function hasTargets(ability: AbilityId): (world: WeWorld, number: NationNumber) => boolean {
  return (world, number) => targetAreas(world, number, ability).length > 0;
}

function sampleOn<D extends 'fundamentalism' | 'monotheism'>(ability: D) {
  return (world: WeWorld, number: NationNumber, dice: Dice) => {
    const area = sampleArea(world, number, ability, dice);
    return area === undefined ? undefined : { do: ability, area };
  };
}

/** What a use does, where nothing more remains of it than that it was used. */
function done<M>(use: (world: WeWorld, number: NationNumber, move: M) => void) {
  return (world: WeWorld, number: NationNumber, move: M): undefined => {
    use(world, number, move);
  };
}

/** @rule WE special-abilities.10 */
const phase: AbilityPhase<WeWorld, AbilityId, Using, AbilityMove> = {
  held: heldBy,
  abilities: {
    diaspora: {
      usable: (world, number) => areasWithTokens(world, number).length > 0,
      refuse: refuseDiaspora,
      use: done(useDiaspora),
      sample: sampleDiaspora,
    },
    fundamentalism: {
      usable: hasTargets('fundamentalism'),
      refuse: refuseFundamentalism,
      use: done(useFundamentalism),
      sample: sampleOn('fundamentalism'),
    },
    monotheism: {
      usable: hasTargets('monotheism'),
      refuse: refuseMonotheism,
      use: done(useMonotheism),
      sample: sampleOn('monotheism'),
    },
    politics: {
      usable: (world, number) => nation(world, number).stock > 0 || hasTargets('politics')(world, number),
      refuse: refusePolitics,
      use: done(usePolitics),
      sample: samplePolitics,
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
      use: done(useTradeRoutes),
      sample: sampleTradeRoutes,
    },
    'universal-doctrine': {
      usable: (world) => {
        const others = outsiders(world);
        return citiesOf(world, others).length + areasWithTokens(world, others).length > 0;
      },
      refuse: refuseDoctrine,
      use: done(useDoctrine),
      sample: (world, _number, dice) => sampleDoctrine(world, dice),
    },
  },
  begin: (number, left) => ({ nation: number, left, givers: [] }),
  done: { do: 'done' },
  ask: (_using, usable, acting) =>
    act(
      { topic: 'abilities', text: WHAT, rule: abilities.cites.use[0], bounds: { abilities: usable } },
      abilityMoves,
      acting,
    ),
  collect: collectCards,
  cites: abilities.cites,
};

/** Each ability once, one after another. */
export function useAbilities(world: WeWorld, seat: Seat): Script | void {
  return useAbilitiesBy(world, seat, phase);
}
