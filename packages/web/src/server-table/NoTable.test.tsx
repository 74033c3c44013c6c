import { sampleInfo } from '@ecumene/client/testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw, happens, press, read, wipe } from '../testing/page.ts';
import { useTableInfo } from './connection.ts';
import { NoTable } from './NoTable.tsx';

const GONE = { code: 'no-table', text: { say: 'There is no such table.' } };
const answers: Response[] = [];

/** A table as its page asks for it. */
function Table() {
  const { company, fault, refresh } = useTableInfo('a-table');
  return (
    <>
      {company !== undefined && <p>{company.info.name}</p>}
      {fault !== undefined && <NoTable {...fault} />}
      <button type="button" onClick={refresh}>
        Look again
      </button>
    </>
  );
}

/** The page of a table, with what the server answers each time it is asked for it. */
async function open(...said: Response[]): Promise<void> {
  answers.splice(0, answers.length, ...said);
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/me') ? Response.json({ person: null }) : answers.shift(),
  );
  await draw(<Table />);
}

const isGone = () => Response.json({ refusal: GONE }, { status: 404 });
const is = (state: 'gathering' | 'playing', mine: string[] = []) =>
  Response.json({ table: sampleInfo({ state, mine }) });

afterEach(async () => {
  await wipe();
  history.replaceState(null, '', '/');
});

/** Writes a link where one is asked for, and opens it. */
async function paste(link: string): Promise<void> {
  const input = document.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, link);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await happens('submit', 'form', /Open invitation/);
}

test('where there is no table it says so, and why', async () => {
  await open(isGone());
  expect(read()).toContain('Table not found');
  expect(read()).toContain('There is no such table.');
  expect(read()).toContain('Go to tables');
});

test('an invited player pastes the link, and is led to the invitation', async () => {
  await open(isGone());
  expect(read()).toContain('Some tables are by invitation only.');
  await paste('https://example.com/join/a-table#secret');
  expect(read()).toContain('This is not an invitation of this site.');
  await paste(`${location.origin}/join/a-table#secret`);
  expect(location.pathname + location.hash).toBe('/join/a-table#secret');
});

test('a table that gathered players a moment ago was taken away by its host', async () => {
  await open(is('gathering'), isGone());
  expect(read()).toContain('Evening game');
  await press('Look again');
  expect(read()).toContain('The host has deleted this table');
  expect(read()).toContain('The game had not started.');
  expect(read()).not.toContain('Evening game');
});

test('a table at which people played was not', async () => {
  await open(is('playing'), isGone());
  await press('Look again');
  expect(read()).toContain('Table not found');
  expect(read()).not.toContain('The host has deleted this table');
});

test('a player who lost their seat at a private table is told so, and how to come back', async () => {
  await open(is('playing', ['Ada']), isGone());
  await press('Look again');
  expect(read()).toContain('You have no seat here');
  expect(read()).toContain('the players can vote to open a seat');
  expect(read()).not.toContain('There is no such table.');
});
