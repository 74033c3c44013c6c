import { remembered } from '../device/memory.ts';

/** What a person may want to hear: it is their turn, their time is short, a bargain was struck, a calamity strikes. */
export type Cue = 'turn' | 'time' | 'deal' | 'calamity';

interface Tone {
  /** Cycles a second, at its beginning and at its end. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the cue begins, and how long it takes to die away. */
  readonly at: number;
  readonly lasts: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [
    { from: 587, to: 587, at: 0, lasts: 0.5, shape: 'sine', loud: 0.14 },
    { from: 880, to: 880, at: 0.14, lasts: 0.9, shape: 'sine', loud: 0.12 },
  ],
  time: [
    { from: 988, to: 988, at: 0, lasts: 0.12, shape: 'triangle', loud: 0.12 },
    { from: 988, to: 988, at: 0.22, lasts: 0.12, shape: 'triangle', loud: 0.12 },
    { from: 988, to: 988, at: 0.44, lasts: 0.3, shape: 'triangle', loud: 0.12 },
  ],
  deal: [
    { from: 784, to: 784, at: 0, lasts: 0.16, shape: 'triangle', loud: 0.08 },
    { from: 1047, to: 1047, at: 0.09, lasts: 0.22, shape: 'triangle', loud: 0.08 },
  ],
  calamity: [
    { from: 110, to: 42, at: 0, lasts: 1.1, shape: 'sine', loud: 0.3 },
    { from: 165, to: 62, at: 0.04, lasts: 0.7, shape: 'triangle', loud: 0.08 },
  ],
};

const KEY = 'ecumene.sound';
let sounding: AudioContext | undefined;

/** Sound is off until somebody asks for it. */
export function soundIsOn(): boolean {
  return remembered.get(KEY) === 'on';
}

/** Asks for sound or for silence; a sound shows what was asked for. */
export function chooseSound(on: boolean): void {
  remembered.set(KEY, on ? 'on' : 'off');
  if (on) sound('turn');
}

/** A cue later than so many milliseconds is none any more. */
const TOO_LATE = 400;

/** Gives a cue, or none: what cannot be heard now is not rung later. */
export function sound(cue: Cue): void {
  if (!soundIsOn()) return;
  const context = instrument();
  const asked = performance.now();
  const give = (): void => {
    if (performance.now() - asked < TOO_LATE) for (const tone of TONES[cue]) ring(context, tone);
  };
  if (context.state === 'running') give();
  else context.resume().then(give, () => undefined);
}

/** Browsers let nothing sound before somebody has touched the page. */
function instrument(): AudioContext {
  if (sounding !== undefined) return sounding;
  const context = new AudioContext();
  const wake = (): void => {
    if (context.state !== 'running') context.resume().catch(() => undefined);
  };
  for (const touch of ['pointerup', 'keydown']) window.addEventListener(touch, wake);
  sounding = context;
  return context;
}

function ring(context: AudioContext, { from, to, at, lasts, shape, loud }: Tone): void {
  const begins = context.currentTime + at;
  const string = new OscillatorNode(context, { type: shape, frequency: from });
  const body = new GainNode(context, { gain: 0 });
  string.frequency.setValueAtTime(from, begins);
  string.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  body.gain.setValueAtTime(0, begins);
  body.gain.linearRampToValueAtTime(loud, begins + 0.012);
  body.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  string.connect(body).connect(context.destination);
  string.start(begins);
  string.stop(begins + lasts);
}
