import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readCatalogue } from '../scripts/catalogue/catalogue.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Old-fashioned turns, and second names for what has a name of its own. docs/voice.md has the words to use instead. */
const BANNED: readonly (readonly [RegExp, instead: string])[] = [
  [/\b(lay|laid|laying) (the|a|your|this) table/i, 'Create table'],
  [/\btake this table away/i, 'Delete table'],
  [/\b(put all back|take back|take my last answer back|taken back)\b/i, 'Undo'],
  [/\b(put down|leave it|never mind)\b/i, 'Cancel'],
  [/\ball the same\b/i, 'anyway'],
  [/\bleft for later\b|\bleave for later\b/i, 'automatic answer'],
  [/\bthe floor\b|\btrading floor\b/i, 'Trade'],
  [/\bhandshake/i, 'trade'],
  [/\bsit(s)? down\b|\bgets? up\b/i, 'Join, Leave seat'],
  [/\bis awaited\b|\bare awaited\b/i, 'waiting for'],
  [/\bfor want of\b/i, 'Missing:'],
  [/\bsees to\b|\bsee to\b/i, 'is building'],
  [/\bas far as it may\b/i, 'as far as possible'],
  [/\bother than usual\b|\ball as usual\b/i, 'options changed, Reset to defaults'],
  [/\bprove the deals\b|\bproof of the deals\b/i, 'Verify the shuffles'],
  [/\bnobody counts the time\b/i, 'No clock'],
  [/\breport a fault\b/i, 'Report a bug'],
  [/\bby itself\b/i, 'automatically, Auto-advance'],
  [/\bacquires?\b/i, 'buy'],
  [/\bhand(s|ed)? in\b(?! hand)/i, 'discard, pay'],
  [/\bis no card of\b/i, 'is not in your hand'],
  [/\blooks? on\b/i, 'spectator, watch'],
  [/\bwhoever\b/i, 'the player who'],
  [/\b(somebody|anybody)\b/i, 'a player, anyone'],
  [/\beverybody\b/i, 'everyone'],
  [/\btokens? of treasury\b/i, 'treasury tokens'],
  [
    /\bcards? of (your|the|a) hand\b|\bcards? of stacks?\b|\btokens? of other areas\b/i,
    'from your hand, from a stack, from other areas',
  ],
  [/\bseats? (is|are) kept\b/i, 'reserved'],
  [/\bbots? answers?\b/i, 'a bot plays, takes over'],
  [/\bsays? no\b(?! more)/i, 'decline'],
  [/\bchronicle\b/i, 'log'],
  [/\bdear(er)?\b(?! friend)/i, 'expensive'],
  [/\blays? open\b|\blaid open\b/i, 'reveal'],
  [/\bfeeds? (the most|none|\{?n|\d)/i, 'limit'],
  [/\bat one sitting\b/i, 'in one session'],
  [/\bas (it|things) stands?\b/i, 'now'],
  [/\byou lead\b/i, 'you play'],
  [/\bneed not\b/i, 'do not have to'],
];

/** The books' own words stand in the index of their paragraphs. */
const isRule = (places: string): boolean => / rules( |$|,)/.test(places);

function slips(text: string): readonly string[] {
  return BANNED.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `${text} (${instead})`);
}

test('no sentence on a screen uses a word that docs/voice.md has replaced', () => {
  const sentences = Object.entries(readCatalogue()).filter(([, places]) => !isRule(places));
  expect(sentences.flatMap(([sentence]) => slips(sentence))).toEqual([]);
});

test('no page of the docs does either', () => {
  const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md') && name !== 'voice.md');
  const pages = ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => join('docs', name))];
  const lines = pages.flatMap((page) =>
    readFileSync(join(ROOT, page), 'utf8')
      .split('\n')
      .map((line, at) => ({ page, line, at: at + 1 })),
  );
  expect(lines.flatMap(({ page, line, at }) => slips(line).map((slip) => `${page}:${at} ${slip}`))).toEqual([]);
});
