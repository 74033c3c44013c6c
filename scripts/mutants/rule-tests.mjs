// Runs the tests of rules for Stryker, all in one process: the rules are pure, so a mutant can be switched on and off
// without loading anything again. That is a few hundred times as fast as a fresh worker for each test file.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createViteServer } from 'vitest/node';
import { beginFile, STAND_IN, tests } from './collector.mjs';

/** What the instrumented code looks at. */
globalThis.__stryker__ ??= {};
const switches = globalThis.__stryker__;

class RuleTests {
  #server;
  #times = new Map();
  /** What is loaded was loaded with a mutant, or has been spoilt by one. */
  #spoilt = false;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#server = await createViteServer({
      configFile: false,
      logLevel: 'error',
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      resolve: { conditions: ['source'] },
      ssr: { resolve: { conditions: ['source', 'node'] }, noExternal: ['vitest'] },
      plugins: [
        {
          name: 'collect-tests',
          enforce: 'pre',
          resolveId: (id) => (id === 'vitest' ? '\0collector' : undefined),
          load: (id) => (id === '\0collector' ? STAND_IN : undefined),
        },
      ],
    });
    await this.#load();
  }

  async dispose() {
    await this.#server?.close();
  }

  async dryRun() {
    switches.activeMutant = undefined;
    const results = [];
    for (const [id, test] of tests) {
      const began = performance.now();
      switches.currentTestId = id;
      const failure = await failureOf(test);
      const timeSpentMs = performance.now() - began;
      this.#times.set(id, timeSpentMs);
      const result = { id, name: id, timeSpentMs };
      results.push(
        failure === undefined ? { ...result, status: SUCCESS } : { ...result, status: FAILED, failureMessage: failure },
      );
    }
    switches.currentTestId = undefined;
    return { status: 'complete', tests: results, mutantCoverage: switches.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, reloadEnvironment }) {
    const isStatic = mutantActivation === 'static';
    if (this.#spoilt || reloadEnvironment) {
      const failure = await failureOf(() => this.#load(isStatic ? activeMutant.id : undefined));
      if (failure !== undefined) return { status: 'killed', killedBy: [], failureMessage: failure, nrOfTests: 0 };
    }
    this.#spoilt = isStatic;
    const result = await this.#try(activeMutant.id, testFilter, hitLimit);
    if (isStatic || result.status !== 'killed' || (await this.#passes(result.killedBy))) return result;
    await this.#load();
    return await this.#try(activeMutant.id, testFilter, hitLimit);
  }

  /** Loads everything anew. A mutant that shows only while code is loaded is active then. */
  async #load(activeMutant) {
    this.#spoilt = true;
    switches.activeMutant = activeMutant;
    const { runner } = this.#server.environments.ssr;
    runner.clearCache();
    tests.clear();
    for (const file of testFiles()) {
      beginFile(file);
      await runner.import(join(process.cwd(), file));
    }
    this.#spoilt = false;
  }

  /** The quickest tests first, up to the first that notices. */
  async #try(mutant, wanted, hitLimit) {
    const ids = (wanted ?? [...tests.keys()]).toSorted((a, b) => (this.#times.get(a) ?? 0) - (this.#times.get(b) ?? 0));
    Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit });
    let result = { status: 'survived', nrOfTests: ids.length };
    for (const [index, id] of ids.entries()) {
      const failure = await failureOf(tests.get(id));
      if (hitLimit !== undefined && switches.hitCount > hitLimit)
        result = { status: 'timeout', reason: `it was reached more than ${hitLimit} times` };
      else if (failure === undefined) continue;
      else result = { status: 'killed', killedBy: [id], failureMessage: failure, nrOfTests: index + 1 };
      break;
    }
    switches.activeMutant = undefined;
    return result;
  }

  /** Whether tests pass now that no mutant is active. */
  async #passes(ids) {
    for (const id of ids) if ((await failureOf(tests.get(id))) !== undefined) return false;
    return true;
  }
}

function testFiles() {
  const files = readdirSync('packages', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('packages', file))
    .sort();
}

const SUCCESS = 0;
const FAILED = 1;

/** Why a test fails; nothing, if it passes. */
async function failureOf(test) {
  try {
    await test?.();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'rules', injectableClass: RuleTests }];
