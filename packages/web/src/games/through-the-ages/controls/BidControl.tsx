import { foresightOf } from '@ecumene/through-the-ages/foresight';
import { type ReactElement, useState } from 'react';
import { NextPass, usePassing } from '../../../questions/automatic-pass.tsx';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import { Glyph } from '../cards/Glyph.tsx';
import { useView } from '../view.ts';
import { Advice } from './Advice.tsx';
import { boundOf } from './bounds.ts';
import './controls.css';

/** How much force to bid for a new land, or to pass: what winning would cost, and what the others could send. */
export function BidControl({ asked, answer }: ControlProps): ReactElement {
  const over = boundOf(asked.question, 'over');
  const most = boundOf(asked.question, 'most');
  const [force, setForce] = useState(over + 1);
  const pass = (): void => void answer({ do: 'pass' });
  const passing = usePassing(asked.id, most <= over, pass);
  return (
    <div className="bidding" onClickCapture={passing.stop}>
      <Bidders />
      <div className="choices">
        {most > over ? (
          <Outcome force={force} />
        ) : (
          <span className="hint">
            {t('You can send {most} at most.', { most })} <NextPass {...passing} />
          </span>
        )}
        {most > over && (
          <>
            <Stepper label={t('Force')} value={force} least={over + 1} most={most} set={setForce} />
            <button type="button" className="button primary" onClick={() => void answer({ do: 'bid', force })}>
              {t('Bid {force}', { force })}
              <After force={force} />
            </button>
          </>
        )}
        <Advice question={asked.id} topic="bid" answer={answer} />
        <button type="button" className="button" onClick={pass}>
          {t('Pass')}
        </button>
      </div>
    </div>
  );
}

/** On a phone, where there is no room for the sentence: the strength before and after. */
function After({ force }: { readonly force: number }): ReactElement | null {
  const { seat } = useTable();
  const view = useView();
  const strength = view.civilizations.find((civ) => civ.seat === seat)?.ratings.strength;
  if (seat === null || strength === undefined) return null;
  return (
    <span className="bid-after" aria-hidden="true">
      <Glyph sign="strength" size={11} /> {strength} → {foresightOf(view, seat).bidding(force).strength}
    </span>
  );
}

/** What a bid would cost if it wins. */
function Outcome({ force }: { readonly force: number }): ReactElement | null {
  const { seat } = useTable();
  const view = useView();
  if (seat === null) return null;
  const outcome = foresightOf(view, seat).bidding(force);
  const strength = view.civilizations.find((civ) => civ.seat === seat)?.ratings.strength;
  if (strength === undefined) return null;
  return (
    <span className="hint">
      {t(
        'If you win you send {units, plural, one {# unit} other {# units}} and {cards, plural, =0 {no card} one {# card} other {# cards}}: strength {before} to {after}.',
        { units: outcome.units, cards: outcome.cards, before: strength, after: outcome.strength },
      )}
    </span>
  );
}

/** The others, as far as everybody can tell. */
function Bidders(): ReactElement | null {
  const { seat, name } = useTable();
  const view = useView();
  if (seat === null) return null;
  return (
    <ul className="bidders">
      {foresightOf(view, seat)
        .bidders()
        .map((one) => (
          <li key={one.seat}>
            {one.couldAdd === 0
              ? t('{seat} can send {force}', { seat: name('seat', one.seat), force: one.force })
              : t('{seat} can send {force}, with cards up to {most}', {
                  seat: name('seat', one.seat),
                  force: one.force,
                  most: one.force + one.couldAdd,
                })}
          </li>
        ))}
    </ul>
  );
}
