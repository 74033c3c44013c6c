import { nationNamed, taxAt } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { ChooseOneControl } from '../../questions/ChooseOneControl.tsx';
import { isChooseOne } from '../../questions/kinds.ts';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import type { ControlProps } from '../game-screen.ts';
import { useOwnNation, useReading } from './view.ts';
import './tax-rate.css';

/** The tax rates, each with what it brings and how many cities would revolt; for taxes to come nobody knows that yet. */
export function TaxRateControl(props: ControlProps): ReactElement {
  const { tableView } = useTable();
  return tableView.questions.some(({ id }) => id === props.asked.id) ? (
    <RatesNow {...props} />
  ) : (
    <ChooseOneControl {...props} />
  );
}

function RatesNow({ asked: { question }, answer }: ControlProps): ReactElement | null {
  const { ask } = useReading();
  const own = useOwnNation();
  if (!isChooseOne(question) || own === undefined) return null;
  const { from, usual, heed } = question;
  const rates = ask(({ taxes }, state) =>
    from.map((id) => ({ id, ...taxAt(taxes, state, nationNamed(state, own.name), Number(id)) })),
  );
  return (
    <div className="choices tax-rates">
      {rates.map(({ id, tokens, revolts }) => (
        <button key={id} type="button" className="button" onClick={() => void answer(id)}>
          <span>
            {id === usual && heed?.includes(id) !== true
              ? t('{rate} per city (default)', { rate: id })
              : t('{rate} per city', { rate: id })}
          </span>
          <span className="hint">
            {t('{tokens, plural, one {# token} other {# tokens}} to treasury, {left} left in stock', {
              tokens,
              left: own.stock - tokens,
            })}
          </span>
          {revolts > 0 && (
            <span className="tax-revolts">
              {t('{revolts, plural, one {1 city revolts} other {# cities revolt}}', { revolts })}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
