import type { Event, Open, Random, Table, World } from '@ecumene/engine';
import { Usage } from './command.ts';

/** Answers an open question for its seat. */
export type Bot = (post: Open, table: Table<World, unknown, Event>, random: Random) => unknown;

const KNOWN: Readonly<Record<string, Bot>> = {
  random: (post, _table, random) => post.asking.sample(random),
};

export const BOTS: readonly string[] = Object.keys(KNOWN);

export function botNamed(name: string): Bot {
  const bot = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  if (bot === undefined) throw new Usage(`there is no bot called ${name}; there are ${BOTS.join(', ')}`);
  return bot;
}
