import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Asking } from '../question.ts';
import { randomFrom } from '../random.ts';
import { say } from '../text.ts';
import { confirm } from './confirm.ts';

const head = { topic: 'attack', text: say('Do you attack?') };

describe('confirm', () => {
  it('takes yes and no and nothing else', () => {
    const asking = confirm(head);
    expectTypeOf(asking).toEqualTypeOf<Asking<boolean>>();
    expect([true, false, 'true', 1, null, [], {}, undefined].filter((answer) => asking.read(answer))).toEqual([
      true,
      false,
    ]);
  });

  it('lists both answers, and both come up as samples', () => {
    const random = randomFrom('confirm');
    const samples = Array.from({ length: 50 }, () => confirm(head).sample(random));
    expect(new Set(samples)).toEqual(new Set(confirm(head).list()));
  });

  it('defaults to no unless told otherwise', () => {
    expect(confirm(head).default()).toBe(false);
    expect(confirm({ ...head, usual: true }).default()).toBe(true);
  });

  it('asks as plain data', () => {
    expect(confirm({ ...head, yes: say('Attack') }).question).toEqual({
      ...head,
      kind: 'confirm',
      yes: say('Attack'),
      usual: false,
    });
  });
});
