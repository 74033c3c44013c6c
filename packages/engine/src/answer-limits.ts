import { type AutomaticAnswer, type Entry, isMove } from './journal.ts';
import { at, isPlain } from './json.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Seat } from './script.ts';
import { say } from './text.ts';

/** For so many topics one seat may leave answers at a time. */
const MOST_TOPICS = 24;
/** The most characters that all automatic answers of a seat for one topic may have, as JSON. */
const MOST_LETTERS = 8000;
/** A plan names every move of a large nation. */
const MOST_LETTERS_OF_PLAN = 24_000;
/** How often a seat may write something about the table itself until a player moves. */
const MOST_ASIDES = 40;

const NO_ANSWERS = refuse('no-answers', say('Name the topic and at least one automatic answer.'));
const NO_TOPIC = refuse('no-topic', say('This game never asks that. Choose a question of this game.'));
export const NO_PLANS = refuse('no-plans', say('This question cannot be planned. Answer it when it is asked.'));
/** Why a policy does not act again at once after its player has undone what it did. */
export const TAKEN_BACK = refuse('taken-back', say('You undid what your plan did. Decide yourself this time.'));
const TOO_LONG = refuse('too-long', say('This automatic answer is too long. Shorten it.'));
const TOO_MANY = refuse(
  'too-many-automatic',
  say('You have {most} automatic answers already. Delete one first.', { most: MOST_TOPICS }),
);
const TOO_OFTEN = refuse('too-often', say('You have changed this too often. Wait until another player moves.'));

/**
 * Why a seat may not leave this for later, if so. What is to be left may come from anywhere. Of a journal the topics are not
 * looked at: the game may have asked others when it was written.
 */
export function automaticAnswerFault(
  automatic: AutomaticAnswer,
  left: readonly AutomaticAnswer[],
  topics?: readonly string[],
): Refusal | undefined {
  if (!isAutomaticAnswer(automatic)) return NO_ANSWERS;
  if (topics?.includes(automatic.topic) === false) return NO_TOPIC;
  const most = automatic.plan ? MOST_LETTERS_OF_PLAN : MOST_LETTERS;
  if (JSON.stringify(automatic).length > most) return TOO_LONG;
  const others = left.filter(({ topic }) => topic !== automatic.topic);
  return others.length < MOST_TOPICS ? undefined : TOO_MANY;
}

function isAutomaticAnswer(automatic: AutomaticAnswer): boolean {
  return (
    isPlain(automatic) &&
    typeof automatic.topic === 'string' &&
    Array.isArray(automatic.answers) &&
    automatic.answers.length > 0
  );
}

/** What a seat leaves, and nothing besides that may have come with it. An agent acts every time, without asking. */
export function onlyLeft(
  { topic, answers, always, confirm, plan }: AutomaticAnswer,
  agents: readonly string[] = [],
): AutomaticAnswer {
  if (plan && agents.includes(topic)) return { topic, answers, always: true, plan };
  return { topic, answers, ...(always && { always }), ...(confirm && { confirm }), ...(plan && { plan }) };
}

/** Why a seat may write nothing more about the table itself before somebody moves, if so. */
export function asideFault(journal: readonly Entry[], seat: Seat): Refusal | undefined {
  let asides = 0;
  for (let number = journal.length - 1; number >= 0; number--) {
    const entry = at(journal, number);
    if (isAside(entry)) asides += entry.seat === seat ? 1 : 0;
    else if (isMove(entry)) return undefined;
    if (asides >= MOST_ASIDES) return TOO_OFTEN;
  }
  return undefined;
}

type Aside = Extract<Entry, { is: 'insisted' | 'undo-proposed' | 'undo-judged' }>;

function isAside(entry: Entry): entry is Aside {
  switch (entry.is) {
    case 'insisted':
    case 'undo-proposed':
    case 'undo-judged':
      return true;
    default:
      return false;
  }
}
