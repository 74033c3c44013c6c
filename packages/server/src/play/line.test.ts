import { expect, it } from 'vitest';
import { Line } from './line.ts';

/** Something that takes until it is told to end. */
function held(): { readonly work: () => Promise<string>; end(): void } {
  let end = (): void => {};
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('done');
  });
  return { work: () => ended, end };
}

it('has one thing after another done for each name, and refuses what is too much', async () => {
  const line = new Line(1);
  const first = held();
  const begun: string[] = [];
  const note = (name: string) => async (): Promise<string> => {
    begun.push(name);
    return name;
  };
  const one = line.inTurn('anna', first.work);
  const two = line.inTurn('anna', note('anna'));
  expect(await line.inTurn('anna', note('too much'))).toBeUndefined();
  expect(await line.inTurn('ben', note('ben'))).toBe('ben');
  expect(begun).toEqual(['ben']);
  first.end();
  expect(await Promise.all([one, two])).toEqual(['done', 'anna']);
  expect(begun).toEqual(['ben', 'anna']);
});

it('goes on after something that failed', async () => {
  const line = new Line(1);
  const failed = line.inTurn('anna', () => Promise.reject(new Error('no')));
  const next = line.inTurn('anna', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
