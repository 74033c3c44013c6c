import { expect, test, vi } from 'vitest';
import { holdAlone } from './hold-alone.ts';

type Locks = Parameters<typeof holdAlone>[1]['locks'];

/** Locks that are given at once, until `take` takes them away. */
function given() {
  let take: (why: DOMException) => void = () => {};
  const request = vi.fn((_name: string, _how: LockOptions, held: () => Promise<never>) => {
    void held();
    return new Promise<never>((_, reject) => {
      take = reject;
    });
  });
  const locks: Locks = { request };
  return { locks, request, take: (why: DOMException) => take(why) };
}

const refused = (why: Error): Locks => ({ request: () => Promise.reject(why) });

test('a table is held until another tab takes it over', async () => {
  const { locks, request, take } = given();
  const lost = vi.fn();
  expect(await holdAlone('here', { takeOver: false, locks, lost })).toBe(true);
  expect(request).toHaveBeenCalledWith('ecumene here', { signal: expect.any(AbortSignal) }, expect.any(Function));
  expect(lost).not.toHaveBeenCalled();
  take(new DOMException('stolen', 'AbortError'));
  await expect.poll(() => lost.mock.calls).toHaveLength(1);
});

test('a table another tab does not let go of is not held', async () => {
  const lost = vi.fn();
  const locks = refused(new DOMException('too long', 'TimeoutError'));
  expect(await holdAlone('here', { takeOver: false, locks, lost })).toBe(false);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('a browser without locks, or one that forbids them, plays anyway', async () => {
  const lost = vi.fn();
  expect(await holdAlone('here', { takeOver: false, locks: undefined, lost })).toBe(true);
  const locks = refused(new DOMException('denied', 'SecurityError'));
  expect(await holdAlone('here', { takeOver: true, locks, lost })).toBe(true);
  expect(lost).not.toHaveBeenCalled();
});
