import { areaNumber, factsOfNation, type Nation, nation, nationNamed, tokensIn } from '@ecumene/ancients';
import { must, randomFrom, type Seat, type Table, type Value } from '@ecumene/engine';
import { watched } from '@ecumene/engine/testing';
import type { WeEvent } from './events.ts';
import { westernEmpires } from './game.ts';
import { sheet } from './options.ts';
import { scene } from './scene.ts';
import { setup } from './setup.ts';
import type { WeView } from './view.ts';
import type { WeWorld } from './world.ts';

const PLAYERS = 9;
const NOT_NATIONS = ['turn', 'traded', 'built', 'outsiders'];

/**
 * Any position in a line, on the board for nine: `position({ egypt: { tokens: { memphis: 3 } } })`. Seats are called like
 * their nations, and the turn is the first unless it says otherwise.
 */
export function position(
  given: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, Value>> = {},
  players: number = PLAYERS,
): WeWorld {
  const names = Object.keys(given).filter((name) => !NOT_NATIONS.includes(name));
  const seats = [...names, ...Array.from({ length: Math.max(0, players - names.length) }, (_, i) => `idle ${i}`)];
  const world = setup(sheet.with(options), seats, randomFrom('test'));
  world.turn = 1;
  scene.arrange(world, given);
  return watched(world, westernEmpires);
}

type Facts = ReturnType<typeof factsOfNation>;

/** What a nation has, in the words of scenarios: `has(world, 'egypt')['tokens']`, or some of it: `has(world, 'egypt', 'tokens')`. */
export function has(world: WeWorld, name: string): Facts;
export function has<K extends keyof Facts>(world: WeWorld, name: string, ...words: readonly K[]): Pick<Facts, K>;
export function has(world: WeWorld, name: string, ...words: readonly (keyof Facts)[]): Partial<Facts> {
  const facts = factsOfNation(world, nationNamed(world, name));
  return words.length === 0 ? facts : Object.fromEntries(words.map((word) => [word, facts[word]]));
}

type Of<K extends WeEvent['what']> = Extract<WeEvent, { readonly what: K }>;

/** Everything that happened of one kind. */
export function happened<K extends WeEvent['what']>(world: WeWorld, what: K): Of<K>[] {
  const isWanted = (event: WeEvent): event is Of<K> => event.what === what;
  return world.news.map(({ event }) => event).filter(isWanted);
}

export function theNation(world: WeWorld, name: string): Nation {
  return nation(world, nationNamed(world, name));
}

/** How many tokens a nation has in an area. */
export function tokens(world: WeWorld, name: string, area: string): number {
  return tokensIn(world, must(areaNumber(world, area), area), nationNamed(world, name));
}

/** A seat answers its open question at a table; says why not, if it is refused. */
export function answer(table: Table<WeWorld, WeView, WeEvent>, seat: Seat, value: unknown): string {
  const post = table.openQuestions().find((one) => one.seat === seat);
  if (post === undefined) return 'not asked';
  const outcome = table.answer(seat, post.id, value);
  return outcome.ok ? '' : outcome.refusal.code;
}

/** Somebody who is waited for does the usual thing; says what was asked, or nothing when nobody is waited for. */
export function goOn(table: Table<WeWorld, WeView, WeEvent>): string | undefined {
  const post = table.openQuestions().find(({ asking }) => asking.question.optional !== true);
  if (post === undefined) return undefined;
  const { topic } = post.asking.question;
  const outcome = table.answer(post.seat, post.id, post.asking.default());
  if (!outcome.ok) throw new Error(`${topic}: ${outcome.refusal.code}`);
  return topic;
}
