import type { News } from '@ecumene/client';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { t } from '../text/text.ts';
import { type Announced, inShort, weightOf } from './announcing.ts';
import { useTable } from './at-table.ts';
import { viewerThing } from './viewer.ts';

/** Milliseconds in which things that happen are gathered, to be read out together. */
const GATHERED = 1500;

/** Reads out what happens and what is asked to those who do not see the table. It stays, whatever comes and goes. */
export function Announcer(): ReactElement {
  const table = useTable();
  const { port, game, words, tableView } = table;
  const [told, setTold] = useState('');
  const weighed = ({ happening }: News): readonly Announced[] => {
    const weight = weightOf(game, happening, viewerThing(table));
    return weight === undefined ? [] : [{ words: words(game.tell(happening)), weight }];
  };
  const inWords = (news: readonly News[]): string => inShort(news.flatMap(weighed));
  const tell = useRef(inWords);
  tell.current = inWords;
  useEffect(() => {
    let gathered: News[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = port.listen((news) => {
      gathered.push(...news);
      timer ??= setTimeout(() => {
        setTold(tell.current(gathered));
        gathered = [];
        timer = undefined;
      }, GATHERED);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [port]);
  const asked = tableView.questions.map(({ question }) => words(question.text)).join(' ');
  return (
    <div className="unseen">
      <p role="status" data-tells="happenings">
        {told}
      </p>
      <p role="status" data-tells="question">
        {tableView.over ? t('The game is over.') : asked}
      </p>
    </div>
  );
}
