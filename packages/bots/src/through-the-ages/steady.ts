import type { Ages, AgesView, Happened } from '@ecumene/through-the-ages';
import type { Bot, Situation } from '../bot.ts';
import { type Idea, ideasFor } from './actions.ts';
import { choiceFor } from './choices.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { politicalIdeas } from './politics.ts';
import { EVEN, type Temper } from './temper.ts';

export type AgesBot = Bot<Ages, AgesView, Happened>;
export type AgesSituation = Situation<Ages, AgesView, Happened>;

/** An opponent who does at each step what seems worth most, with this temper. */
function steadyWith(name: string, about: string, temper: Temper): AgesBot {
  return { name, about, decide: (situation) => ({ answer: answerOf(situation, temper) }) };
}

export const steady = steadyWith('steady', 'Builds a solid civilization step by step and avoids conflicts.', EVEN);

/** What it takes to answer a question: a situation has it, and so has a question open at a table one imagines. */
export type Asked = Pick<AgesSituation, 'seat' | 'question' | 'view' | 'list' | 'refusal' | 'fallback'>;

/** What seems best, or where that cannot be had, what a seat without a player would answer. */
export function answerOf(situation: Asked, temper: Temper): unknown {
  const outlook = outlookOf(situation.view, situation.seat, temper);
  switch (situation.question.topic) {
    case 'action':
      return firstPossible(situation, ideasFor(outlook), outlook) ?? { do: 'end' };
    case 'politics':
      return firstPossible(situation, politicalIdeas(outlook), outlook) ?? { do: 'pass' };
    default: {
      const choice = choiceFor(situation.question, situation.list() ?? [], outlook);
      return choice === undefined || situation.refusal(choice) !== undefined ? situation.fallback() : choice;
    }
  }
}

function firstPossible(situation: Asked, ideas: readonly Idea[], outlook: Outlook): Idea['move'] | undefined {
  for (const { move } of ideas)
    for (const way of waysOf(move, outlook)) if (situation.refusal(way) === undefined) return way;
  return undefined;
}

/** A move as it is, and with what leaders and pacts allow about paying for it. */
export function waysOf(move: Idea['move'], { realm }: Outlook): Idea['move'][] {
  const ways = [move];
  const { pact } = realm.seen;
  if (move.do === 'develop' && pact !== null) ways.unshift({ ...move, shared: true });
  if (PAID_IN_GOODS.has(move.do) && pact !== null) ways.push({ ...move, trade: true });
  if (FOR_CIVIL_ACTIONS.has(move.do) && realm.powers.some(({ does }) => does === 'military-action-as-civil'))
    ways.push({ ...move, red: true });
  return ways;
}

const PAID_IN_GOODS: ReadonlySet<string> = new Set(['grow', 'build', 'upgrade', 'stage', 'recruit']);
const FOR_CIVIL_ACTIONS: ReadonlySet<string> = new Set([
  'take',
  'grow',
  'build',
  'upgrade',
  'lead',
  'stage',
  'develop',
  'play',
]);
