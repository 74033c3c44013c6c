import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/** Runs with every test file. Files share a thread and its globals, so each leaves them as it found them. */

fc.configureGlobal({ seed: 1 });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
