import { sampleTableView } from '@ecumene/client/testing';
import { say } from '@ecumene/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw, press, wipe } from '../testing/page.ts';
import type { Lesson } from './lesson.ts';
import { type LessonProgress, useLessonProgress } from './lesson-progress.ts';

afterEach(wipe);

const LESSON: Lesson = {
  id: 'trade',
  title: 'Trade',
  about: '',
  table: { scenario: '', game: 'plain', seats: ['Ada'] },
  steps: [{ say: 'Offer 3 cards.', until: { over: true }, answers: [{ topic: 'trade', answer: 'offer' }] }],
  done: '',
};
const TABLE_VIEW = sampleTableView({
  number: 3,
  questions: [{ id: '1', seat: 'Ada', question: { kind: 'confirm', topic: 'trade', text: say('?') } }],
});

function Step({ progress }: { readonly progress: LessonProgress }): ReactElement {
  const { showMe } = useLessonProgress(LESSON, progress, TABLE_VIEW);
  return (
    <button type="button" onClick={showMe}>
      Do it for me
    </button>
  );
}

/** A lesson whose table is drawn anew when it goes back, as on the page. */
function Table({ act }: { readonly act: LessonProgress['act'] }): ReactElement {
  const [back, setBack] = useState(0);
  const [showing, setShowing] = useState(false);
  const progress = useMemo(
    (): LessonProgress => ({
      place: 0,
      since: 0,
      showing,
      show: () => setShowing(true),
      goTo: () => {},
      stands: async () => false,
      goBack: async () => setBack((before) => before + 1),
      act,
    }),
    [showing, act],
  );
  return <Step key={back} progress={progress} />;
}

test('a step is done for the player also after others have acted, when the table must go back first', async () => {
  const act = vi.fn(async () => undefined);
  await draw(<Table act={act} />);
  await press('Do it for me');
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ do: 'answer', question: '1', answer: 'offer' }));
});
