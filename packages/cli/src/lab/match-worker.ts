import { parentPort } from 'node:worker_threads';
import { playMatch } from './match.ts';
import type { Order, Word } from './match-threads.ts';

/** A thread that plays the matches it is sent, one after another, and tells how they go. */
parentPort?.on('message', async ({ match, before, lost }: Order) => {
  const tell = (word: Word): void => parentPort?.postMessage(word);
  try {
    const result = await playMatch(match, {
      before,
      lost,
      asking: (seat, question) => tell({ is: 'asking', seat, question }),
      decided: (given) => tell({ is: 'decided', given }),
    });
    tell({ is: 'result', result });
  } catch (error) {
    tell({ is: 'broken', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
