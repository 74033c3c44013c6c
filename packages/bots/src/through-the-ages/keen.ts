import { branch, isRecord } from '@ecumene/engine';
import type { Decision } from '../bot.ts';
import type { Idea } from './actions.ts';
import { playOn } from './imagined.ts';
import { type Outlook, outlookOf, type Prices, pricesAfterTurn } from './outlook.ts';
import { gainLater, politicalIdeas } from './politics.ts';
import { type AgesBot, type AgesSituation, answerOf } from './steady.ts';
import { SEASONED, type Temper } from './temper.ts';
import { TurnSearch } from './turn-search.ts';
import { worthOf, worthOfRival } from './worth.ts';

type Move = Idea['move'];

/** An opponent who tries whole turns out before playing them. */
export function keenWith(name: string, about: string, temper: Temper): AgesBot {
  return { name, about, imagines: true, decide: (situation) => decide(situation, temper) };
}

export const keen = keenWith('keen', 'Plans whole turns ahead.', SEASONED);

function decide(situation: AgesSituation, temper: Temper): Decision {
  switch (situation.question.topic) {
    case 'action':
      return act(situation, temper);
    case 'politics':
      return { answer: politics(situation, temper) };
    default:
      return {
        answer: answerOf(situation, temper),
        ...(situation.memory !== undefined && { memory: situation.memory }),
      };
  }
}

/** What a player means to do in the rest of a turn. */
interface Plan {
  readonly round: number;
  readonly moves: readonly Move[];
}

function isMove(value: unknown): value is Move {
  return isRecord(value) && typeof value['do'] === 'string';
}

/** The plan made earlier in this turn, if there is one. */
function planIn(memory: unknown, round: number): readonly Move[] {
  if (!isRecord(memory) || memory['round'] !== round) return [];
  const { moves } = memory;
  return Array.isArray(moves) ? moves.filter(isMove) : [];
}

/** Plans the rest of the turn, at least as well as before, and makes its first move; without time for that it does what seems best. */
function act(situation: AgesSituation, temper: Temper): Decision {
  const { view, seat, random, budget } = situation;
  const prices = pricesAfterTurn(outlookOf(view, seat, temper));
  const search = new TurnSearch(situation.imagine(branch(random, 'turn')), seat, temper, prices, budget);
  const plan = planIn(situation.memory, view.round);
  if (plan.length > 0) search.follow(plan);
  else search.followAdvice();
  if (!search.search() && plan.length === 0) return { answer: answerOf(situation, temper) };
  const [move, ...moves] = search.best;
  if (move === undefined) return { answer: { do: 'end' } };
  const memory: Plan = { round: view.round, moves };
  return { answer: move, memory };
}

const POLITICAL_IDEAS = 6;
const PASS: Move = { do: 'pass' };

/** Tries political actions out on several tables that might be the true one. */
function politics(situation: AgesSituation, temper: Temper): unknown {
  const { view, seat, random, budget } = situation;
  const outlook = outlookOf(view, seat, temper);
  const prices = pricesAfterTurn(outlook);
  const ideas = politicalIdeas(outlook)
    .filter(({ move }) => situation.refusal(move) === undefined)
    .slice(0, POLITICAL_IDEAS);
  if (ideas.length === 0) return PASS;
  const tried = [PASS, ...ideas.map(({ move }) => move)].map((move) => ({ move, worth: 0 }));
  for (let table = 0; table === 0 || (table < TABLES && budget.more()); table++) {
    const imagined = situation.imagine(branch(random, `politics ${table}`));
    for (const one of tried) one.worth += outcomeOf(imagined.fork(), one.move, outlook, prices);
  }
  return tried.reduce((best, one) => (one.worth > best.worth ? one : best)).move;
}

const TABLES = 8;

/** What a political action comes to on an imagined table, next to the others. */
function outcomeOf(table: ReturnType<AgesSituation['imagine']>, move: Move, outlook: Outlook, prices: Prices): number {
  const { seat, temper } = outlook;
  const [post] = table.openQuestions();
  if (post === undefined || !table.answer(seat, post.id, move).ok) return Number.NEGATIVE_INFINITY;
  playOn(table, seat, temper);
  const view = table.view(seat);
  const then = outlookOf(view, seat, temper, prices);
  const others = then.rivals.reduce((sum, rival) => sum + worthOfRival(rival, then), 0);
  const envy = (temper.envy * others) / Math.max(1, then.rivals.length);
  return worthOf(view, seat, temper, prices) - envy + gainLater(move, outlook);
}
