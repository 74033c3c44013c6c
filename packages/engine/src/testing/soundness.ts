import type { Game } from '../game.ts';
import { type Asking, refusalOf } from '../question.ts';
import { randomFrom } from '../random.ts';
import type { Refusal } from '../refusal.ts';
import type { Open } from '../script.ts';
import { type Filling, render, type Text } from '../text.ts';
import type { Event, Happening, World } from '../world.ts';

const SAMPLES = 4;
const LISTED = 20;

/** Whatever a test asks must say what it asks, and must be able to answer itself. */
export function checkQuestion({ asking, seat }: Open): void {
  const { question } = asking;
  const name = `${seat}'s question ${question.topic}`;
  for (const [key, value] of Object.entries(question)) if (value === '') throw new Error(`${name} has no ${key}`);
  checkText(question.text, name);
  for (const answer of answersOf(asking, name)) {
    const refusal = refusalOf(asking, answer);
    if (refusal !== undefined)
      throw new Error(`${name} refuses its own answer ${JSON.stringify(answer)}: ${refusal.code}`);
  }
}

/** Answers a question has of itself. */
function answersOf(asking: Asking<unknown>, name: string): unknown[] {
  const random = randomFrom(name);
  const samples = Array.from({ length: SAMPLES }, () => asking.sample(random));
  return [asking.default(), ...samples, ...(asking.list() ?? []).slice(0, LISTED)];
}

export function checkRefusal({ code, rule, text }: Refusal): void {
  if (code === '' || rule === '') throw new Error(`a refusal (${code}) names no paragraph`);
  checkText(text, `the refusal ${code}`);
}

/** The same world, in which whatever happens must be told in a sentence and cite a paragraph of the game's index. */
export function watched<W extends World<unknown, E>, E extends Event>(
  world: W,
  { tell, rules }: Pick<Game<W, unknown, E>, 'tell' | 'rules'>,
): W {
  const paragraphs = new Set(rules.paragraphs.map(({ id }) => `${rules.book} ${id}`));
  const push = (...happenings: Happening<E>[]): number => {
    for (const happening of happenings) {
      checkText(tell(happening), happening.event.what);
      if (!paragraphs.has(happening.rule)) throw new Error(`${happening.event.what} cites “${happening.rule}”`);
    }
    return world.news.splice(world.news.length, 0, ...happenings).length;
  };
  Object.defineProperty(world.news, 'push', { value: push });
  return world;
}

/** A sentence can be read, and whatever fills its gaps is something. */
export function checkText(text: Text, of: string): string {
  checkFillings(Object.values(text.with ?? {}), of);
  const sentence = render(text);
  if (!/^\S.*[.:?]$/.test(sentence)) throw new Error(`${of} is not said in a sentence: “${sentence}”`);
  return sentence;
}

function checkFillings(fillings: readonly Filling[], of: string): void {
  for (const filling of fillings) {
    if (typeof filling === 'string' || typeof filling === 'number') {
      if (filling === '' || Number.isNaN(filling)) throw new Error(`${of} has an empty gap`);
    } else if ('say' in filling) checkFillings(Object.values(filling.with ?? {}), of);
    else if (!('is' in filling)) checkFillings(filling, of);
    else if (filling.is === '' || filling.id === '') throw new Error(`${of} speaks of something without a name`);
  }
}
