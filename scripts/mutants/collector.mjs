// Stands in for vitest while mutants are tried: it collects the tests and leaves it to rule-tests.mjs to run them.
import { expect } from 'vitest';

/** All tests that have been collected, by name: what to run. */
export const tests = new Map();

const path = [];
/** The titles of the tests in the file being read, as a test may ask for them. */
let tasks = [];

/** The tests of the next file have names of their own. */
export function beginFile(name) {
  path.splice(0, path.length, name);
  tasks = [];
}

function add(title, body) {
  const name = [...path, title].join(' > ');
  let id = name;
  for (let copy = 2; tests.has(id); copy++) id = `${name} (${copy})`;
  tasks.push({ type: 'test', name: title });
  const context = { task: { file: { tasks } } };
  tests.set(id, () => body(context));
}

function within(title, body) {
  path.push(title);
  body();
  path.pop();
}

/** One test, or part of a file, for each row. */
function each(make) {
  return (rows) => (title, body) => {
    for (const row of rows) make(title, () => body(...(Array.isArray(row) ? row : [row])));
  };
}

/** The same, with each row as one argument. */
function forEach(rows) {
  return (title, body) => {
    for (const row of rows) add(title, (context) => body(row, context));
  };
}

const test = Object.assign(add, { each: each(add), for: forEach });
const describe = Object.assign(within, { each: each(within) });

/** What test files find when they import vitest. */
globalThis.collector = { describe, test, it: test, expect };
export const STAND_IN = `export const { ${Object.keys(globalThis.collector).join(', ')} } = globalThis.collector;`;
