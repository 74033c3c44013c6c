import { say } from '@ecumene/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from './protocol.ts';
import { gamesOnDevice, Solo, warmUp } from './solo.ts';

/** A worker that says what it is told to say. */
class SpokenFor extends EventTarget {
  static latest: SpokenFor | undefined;
  readonly heard: ToWorker[] = [];

  constructor() {
    super();
    SpokenFor.latest = this;
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  says(message: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  terminate(): void {}
}

beforeEach(() => vi.stubGlobal('Worker', SpokenFor));
afterEach(() => vi.unstubAllGlobals());

const TABLE = { id: 'here', game: 'any', options: {}, people: ['Ada'], bots: ['Dido'], bot: 'steady' };

async function opened() {
  const solo = Solo.take('here');
  const worker = SpokenFor.latest;
  if (worker === undefined) throw new Error('no worker was called');
  worker.says({ say: 'opened', table: TABLE, notice: null });
  await solo.opened;
  return { solo, worker };
}

test('a table this device cannot keep goes on, and says so until it can', async () => {
  const { solo, worker } = await opened();
  const told = vi.fn();
  solo.subscribe(told);
  worker.says({ say: 'kept', well: false });
  expect(solo.faring()).toEqual({ kept: false });
  worker.says({ say: 'kept', well: true });
  expect(solo.faring()).toEqual({ kept: true });
  expect(told).toHaveBeenCalledTimes(2);
});

test('a table that breaks after it was opened says so, and leaves nobody waiting', async () => {
  const { solo, worker } = await opened();
  const waiting = solo.call('Ada', { is: 'suggest', question: 'q' });
  worker.says({ say: 'failed', call: null, why: say('It broke.') });
  await expect(waiting).rejects.toThrow('It broke.');
  expect(solo.faring().trouble).toBe('broken');
});

test('a table another tab takes over is gone from here', async () => {
  const { solo, worker } = await opened();
  worker.says({ say: 'elsewhere' });
  expect(solo.faring().trouble).toBe('elsewhere');
});

test('a table is taken over only when that is wished', () => {
  Solo.take('here');
  expect(SpokenFor.latest?.heard).toEqual([{ say: 'resume', id: 'here', takeOver: false }]);
  Solo.take('here', true);
  expect(SpokenFor.latest?.heard).toEqual([{ say: 'resume', id: 'here', takeOver: true }]);
});

/** What a worker says of itself when its file did not come. */
const notCome = (): Event => new Event('error');

test('a table whose worker does not come says why, and leaves nobody waiting', async () => {
  const laid = Solo.open(TABLE);
  SpokenFor.latest?.dispatchEvent(notCome());
  await expect(laid).rejects.toThrow('Part of the site failed to load.');
});

test('a worker that failed before the first request is not used', async () => {
  warmUp('any');
  const first = SpokenFor.latest;
  first?.dispatchEvent(notCome());
  const laid = Solo.open(TABLE);
  expect(SpokenFor.latest).not.toBe(first);
  SpokenFor.latest?.says({ say: 'opened', table: TABLE, notice: null });
  await laid;
  Solo.take('here');
});

test('what games there are is told, or why not', async () => {
  const asked = gamesOnDevice();
  SpokenFor.latest?.says({ say: 'failed', call: null, why: say('It broke.') });
  await expect(asked).rejects.toThrow('It broke.');
  const again = gamesOnDevice();
  SpokenFor.latest?.dispatchEvent(notCome());
  await expect(again).rejects.toThrow('Part of the site failed to load.');
  const third = gamesOnDevice();
  SpokenFor.latest?.says({ say: 'games', games: [] });
  expect(await third).toEqual([]);
});
