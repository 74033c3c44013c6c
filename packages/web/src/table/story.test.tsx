import type { News } from '@ecumene/client';
import { act, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draw, read, wipe } from '../testing/page.ts';
import { SamplePort, sampleNews, sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { StoryKeeper, useStory } from './story.tsx';

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
