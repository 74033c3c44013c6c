import {
  blueBank,
  blueSquares,
  type CivilizationView,
  yellowBank,
  yellowSquares,
} from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';
import { ON_TABLE } from '../actions/possible-action.ts';
import { actionsAt, usePossibleActions } from '../actions/use-possible-actions.ts';
import { ActionButton } from '../cards/ActionButton.tsx';
import { Glyph } from '../cards/Glyph.tsx';
import { useView } from '../view.ts';

interface BanksProps {
  readonly civ: CivilizationView;
  readonly own: boolean;
}

/** Unused workers, the yellow and the blue bank, each from the section that empties first. */
export function Banks({ civ, own }: BanksProps): ReactElement {
  return (
    <div className="banks">
      <Pool civ={civ} own={own} />
      <Yellow left={civ.yellow} />
      <Blue left={civ.blue} />
    </div>
  );
}

/** Unused workers, the discontent ones among them, and the way to one more. */
function Pool({ civ, own }: BanksProps): ReactElement {
  const { actions } = usePossibleActions();
  const { round } = useView();
  const grow = own && round > 1 ? actionsAt(actions, ON_TABLE).slice(0, 1) : [];
  return (
    <div className="pool">
      <p className="bank-name">
        {t('Unused workers')} <b>{civ.unused}</b>
      </p>
      <span className="pool-workers" aria-hidden="true">
        {Array.from({ length: civ.unused }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a worker is a place.
          <span key={place} data-discontent={place < civ.needs.discontent} data-drag={own ? 'worker' : undefined}>
            <Glyph sign="worker" size={18} />
          </span>
        ))}
      </span>
      {grow.map((one) => (
        <ActionButton key={JSON.stringify(one.move)} action={one} />
      ))}
    </div>
  );
}

function Yellow({ left }: { readonly left: number }): ReactElement {
  let empty = yellowSquares - Math.min(left, yellowSquares);
  let isFirst = true;
  return (
    <div className="bank bank-yellow">
      <p className="bank-name">
        {t('Yellow bank')} <b>{left}</b>
      </p>
      <ol className="bank-sections">
        {yellowBank.map(({ populationCost, consumptionWhenEmpty, parts }) => {
          const squares = parts.reduce((sum, part) => sum + part.squares, 0);
          const gone = Math.min(squares, empty);
          empty -= gone;
          const next = isFirst && gone < squares;
          isFirst &&= !next;
          const faces = parts.map(({ happyFacesWhenEmpty }) => happyFacesWhenEmpty);
          return (
            <li
              key={populationCost}
              data-next={next}
              title={t(
                'A worker from here costs {cost} food. If empty: {food} food eaten per turn, {faces} happy faces needed.',
                {
                  cost: populationCost,
                  food: consumptionWhenEmpty,
                  faces: faces.join(', '),
                },
              )}
            >
              <Squares all={squares} gone={gone} />
              <span className="bank-note" aria-hidden="true">
                <span className="bank-costs">
                  {populationCost}
                  <Glyph sign="food" size={9} />
                </span>{' '}
                <span className="bank-falls">−{consumptionWhenEmpty}</span> {faces.at(-1)}
                <Glyph sign="happy" size={9} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Blue({ left }: { readonly left: number }): ReactElement {
  let empty = blueSquares - Math.min(left, blueSquares);
  let isFirst = true;
  return (
    <div className="bank bank-blue">
      <p className="bank-name">
        {t('Blue bank')} <b>{left}</b>
      </p>
      <ol className="bank-sections">
        {blueBank.map(({ squares, corruptionWhenEmpty }) => {
          const gone = Math.min(squares, empty);
          empty -= gone;
          const next = isFirst && gone < squares;
          isFirst &&= !next;
          return (
            <li
              key={corruptionWhenEmpty}
              data-next={next}
              title={t('If empty: corruption costs {n} resources per turn.', { n: corruptionWhenEmpty })}
            >
              <Squares all={squares} gone={gone} />
              <span className="bank-note" aria-hidden="true">
                <span className="bank-falls">−{corruptionWhenEmpty}</span>
                <Glyph sign="resources" size={9} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Squares({ all, gone }: { readonly all: number; readonly gone: number }): ReactElement {
  return (
    <span className="squares">
      <span className="unseen">{t('{left} of {all}', { left: all - gone, all })}</span>
      {Array.from({ length: all }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place.
        <span key={place} className={place < gone ? 'square square-empty' : 'square'} aria-hidden="true" />
      ))}
    </span>
  );
}
