import { type ReactElement, useEffect, useRef, useState } from 'react';

/** Milliseconds between two changes, so that one is heard before the next comes. */
const A_BREATH = 4000;

/** Words for those who do not see the table, about something that changes faster than it can be read out. */
export function Spoken({ words }: { readonly words: string }): ReactElement {
  const [said, setSaid] = useState('');
  const latest = useRef(words);
  latest.current = words;
  const isNews = words !== said;
  useEffect(() => {
    if (!isNews) return undefined;
    const timer = setTimeout(() => setSaid(latest.current), A_BREATH);
    return () => clearTimeout(timer);
  }, [isNews]);
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  );
}
