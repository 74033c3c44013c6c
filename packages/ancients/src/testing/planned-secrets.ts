import {
  below,
  branch,
  copy,
  type Event,
  type Game,
  isRecord,
  pick,
  randomFrom,
  same,
  Table,
  type World,
} from '@ecumene/engine';
import { lasting, seatNames } from '@ecumene/engine/testing';
import type { Ancients } from '../world.ts';

const REDUCE = { order: [], others: 'feeds-most', never: [] };
const BEAR = { first: 'ahead', spare: [] };
const BUY = { which: 'dearest', keep: 0 };
/** A policy for each topic; those a game does not know are left out. */
const POLICIES: Readonly<Record<string, unknown>> = {
  growth: { first: [], others: 'fewest' },
  losses: { first: 'fewest', never: [] },
  'unsupported-city': REDUCE,
  'choose-cities': REDUCE,
  'secondary-victims': BEAR,
  'share-losses': BEAR,
  'share-cities': BEAR,
  surrender: { never: [] },
  'buy-trade-card': BUY,
  'buy-trade-card-from': BUY,
  ships: { until: 2, at: [], levy: true },
  'build-cities': { except: [], treasury: true },
  trade: { gain: 1, never: [], unnamed: 6, deals: 9, calamities: true, except: [], seeks: 4, offers: [], ends: true },
};

/** So often a plan for one topic is tried. */
const ENOUGH = 40;

interface Planned<T> {
  readonly seed: string;
  readonly seats: number;
  readonly answers: number;
  /** The special abilities a policy may use. */
  readonly abilities?: readonly string[];
  /** A table in the middle of a game, if play is not to begin with one that was set up at random. */
  readonly begun?: T;
}

interface Told {
  /** How often a plan was asked what it comes to, by topic. */
  readonly tried: Readonly<Record<string, number>>;
  /** What a plan comes to that depends on something its seat may not know. */
  readonly tells: readonly string[];
}

/**
 * Plays a game at random. Whenever something is asked that can be planned, a plan must come to the same in a world that
 * differs only in what its seat may not know.
 */
export function plansKeepSecrets<W extends Ancients & World<unknown, E>, V, E extends Event>(
  game: Game<W, V, E>,
  { seed, seats, answers, abilities = [], begun }: Planned<Table<W, V, E>>,
): Told {
  const random = randomFrom(seed);
  const options = { ...game.sheet.draw(random, lasting(game, false), seats), pace: 'swift' };
  const table = begun ?? Table.open(game, { options, seats: seatNames(seats), seed });
  const { planning } = game;
  const tried: Record<string, number> = {};
  const tells: string[] = [];
  for (let given = 0; given < answers && !table.over; given++) {
    const open = table.openQuestions();
    const waitedFor = open.filter(({ asking: { question } }) => question.optional !== true);
    const { seat, id, asking } = pick(random, waitedFor.length === 0 ? open : waitedFor);
    const { question } = asking;
    const { topic } = question;
    const answer = copy(asking.sample(random));
    // Most movements end at once, so that a few hundred answers make some turns.
    const made = topic === 'movement' && below(random, 4) > 0 ? asking.default() : answer;
    const plan =
      topic === 'movement'
        ? { moves: [answer], otherwise: 'partly', unless: [] }
        : topic === 'abilities'
          ? { use: abilities, first: 'ahead', spare: [], otherwise: 'end' }
          : POLICIES[topic];
    const often = tried[topic] ?? 0;
    if (often < ENOUGH && plan !== undefined && planning !== undefined && planning.fault(topic, plan) === undefined) {
      const { table: other, disguise } = table.disguised(seat, branch(random, `disguise ${given}`));
      const there = other.openQuestions().find((one) => one.id === id)?.asking.question ?? question;
      const comesTo = (world: W, asked: typeof question): unknown =>
        planning.agents?.includes(topic) === true
          ? planning.act?.(world, seat, asked, plan)
          : planning.decide(world, seat, asked, plan);
      const here = comesTo(table.world, question);
      const meant =
        isRecord(here) && 'answer' in here
          ? { ...here, answer: disguise.answer(table.world, seat, topic, here['answer']) }
          : here;
      tried[topic] = often + 1;
      if (!same(meant, comesTo(other.world, there))) tells.push(`${topic} of ${seat} after ${given} answers`);
    }
    const outcome = table.answer(seat, id, made);
    if (!outcome.ok) throw new Error(`a sample is refused: ${outcome.refusal.code}`);
  }
  return { tried, tells };
}
