// What the games call their things and say about them in their tables: names, options, bots, cards and paragraphs.
import { advancedCivilization as ancient } from '@ecumene/advanced-civilization';
import { sheet as ancientSheet } from '@ecumene/advanced-civilization/options';
import * as ac from '@ecumene/advanced-civilization/reference';
import { rules as ancientRules } from '@ecumene/advanced-civilization/rules';
import { boards } from '@ecumene/atlas';
import { opponents } from '@ecumene/bots';
import { throughTheAges as ages } from '@ecumene/through-the-ages';
import { sheet as agesSheet } from '@ecumene/through-the-ages/options';
import { cards } from '@ecumene/through-the-ages/reference';
import { rules as agesRules } from '@ecumene/through-the-ages/rules';

/** A value of a choice as a word: they are declared as names. */
const inOneWord = (value) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');

function optionWords({ options }) {
  return Object.values(options).flatMap((option) => [
    option.title,
    option.about,
    ...(option.is === 'choice' ? option.among.map(inOneWord) : []),
  ]);
}

function ancientNames() {
  const outsiders = [ac.OUTSIDERS, ac.byTokens(ac.OUTSIDERS), ac.byCities(ac.OUTSIDERS)];
  const faces = [...ac.COMMODITIES, ...ac.CALAMITY_CARDS, ...ac.CIVILIZATION_CARDS];
  return [
    ...faces.map(({ id }) => ac.called({ is: 'card', id })),
    ...[...ac.ROWS, ac.ITALY_OR_IBERIA.becomes, ...outsiders].map((id) => ac.called({ is: 'nation', id })),
  ];
}

/** Every such word with the table it stands in. */
export function collectNames() {
  const tables = [
    ['atlas areas', boards.flatMap(({ areas }) => areas.map(({ id, name }) => name ?? ac.called({ is: 'area', id })))],
    ['advanced-civilization names', ancientNames()],
    ['advanced-civilization options', optionWords(ancientSheet)],
    ['advanced-civilization rules', ancientRules.paragraphs.map(({ says }) => says)],
    ['through-the-ages cards', Object.values(cards).flatMap(({ name, text }) => [name, text])],
    ['through-the-ages options', optionWords(agesSheet)],
    ['through-the-ages rules', agesRules.paragraphs.map(({ says }) => says)],
    ['bots', [ancient, ages].flatMap((game) => opponents(game).flatMap(({ name, about }) => [name, about]))],
  ];
  return tables.map(([where, words]) => ({ where, words: words.filter((word) => /\p{L}/u.test(word)) }));
}
