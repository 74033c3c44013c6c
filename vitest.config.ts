import { defineConfig } from 'vitest/config';
import { boardPictures } from './packages/web/board-pictures.ts';

const PURE = 'packages/*/src/**/*.test.ts';
const HOUSE = 'packages/server/**';
/** What draws a page without a browser. Apart from the rest, because files share what they import only with their like. */
const PAGE = ['packages/*/src/**/*.test.tsx', 'packages/*/src/**/*.dom.test.ts'];
/** What plays whole games or draws whole boards; `npm run check` leaves it out. */
const LONG = [
  'packages/*/src/**/conformance.test.ts',
  'packages/*/src/**/play.test.ts',
  'packages/atlas/src/draw/**/*.test.ts',
];

export default defineConfig({
  plugins: [boardPictures()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 180_000,
    pool: 'threads',
    maxWorkers: 2,
    // Files share what they import: that takes longest.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: [PURE],
          exclude: [HOUSE, ...PAGE, ...LONG],
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
          exclude: [HOUSE],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/server/src/**/*.test.ts', 'tests/**/*.test.ts'],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
