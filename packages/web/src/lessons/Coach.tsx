import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSmallScreen } from '../board/small-screen.ts';
import { useTable } from '../table/at-table.ts';
import { usePlays } from '../table/desk.ts';
import { named, t } from '../text/text.ts';
import { bringIntoView, type Spot, type Target, useSpot } from '../tour/spot.ts';
import { Tip } from '../tour/Tour.tsx';
import type { Lesson } from './lesson.ts';
import { isOnlyRead } from './lesson.ts';
import { type LessonProgress, useLessonProgress } from './lesson-progress.ts';
import { standsLow } from './on-phone.ts';
import '../tour/tour.css';
import './coach.css';

interface CoachProps {
  readonly lesson: Lesson;
  /** How far the lesson is. */
  readonly progress: LessonProgress;
  /** What can be done when it is finished. */
  readonly afterwards: ReactNode;
  leave(): void;
}

const NOWHERE: readonly string[] = [];

/** Leads through a lesson: says what to do, points at it, and goes on once it is done. */
export function Coach({ lesson, progress, afterwards, leave }: CoachProps): ReactElement | null {
  const { tableView } = useTable();
  const plays = usePlays();
  const { step, missed, showMe, goOn, tryAgain } = useLessonProgress(lesson, progress, tableView);
  if (step === undefined)
    return (
      <CoachCard key="done" at={NOWHERE} above={t('Lesson finished')} words={named(lesson.done)}>
        {afterwards}
      </CoachCard>
    );
  if (plays) return null;
  const above = t('{lesson} · {number} of {all}', {
    lesson: named(lesson.title),
    number: progress.place + 1,
    all: lesson.steps.length,
  });
  const leaves = (
    <button type="button" className="button small quiet" onClick={leave}>
      {t('Leave lesson')}
    </button>
  );
  if (missed)
    return (
      <CoachCard
        key="missed"
        at={NOWHERE}
        above={above}
        words={t('That was a legal move, but not what this lesson is about. Go back and try again.')}
      >
        {leaves}
        <button type="button" className="button small primary" onClick={tryAgain}>
          {t('Try again')}
        </button>
      </CoachCard>
    );
  return (
    <CoachCard key={progress.place} at={step.at ?? NOWHERE} above={above} words={named(step.say)}>
      {leaves}
      {showMe !== undefined && (
        <button type="button" className="button small" onClick={showMe}>
          {t('Do it for me')}
        </button>
      )}
      {isOnlyRead(step) && (
        <button type="button" className="button small primary" onClick={goOn}>
          {t('Continue')}
        </button>
      )}
    </CoachCard>
  );
}

/** Milliseconds in which the table has drawn what the last step brought. */
const SETTLING = 300;

interface CoachCardProps {
  readonly at: readonly string[];
  readonly above: string;
  readonly words: string;
  readonly children: ReactNode;
}

/** What is said, beside what it is about; on a phone at the top of the screen. */
function CoachCard({ at, above, words, children }: CoachCardProps): ReactElement {
  const card = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState(false);
  const small = useSmallScreen();
  const spot = useSpot(card, at);
  useEffect(() => {
    const settled = setTimeout(() => bringIntoView(at), SETTLING);
    return () => clearTimeout(settled);
  }, [at]);
  const [low, setLow] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (small && card.current !== null && spot !== undefined) setLow(lowFor(card.current, spot));
  }, [small, spot]);
  return (
    <>
      {spot !== undefined && <Marks targets={spot.targets} />}
      <aside ref={card} className="tour coach" aria-label={t('Lesson')} style={placeOf(small, spot, low)}>
        {!small && spot !== undefined && spot.points !== 'nowhere' && <Tip {...spot} />}
        <p className="tour-count">
          <span>{above}</span>
          {small && (
            <button
              type="button"
              className="button small quiet"
              aria-expanded={!folded}
              onClick={() => setFolded(!folded)}
            >
              {folded ? t('Show text') : t('Hide text')}
            </button>
          )}
        </p>
        {!folded && (
          <>
            <p className="tour-words" role="status">
              {words}
            </p>
            <div className="tour-ways">{children}</div>
          </>
        )}
      </aside>
    </>
  );
}

/** Where the card stands; on a phone at the top unless it is to stand low. */
function placeOf(small: boolean, spot: Spot | undefined, low: number | undefined): CSSProperties {
  if (small) return low === undefined ? {} : { insetBlock: `auto ${low}px` };
  return spot === undefined ? { visibility: 'hidden' } : { left: spot.left, top: spot.top };
}

/** On a phone: how far from the bottom of the screen a card stands that must not stand at the top. */
function lowFor(card: HTMLElement, { targets }: Spot): number | undefined {
  const strip = document.querySelector('.table-top')?.getBoundingClientRect().bottom ?? 0;
  const bar = document.querySelector('.question-bar')?.getBoundingClientRect().top ?? innerHeight;
  const room = { left: 0, top: strip, width: innerWidth, height: bar - strip };
  const boxes = targets.map(({ box }) => box);
  return standsLow(card.offsetHeight, boxes, room) ? innerHeight - bar + GAP : undefined;
}

/** Between a low card and the question below it. */
const GAP = 4;

/** More marks than these would only be in the way. */
const MOST_MARKS = 6;

/** Marks what a step is about. */
function Marks({ targets }: { readonly targets: readonly Target[] }): ReactElement {
  const marked = targets.slice(0, MOST_MARKS);
  return (
    <>
      <svg className="coach-areas" aria-hidden="true">
        {marked.map(({ outline }) => outline && <path key={outline.d} {...outline} />)}
      </svg>
      {marked.map(({ box: { left, top, width, height }, outline }) =>
        outline === undefined ? (
          <span
            key={`${left} ${top}`}
            className="coach-mark"
            style={{ left: left - 4, top: top - 4, width: width + 8, height: height + 8 }}
            aria-hidden="true"
          />
        ) : undefined,
      )}
    </>
  );
}
