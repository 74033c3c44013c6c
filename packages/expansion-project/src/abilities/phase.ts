import { holds, type NationNumber, nation, nationOf } from '@ecumene/ancients';
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
import { diasporaTargets, doctrineTargets, provinces, targetAreas } from '../book/abilities.ts';
import { ABILITIES, type AbilityId } from '../data/abilities.ts';
import type { EpWorld, Using } from '../world.ts';
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
import { refuseDiaspora, sampleDiaspora, useDiaspora } from './diaspora.ts';
import { type AbilityMove, abilityMoves } from './moves.ts';
import { collectCards, refuseEmpire, sampleEmpire, useEmpire } from './provincial-empire.ts';
import { openToAsk, refuseTradeEmpire, sampleTradeEmpire, useTradeEmpire } from './trade-empire.ts';
import { refuseDoctrine, sampleDoctrine, useDoctrine } from './universal-doctrine.ts';

/** Whether an ability could be used at all, as far as everybody can tell. */
function isUsable(world: EpWorld, number: NationNumber, ability: AbilityId, asked: Using['asked']): boolean {
  switch (ability) {
    case 'diaspora':
      return diasporaTargets(world, number).size > 0;
    case 'fundamentalism':
    case 'monotheism':
      return targetAreas(world, number, ability).length > 0;
    case 'politics':
      return nation(world, number).stock > 0 || targetAreas(world, number, ability).length > 0;
    case 'provincial-empire':
      return provinces(world, number).size > 0;
    case 'trade-empire':
      return openToAsk(world, number, asked).length > 0;
    case 'universal-doctrine':
      return doctrineTargets(world, number).length > 0;
  }
}

/**
 * One player uses any of its abilities, each once, in any order. What was done and what is left stands in the world, so
 * that play can rest at each question: cards that change hands unseen are never played over again.
 * @rule EP 25.1 @rule EP 25.1.1
 */
export function useAbilities(world: EpWorld, seat: Seat): Script | void {
  const number = nationOf(world, seat);
  if (world.using === null) {
    const left = ABILITIES.map(({ id }) => id).filter((id) => holds(world, number, id));
    if (!left.some((id) => isUsable(world, number, id, null))) return;
    world.using = { nation: number, left, asked: null, givers: [] };
  }
  return useOneByOne(world, seat);
}

function usableOf(world: EpWorld, { nation: number, left, asked }: Using): readonly AbilityId[] {
  return left.filter((id) => isUsable(world, number, id, asked));
}

function* useOneByOne(world: EpWorld, seat: Seat): Script {
  for (let { using } = world; using !== null; { using } = world) {
    if (using.givers.length > 0) yield* collectCards(world, using);
    else if (usableOf(world, using).length === 0) world.using = null;
    else use(world, using, yield* ask(seat, askForAbility(world, using)));
  }
}

const WHAT = say('Use your special abilities.');

function askForAbility(world: EpWorld, using: Using): Asking<AbilityMove> {
  const { asked } = using;
  const bounds = { abilities: usableOf(world, using), ...(asked !== null && { asked: { ...asked } }) };
  return act({ topic: 'abilities', text: WHAT, rule: 'EP 25.1', bounds }, abilityMoves, {
    check: (move) => refusal(world, using, move),
    sample: (random) => sample(world, using, random),
    default: (): AbilityMove => ({ do: 'done' }),
  });
}

function refusal(world: EpWorld, { nation: number, left, asked }: Using, move: AbilityMove): Refusal | undefined {
  if (move.do === 'done') return undefined;
  if (!left.includes(move.do))
    return refuse(
      'used',
      say('You do not have {ability}, or have used it this turn. Use another ability, or end abilities.', {
        ability: the('card', move.do),
      }),
      'EP 25.1.1',
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
    case 'trade-empire':
      return refuseTradeEmpire(world, number, move, asked);
    case 'universal-doctrine':
      return refuseDoctrine(world, number, move);
  }
}

function use(world: EpWorld, using: Using, move: AbilityMove): void {
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
    case 'trade-empire': {
      const asked = useTradeEmpire(world, number, move, using.asked);
      world.using = asked === null ? { ...using, left, asked } : { ...using, asked };
      return;
    }
    case 'universal-doctrine':
      useDoctrine(world, number, move);
  }
}

function sample(world: EpWorld, using: Using, random: Random): AbilityMove {
  const dice = new Dice(random);
  const open = usableOf(world, using);
  if (open.length === 0 || dice.chance(1, 4)) return { do: 'done' };
  const move = sampleOf(world, using, dice.pick(open), dice);
  return move !== undefined && refusal(world, using, move) === undefined ? move : { do: 'done' };
}

function sampleOf(
  world: EpWorld,
  { nation: number, asked }: Using,
  ability: AbilityId,
  dice: Dice,
): AbilityMove | undefined {
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
    case 'trade-empire':
      return sampleTradeEmpire(world, number, asked, dice);
    case 'universal-doctrine':
      return sampleDoctrine(world, number, dice);
  }
}
