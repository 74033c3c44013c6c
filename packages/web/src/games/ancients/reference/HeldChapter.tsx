import { type ReactElement, useId } from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { GroupSign } from '../purchases/GroupSign.tsx';
import { GROUP_NAMES } from '../purchases/groups.ts';
import { scoresOf } from '../result/scores.ts';
import { nationsInOrder, useAncients, useView } from '../view.ts';

/** Which nation holds which civilization card. */
export function HeldChapter(): ReactElement {
  const { name, seat, tableView } = useTable();
  const game = useAncients();
  const view = useView();
  const scores = scoresOf(game, view, tableView.ranking);
  const nations = nationsInOrder(view);
  const id = useId();
  if (nations.length === 0) return <p className="hint">{t('The nations have not been chosen yet.')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="chapter ledger-scroll" aria-labelledby={id} tabIndex={0}>
      <table className="ledger held-ledger">
        <caption id={id} className="unseen">
          {t('{advances}, by nation', { advances: game.advances })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Card')}</th>
            {nations.map((nation) => (
              <th key={nation.name} scope="col" data-own={nation.seat === seat}>
                <Sign nation={nation.name} size={18} title={name('nation', nation.name)} />
              </th>
            ))}
          </tr>
        </thead>
        {game.purchases.shelves.map(({ group, cards }) => (
          <tbody key={group}>
            <tr className="held-group">
              <th scope="colgroup" colSpan={nations.length + 1}>
                <span className="ledger-who">
                  <GroupSign group={group} /> {GROUP_NAMES[group]}
                </span>
              </th>
            </tr>
            {cards.map((card) => (
              <tr key={card.id}>
                <th scope="row">
                  {name('card', card.id)} <span className="soft">{card.cost}</span>
                </th>
                {nations.map((nation) => {
                  const since = nation.cards[card.id];
                  return (
                    <td key={nation.name} data-own={nation.seat === seat}>
                      {since === undefined ? (
                        <span className="unseen">{t('no')}</span>
                      ) : (
                        <span className="held-mark" title={t('since turn {turn}', { turn: since })}>
                          <span className="unseen">{t('since turn {turn}', { turn: since })}</span>
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t('Cards')}</th>
            {nations.map((nation) => (
              <td key={nation.name}>
                <b>{Object.keys(nation.cards).length}</b>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('Points')}</th>
            {nations.map((nation) => (
              <td key={nation.name}>{scores.find((score) => score.nation === nation)?.parts['cards'] ?? 0}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
