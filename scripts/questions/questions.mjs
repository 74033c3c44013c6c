// Which paragraphs of a rulebook ask players something: games are played with answers drawn at random, and every question
// says which paragraph asks it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { branch, randomFrom, Table } from '@ecumene/engine';
import { lasting, seatNames } from '@ecumene/engine/testing';
import { root } from '../ready.mjs';

/** So many games of each kind meet nearly every question there is. */
export const GAMES_PLAYED = 60;
/** Games with random answers need not end. */
const MOST_ANSWERS = 3000;

export function fileOf(game) {
  return join(root, `packages/web/src/rules/generated/${game}.json`);
}

export function readQuestions(game) {
  return JSON.parse(readFileSync(fileOf(game), 'utf8'));
}

export function written(questions) {
  return `${JSON.stringify(questions, null, 2)}\n`;
}

/** By paragraph: the questions it asks, each by its topic with the first wording met. */
export function questionsOf(game, games) {
  const met = new Map();
  for (let number = 0; number < games; number++) playOne(game, number, met);
  const places = new Map([...met.keys()].sort(compare).map((rule) => [rule, met.get(rule)]));
  return Object.fromEntries(
    [...places].map(([rule, topics]) => [rule, [...topics].map(([topic, text]) => ({ topic, text }))]),
  );
}

function playOne(game, number, met) {
  const random = branch(randomFrom('questions'), `${game.name} ${number}`);
  const { least, most } = game.seats;
  const seats = seatNames(least + (number % (most - least + 1)));
  // The first games are played by the rules as printed, so that their wording is met first.
  const options = number < most - least + 1 ? {} : game.sheet.draw(random, lasting(game, true), seats.length);
  const setup = { options, seats, seed: branch(random, 'seed').key.slice(0, 32) };
  if (Table.faults(game, setup).length > 0) return;
  const table = Table.open(game, setup);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const open = table.openQuestions();
    for (const { asking } of open) note(met, asking.question);
    const next = open[answers % open.length];
    if (next === undefined) return;
    table.answer(next.seat, next.id, next.asking.sample(branch(random, `answer ${answers}`)));
  }
}

function note(met, { rule, topic, text }) {
  if (rule === undefined) return;
  const topics = met.get(rule) ?? new Map();
  if (!topics.has(topic)) topics.set(topic, text);
  met.set(rule, topics);
}

function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}
