import { t } from '../text/text.ts';

/** What happened since one last listened, short enough to be read out: the first thing, and how much came besides. */
export function inShort(sentences: readonly string[]): string {
  const [first, ...rest] = sentences.filter((sentence) => sentence !== '');
  if (first === undefined) return '';
  if (rest.length === 0) return first;
  return t('{first} {n, plural, one {One more thing happened.} other {# more things happened.}}', {
    first,
    n: rest.length,
  });
}
