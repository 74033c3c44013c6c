import { useCallback, useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../../game-screen.ts';

/** Makes moves one after another, each as soon as the table asks again; true when the first was taken. A refusal ends it. */
export function useOneByOne(
  question: string,
  answer: ControlProps['answer'],
): (moves: readonly unknown[]) => Promise<boolean> {
  const [left, setLeft] = useState<readonly unknown[]>([]);
  const answered = useRef('');
  useEffect(() => {
    const [next, ...rest] = left;
    if (next === undefined || answered.current === question) return;
    answered.current = question;
    void answer(next).then((done) => setLeft(done ? rest : []));
  }, [left, question, answer]);
  return useCallback(
    async ([first, ...rest]) => {
      answered.current = question;
      const done = await answer(first);
      setLeft(done ? rest : []);
      return done;
    },
    [question, answer],
  );
}
