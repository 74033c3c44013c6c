import { type AnyBot, Seated, thoughts } from '@ecumene/bots';
import { isRecord, type Open, type Random, type Seat } from '@ecumene/engine';
import type { SlowTable } from './clocked.ts';

/** After so many answers of others nobody looks further ahead. */
const FARTHEST = 400;
/** Nobody plans more moves than that. */
const MOST_MOVES = 300;

/** Somebody who looks ahead before they go. */
interface Planner {
  readonly seat: Seat;
  readonly bot: AnyBot;
  readonly random: Random;
}

const NO_AREAS: readonly string[] = [];
/** What people leave for every time its question comes, where the game knows such policies. */
const POLICIES: Readonly<Record<string, unknown>> = {
  'build-cities': { except: NO_AREAS, treasury: true },
  growth: { first: NO_AREAS, others: 'fewest' },
  losses: { first: 'most', never: NO_AREAS },
  'unsupported-city': { order: NO_AREAS, others: 'feeds-most', never: NO_AREAS },
  'choose-cities': { order: NO_AREAS, others: 'feeds-most', never: NO_AREAS },
  'share-losses': { first: 'ahead', spare: NO_AREAS },
  'share-cities': { first: 'ahead', spare: NO_AREAS },
  'secondary-victims': { first: 'ahead', spare: NO_AREAS },
  surrender: { never: NO_AREAS },
  abilities: {
    use: ['monotheism', 'fundamentalism', 'provincial-empire', 'universal-doctrine', 'politics'],
    first: 'ahead',
    spare: NO_AREAS,
    otherwise: 'end',
  },
};

/** People leave all policies there are. */
export function leavePolicies(table: SlowTable, seat: Seat): void {
  const kept = new Set(table.automaticAnswers(seat).map(({ topic }) => topic));
  for (const [topic, policy] of Object.entries(POLICIES)) {
    if (table.over || kept.has(topic)) continue;
    table.setAutomatic(seat, { topic, answers: [policy], plan: true, always: true });
  }
}

/** Questions that somebody answers once for every time. */
const ONCE: ReadonlySet<string> = new Set(['tax-rate', 'buy-trade-card', 'buy-trade-card-from', 'show-grain']);

/** What somebody answers here they answer every time. */
export function answersAlike(table: SlowTable, seat: Seat, topic: string, answer: unknown): void {
  if (!table.over && ONCE.has(topic)) table.setAutomatic(seat, { topic, answers: [answer], always: true });
}

/** What an agent may do for somebody who plays with the judgement of a bot: what raises their sets clearly, and not without end. */
const LIMITS = {
  gain: 3,
  never: [],
  unnamed: 2,
  deals: 6,
  calamities: true,
  except: [],
  seeks: 4,
  offers: [],
  ends: true,
};

/** An agent trades for somebody who is not there, where the game has such agents. */
export function leaveAgent(table: SlowTable, seat: Seat): void {
  const [topic] = table.game.planning?.agents ?? [];
  if (table.over || topic === undefined || table.automaticAnswers(seat).some((left) => left.topic === topic)) return;
  table.setAutomatic(seat, { topic, answers: [LIMITS], plan: true });
}

/** Leaves it that as many ships are kept and built next time as somebody would now. */
function planShips(table: SlowTable, seat: Seat, answer: unknown): void {
  if (!isRecord(answer) || !Array.isArray(answer['keep']) || !Array.isArray(answer['build'])) return;
  const { keep, build } = answer;
  const at = build.flatMap((one: unknown) => (isRecord(one) && typeof one['area'] === 'string' ? [one['area']] : []));
  table.setAutomatic(seat, {
    topic: 'ships',
    answers: [{ until: keep.length + build.length, at, levy: true }],
    plan: true,
  });
}

/** Leaves it that the same is bought next time, as far as it can be paid for; or nothing. */
function planPurchase(table: SlowTable, seat: Seat, answer: unknown): void {
  if (!isRecord(answer) || !Array.isArray(answer['buy'])) return;
  const { buy } = answer;
  const topic = 'civilization-cards';
  if (buy.length === 0) table.setAutomatic(seat, { topic, answers: [{ buy: [], spend: {} }] });
  else table.setAutomatic(seat, { topic, answers: [{ wish: buy, skip: true, treasury: true, keep: [] }], plan: true });
}

/**
 * Leaves plans for what comes up to the next movement, as far as nothing lies between that nobody can foresee: a trade, above
 * all. They are made as a person would who takes the others to do nothing until then. Of a movement what is still possible is done.
 */
export function planAhead(table: SlowTable, { seat, bot, random }: Planner): void {
  if (table.over) return;
  const dream = table.imagine(seat, random);
  for (const topic of ['movement', 'ships', 'civilization-cards']) dream.dropAutomatic(seat, topic);
  const player = new Seated(dream, seat, bot, random.key);
  const moves: unknown[] = [];
  const trading = dream.openFloors().length > 0;
  for (let step = 0; step < FARTHEST && !dream.over; step++) {
    const post = nextAsked(dream, seat);
    // Who has not ended trading yet, or would have to trade first, cannot look further.
    if (post === undefined || (post.floor && (post.seat === seat || !trading))) break;
    const { topic } = post.asking.question;
    const answer = post.seat === seat ? decided(player, post) : post.asking.default();
    if (post.seat === seat) {
      if (topic === 'movement' && noteMoves(moves, answer)) break;
      if (topic === 'ships') planShips(table, seat, answer);
      if (topic === 'civilization-cards') planPurchase(table, seat, answer);
    }
    const traded = dream.openFloors().length > 0;
    if (!dream.answer(post.seat, post.id, answer).ok) break;
    if (!traded && dream.openFloors().length > 0) break;
  }
  if (moves.length === 0) return;
  table.setAutomatic(seat, { topic: 'movement', answers: [{ moves, otherwise: 'partly', unless: [] }], plan: true });
}

/** What somebody must answer next, a seat's own questions first. */
function nextAsked(table: SlowTable, seat: Seat): Open | undefined {
  const open = table.openQuestions().filter(({ asking }) => asking.question.optional === undefined);
  return open.find((post) => post.seat === seat) ?? open[0];
}

function decided(
  player: Seated<SlowTable['world'], unknown, SlowTable['world']['news'][number]['event']>,
  post: Open,
): unknown {
  const decision = player.decide(post, thoughts(1), () => {});
  return 'wait' in decision ? post.asking.default() : decision.answer;
}

/** Notes what is done in a movement; says whether that is all. */
function noteMoves(moves: unknown[], answer: unknown): boolean {
  if (!isRecord(answer) || answer['do'] === 'end' || moves.length >= MOST_MOVES) return true;
  if (answer['do'] !== 'moves') {
    moves.push(answer);
    return false;
  }
  if (Array.isArray(answer['moves'])) moves.push(...answer['moves']);
  return answer['end'] === true;
}
