import type { News, SeatRequest, TableView } from '@ecumene/client';
import { sampleTableView } from '@ecumene/client/testing';
import { type Asked, say, the } from '@ecumene/engine';
import { useMemo } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GameScreen } from '../games/game-screen.ts';
import { buttons, draw, press, read, wipe } from '../testing/page.ts';
import { PLAIN_GAME, SamplePort, sampleNews, sampleTable } from '../testing/sample-table.ts';
import { TableContext } from './at-table.ts';
import { StoryContext } from './story.tsx';
import { AskUndo, UndoNote } from './Undo.tsx';

const request = vi.fn(async (_: SeatRequest) => undefined);
const PEOPLE: TableView['players'] = {
  Ada: { is: 'person', name: 'Ada' },
  Ben: { is: 'person', name: 'Ben' },
  Cleo: { is: 'person', name: 'Cleo' },
  Dido: { is: 'bot', name: 'Dido' },
};

/** A game in which the fifth entry ends a turn, and whoever builds is named. */
const GAME: GameScreen = {
  ...PLAIN_GAME,
  phases: [{ step: 'movement', title: 'Movement', about: '', rule: 'P 2' }],
  untold: { movement: say('You ended your movement.') },
  turn: (view) => (typeof view === 'number' ? view : undefined),
  tell: (happening) =>
    happening.event.what === 'building'
      ? say('{who} builds.', { who: the('seat', 'Ada') })
      : PLAIN_GAME.tell(happening),
};

function asked(topic: string, words: string): Asked {
  return { id: topic, seat: 'Ada', question: { kind: 'act', topic, text: say(words) } };
}

const MOVEMENT = asked('movement', 'Move.');

/** Ada is asked to move all the time, and by the sixth entry she answers something else. */
function askedBefore(number: number): readonly Asked[] {
  return number === 6 ? [MOVEMENT, asked('grain', 'What do you show?')] : [MOVEMENT];
}

class Past extends SamplePort {
  override async at(number: number): Promise<TableView> {
    if (number < 2) throw new Error('it cannot be shown any more');
    return sampleTableView({ number, view: number > 5 ? 4 : 3, where: ['movement'], questions: askedBefore(number) });
  }
}

interface AtTableProps {
  readonly seat?: string | null;
  readonly tableView: Partial<TableView>;
  readonly story?: readonly News[];
}

/** A table as Ada sees it, or somebody else, after something was built in its seventh entry. */
function AtTable({ seat = 'Ada', tableView, story = [sampleNews(7, 'was built')] }: AtTableProps) {
  const seen = sampleTableView({ seats: Object.keys(PEOPLE), players: PEOPLE, ...tableView });
  const port = useMemo(() => new Past(seat), [seat]);
  return (
    <TableContext value={sampleTable({ port, game: GAME, seat, request, tableView: seen })}>
      <StoryContext value={story}>
        <AskUndo />
        <UndoNote />
      </StoryContext>
    </TableContext>
  );
}

/** Every moment offered: where play goes on, and by what it is told. */
function entries(): (readonly string[])[] {
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2068\u2069]/g, '');
  return [...document.querySelectorAll('li > span')].map((entry) => [
    plain(entry.querySelector('.table-dialog-when')?.textContent),
    plain(entry.lastChild?.textContent),
  ]);
}

afterEach(async () => {
  request.mockClear();
  await wipe();
});

test('where other people play, they are asked to undo', async () => {
  await draw(<AtTable tableView={{}} />);
  await press('Request undo …');
  expect(read()).toContain('is undone as soon as the other players agree');
  expect(read()).toContain('Something was built.');
  await press('Undo from here');
  expect(request).toHaveBeenCalledExactlyOnceWith({ do: 'propose-undo', to: 7 });
  expect(read()).not.toContain('Choose where to undo from');
});

test('each moment says in which turn and phase play goes on from there', async () => {
  await draw(<AtTable tableView={{}} story={[sampleNews(5, 'was counted'), sampleNews(7, 'was built')]} />);
  await press('Request undo …');
  expect(entries()).toEqual([
    ['Turn 4, Movement', 'Something was built.'],
    ['Turn 3, Movement', 'Something was counted.'],
  ]);
});

test('a moment that cannot be looked up any more takes nothing from the others', async () => {
  const story = [sampleNews(0, 'was begun'), sampleNews(5, 'was counted'), sampleNews(7, 'was built')];
  await draw(<AtTable tableView={{}} story={story} />);
  await press('Request undo …');
  expect(entries().map(([stage]) => stage)).toEqual(['Turn 4, Movement', 'Turn 3, Movement', '']);
});

/** Answers of Ada's. */
const MOVED = { question: 'movement', topic: 'movement', answer: { do: 'end' } };
const SHOWN = { question: 'grain', topic: 'grain', answer: 'wheat' };

test('one’s own are one’s answers, also those by which nothing happened, each by what was answered', async () => {
  const story = [sampleNews(2, 'fell'), sampleNews(5, 'rotted'), sampleNews(5, 'building'), sampleNews(6, 'rotted')];
  const answered = [
    { number: 3, ...MOVED },
    { number: 5, ...SHOWN },
    { number: 6, ...SHOWN },
    { number: 8, ...MOVED },
  ];
  await draw(<AtTable tableView={{ answered }} story={story} />);
  await press('Request undo …');
  expect(entries().slice(0, 4)).toEqual([
    ['Turn 4, Movement', 'You ended your movement.'],
    ['Turn 4, Movement', 'What do you show? You answered: wheat. Result: Something rotted.'],
    ['Turn 3, Movement', 'Ada builds.'],
    ['Turn 3, Movement', 'You ended your movement.'],
  ]);
});

test('what one did is not called the end of it, and what comes of the end is not what one did', async () => {
  const sailed = { ...MOVED, answer: { do: 'sail', ship: 1 } };
  const answered = [
    { number: 5, ...sailed },
    { number: 6, ...MOVED },
  ];
  const story = [sampleNews(5, 'sailed'), sampleNews(6, 'building')];
  await draw(<AtTable tableView={{ answered }} story={story} />);
  await press('Request undo …');
  expect(entries().slice(0, 2)).toEqual([
    ['Turn 4, Movement', 'You ended your movement.'],
    ['Turn 3, Movement', 'Something sailed.'],
  ]);
});

test('what one did is not called the end of it either while nothing of it is told', async () => {
  const answered = [{ number: 6, ...MOVED, answer: { do: 'sail' } }];
  await draw(<AtTable tableView={{ answered }} story={[]} />);
  await press('Request undo …');
  expect(entries()).toEqual([['Turn 4, Movement', 'Move. You answered: sail.']]);
});

test('what was asked is looked up only where it is to be read', async () => {
  const look = vi.spyOn(Past.prototype, 'at');
  const answered = [
    { number: 5, ...SHOWN },
    { number: 6, ...MOVED },
  ];
  await draw(<AtTable tableView={{ answered }} story={[sampleNews(5, 'building')]} />);
  await press('Request undo …');
  expect(entries()[1]).toEqual(['Turn 3, Movement', 'Ada builds.']);
  // Once each, for where play stood.
  expect(look.mock.calls.flat().toSorted()).toEqual([5, 6]);
  look.mockRestore();
});

test('two answers can be told apart although nothing can be looked up', async () => {
  const answered = [
    { number: 0, ...SHOWN },
    { number: 1, ...SHOWN, answer: 'barley' },
  ];
  await draw(<AtTable tableView={{ answered }} story={[]} />);
  await press('Request undo …');
  expect(entries().map(([, told]) => told)).toEqual(['You answered: barley.', 'You answered: wheat.']);
});

test('where nobody but bots plays, nobody is asked', async () => {
  await draw(<AtTable tableView={{ seats: ['Ada', 'Dido'] }} />);
  await press('Undo …');
  expect(read()).toContain('Everything after the point you choose is undone. ');
  expect(read()).not.toContain('agree');
});

const PROPOSAL = { seat: 'Ben', to: 7, agreed: ['Ben'] };

test.each([
  ['Agree', true],
  ['No', false],
] as const)('the player who is asked says %s', async (button, agrees) => {
  await draw(<AtTable tableView={{ proposal: PROPOSAL }} />);
  expect(read()).toMatch(/Ben\W* wants to undo everything since: \W*Something was built\./);
  expect(read()).toMatch(/The game goes back to: \W*Turn 4, Movement\W*\./);
  expect(read()).toMatch(/Waiting for: \W*you and Cleo\W*\./);
  expect(buttons()).toEqual(['No', 'Agree']);
  await press(button);
  expect(request).toHaveBeenCalledExactlyOnceWith({ do: 'judge-undo', agrees });
});

test('the player who requested it can withdraw it, and no longer agrees', async () => {
  await draw(<AtTable seat="Ben" tableView={{ proposal: PROPOSAL }} />);
  expect(read()).toContain('You want to undo everything since');
  expect(buttons()).toEqual(['Withdraw']);
  await press('Withdraw');
  expect(request).toHaveBeenCalledExactlyOnceWith({ do: 'judge-undo', agrees: false });
});

test('a player who agreed is not asked again, but can still say no', async () => {
  await draw(<AtTable tableView={{ proposal: { ...PROPOSAL, agreed: ['Ben', 'Ada'] } }} />);
  expect(read()).toMatch(/Waiting for: \W*Cleo\W*\./);
  expect(buttons()).toEqual(['No']);
});

test('a spectator reads it, and has no vote', async () => {
  await draw(<AtTable seat={null} tableView={{ proposal: { ...PROPOSAL, to: 3 } }} />);
  expect(read()).toMatch(/Ben\W* wants to undo everything since: \W*an earlier moment\./);
  expect(read()).toMatch(/The game goes back to: \W*Turn 3, Movement\W*\./);
  expect(buttons()).toEqual([]);
});

test('a player who is out of the game is not asked, and has no vote', async () => {
  const out = { proposal: PROPOSAL, out: ['Cleo'] };
  const redraw = await draw(<AtTable tableView={out} />);
  expect(read()).toMatch(/Waiting for: \W*you\W*\./);
  await redraw(<AtTable seat="Cleo" tableView={out} />);
  expect(buttons()).toEqual([]);
  await redraw(<AtTable tableView={{ out: ['Ben', 'Cleo'] }} />);
  expect(buttons()).toEqual(['Undo …']);
});

test('there is nothing to ask for after the end', async () => {
  await draw(<AtTable tableView={{ over: true }} />);
  expect(buttons()).toEqual([]);
});
