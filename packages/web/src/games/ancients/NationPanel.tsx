import type { ReactElement } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { hasCard } from './cards-held.ts';
import { DraftStore, useDraftStore } from './draft-store.ts';
import type { Score } from './game.ts';
import { scoresOf } from './result/scores.ts';
import { nationsInOrder, useAncients, useOwnNation, useReading } from './view.ts';
import './nation-panel.css';

/** The nation somebody chose to look at. */
export const CHOSEN = new DraftStore<string | undefined>(undefined);

/** Everything open about one nation: one's own unless another is chosen. */
export function NationPanel(): ReactElement {
  const { name, tableView, empty } = useTable();
  const game = useAncients();
  const { view, ask } = useReading();
  const own = useOwnNation();
  const nations = nationsInOrder(view);
  const [chosen, choose] = useDraftStore(CHOSEN);
  const nation = nations.find((one) => one.name === chosen) ?? own ?? nations[0];
  if (nation === undefined) return <p className="hint">{t('The nations have not been chosen yet.')}</p>;
  const leader = nation.seat;
  const score = scoresOf(game, view, tableView.ranking).find((one) => one.nation === nation);
  const cards = ask(({ advances }) => [...advances.rows.values()]).filter(({ id }) => hasCard(nation, id));
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
        <legend className="unseen">{t('Choose nation')}</legend>
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
        {t('Played by {seat}', {
          seat: leader === null || empty.includes(leader) ? t('nobody') : name('seat', leader),
        })}
      </p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {game.About !== undefined && <game.About nation={nation} />}
      {score !== undefined && <Made score={score} />}
      <h3>{game.advances}</h3>
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
  const { scoreParts: all } = useAncients();
  const scoreParts = all.filter(({ id, isRare }) => isRare !== true || (parts[id] ?? 0) !== 0);
  return (
    <>
      <h3>{t('{score, plural, one {# point} other {# points}}', { score: total })}</h3>
      <dl className="score-parts">
        {scoreParts.map(({ id, name }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{parts[id] ?? 0}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
