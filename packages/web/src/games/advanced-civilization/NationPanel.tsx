import { CIVILIZATION_CARDS } from '@ecumene/advanced-civilization/reference';
import { type ReactElement, useState } from 'react';
import { Sign } from '../../nations/Sign.tsx';
import { useTable } from '../../table/at-table.ts';
import { t } from '../../text/text.ts';
import { nationsInOrder, useOwnNation, useView } from './view.ts';
import './nation-panel.css';

/** Everything open about one nation: one's own unless another is chosen. */
export function NationPanel(): ReactElement {
  const { name, sight } = useTable();
  const view = useView();
  const own = useOwnNation();
  const nations = nationsInOrder(view);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const nation = nations.find((one) => one.name === chosen) ?? own ?? nations[0];
  if (nation === undefined) return <p className="hint">{t('The nations have not been chosen yet.')}</p>;
  const score = sight.standing.find((one) => one.seat === nation.seat)?.score ?? 0;
  const cards = CIVILIZATION_CARDS.filter(({ id }) => (nation.cards[id] ?? 0) > 0);
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
            onClick={() => setChosen(one.name)}
          >
            <Sign nation={one.name} size={24} />
          </button>
        ))}
      </fieldset>
      <h2>{name('nation', nation.name)}</h2>
      <p className="soft">{t('Led by {seat}', { seat: nation.seat ?? t('nobody') })}</p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('{score} points', { score })}</h3>
      <ul className="score-parts">
        <li>{t('{points} for civilization cards', { points: view.cardPoints[nation.name] ?? 0 })}</li>
        <li>
          {t('{points} for {n, plural, one {a city} other {# cities}}', {
            points: nation.cities * 50,
            n: nation.cities,
          })}
        </li>
        <li>
          {t('{points} for {n, plural, one {a step} other {# steps}} on the track', {
            points: nation.step * 100,
            n: nation.step,
          })}
        </li>
        <li>{t('{points} in the treasury', { points: nation.treasury })}</li>
      </ul>
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
