import { type NationView, type Need, nationNamed } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { needsOf, useMissingWords } from '../purchases/needs.ts';
import { nationsInOrder, useAncients, useReading, useView } from '../view.ts';
import './reference.css';

/** Of more nations than this only one's own says at once what it still needs, and stands first. */
const MANY = 9;

/** The succession track: where every nation stands, and what the next epoch still asks of it. */
export function TrackPanel(): ReactElement {
  const { seat } = useTable();
  const nations = nationsInOrder(useView()).toSorted((a, b) => b.step - a.step);
  const isMany = nations.length > MANY;
  const own = nations.find((nation) => nation.seat === seat);
  const inOrder = isMany && own !== undefined ? [own, ...nations.filter((nation) => nation !== own)] : nations;
  if (nations.length === 0) return <p className="hint">{t('The nations have not been chosen yet.')}</p>;
  return (
    <ol className="track">
      {inOrder.map((nation) => (
        <Row key={nation.name} nation={nation} folds={isMany && nation !== own} />
      ))}
    </ol>
  );
}

interface Space {
  readonly step: number;
  readonly epoch: number;
  readonly asks: readonly Need[];
}

function Row({ nation, folds }: { readonly nation: NationView; readonly folds: boolean }): ReactElement {
  const { name, seat } = useTable();
  const { epochs } = useAncients();
  const missingWords = useMissingWords();
  const { ask } = useReading();
  const { spaces, here, halted } = ask(({ track }, state) => {
    const row = nationNamed(state, nation.name);
    const space = (step: number): Space => ({
      step,
      epoch: track.epochAt(state, row, step),
      asks: step === 0 ? [] : track.needs(state, row, step),
    });
    return {
      spaces: Array.from({ length: track.finish(state) }, (_, i) => space(i + 1)),
      here: space(nation.step),
      halted: track.halts(state, row),
    };
  });
  const asked = here.asks.find(({ what }) => what === 'cities')?.needed ?? 0;
  return (
    <li className="track-row" data-own={nation.seat === seat}>
      <span className="track-who">
        <Sign nation={nation.name} size={20} /> {name('nation', nation.name)}
        <span className="soft">{epochs[here.epoch]}</span>
      </span>
      <span
        className="track-steps"
        role="img"
        aria-label={t('Step {step} of {finish}', { step: nation.step, finish: spaces.length })}
      >
        {spaces.map(({ step, epoch, asks }, i) => (
          <span
            key={step}
            className={`track-step epoch-${epoch}`}
            data-opens={epoch > (spaces[i - 1]?.epoch ?? 0)}
            data-passed={step <= nation.step}
            data-here={step === nation.step}
            title={[
              epochs[epoch],
              ...asks.filter(({ needed }) => needed > 0).map(({ what, needed }) => missingWords({ what, n: needed })),
            ].join(', ')}
          />
        ))}
      </span>
      {halted === undefined ? (
        folds ? (
          <details className="track-more">
            <summary>{t('Needs for the next epoch')}</summary>
            <Needs nation={nation} />
          </details>
        ) : (
          <Needs nation={nation} />
        )
      ) : (
        <span className="track-asks track-stuck">
          {halted.moved < 0
            ? t('Moves back a step while it has no city.')
            : t('Stays until it has {asked} cities again.', { asked })}{' '}
          <RuleLink rule={halted.rule} />
        </span>
      )}
    </li>
  );
}

/** What the next space that asks for more still wants. */
function Needs({ nation }: { readonly nation: NationView }): ReactElement | null {
  const { epochs } = useAncients();
  const missingWords = useMissingWords();
  const needs = needsOf(useReading(), nation, []);
  if (needs === undefined) return <span className="track-asks">{t('At the finish.')}</span>;
  const { epoch, steps, missing, rule } = needs;
  return (
    <span className="track-asks">
      <span className="soft">
        {t('{steps, plural, one {Next step} other {In # steps}}: {epoch}', { steps, epoch: epochs[epoch] ?? '' })}
      </span>
      {missing.length === 0 ? (
        <span className="track-need track-ready">{t('ready')}</span>
      ) : (
        missing.map((lack) => (
          <span key={lack.what} className="track-need">
            {missingWords(lack)}
          </span>
        ))
      )}
      {rule !== undefined && <RuleLink rule={rule} />}
    </span>
  );
}
