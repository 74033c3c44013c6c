import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, press, read, wipe } from '../testing/page.ts';
import { SamplePort } from '../testing/sample-table.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import { useSending } from './sending.ts';

const doubt = vi.fn();
let arrive: () => void = () => {};

function Screen() {
  const { sending, stage } = useSending();
  const send = (): Promise<void> =>
    sending.during(
      () =>
        new Promise<void>((done) => {
          arrive = done;
        }),
      doubt,
    );
  return (
    <>
      <ConnectionNote port={new SamplePort('Ada')} stage={stage} />
      <button type="button" onClick={() => void send()}>
        End movement
      </button>
    </>
  );
}

const sign = (): string | null | undefined => document.querySelector('button')?.getAttribute('data-sending');
const pass = (time: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(time)));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  doubt.mockClear();
  await wipe();
});

test('what is pressed says that it is sent, then that there is no connection, until it has arrived', async () => {
  await draw(<Screen />);
  await press('End movement');
  await pass(299);
  expect(sign()).toBeNull();
  await pass(1);
  expect(sign()).toBe('Sending …');
  expect(doubt).not.toHaveBeenCalled();
  await pass(1700);
  expect(read()).toContain('Not connected. Trying again …');
  expect(doubt).toHaveBeenCalledOnce();
  await act(async () => arrive());
  expect(sign()).toBeNull();
  expect(read()).not.toContain('Not connected');
});

test('what arrives at once says nothing', async () => {
  await draw(<Screen />);
  await press('End movement');
  await act(async () => arrive());
  await pass(5000);
  expect([sign(), doubt.mock.calls.length]).toEqual([null, 0]);
});
