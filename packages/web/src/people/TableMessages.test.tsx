import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw, read, wipe } from '../testing/page.ts';
import { askWho } from './me.ts';
import { TableMessages } from './TableMessages.tsx';

const ADA = { id: 'ada', name: 'Ada', mail: null, webhook: false, push: false, blocked: [] };

/** The ways Ada is offered, at a server like this, to be told of a table. */
async function waysAt(server: { readonly mailWorks: boolean }, person: object = ADA): Promise<string[]> {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.endsWith('/me') ? { person, pushKey: null, ...server } : { push: true, mail: true, webhook: true },
    ),
  );
  await askWho();
  await draw(<TableMessages table="a-table" />);
  await act(async () => {});
  return [...document.querySelectorAll('label')].map(({ textContent }) => textContent ?? '');
}

afterEach(async () => {
  await wipe();
  vi.unstubAllGlobals();
});

test('only ways are offered that there are', async () => {
  expect(await waysAt({ mailWorks: true }, { ...ADA, mail: 'ada@example.org', webhook: true })).toEqual([
    'by e-mail',
    'by webhook',
  ]);
});

test('where there is none, it says so', async () => {
  expect(await waysAt({ mailWorks: false }, { ...ADA, mail: 'ada@example.org' })).toEqual([]);
  expect(read()).toContain('No notifications are set up');
});
