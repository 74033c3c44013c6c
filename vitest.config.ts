import { defineConfig } from 'vitest/config';
import { boardPictures } from './packages/web/board-pictures.ts';

export default defineConfig({
  plugins: [boardPictures()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
