import { defineConfig, type TestUserConfig } from 'vitest/config';
import { boardPictures } from './packages/web/board-pictures.ts';
import { lessons } from './packages/web/lessons.ts';
import { pictograms } from './packages/web/pictograms.ts';
import { FileOrder } from './tests/file-order.ts';

const PURE = 'packages/*/src/**/*.test.ts';
const SERVER = 'packages/server/src/**/*.test.ts';
/** What draws a page without a browser. Apart from the rest, because files share what they import only with their like. */
const PAGE = ['packages/*/src/**/*.test.tsx', 'packages/*/src/**/*.dom.test.ts'];
/** Whole games in the browser are in a folder below: `npm run soak -- --pages` plays them. */
const BROWSER = 'tests/browser/*.test.ts';
/**
 * What plays whole or very many games, draws whole boards, plays against programs elsewhere or reads the whole project;
 * `npm run check` leaves it out.
 */
const LONG = [
  'packages/*/src/**/conformance.test.ts',
  'packages/*/src/**/play.test.ts',
  'packages/*/src/{agreement,late-game,secrets}.test.ts',
  'packages/{expansion-project,western-empires}/src/game.test.ts',
  'packages/*/src/calamities/random.test.ts',
  'packages/cli/src/lab/match.test.ts',
  'packages/atlas/src/report.test.ts',
  'packages/atlas/src/draw/**/*.test.ts',
  'tests/*.test.ts',
];

/** Servers and browsers wait a third of their time, for each other and for the disk: three workers fill two processors. */
const WAITING_WORKERS = 3;

/** What every run of Vitest has in common. */
export const COMMON = {
  plugins: [boardPictures(), pictograms(), lessons()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
};
export const COMMON_TEST = {
  // Only to end a test that hangs. On a busy machine everything takes several times as long.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  pool: 'threads',
  maxWorkers: 2,
  // Files share what they import: that takes longest.
  isolate: false,
  setupFiles: ['tests/each-file.ts'],
} as const satisfies TestUserConfig;
/** What tests in a browser need besides. */
export const IN_BROWSER = {
  globalSetup: 'tests/browser/setup.ts',
  setupFiles: ['tests/each-file.ts', 'tests/browser/failures.ts'],
};

export default defineConfig({
  ...COMMON,
  test: {
    ...COMMON_TEST,
    sequence: { sequencer: FileOrder },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: [PURE],
          exclude: [SERVER, ...PAGE, ...LONG],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: PAGE,
          environment: 'happy-dom',
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: LONG,
          exclude: [SERVER],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [SERVER],
          maxWorkers: WAITING_WORKERS,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          ...IN_BROWSER,
          maxWorkers: WAITING_WORKERS,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
