import {
  type Decided,
  type Moves,
  moves,
  type Planning,
  type Question,
  type Refusal,
  refuse,
  type Seat,
  say,
} from '@ecumene/engine';
import type { Static, TSchema } from 'typebox';
import { nationOf } from '../nations.ts';
import type { Ancients, NationNumber } from '../world.ts';

/** A nation whose plan is looked at, and the question that is asked. */
export interface Planner<W extends Ancients> {
  readonly world: W;
  readonly number: NationNumber;
  readonly seat: Seat;
  readonly question: Question;
}

/** How plans for questions of one topic are read, and what they come to. */
export interface PlansFor<W extends Ancients> {
  fault(plan: unknown): Refusal | undefined;
  decide(planner: Planner<W>, plan: unknown): Decided;
}

const NOT_A_PLAN = refuse('no-plan', say('This is not a plan for this question. Plan it again.'));

/** Plans of one form. `more` is what else may be wrong with one, whatever the position. */
export function plansOf<W extends Ancients, S extends TSchema>(
  form: S,
  decide: (planner: Planner<W>, plan: Static<S>) => Decided,
  more: (plan: Static<S>) => Refusal | undefined = () => undefined,
): PlansFor<W> {
  const family: Moves<S> = moves('plan', form);
  return {
    fault: (plan) => (family.reads(plan) ? more(plan) : NOT_A_PLAN),
    decide: (planner, plan) => (family.reads(plan) ? decide(planner, plan) : { ask: NOT_A_PLAN }),
  };
}

/** An agent that acts on an open floor for a seat that is away. */
export interface AgentFor<W extends Ancients> {
  fault(plan: unknown): Refusal | undefined;
  /** What it does now; nothing, if it waits. */
  act(world: W, seat: Seat, plan: unknown): unknown;
  /** Whether its player is needed for nothing on the floor, not even to end it. */
  seesThrough(plan: unknown): boolean;
}

/** How agents of one form act. */
interface AgentRules<W extends Ancients, P> {
  act(world: W, seat: Seat, plan: P): unknown;
  seesThrough(plan: P): boolean;
  /** What else may be wrong with a plan, whatever the position. */
  fault(plan: P): Refusal | undefined;
}

/** Agents whose plans have one form. */
export function agentOf<W extends Ancients, S extends TSchema>(
  form: S,
  { act, seesThrough, fault }: AgentRules<W, Static<S>>,
): AgentFor<W> {
  const family: Moves<S> = moves('plan', form);
  return {
    fault: (plan) => (family.reads(plan) ? fault(plan) : NOT_A_PLAN),
    act: (world, seat, plan) => (family.reads(plan) ? act(world, seat, plan) : undefined),
    seesThrough: (plan) => family.reads(plan) && seesThrough(plan),
  };
}

/** The plans a game knows, by the topics of its questions, and the agents for its open floors. */
export function planningOf<W extends Ancients>(
  plans: Readonly<Record<string, PlansFor<W>>>,
  agents: Readonly<Record<string, AgentFor<W>>> = {},
): Planning<W> {
  const forTopic = (topic: string): PlansFor<W> | undefined => (Object.hasOwn(plans, topic) ? plans[topic] : undefined);
  const agentFor = (topic: string): AgentFor<W> | undefined =>
    Object.hasOwn(agents, topic) ? agents[topic] : undefined;
  return {
    agents: Object.keys(agents),
    fault(topic, plan) {
      const known = forTopic(topic) ?? agentFor(topic);
      return known === undefined ? NOT_A_PLAN : known.fault(plan);
    },
    act(world, seat, { topic }, plan) {
      const answer = agentFor(topic)?.act(world, seat, plan);
      return answer === undefined ? undefined : { answer };
    },
    seesThrough: (topic, plan) => agentFor(topic)?.seesThrough(plan) === true,
    decide(world, seat, question, plan) {
      const known = forTopic(question.topic);
      if (known === undefined) return { ask: NOT_A_PLAN };
      return known.decide({ world, number: nationOf(world, seat), seat, question }, plan);
    },
  };
}
