import { FINISH, rowNumber, trackFor } from '@ecumene/advanced-civilization/reference';
import type { NationView } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { GROUP_NAMES } from '../purchases/deeds.ts';
import { needsOf } from '../purchases/needs.ts';
import { nationsInOrder, useView } from '../view.ts';
import './knowing.css';

const EPOCHS = [t('Stone'), t('Early Bronze'), t('Late Bronze'), t('Early Iron'), t('Late Iron')] as const;
const RULES = ['AC 33.21', 'AC 33.22', 'AC 33.23', 'AC 33.24', 'AC 33.25'] as const;

/** The succession track: where every nation stands, and what the next epoch still asks of it. */
export function TrackPanel(): ReactElement {
  const nations = nationsInOrder(useView()).toSorted((a, b) => b.step - a.step);
  if (nations.length === 0) return <p className="hint">{t('The nations have not been chosen yet.')}</p>;
  return (
    <ol className="track">
      {nations.map((nation) => (
        <Row key={nation.name} nation={nation} />
      ))}
    </ol>
  );
}

function Row({ nation }: { readonly nation: NationView }): ReactElement {
  const { name, seat } = useTable();
  const { terms } = useView();
  const row = rowNumber(nation.name);
  const track = trackFor(terms);
  const epoch = track.epochAt(row, nation.step);
  const asked = track.epochs[epoch]?.cities ?? 0;
  return (
    <li className="track-row" data-own={nation.seat === seat}>
      <span className="track-who">
        <Sign nation={nation.name} size={20} /> {name('nation', nation.name)}
        <span className="soft">{EPOCHS[epoch]}</span>
      </span>
      <span
        className="track-steps"
        role="img"
        aria-label={t('Step {step} of {finish}', { step: nation.step, finish: FINISH })}
      >
        {Array.from({ length: FINISH }, (_, i) => i + 1).map((step) => {
          const value = track.valueAt(row, step);
          return (
            <span
              key={step}
              className={`track-step epoch-${track.epochAt(row, step)}`}
              data-opens={track.epochAt(row, step) > track.epochAt(row, step - 1)}
              data-passed={step <= nation.step}
              data-here={step === nation.step}
              title={[
                EPOCHS[track.epochAt(row, step)],
                ...(value > 0 ? [t('asks for {value} points in cards', { value })] : []),
              ].join(', ')}
            />
          );
        })}
      </span>
      {nation.cities < asked ? (
        <span className="track-asks track-stuck">
          {nation.cities === 0
            ? t('Falls back a step while it has no city.')
            : t('Stands still until it has {asked} cities again.', { asked })}{' '}
          <RuleLink rule={nation.cities === 0 ? 'AC 33.4' : 'AC 33.3'} />
        </span>
      ) : (
        <Needs nation={nation} />
      )}
    </li>
  );
}

/** What the next space that asks for more still wants. */
function Needs({ nation }: { readonly nation: NationView }): ReactElement | null {
  const needs = needsOf(useView(), nation, []);
  if (needs === undefined) return <span className="track-asks">{t('At the finish.')}</span>;
  const { epoch, steps, cities, cards, groups, lacking, points } = needs;
  const lacks = [
    ...(cities > 0 ? [t('{cities, plural, one {# city} other {# cities}}', { cities })] : []),
    ...(cards > 0 ? [t('{cards, plural, one {# card} other {# cards}}', { cards })] : []),
    ...(groups > 0
      ? [
          t('{groups, plural, one {a group} other {# groups}} of {lacking}', {
            groups,
            lacking: lacking.map((group) => GROUP_NAMES[group] ?? group),
          }),
        ]
      : []),
    ...(points > 0 ? [t('{points} points in cards', { points })] : []),
  ];
  return (
    <span className="track-asks">
      <span className="soft">
        {t('{steps, plural, one {Next step} other {In # steps}}: {epoch}', { steps, epoch: EPOCHS[epoch] ?? '' })}
      </span>
      {lacks.length === 0 ? (
        <span className="track-need track-ready">{t('ready')}</span>
      ) : (
        lacks.map((lack) => (
          <span key={lack} className="track-need">
            {lack}
          </span>
        ))
      )}
      <RuleLink rule={RULES[epoch] ?? 'AC 33.1'} />
    </span>
  );
}
