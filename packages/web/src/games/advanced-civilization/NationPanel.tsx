import { CIVILIZATION_CARDS } from '@ecumene/advanced-civilization/reference';
import type { ReactElement } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { hasCard } from './cards-held.ts';
import { Laid, useLaid } from './laid.ts';
import { PART_NAMES, PARTS, type Score, scoresOf } from './result/score.ts';
import { nationsInOrder, useOwnNation, useView } from './view.ts';
import './nation-panel.css';

/** The nation somebody chose to look at. */
export const CHOSEN = new Laid<string | undefined>(undefined);

/** Everything open about one nation: one's own unless another is chosen. */
export function NationPanel(): ReactElement {
  const { name, sight, empty } = useTable();
  const view = useView();
  const own = useOwnNation();
  const nations = nationsInOrder(view);
  const [chosen, choose] = useLaid(CHOSEN);
  const nation = nations.find((one) => one.name === chosen) ?? own ?? nations[0];
  if (nation === undefined) return <p className="hint">{t('The nations have not been chosen yet.')}</p>;
  const leader = nation.seat;
  const score = scoresOf(view, sight.standing).find((one) => one.nation === nation);
  const cards = CIVILIZATION_CARDS.filter(({ id }) => hasCard(nation, id));
  const facts = [
    [t('Cities'), `${nation.cities}`],
    [t('Cities in stock'), `${nation.citiesInStock}`],
    [t('Tokens on the board'), `${nation.tokens}`],
    [t('Stock'), `${nation.stock}`],
    [t('Treasury'), `${nation.treasury}`],
    [t('Ships'), `${nation.ships.length}`],
    [t('Trade cards'), `${nation.hand}`],
    [t('Step on the track'), `${nation.step}`],
  ] as const;
  return (
    <div className="nation-panel">
      <fieldset className="nation-picks">
        <legend className="unseen">{t('Whose nation')}</legend>
        {nations.map((one) => (
          <button
            key={one.name}
            type="button"
            className="nation-pick"
            aria-pressed={one === nation}
            aria-label={name('nation', one.name)}
            title={name('nation', one.name)}
            onClick={() => choose(one.name)}
          >
            <Sign nation={one.name} size={24} />
          </button>
        ))}
      </fieldset>
      <h2>{name('nation', nation.name)}</h2>
      <p className="soft">
        {t('Led by {seat}', { seat: leader === null || empty.includes(leader) ? t('nobody') : name('seat', leader) })}
      </p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {score !== undefined && <Made score={score} />}
      <h3>{t('Civilization cards')}</h3>
      {cards.length === 0 ? (
        <p className="hint">{t('None yet.')}</p>
      ) : (
        <ul className="held-cards">
          {cards.map(({ id, groups }) => (
            <li key={id} className={`held held-${groups[0]}`}>
              {name('card', id)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a nation's points are made of. */
function Made({ score: { total, parts } }: { readonly score: Score }): ReactElement {
  return (
    <>
      <h3>{t('{score} points', { score: total })}</h3>
      <dl className="score-parts">
        {PARTS.filter((part) => part !== 'hand' || parts.hand !== 0).map((part) => (
          <div key={part}>
            <dt>{PART_NAMES[part]}</dt>
            <dd>{parts[part]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
