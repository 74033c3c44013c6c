import { areasWithTokens, citiesOf, type NationNumber, nation, nationOf, outsiders } from '@ecumene/ancients';
import {
  type Asking,
  act,
  ask,
  Dice,
  type Random,
  type Refusal,
  refuse,
  type Script,
  type Seat,
  say,
  the,
} from '@ecumene/engine';
import { abilitiesOf, neighboursFor, targetAreas } from '../book/abilities.ts';
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

/** Whether an ability could be used at all, as far as everybody can tell. */
function isUsable(world: WeWorld, number: NationNumber, ability: AbilityId): boolean {
  const one = nation(world, number);
  switch (ability) {
    case 'diaspora':
      return areasWithTokens(world, number).length > 0;
    case 'fundamentalism':
    case 'monotheism':
      return targetAreas(world, number, ability).length > 0;
    case 'politics':
      return one.stock > 0 || targetAreas(world, number, ability).length > 0;
    case 'provincial-empire':
      return neighboursFor(world, number).length > 0;
    case 'trade-routes':
      return commoditiesHeld(world, number) > 0;
    case 'universal-doctrine': {
      const others = outsiders(world);
      return citiesOf(world, others).length + areasWithTokens(world, others).length > 0;
    }
  }
}

/**
 * One player uses any of its abilities, each once, in any order. What was done and what is left stands in the world, so
 * that play can rest at each question: cards that change hands unseen are never played over again.
 * @rule WE special-abilities.1 @rule WE special-abilities.2 @rule WE special-abilities.4 @rule WE special-abilities.6
 * @rule WE special-abilities.7 @rule WE special-abilities.10 @rule WE advance-cards.10
 */
export function useAbilities(world: WeWorld, seat: Seat): Script | void {
  const number = nationOf(world, seat);
  if (world.using === null) {
    const left = abilitiesOf(world, number).map(({ id }) => id);
    if (!left.some((id) => isUsable(world, number, id))) return;
    world.using = { nation: number, left, givers: [] };
  }
  return useOneByOne(world, seat);
}

function* useOneByOne(world: WeWorld, seat: Seat): Script {
  for (let { using } = world; using !== null; { using } = world) {
    const { nation: number, left, givers } = using;
    if (givers.length > 0) yield* collectCards(world, using);
    else if (!left.some((id) => isUsable(world, number, id))) world.using = null;
    else use(world, using, yield* ask(seat, askForAbility(world, number, left)));
  }
}

const WHAT = say('Use your special abilities.');

function askForAbility(world: WeWorld, number: NationNumber, left: readonly AbilityId[]): Asking<AbilityMove> {
  const bounds = { abilities: left.filter((id) => isUsable(world, number, id)) };
  return act({ topic: 'abilities', text: WHAT, rule: 'WE special-abilities.10', bounds }, abilityMoves, {
    check: (move) => refusal(world, number, left, move),
    sample: (random) => sample(world, number, left, random),
    default: (): AbilityMove => ({ do: 'done' }),
  });
}

function refusal(
  world: WeWorld,
  number: NationNumber,
  left: readonly AbilityId[],
  move: AbilityMove,
): Refusal | undefined {
  if (move.do === 'done') return undefined;
  if (!left.includes(move.do))
    return refuse(
      'used',
      say('You cannot use {ability} now: you do not have it or have used it this turn.', {
        ability: the('card', move.do),
      }),
      'WE advance-cards.10',
    );
  switch (move.do) {
    case 'diaspora':
      return refuseDiaspora(world, number, move);
    case 'fundamentalism':
      return refuseFundamentalism(world, number, move);
    case 'monotheism':
      return refuseMonotheism(world, number, move);
    case 'politics':
      return refusePolitics(world, number, move);
    case 'provincial-empire':
      return refuseEmpire(world, number, move);
    case 'trade-routes':
      return refuseTradeRoutes(world, number, move);
    case 'universal-doctrine':
      return refuseDoctrine(world, number, move);
  }
}

function use(world: WeWorld, using: Using, move: AbilityMove): void {
  const { nation: number } = using;
  if (move.do === 'done') {
    world.using = null;
    return;
  }
  const left = using.left.filter((id) => id !== move.do);
  world.using = { ...using, left };
  switch (move.do) {
    case 'diaspora':
      useDiaspora(world, number, move);
      return;
    case 'fundamentalism':
      useFundamentalism(world, number, move);
      return;
    case 'monotheism':
      useMonotheism(world, number, move);
      return;
    case 'politics':
      usePolitics(world, number, move);
      return;
    case 'provincial-empire':
      world.using = { ...using, left, givers: useEmpire(world, number, move) };
      return;
    case 'trade-routes':
      useTradeRoutes(world, number, move);
      return;
    case 'universal-doctrine':
      useDoctrine(world, number, move);
  }
}

function sample(world: WeWorld, number: NationNumber, left: readonly AbilityId[], random: Random): AbilityMove {
  const dice = new Dice(random);
  if (left.length === 0 || dice.chance(1, 4)) return { do: 'done' };
  const move = sampleOf(world, number, dice.pick(left), dice);
  return move !== undefined && refusal(world, number, left, move) === undefined ? move : { do: 'done' };
}

function sampleOf(world: WeWorld, number: NationNumber, ability: AbilityId, dice: Dice): AbilityMove | undefined {
  switch (ability) {
    case 'diaspora':
      return sampleDiaspora(world, number, dice);
    case 'fundamentalism':
    case 'monotheism': {
      const area = sampleArea(world, number, ability, dice);
      return area === undefined ? undefined : { do: ability, area };
    }
    case 'politics':
      return samplePolitics(world, number, dice);
    case 'provincial-empire':
      return sampleEmpire(world, number, dice);
    case 'trade-routes':
      return sampleTradeRoutes(world, number, dice);
    case 'universal-doctrine':
      return sampleDoctrine(world, dice);
  }
}
