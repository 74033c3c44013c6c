import { type ReactElement, useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draw, wipe } from '../testing/page.ts';
import { useWayToQuestion } from './focus-kept.ts';

/** A table with a board or without one. */
function Laid({ board }: { readonly board: boolean }): ReactElement {
  const table = useRef<HTMLDivElement>(null);
  useWayToQuestion(table, true);
  return (
    <div ref={table}>
      <input aria-label="notes" />
      <div className="table-stage">
        <button type="button" aria-label="card" />
        {board && (
          <svg className="board" role="img" aria-label="board">
            <path className="area" tabIndex={-1} aria-label="rhodes" />
            <path className="area" tabIndex={0} aria-label="knossos" />
          </svg>
        )}
      </div>
      <section className="question-bar" aria-label="question" tabIndex={-1}>
        <button type="button" aria-label="answer" />
      </section>
    </div>
  );
}

/** Which element has the focus when a key has been pressed where it was. */
function press(key: string): string | null | undefined {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return document.activeElement?.getAttribute('aria-label');
}

function focus(label: string): void {
  const element = document.querySelector(`[aria-label="${label}"]`);
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

afterEach(wipe);

test('a key leads to the question, and from there to where the keyboard enters the board', async () => {
  await draw(<Laid board />);
  focus('notes');
  expect(press('F6')).toBe('question');
  expect(press('F6')).toBe('knossos');
  expect(press('F6')).toBe('question');
  focus('answer');
  expect(press('F6')).toBe('knossos');
  expect(press('q')).toBe('question');
  expect(press('q')).toBe('question');
});

test('where there is no board, it leads to what lies in the middle', async () => {
  await draw(<Laid board={false} />);
  expect(press('F6')).toBe('question');
  expect(press('F6')).toBe('card');
});
