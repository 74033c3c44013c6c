// @vitest-environment happy-dom
import type { SeatRequest, Sight } from '@ecumene/client';
import { sampleSight } from '@ecumene/client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { sampleNews, sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { StoryContext } from './story.tsx';
import { AskUndo, UndoNote } from './Undo.tsx';

const request = vi.fn(async (_: SeatRequest) => undefined);
const PEOPLE: Sight['players'] = {
  Ada: { is: 'person', name: 'Ada' },
  Ben: { is: 'person', name: 'Ben' },
  Cleo: { is: 'person', name: 'Cleo' },
  Dido: { is: 'bot', name: 'Dido' },
};

/** A table as Ada sees it, or somebody else, after something was built in its seventh entry. */
function AtTable({ seat = 'Ada', sight }: { readonly seat?: string | null; readonly sight: Partial<Sight> }) {
  const seen = sampleSight({ seats: Object.keys(PEOPLE), players: PEOPLE, ...sight });
  return (
    <TableContext value={sampleTable({ seat, request, sight: seen })}>
      <StoryContext value={[sampleNews(7, 'was built')]}>
        <AskUndo />
        <UndoNote />
      </StoryContext>
    </TableContext>
  );
}

afterEach(async () => {
  request.mockClear();
  await wipe();
});

test('where other people play, they are asked to undo', async () => {
  await draw(<AtTable sight={{}} />);
  await press('Ask to undo …');
  expect(read()).toContain('is undone as soon as all the other people agree');
  expect(read()).toContain('Something was built.');
  await press('From here');
  expect(request).toHaveBeenCalledExactlyOnceWith({ do: 'propose-undo', to: 7 });
  expect(read()).not.toContain('Undo from where?');
});

test('where nobody but bots plays, nobody is asked', async () => {
  await draw(<AtTable sight={{ seats: ['Ada', 'Dido'] }} />);
  await press('Undo …');
  expect(read()).toContain('Everything from the moment you choose on is undone. ');
  expect(read()).not.toContain('agree');
});

const PROPOSAL = { seat: 'Ben', to: 7, agreed: ['Ben'] };

test.each([
  ['Agree', true],
  ['No', false],
] as const)('whoever is asked says %s', async (button, agrees) => {
  await draw(<AtTable sight={{ proposal: PROPOSAL }} />);
  expect(read()).toMatch(/Ben\W* asks to undo everything since: \W*Something was built\./);
  expect(read()).toMatch(/Still to agree: \W*you and Cleo\W*\./);
  expect(buttons()).toEqual(['No', 'Agree']);
  await press(button);
  expect(request).toHaveBeenCalledExactlyOnceWith({ do: 'judge-undo', agrees });
});

test('whoever asked may withdraw it, and agrees no more', async () => {
  await draw(<AtTable seat="Ben" sight={{ proposal: PROPOSAL }} />);
  expect(read()).toContain('You ask to undo everything since');
  expect(buttons()).toEqual(['Withdraw']);
  await press('Withdraw');
  expect(request).toHaveBeenCalledExactlyOnceWith({ do: 'judge-undo', agrees: false });
});

test('whoever has agreed is not asked again, but may still say no', async () => {
  await draw(<AtTable sight={{ proposal: { ...PROPOSAL, agreed: ['Ben', 'Ada'] } }} />);
  expect(read()).toMatch(/Still to agree: \W*Cleo\W*\./);
  expect(buttons()).toEqual(['No']);
});

test('whoever looks on reads it, and has no say', async () => {
  await draw(<AtTable seat={null} sight={{ proposal: { ...PROPOSAL, to: 3 } }} />);
  expect(read()).toMatch(/Ben\W* asks to undo everything since: \W*an earlier moment/);
  expect(buttons()).toEqual([]);
});

test('there is nothing to ask for after the end', async () => {
  await draw(<AtTable sight={{ over: true }} />);
  expect(buttons()).toEqual([]);
});
