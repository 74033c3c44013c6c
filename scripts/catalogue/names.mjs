// What the games call their things and say about them in their tables: names, options, bots, cards and paragraphs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ac from '@ecumene/advanced-civilization/reference';
import { boards } from '@ecumene/atlas';
import { opponents } from '@ecumene/bots';
import * as ep from '@ecumene/expansion-project/reference';
import { LOADED } from '@ecumene/games/loaded';
import { cards } from '@ecumene/through-the-ages/reference';
import * as we from '@ecumene/western-empires/reference';
import { parse } from 'yaml';
import { root } from '../ready.mjs';

const LESSONS = join(root, 'packages/web/src/lessons');

/** What the lessons of a game say, if it has any. */
function lessonWords(game) {
  const folder = join(LESSONS, game);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return files.flatMap((text) => {
    const { title, about, steps, done } = parse(text);
    return [title, about, ...steps.map(({ say }) => say), done];
  });
}

/** A value of a choice as a word: they are declared as names. */
const inOneWord = (value) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');

function optionWords({ options }) {
  return Object.values(options).flatMap((option) => [
    option.title,
    option.about,
    ...(option.is === 'choice' ? option.among.map(inOneWord) : []),
  ]);
}

function acNames() {
  const outsiders = [ac.OUTSIDERS, ac.byTokens(ac.OUTSIDERS), ac.byCities(ac.OUTSIDERS)];
  const faces = [...ac.COMMODITIES, ...ac.CALAMITY_CARDS, ...ac.CIVILIZATION_CARDS];
  return [
    ...faces.map(({ id }) => ac.called({ is: 'card', id })),
    ...[...ac.ROWS, ac.ITALY_OR_IBERIA.becomes, ...outsiders].map((id) => ac.called({ is: 'nation', id })),
  ];
}

const paragraphs = (rules) => rules.paragraphs.map(({ says }) => says);
const named = (tables) => tables.flatMap((table) => table.map(({ name }) => name));

/** What each game calls its things. */
const NAMES = {
  'advanced-civilization names': acNames(),
  'through-the-ages cards': Object.values(cards).flatMap(({ name, text }) => [name, text]),
  'western-empires names': named([
    we.ADVANCES,
    we.COMMODITIES,
    we.CALAMITIES,
    [we.WATER],
    we.CIVILIZATIONS,
    we.SCENARIO_TOKENS,
  ]),
  'expansion-project names': named([ep.ADVANCES, ep.COMMODITIES, ep.CALAMITIES, ep.CIVILIZATIONS]),
};

/** Every such word with the table it stands in. */
export function collectNames() {
  const games = LOADED.map(({ game }) => game);
  const tables = [
    ['atlas areas', boards.flatMap(({ areas }) => areas.map(({ id, name }) => name ?? ac.called({ is: 'area', id })))],
    ...Object.entries(NAMES),
    ...games.flatMap(({ name, sheet, rules }) => [
      [`${name} options`, optionWords(sheet)],
      [`${name} rules`, paragraphs(rules)],
      [`${name} lessons`, lessonWords(name)],
    ]),
    ['bots', games.flatMap((game) => opponents(game).flatMap(({ name, about }) => [name, about]))],
  ];
  return tables.map(([where, words]) => ({ where, words: words.filter((word) => /\p{L}/u.test(word)) }));
}
