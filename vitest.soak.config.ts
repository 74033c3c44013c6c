import { defineConfig } from 'vitest/config';
import { COMMON, COMMON_TEST, IN_BROWSER } from './vitest.config.ts';

/** Whole games and all lessons in the browser, for `npm run soak -- --pages`. */
export default defineConfig({
  ...COMMON,
  test: {
    ...COMMON_TEST,
    ...IN_BROWSER,
    include: ['tests/browser/whole/**/*.test.ts'],
    // A whole game takes half a minute, and many times that on a busy machine.
    testTimeout: 1_800_000,
  },
});
