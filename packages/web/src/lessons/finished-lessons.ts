import { useSyncExternalStore } from 'react';
import { remembered } from '../device/memory.ts';
import type { Lesson } from './lesson.ts';

/** Which lessons somebody has finished on this device. */

const KEY = 'ecumene.lessons';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const kept = (): string => remembered.get(KEY) ?? '';

function nameOf(game: string, { id }: Pick<Lesson, 'id'>): string {
  return `${game}/${id}`;
}

export function noteFinished(game: string, lesson: Pick<Lesson, 'id'>): void {
  const names = new Set(kept().split(' ').filter(Boolean));
  names.add(nameOf(game, lesson));
  remembered.set(KEY, [...names].join(' '));
  for (const listener of listeners) listener();
}

/** Says of the lessons of a game whether they are finished. */
export function useFinished(game: string): (lesson: Pick<Lesson, 'id'>) => boolean {
  const names = useSyncExternalStore(subscribe, kept).split(' ');
  return (lesson) => names.includes(nameOf(game, lesson));
}

/** The lesson to go on with: the first that is not finished, or the first of all. */
export function nextLesson(
  lessons: readonly Lesson[],
  isFinished: (lesson: Pick<Lesson, 'id'>) => boolean,
): Lesson | undefined {
  return lessons.find((lesson) => !isFinished(lesson)) ?? lessons[0];
}
