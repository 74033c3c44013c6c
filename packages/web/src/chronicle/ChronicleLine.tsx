import type { News } from '@ecumene/client';
import type { Text } from '@ecumene/engine';
import { type ReactElement, useContext, useState } from 'react';
import { Sign } from '../nations/Sign.tsx';
import { actFrom, beginsAct } from '../playback/acts.ts';
import { replayScene } from '../playback/replay-scene.ts';
import { Replaying } from '../replay/replaying.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useTable } from '../table/at-table.ts';
import { handedOver } from '../table/handovers.ts';
import { scrollIntoView } from '../table/scroll-into-view.ts';
import { type Telling, useStory } from '../table/story.tsx';
import { toldAside } from '../table/table-events.ts';
import { t } from '../text/text.ts';
import { doerOf } from './doers.ts';
import type { Line, Offers } from './lines.ts';

type Words = Telling['words'];

/** A line of the chronicle, or several offers behind one. */
export function ChronicleLine({ line, words }: { readonly line: Line | Offers; words: Words }): ReactElement {
  const table = useTable();
  if ('offers' in line) return <OfferLines offers={line.offers} words={words} />;
  if ('happening' in line) return <NewsLine news={line} words={words} />;
  return <li className="line line-handover">{'aside' in line ? toldAside(table, line) : handedOver(table, line)}</li>;
}

/** What happened, by whom, and by which paragraph. */
function NewsLine({ news, words }: { readonly news: News; words: Words }): ReactElement {
  const { game } = useTable();
  const story = useStory();
  const lookingBack = useContext(Replaying);
  const { happening } = news;
  const text = game.tell(happening);
  return (
    <li className={`line line-${happening.event.what}`}>
      <Doer text={text} />
      <span>{words(text, happening)}</span> <RuleLink rule={happening.rule} />
      {!lookingBack && beginsAct(game, happening) && (
        <button
          type="button"
          className="line-again"
          onClick={() => replayScene(actFrom(game, story.slice(story.indexOf(news))))}
        >
          {t('Show again')}
        </button>
      )}
    </li>
  );
}

/** The sign of whoever did it, where that is one. */
function Doer({ text }: { readonly text: Text }): ReactElement | null {
  const { game } = useTable();
  const doer = doerOf(text);
  if (doer === undefined) return null;
  return (
    <span className="line-doer">
      {doer.is === 'nation' ? <Sign nation={doer.id} size={20} /> : <game.Badge seat={doer.id} />}
    </span>
  );
}

/** How many offers there were; each of them on request. */
function OfferLines({ offers, words }: Offers & { words: Words }): ReactElement {
  const { game } = useTable();
  const [open, setOpen] = useState(false);
  const made = offers.filter(({ happening }) => game.offer?.(happening) === 'made').length;
  return (
    <li className="line line-offers">
      <button type="button" className="line-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        {made === 0 ? t('Offers withdrawn') : t('{n, plural, one {# offer} other {# offers}}', { n: made })}
      </button>
      {open && (
        <ol ref={scrollIntoView} className="chronicle-lines">
          {offers.map((news, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever follow those there are.
            <NewsLine key={place} news={news} words={words} />
          ))}
        </ol>
      )}
    </li>
  );
}
