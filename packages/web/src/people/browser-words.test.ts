import { expect, test } from 'vitest';
import { browserIn } from './browser-words.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1',
    'Safari, iPhone',
  ],
  ['node', undefined],
])('%s is called %s', (agent, words) => {
  expect(browserIn(agent)).toBe(words);
});
