import { type ReactElement, useId } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { GroupSign } from '../purchases/GroupSign.tsx';
import { GROUP_NAMES } from '../purchases/groups.ts';
import { useAncients, useOwnNation, useView } from '../view.ts';

/** What every advance takes off others, and what others take off it. */
export function CreditsChapter(): ReactElement {
  const { name } = useTable();
  const { purchases, advance } = useAncients();
  const view = useView();
  const own = useOwnNation();
  const id = useId();
  const groups = purchases.shelves.map(({ group }) => group);
  const wares = purchases.shelves
    .flatMap(({ cards }) => cards.map((card) => purchases.ware(card.id, view, undefined)))
    .toSorted((a, b) => name('card', a.card.id).localeCompare(name('card', b.card.id)));
  const byGroup = wares.some(({ cheapens }) => cheapens.some((one) => one.for.is === 'group'));
  const given = own === undefined ? undefined : purchases.credits?.(view, own);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="chapter ledger-scroll" aria-labelledby={id} tabIndex={0}>
      <table className="ledger reference">
        <caption id={id} className="unseen">
          {t('Credits given and received')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{advance}</th>
            {byGroup &&
              groups.map((group) => (
                <th key={group} scope="col">
                  <GroupSign group={group} size={16} />
                  <span className="unseen">{t('gives to {group}', { group: GROUP_NAMES[group] ?? group })}</span>
                </th>
              ))}
            <th scope="col">{t('Gives to')}</th>
            <th scope="col">{t('Gets from')}</th>
          </tr>
        </thead>
        {given !== undefined && (
          <tbody>
            <tr data-own="true">
              <th scope="row">{t('Your credits now')}</th>
              {groups.map((group) => (
                <td key={group}>
                  <b>{given[group] ?? 0}</b>
                </td>
              ))}
              <td colSpan={2} />
            </tr>
          </tbody>
        )}
        <tbody>
          {wares.map(({ card, cheapens }) => {
            const to = cheapens.filter((one) => one.for.is === 'card');
            const from = wares.flatMap((other) =>
              other.cheapens
                .filter((one) => one.for.is === 'card' && one.for.id === card.id)
                .map(({ points }) => ({ id: other.card.id, points })),
            );
            return (
              <tr key={card.id} data-own={Object.hasOwn(own?.cards ?? {}, card.id)}>
                <th scope="row">
                  <span className="tile-signs">
                    {card.groups.map((group) => (
                      <GroupSign key={group} group={group} />
                    ))}
                  </span>{' '}
                  {name('card', card.id)}
                </th>
                {byGroup &&
                  groups.map((group) => (
                    <td key={group}>
                      {cheapens.find((one) => one.for.is === 'group' && one.for.id === group)?.points ?? ''}
                    </td>
                  ))}
                <td className="reference-cards">
                  {to
                    .map((one) => t('{card} {points}', { card: name('card', one.for.id), points: one.points }))
                    .join(', ')}
                </td>
                <td className="reference-cards">
                  {from
                    .map((one) => t('{card} {points}', { card: name('card', one.id), points: one.points }))
                    .join(', ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
