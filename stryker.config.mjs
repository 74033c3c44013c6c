import { fileURLToPath } from 'node:url';

/** Mutation testing of the rules: see scripts/mutants.mjs. */
const ancients = ['calamities', 'conflict', 'movement', 'civilization-cards'].map(
  (topic) => `packages/ancients/src/${topic}/**/*.ts`,
);
const game = ['calamities/**/*', 'conflict', 'movement', 'civilization-cards'].map(
  (topic) => `packages/advanced-civilization/src/${topic}.ts`,
);

export default {
  testRunner: 'rules',
  plugins: [fileURLToPath(new URL('scripts/mutants/rule-tests.mjs', import.meta.url))],
  mutate: [...ancients, ...game, '!**/*.test.ts'],
  coverageAnalysis: 'perTest',
  inPlace: true,
  concurrency: 1,
  reporters: ['clear-text', 'json', 'progress'],
  jsonReporter: { fileName: 'mutants.json' },
  thresholds: { high: 90, low: 80, break: null },
};
