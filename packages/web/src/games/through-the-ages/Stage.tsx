import { cards } from '@ecumene/through-the-ages/reference';
import { lazy, type ReactElement, Suspense, useRef } from 'react';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { CardRow } from './CardRow.tsx';
import { Closer } from './Closer.tsx';
import { CardSheet } from './cards/CardSheet.tsx';
import { Glance } from './cards/Glance.tsx';
import { Civilization } from './civilization/Civilization.tsx';
import { Numbers } from './civilization/Numbers.tsx';
import { useForemost, usePending, useTold } from './foremost.ts';
import { Hand } from './Hand.tsx';
import { Meanwhile } from './meanwhile/Meanwhile.tsx';
import { useOwn, useView } from './view.ts';
import './stage.css';
import './cards/cards.css';

const Result = lazy(async () => ({ default: (await import('./result/Result.tsx')).Result }));

/** The middle of the table: what is being resolved, the card row, one's hand and one's civilization. */
export function Stage(): ReactElement {
  const { sight, name } = useTable();
  const view = useView();
  const own = useOwn();
  const stage = useRef<HTMLDivElement>(null);
  useForemost(stage);
  const civ = own ?? view.civilizations.find(({ seat }) => seat === view.current);
  return (
    <div className="ages-middle">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <div ref={stage} className="ages-stage" tabIndex={0}>
        {sight.over && (
          <Suspense>
            <Result />
          </Suspense>
        )}
        <Pending />
        {civ !== undefined && !civ.out && <Numbers civ={civ} />}
        <CardRow />
        <Hand />
        {civ !== undefined && (
          <section className="part" aria-label={t('Civilization')}>
            <header className="part-head">
              <h2>
                {own === undefined
                  ? t('The civilization of {seat}', { seat: name('seat', civ.seat) })
                  : t('Your civilization')}
              </h2>
            </header>
            <Civilization civ={civ} own={own !== undefined} />
          </section>
        )}
      </div>
      <Meanwhile />
      <Closer />
      <Glance />
    </div>
  );
}

/** The card being resolved. While a scene tells of it, that lies in its place. */
function Pending(): ReactElement | null {
  const card = usePending();
  const told = useTold(card);
  if (card === null) return null;
  return (
    <section className="pending" aria-label={t('What is being resolved')} data-kind={cards[card].kind} data-told={told}>
      <CardSheet id={card} spot={undefined} />
    </section>
  );
}
