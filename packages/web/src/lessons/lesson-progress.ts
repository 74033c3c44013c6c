import type { SeatRequest, TableView } from '@ecumene/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isOnlyRead, type Lesson, type LessonStep } from './lesson.ts';

/** How far somebody is in a lesson, and what its table can be asked. */
export interface LessonProgress {
  readonly place: number;
  /** How many entries the journal had when the step began. */
  readonly since: number;
  /** The step is being done in the player's place. Going back draws the table anew, and this outlasts it. */
  readonly showing: boolean;
  show(): void;
  goTo(place: number, since: number): void;
  /** Whether the table is as a step expects. */
  stands(expected: unknown, since: number): Promise<boolean>;
  /** Brings the table back to where a step began. */
  goBack(since: number): Promise<void>;
  /** Does something in the player's place. */
  act(request: SeatRequest): Promise<unknown>;
}

interface Step {
  /** Nothing, when the lesson is finished. */
  readonly step: LessonStep | undefined;
  /** The player went past what the step is about. */
  readonly missed: boolean;
  readonly showMe: (() => void) | undefined;
  goOn(): void;
  tryAgain(): void;
}

/** Watches a table until the step that is being taken is done, or can no longer be done. */
export function useLessonProgress(lesson: Lesson, progress: LessonProgress, tableView: TableView): Step {
  const { place, since, showing, show, goTo, stands, goBack, act } = progress;
  const step = lesson.steps[place];
  const [missed, setMissed] = useState(false);
  /** Whether what the step is about was asked, and is past, even where the same is asked again in another turn. */
  const moment = useRef({ place, wasAsked: false, isPast: false });
  const [shown, setShown] = useState(0);
  const { number, questions } = tableView;
  const goOn = useCallback(() => goTo(place + 1, number), [goTo, place, number]);
  useEffect(() => {
    if (step === undefined || isOnlyRead(step)) return undefined;
    let here = true;
    const asks = (topic: string): boolean => questions.some(({ question }) => question.topic === topic);
    if (moment.current.place !== place) moment.current = { place, wasAsked: false, isPast: false };
    if (step.during !== undefined) {
      if (asks(step.during)) moment.current.wasAsked = true;
      else if (moment.current.wasAsked) moment.current.isPast = true;
    }
    const look = async (): Promise<void> => {
      const done =
        (step.asked === undefined || asks(step.asked)) &&
        (step.until === undefined || (await stands(step.until, since)));
      if (!here) return;
      if (done) goOn();
      else setMissed(moment.current.isPast);
    };
    look().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [step, place, since, questions, stands, goOn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins anew.
  useEffect(() => {
    setMissed(false);
    setShown(0);
  }, [place]);
  useEffect(() => {
    const next = showing ? step?.answers?.[shown] : undefined;
    const asked = next && questions.find(({ question }) => question.topic === next.topic);
    if (next === undefined || asked === undefined) return;
    setShown(shown + 1);
    void act({ do: 'answer', question: asked.id, answer: next.answer });
  }, [showing, shown, step, questions, act]);
  const tryAgain = useCallback(() => void goBack(since), [goBack, since]);
  const showMe = useCallback((): void => {
    const start = async (): Promise<void> => {
      if (number > since) await goBack(since);
      setShown(0);
      show();
    };
    void start();
  }, [goBack, show, since, number]);
  return { step, missed, showMe: step?.answers === undefined || showing ? undefined : showMe, goOn, tryAgain };
}
