import { afterEach, expect, test } from 'vitest';
import { draw, press, wipe } from '../testing/page.ts';
import { Proving } from './Proving.tsx';
import type { Proof } from './study-protocol.ts';

const PROOF: Proof = {
  entries: 12,
  commitment: 'abc',
  promised: true,
  playedUnder: ['2'],
  replayedWith: '2',
  faults: [],
};

afterEach(wipe);

async function said(proof: Partial<Proof>): Promise<string> {
  await draw(<Proving prove={async () => ({ ...PROOF, ...proof })} />);
  await press('Verify shuffles');
  return document.querySelector('[role="status"]')?.textContent ?? '';
}

test('a game that was replayed is proved', async () => {
  const words = await said({});
  expect(words).toContain('All 12 journal entries follow from the seed and the rules.');
  expect(words).not.toContain('version');
});

test('a game of an earlier version says which, and what it was replayed with', async () => {
  const words = await said({ playedUnder: ['1'] });
  expect(words).toContain('Verified.');
  expect(words).toContain('Played under rules version 1, replayed with version 2.');
});

test('a game whose version is not known here is not called forged', async () => {
  const words = await said({ playedUnder: ['0'], replayedWith: null, faults: ['it was played under version 0'] });
  expect(words).toContain('This game cannot be replayed here.');
  expect(words).toContain('it was played under version 0');
  expect(words).not.toContain('could not be proved');
});

test('a forged game could not be proved', async () => {
  expect(await said({ faults: ['the seed is not the one that was promised'] })).toContain(
    'This game could not be verified.',
  );
});
