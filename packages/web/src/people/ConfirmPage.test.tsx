import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { ConfirmPage } from './ConfirmPage.tsx';

const BAD_LINK = { code: 'bad-link', text: { say: 'This link was used already.' } };
const asked: [string, unknown][] = [];
let isGood = true;

beforeEach(() => {
  location.hash = '#a-secret';
  isGood = true;
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push([url, body === undefined ? undefined : JSON.parse(String(body))]);
    if (url.endsWith('/me')) return Response.json({ person: null });
    return isGood ? Response.json({}) : Response.json({ refusal: BAD_LINK }, { status: 403 });
  });
});
afterEach(wipe);

test('a player who confirms an email address is thanked, and led on', async () => {
  await draw(<ConfirmPage />);
  asked.length = 0;
  await press('Confirm address');
  expect(asked).toEqual([
    [expect.stringContaining('confirm'), { secret: 'a-secret' }],
    ['/api/v1/me', undefined],
  ]);
  expect(read()).toContain('Thank you. You now get an e-mail when it is your turn.');
  expect(read()).toContain('Go to lobby');
  expect(buttons()).not.toContain('Confirm address');
});

test('a link that is no good says why, thanks nobody, and may be tried again', async () => {
  isGood = false;
  await draw(<ConfirmPage />);
  await press('Confirm address');
  expect(read()).toContain('This link was used already.');
  expect(read()).not.toContain('Thank you.');
  isGood = true;
  await press('Confirm address');
  expect(read()).toContain('Thank you.');
  expect(read()).not.toContain('This link was used already.');
});

test('half a link says what is missing, and leaves nothing to press', async () => {
  location.hash = '';
  await draw(<ConfirmPage />);
  expect(read()).toContain('The link is incomplete');
  expect(buttons()).not.toContain('Confirm address');
});
