import {
  blueBank,
  blueSquares,
  type CivilizationView,
  yellowBank,
  yellowSquares,
} from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { t } from '../../../text/text.ts';

/** The yellow and the blue bank, from the section that empties first. */
export function Banks({ civ }: { readonly civ: CivilizationView }): ReactElement {
  return (
    <div className="banks">
      <Yellow left={civ.yellow} />
      <Blue left={civ.blue} />
    </div>
  );
}

function Yellow({ left }: { readonly left: number }): ReactElement {
  let empty = yellowSquares - Math.min(left, yellowSquares);
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
          const faces = parts.map(({ happyFacesWhenEmpty }) => happyFacesWhenEmpty).join(', ');
          return (
            <li
              key={populationCost}
              title={t('A worker from here costs {cost} food. Empty: {food} food eaten a turn, {faces} happy faces.', {
                cost: populationCost,
                food: consumptionWhenEmpty,
                faces,
              })}
            >
              <Squares all={squares} gone={gone} />
              <span className="bank-note">{t('{n} food', { n: populationCost })}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Blue({ left }: { readonly left: number }): ReactElement {
  let empty = blueSquares - Math.min(left, blueSquares);
  return (
    <div className="bank bank-blue">
      <p className="bank-name">
        {t('Blue bank')} <b>{left}</b>
      </p>
      <ol className="bank-sections">
        {blueBank.map(({ squares, corruptionWhenEmpty }) => {
          const gone = Math.min(squares, empty);
          empty -= gone;
          return (
            <li
              key={corruptionWhenEmpty}
              title={t('Empty: corruption takes {n} resources a turn.', { n: corruptionWhenEmpty })}
            >
              <Squares all={squares} gone={gone} />
              <span className="bank-note">−{corruptionWhenEmpty}</span>
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
