import { isRefused, type Option, render, type Value } from '@ecumene/engine';
import type { AnyGame } from '@ecumene/games';
import { Usage } from './command.ts';

/** Options as a command line gives them: `pace=swift,rounds=3`. */
export function givenOptions(game: AnyGame, text: string): Record<string, Value> {
  const options: Record<string, Value> = {};
  for (const pair of text.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', ...rest] = pair.split('=');
    if (rest.length === 0) throw new Usage(`options are given as name=value, not ${pair}`);
    options[name.trim()] = readValue(rest.join('='), game.sheet.options[name.trim()]);
  }
  const settled = game.sheet.settle(options);
  if (isRefused(settled)) throw new Usage(settled.refusals.map(({ text: why }) => render(why)).join(' '));
  return options;
}

/** What a value means for its option: a choice may look like a number. */
function readValue(text: string, option: Option | undefined): Value {
  if (option?.is === 'choice' || option?.is === 'names') return text;
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
