import {
  type Acting,
  type Asking,
  ask,
  Dice,
  type Head,
  type Random,
  type Refusal,
  refuse,
  type Script,
  type Seat,
  say,
  the,
} from '@ecumene/engine';
import type { Cites } from '../book/cites.ts';
import { nationOf } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** A nation that uses its special abilities. Everything is kept here, so that play can rest at each question. */
export interface UsingAbilities<A extends string> {
  readonly nation: NationNumber;
  readonly left: readonly A[];
  /** Who has yet to give a card that was asked for. */
  readonly givers: readonly unknown[];
}

/** A use of an ability, or the end of it. */
interface AbilityMove<A extends string> {
  readonly do: A | 'done';
}

/** A special ability: when it can be used, what speaks against a use, and what that does. */
export interface Ability<W, U, M> {
  /** Whether it could be used at all, as far as everybody can tell; `using` is null before the first use. */
  readonly usable: (world: W, number: NationNumber, using: U | null) => boolean;
  readonly refuse: (world: W, number: NationNumber, move: M, using: U) => Refusal | undefined;
  /** Does it, and says what changes of `using` besides that it was used. */
  readonly use: (world: W, number: NationNumber, move: M, using: U) => Partial<U> | void;
  readonly sample: (world: W, number: NationNumber, dice: Dice, using: U) => M | undefined;
  /** The paragraph that forbids another use, where it is not the one for all abilities. */
  readonly once?: string;
}

/** How abilities are asked for. */
type AbilityQuestion = Head & { readonly bounds: Readonly<Record<string, unknown>> };

const WHAT = say('Use your special abilities.');

/** How a game lets nations use their abilities. */
export interface AbilityPhase<W, A extends string, U extends UsingAbilities<A>, M extends AbilityMove<A>> {
  readonly held: (world: W, number: NationNumber) => readonly A[];
  readonly abilities: { readonly [D in A]: Ability<W, U, M & { readonly do: D }> };
  readonly begin: (number: NationNumber, left: readonly A[]) => U;
  readonly done: M;
  readonly ask: (question: AbilityQuestion, acting: Acting<M>) => Asking<M>;
  /** What the question says besides, for screens and bots. */
  readonly bounds?: (using: U) => Readonly<Record<string, unknown>>;
  /** Cards that were asked for are given. */
  readonly collect: (world: W, using: U) => Script<unknown>;
  readonly cites: Cites<'use' | 'once'>;
}

type WithUsing<U> = Ancients & { using: U | null };

/**
 * One player uses any of its abilities, each once, in any order. What was done and what is left stands in the world, so
 * that play can rest at each question: cards that change hands unseen are never played over again. @rule abilities.use
 */
export function useAbilitiesBy<
  W extends WithUsing<U>,
  A extends string,
  U extends UsingAbilities<A>,
  M extends AbilityMove<A>,
>(world: W, seat: Seat, phase: AbilityPhase<W, A, U, M>): Script | void {
  const number = nationOf(world, seat);
  if (world.using === null) {
    const left = phase.held(world, number);
    if (!left.some((id) => phase.abilities[id].usable(world, number, null))) return;
    goOn(world, phase.begin(number, left));
  }
  return useOneByOne(world, seat, phase);
}

function goOn<U>(world: WithUsing<U>, using: U | null): void {
  world.using = using;
}

function* useOneByOne<W extends WithUsing<U>, A extends string, U extends UsingAbilities<A>, M extends AbilityMove<A>>(
  world: W,
  seat: Seat,
  phase: AbilityPhase<W, A, U, M>,
): Script {
  for (let { using } = world; using !== null; { using } = world) {
    const usable = usableOf(world, using, phase);
    if (using.givers.length > 0) yield* phase.collect(world, using);
    else if (usable.length === 0) goOn(world, null);
    else use(world, using, phase, yield* ask(seat, askForAbility(world, using, usable, phase)));
  }
}

function usableOf<W, A extends string, U extends UsingAbilities<A>, M extends AbilityMove<A>>(
  world: W,
  using: U,
  { abilities }: AbilityPhase<W, A, U, M>,
): readonly A[] {
  return using.left.filter((id) => abilities[id].usable(world, using.nation, using));
}

function askForAbility<W, A extends string, U extends UsingAbilities<A>, M extends AbilityMove<A>>(
  world: W,
  using: U,
  usable: readonly A[],
  phase: AbilityPhase<W, A, U, M>,
): Asking<M> {
  const bounds = { abilities: usable, ...phase.bounds?.(using) };
  return phase.ask(
    { topic: 'abilities', text: WHAT, rule: phase.cites.use[0], bounds },
    {
      check: (move) => refusal(world, using, phase, move),
      sample: (random) => sample(world, using, usable, phase, random),
      default: () => phase.done,
    },
  );
}

function isUse<A extends string, M extends AbilityMove<A>>(move: M): move is M & { readonly do: A } {
  return move.do !== 'done';
}

/** @rule abilities.once */
function refusal<W, A extends string, U extends UsingAbilities<A>, M extends AbilityMove<A>>(
  world: W,
  using: U,
  { abilities, cites, held }: AbilityPhase<W, A, U, M>,
  move: M,
): Refusal | undefined {
  if (!isUse<A, M>(move)) return undefined;
  const id: A = move.do;
  if (using.left.includes(id)) return abilities[id].refuse(world, using.nation, move, using);
  const ability = the('card', id);
  if (!held(world, using.nation).includes(id))
    return refuse(
      'not-held',
      say('You do not have {ability}. Use another ability, or finish.', { ability }),
      cites.use[0],
    );
  return refuse(
    'used',
    say('You have used {ability} this turn. Use another ability, or finish.', { ability }),
    abilities[id].once ?? cites.once[0],
  );
}

function use<W extends WithUsing<U>, A extends string, U extends UsingAbilities<A>, M extends AbilityMove<A>>(
  world: W,
  using: U,
  { abilities }: AbilityPhase<W, A, U, M>,
  move: M,
): void {
  if (!isUse<A, M>(move)) {
    goOn(world, null);
    return;
  }
  const id: A = move.do;
  const left = using.left.filter((other) => other !== id);
  const changed = abilities[id].use(world, using.nation, move, using);
  goOn(world, { ...using, left, ...(changed ?? {}) });
}

function sample<W, A extends string, U extends UsingAbilities<A>, M extends AbilityMove<A>>(
  world: W,
  using: U,
  usable: readonly A[],
  phase: AbilityPhase<W, A, U, M>,
  random: Random,
): M {
  const dice = new Dice(random);
  if (usable.length === 0 || dice.chance(1, 4)) return phase.done;
  const move = phase.abilities[dice.pick(usable)].sample(world, using.nation, dice, using);
  return move !== undefined && refusal(world, using, phase, move) === undefined ? move : phase.done;
}
