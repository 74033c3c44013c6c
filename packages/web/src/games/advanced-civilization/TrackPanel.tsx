import { FINISH, ROWS, type RowOfTrack, TRACK } from '@ecumene/advanced-civilization/reference';
import type { ReactElement } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { nationsInOrder, useView } from './view.ts';
import './track.css';

const EPOCHS = [t('Stone'), t('Early Bronze'), t('Late Bronze'), t('Early Iron'), t('Late Iron')] as const;

/** What each epoch asks for before a nation may enter it. */
const ASKS = [
  '',
  t('two cities'),
  t('three cities and cards of three groups'),
  t('four cities, nine cards and cards of all five groups'),
  t('five cities and the points printed on each space'),
] as const;

function rowOf(nation: string): RowOfTrack {
  return TRACK[ROWS.find((row) => row === nation) ?? 'italy'];
}

function epochAt({ epochs }: RowOfTrack, step: number): number {
  return epochs.filter((first) => step >= first).length;
}

/** The succession track: where every nation stands, and what the next epoch asks of it. */
export function TrackPanel(): ReactElement {
  const { name, seat } = useTable();
  const nations = nationsInOrder(useView()).toSorted((a, b) => b.step - a.step);
  if (nations.length === 0) return <p className="hint">{t('The nations have not been chosen yet.')}</p>;
  return (
    <ol className="track">
      {nations.map((nation) => {
        const row = rowOf(nation.name);
        const epoch = epochAt(row, nation.step);
        const next = row.epochs[epoch];
        return (
          <li key={nation.name} className="track-row" data-own={nation.seat === seat}>
            <span className="track-who">
              <Sign nation={nation.name} size={20} /> {name('nation', nation.name)}
              <span className="soft">{EPOCHS[epoch]}</span>
            </span>
            <span
              className="track-steps"
              role="img"
              aria-label={t('Step {step} of {finish}', { step: nation.step, finish: FINISH })}
            >
              {Array.from({ length: FINISH }, (_, i) => i + 1).map((step) => (
                <span
                  key={step}
                  className={`track-step epoch-${epochAt(row, step)}${row.epochs.includes(step) ? ' opens' : ''}`}
                  data-passed={step <= nation.step}
                />
              ))}
            </span>
            {next !== undefined && (
              <span className="hint">
                {t('{steps, plural, one {Next step} other {In # steps}}: {epoch} asks for {asks}.', {
                  steps: next - nation.step,
                  epoch: EPOCHS[epoch + 1] ?? '',
                  asks: ASKS[epoch + 1] ?? '',
                })}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
