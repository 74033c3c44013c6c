import type { CivilizationView } from '@ecumene/through-the-ages/reference';
import { lazy, type ReactElement, Suspense, useRef } from 'react';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { CardRow } from './CardRow.tsx';
import { Closer } from './Closer.tsx';
import { Glance } from './cards/Glance.tsx';
import { useBoardChoice } from './choosing.ts';
import { Civilization, HandOfOther } from './civilization/Civilization.tsx';
import { Numbers } from './civilization/Numbers.tsx';
import { Dragging } from './drag/Dragging.tsx';
import { Hand } from './Hand.tsx';
import { PartTabs } from './PartTabs.tsx';
import { Pending } from './Pending.tsx';
import { useScrollToPending } from './pending-card.ts';
import { Foretold } from './preview/Foretold.tsx';
import { RivalTurns } from './rival-turns/RivalTurns.tsx';
import { SharedBoard } from './SharedBoard.tsx';
import { useOwn, useView } from './view.ts';
import './stage.css';
import './scene-banner.css';
import './cards/cards.css';

const Result = lazy(async () => ({ default: (await import('./result/Result.tsx')).Result }));

/** The middle of the table: the shared board, the card row, one's own board and hand. It stays put during a turn. */
export function Stage(): ReactElement {
  const { tableView, name } = useTable();
  const view = useView();
  const own = useOwn();
  const stage = useRef<HTMLDivElement>(null);
  useScrollToPending(stage);
  const civ = useMiddle();
  const numbered = own ?? civ;
  return (
    <div className="ages-middle">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <div ref={stage} className="ages-stage" data-over={tableView.over} tabIndex={0}>
        {tableView.over && (
          <Suspense>
            <Result />
          </Suspense>
        )}
        <Pending />
        <CardRow />
        {numbered !== undefined && !numbered.out && <Numbers civ={numbered} />}
        {own === undefined && civ !== undefined ? (
          <section className="part hand-part">
            <HandOfOther civ={civ} />
          </section>
        ) : (
          <Hand />
        )}
        {civ !== undefined && (
          <section
            className={`part board-part seat-${view.civilizations.indexOf(civ)}`}
            aria-label={t('Civilization')}
            data-rival={own !== undefined && civ !== own}
          >
            <h2 className="board-owner">
              {civ === own ? t('Your civilization') : t('The civilization of {seat}', { seat: name('seat', civ.seat) })}
            </h2>
            <Civilization civ={civ} own={civ === own} />
          </section>
        )}
        <SharedBoard />
      </div>
      <PartTabs stage={stage} />
      <RivalTurns />
      <Closer />
      <Glance />
      <Foretold />
      <Dragging />
    </div>
  );
}

/** Whose board lies in the middle: that on which a card is to be chosen, or one's own; to who only looks on, of whose turn it is. */
function useMiddle(): CivilizationView | undefined {
  const { civilizations, current } = useView();
  const own = useOwn();
  const seat = useBoardChoice()?.seat ?? own?.seat ?? current;
  return civilizations.find((one) => one.seat === seat);
}
