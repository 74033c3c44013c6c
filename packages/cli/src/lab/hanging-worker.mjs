// For the tests of hall.ts: a thread that hangs at the second question, and plays on once that question is lost.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ match, before, lost }) => {
  const asking = (question) => parentPort?.postMessage({ is: 'asking', seat: 'seat-1', question });
  if (before.length === 0) {
    asking('1');
    parentPort?.postMessage({ is: 'decided', given: { seat: 'seat-1', question: '1', decision: { answer: 7 } } });
  }
  asking('2');
  while (!lost.includes('2'));
  const result = {
    match,
    decisions: 2,
    turns: before.length,
    finished: true,
    standing: [],
    mishaps: [],
    broken: [],
    seconds: 0,
  };
  parentPort?.postMessage({ is: 'result', result });
});
