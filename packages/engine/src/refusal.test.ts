import { expect, it } from 'vitest';
import { refuse } from './refusal.ts';
import { say } from './text.ts';

it('a refusal carries its code, its sentence and its paragraph', () => {
  expect(refuse('too-many', say('At most two.'), 'AC 23.52')).toEqual({
    code: 'too-many',
    text: { say: 'At most two.' },
    rule: 'AC 23.52',
  });
});

it('a refusal that no paragraph makes has no key for one', () => {
  expect(Object.keys(refuse('shape', say('Not an answer.')))).toEqual(['code', 'text']);
});
