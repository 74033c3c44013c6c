import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser that lets nothing sound before it is touched. */
class Quiet {
  static touched = false;
  readonly #waiting: (() => void)[] = [];
  readonly currentTime = 0;
  state = 'suspended';

  resume(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (Quiet.touched) this.#wake();
    });
  }

  #wake(): void {
    this.state = 'running';
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

let rung: number;

class Node {
  readonly frequency = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  readonly gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect(other: unknown): unknown {
    return other;
  }
  start(): void {
    rung += 1;
  }
  stop(): void {}
}

let page: EventTarget;

beforeEach(() => {
  rung = 0;
  page = new EventTarget();
  Quiet.touched = false;
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('AudioContext', Quiet);
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function touch(): Promise<void> {
  Quiet.touched = true;
  page.dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(0);
}

/** Sound that was asked for on an earlier visit. */
async function cues() {
  const { remembered } = await import('../device/memory.ts');
  remembered.set('ecumene.sound', 'on');
  return import('./cues.ts');
}

test('what could not be heard before the page was touched is not rung then', async () => {
  const { sound } = await cues();
  for (const cue of ['turn', 'deal', 'calamity'] as const) sound(cue);
  await vi.advanceTimersByTimeAsync(5000);
  await touch();
  expect(rung).toBe(0);
  sound('turn');
  expect(rung).toBe(2);
});

test('a player who turns sound on hears one at once', async () => {
  const { chooseSound } = await cues();
  Quiet.touched = true;
  chooseSound(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(rung).toBe(2);
});

test('silence is kept', async () => {
  const { chooseSound, sound } = await cues();
  await touch();
  chooseSound(false);
  sound('calamity');
  await vi.advanceTimersByTimeAsync(0);
  expect(rung).toBe(0);
});
