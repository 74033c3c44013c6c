import { defineConfig } from 'vitest/config';
import { boardPictures } from './packages/web/board-pictures.ts';

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
          name: 'pure',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          exclude: ['packages/server/**'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['packages/server/src/**/*.test.ts', 'tests/**/*.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
