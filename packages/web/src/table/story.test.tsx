import type { News } from '@ecumene/client';
import { sampleTableView } from '@ecumene/client/testing';
import { say, the } from '@ecumene/engine';
import { act, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Chronicle } from '../chronicle/Chronicle.tsx';
import type { GameScreen } from '../games/game-screen.ts';
import { Theatre } from '../playback/Theatre.tsx';
import { draw, press, read, wipe } from '../testing/page.ts';
import { PLAIN_GAME, SamplePort, sampleNews, sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { Desk, DeskContext } from './desk.ts';
import { StoryContext, StoryKeeper, useStory } from './story.tsx';

/** A table whose story comes late. */
class LatePort extends SamplePort {
  come: (all: readonly News[]) => void = () => {};
  override story(): Promise<readonly News[]> {
    return new Promise((come) => {
      this.come = come;
    });
  }
}

function Numbers(): ReactElement {
  return (
    <>
      {useStory()
        .map(({ number }) => number)
        .join(' ')}
    </>
  );
}

const told = (...numbers: number[]): News[] => numbers.map((number) => sampleNews(number, 'burns'));

afterEach(wipe);

test('what is told again after a broken connection stands in the story once, whether it comes before it or after', async () => {
  const port = new LatePort('Ada');
  await draw(
    <TableContext value={sampleTable({ port })}>
      <StoryKeeper>
        <Numbers />
      </StoryKeeper>
    </TableContext>,
  );
  await act(async () => port.tell(told(3, 4)));
  await act(async () => port.come(told(0, 1, 2, 3)));
  expect(read()).toBe('0 1 2 3 4');
  await act(async () => port.tell(told(3, 4, 5, 5)));
  expect(read()).toBe('0 1 2 3 4 5 5');
});

test('what a player did before another took the seat keeps their name, also in a replay', async () => {
  const handover = {
    number: 2,
    seat: 'Ben',
    from: { is: 'person', name: 'Finn' },
    to: { is: 'person', name: 'Ben' },
  } as const;
  const tableView = sampleTableView({ seats: ['Ada', 'Ben'], handovers: [handover] });
  const game: GameScreen = {
    ...PLAIN_GAME,
    tell: ({ event }) => say(`{who} ${event.what}.`, { who: the('seat', 'Ben') }),
    scene: ({ event }) => (event.what === 'resigns' ? { opens: 'event', areas: [] } : undefined),
  };
  await draw(
    <TableContext value={sampleTable({ tableView, game })}>
      <StoryContext value={[sampleNews(1, 'resigns'), sampleNews(3, 'returns')]}>
        <Chronicle />
        <DeskContext value={new Desk()}>
          <Theatre hold={undefined} />
        </DeskContext>
      </StoryContext>
    </TableContext>,
  );
  expect(read()).toContain('Finn resigns.');
  expect(read()).toContain('Ben returns.');
  expect(read()).not.toContain('Ben resigns.');
  await press('Show again');
  expect(document.querySelector('.theatre h2')?.textContent).toBe('Finn resigns.');
});
