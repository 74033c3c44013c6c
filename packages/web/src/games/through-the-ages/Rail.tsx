import type { CivilizationView } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useEffect } from 'react';
import { useTable } from '../../table/at-table.ts';
import { SeatNote } from '../../table/Clocks.tsx';
import { t } from '../../text/text.ts';
import { Badge } from './Badge.tsx';
import type { SignName } from './cards/digest.ts';
import { Glyph } from './cards/Glyph.tsx';
import { openOverlay } from './overlay.ts';
import { useShownActions } from './rival-turns/shown-action.ts';
import { SmallBoard } from './SmallBoard.tsx';
import { useView } from './view.ts';
import { nameOf } from './words.ts';
import '../../table/rail.css';
import './rail.css';

/** How everyone is doing, in the order of the result when all is over, and whom we wait for; each opens the whole civilization. */
export function Rail(): ReactElement {
  const { tableView, seat, name } = useTable();
  const { civilizations, current } = useView();
  const { now, soFar } = useShownActions();
  useBoardKeys();
  const awaited = new Set(tableView.waiting.filter((one) => !one.optional).map((one) => one.seat));
  const inOrder = tableView.over
    ? tableView.ranking.flatMap(({ seat: one }) => civilizations.filter((civ) => civ.seat === one))
    : civilizations;
  return (
    <ol className="rail">
      {inOrder.map((civ) => (
        <li
          key={civ.seat}
          className="rail-seat"
          data-awaited={awaited.has(civ.seat)}
          data-own={civ.seat === seat}
          data-current={civ.seat === current}
          data-rival={civ.seat === seat ? undefined : civ.seat}
        >
          <button
            type="button"
            className="ages-who"
            title={t('See the civilization of {seat}', { seat: name('seat', civ.seat) })}
            aria-keyshortcuts={String(civilizations.indexOf(civ) + 1)}
            onClick={() => openOverlay({ at: 'civilization', seat: civ.seat })}
          >
            <Badge seat={civ.seat} />
            <span className="ages-name">
              {civ.seat === seat ? t('{seat} (you)', { seat: name('seat', civ.seat) }) : name('seat', civ.seat)}
            </span>
            <span className="ages-score">
              <span className="unseen">{t('culture')}</span>
              <Glyph sign="culture" size={12} /> {civ.culture}
            </span>
          </button>
          <SeatNote seat={civ.seat} nameless />
          {civ.out ? <p className="soft">{t('resigned')}</p> : <Facts civ={civ} />}
          {!civ.out && civ.seat !== seat && (
            <>
              <SmallBoard civ={civ} lit={now?.seat === civ.seat ? now.card : undefined} />
              <Did
                texts={soFar.filter(({ seat: by }) => by === civ.seat).map(({ text }) => text)}
                isNow={now?.seat === civ.seat}
              />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** So many actions of a rival are named in the rail. */
const NAMED = 6;

/** What a rival did of late: all of it where there is room, otherwise the latest. */
function Did({ texts, isNow }: { readonly texts: readonly string[]; readonly isNow: boolean }): ReactElement {
  const before = texts.slice(-NAMED, -1);
  return (
    <p className="ages-action" data-now={isNow} title={texts.join(' · ')}>
      {before.length > 0 && <span className="ages-action-before">{before.join(' · ')} · </span>}
      <span className="ages-action-latest">{texts.at(-1)}</span>
    </p>
  );
}

/** The keys 1 to 4 open the civilizations in the order they sit in. */
function useBoardKeys(): void {
  const { civilizations } = useView();
  useEffect(() => {
    const press = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      const civ = civilizations[Number(key) - 1];
      const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
      if (civ !== undefined && !civ.out && !isTyping && !ctrlKey && !altKey && !metaKey)
        openOverlay({ at: 'civilization', seat: civ.seat });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [civilizations]);
}

function Facts({ civ }: { readonly civ: CivilizationView }): ReactElement {
  const { ratings, needs } = civ;
  const rulers = [civ.government, civ.leader].flatMap((id) => (id === null ? [] : [nameOf(id)])).join(' · ');
  const [culture, science] = needs.uprising ? [0, 0] : [ratings.culture, ratings.science];
  const facts: readonly (readonly [SignName, string, string])[] = [
    ['culture', `+${culture}`, t('Culture each turn')],
    ['science', `${civ.science} +${science}`, t('Science, and each turn')],
    ['strength', `${ratings.strength}`, t('Strength')],
    ['happy', `${ratings.happy}/${needs.happy}`, t('Happy faces, and needed')],
    ['food', `${civ.food}`, t('Food')],
    ['resources', `${civ.resources}`, t('Resources')],
    ['card', `${civ.civilCards}+${civ.militaryBacks.length}`, t('Civil and military cards in hand')],
  ];
  return (
    <>
      <p className="ages-lead" title={rulers}>
        {rulers}
      </p>
      <dl className="ages-facts">
        {facts.map(([sign, value, says]) => (
          <div key={sign} title={says} data-alarm={sign === 'happy' && needs.uprising}>
            <dt>
              <Glyph sign={sign} size={12} />
              <span className="unseen">{says}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
