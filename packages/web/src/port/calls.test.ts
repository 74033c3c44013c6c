import { say } from '@ecumene/engine';
import { expect, test } from 'vitest';
import { Calls } from './calls.ts';

test('answers reach the caller that asked, in whatever order they come', async () => {
  const calls = new Calls();
  const asked: number[] = [];
  const first = calls.ask((call) => asked.push(call));
  const second = calls.ask((call) => asked.push(call));
  calls.answered(asked[1] ?? 0, 'two');
  calls.failed(asked[0] ?? 0, say('no'));
  await expect(second).resolves.toBe('two');
  await expect(first).rejects.toThrow('no');
});

test('a player who waits when all is over is told so', async () => {
  const calls = new Calls();
  const asked = calls.ask(() => undefined);
  calls.drop(say('closed'));
  await expect(asked).rejects.toThrow('closed');
});
