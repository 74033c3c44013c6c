import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Pictogram } from '../../../pictures/Pictogram.tsx';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { Dialog } from '../../../table/Dialog.tsx';
import { named, t } from '../../../text/text.ts';
import { useAncients, useOwnNation } from '../view.ts';
import { GroupSign } from './GroupSign.tsx';
import { GROUP_NAMES } from './groups.ts';
import type { Ware } from './shop.ts';
import './card-details.css';

interface CardDetailsProps {
  readonly ware: Ware;
  close(): void;
}

/** A civilization card to be read: what it does, what it costs and why, what it leads to, and what it changes in calamities. */
export function CardDetails({ ware, close }: CardDetailsProps): ReactElement {
  const { name } = useTable();
  const { card, held, lacks, opens, cheapens } = ware;
  const { rule } = ware;
  return (
    <Dialog title={name('card', card.id)} close={close}>
      <div className="card-details">
        <span className={`card-details-picture group-${card.groups[0]}`}>
          <Pictogram kind="advance" id={card.id} />
        </span>
        <p className="card-groups">
          {card.groups.map((group) => (
            <span key={group}>
              <GroupSign group={group} /> {GROUP_NAMES[group]}
            </span>
          ))}
          {held && <span className="card-yours">{t('yours')}</span>}
        </p>
        <section>
          <p className="card-effect">
            {ware.does} {rule !== undefined && <RuleLink rule={rule} />}
          </p>
          {rule !== undefined && <Paragraphs rule={rule} />}
        </section>
        <Price ware={ware} />
        {(lacks !== undefined || opens.length > 0 || cheapens.length > 0) && (
          <Part title={t('Credits it gives')}>
            {lacks !== undefined && (
              <p className="card-lacks">{t('needs {card} first', { card: name('card', lacks) })}</p>
            )}
            {opens.length > 0 && (
              <p>{t('unlocks {cards}', { cards: opens.map((id) => name('card', id)).join(', ') })}</p>
            )}
            {cheapens.length > 0 && (
              <ul className="card-credits">
                {cheapens.map(({ for: one, points }) => (
                  <li key={one.id}>
                    {name(one.is, one.id)} <b>−{points}</b>
                  </li>
                ))}
              </ul>
            )}
          </Part>
        )}
        <InCalamities card={card.id} />
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What it costs, and from which cards the reduction comes. */
function Price({
  ware: { card, points: counts, price, credits, redress, held },
}: Pick<CardDetailsProps, 'ware'>): ReactElement {
  const { name } = useTable();
  const own = useOwnNation();
  const { cost } = card;
  return (
    <Part title={t('Price')}>
      <p>
        {own === undefined
          ? t('It costs {cost} and scores {counts, plural, one {# point} other {# points}}.', { cost, counts })
          : held
            ? t('It scores {counts, plural, one {# point} other {# points}}.', { counts })
            : t('It costs you {price} and scores {counts, plural, one {# point} other {# points}}.', { price, counts })}
      </p>
      {!held && (
        <ul className="card-credits">
          {credits.map(({ from, points }) => (
            <li key={from.id}>
              {name(from.is, from.id)} <b>−{points}</b>
            </li>
          ))}
          {redress > 0 && <li>{t('{points} for past calamities', { points: redress })}</li>}
        </ul>
      )}
    </Part>
  );
}

/** What all paragraphs about one thing begin with, where they are named by words: `WE mining.1` is about `WE mining`. */
function stemOf(rule: string): string {
  return rule.replace(/(?<=[a-z]|\d\.\d+)\.\d+$/, '.');
}

/** What the paragraphs of the rulebook say of it. */
function Paragraphs({ rule }: { readonly rule: string }): ReactElement | null {
  const { game } = useTable();
  const [says, setSays] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const { book, paragraphs } = await game.rules();
      const own = paragraphs.filter(({ id, kind }) => kind === 'rule' && `${book} ${id}`.startsWith(stemOf(rule)));
      if (!gone) setSays(own.map((paragraph) => named(paragraph.says)));
    };
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [game, rule]);
  if (says.length === 0) return null;
  return (
    <ul className="card-says">
      {says.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

/** The calamities it tames and those it makes worse, and how. */
function InCalamities({ card }: { readonly card: string }): ReactElement | null {
  const { name } = useTable();
  const { calamities } = useAncients();
  const found = calamities.flatMap(({ id, changes }) =>
    changes.filter((change) => change.card === card).map((change) => ({ ...change, id })),
  );
  if (found.length === 0) return null;
  return (
    <Part title={t('In calamities')}>
      <ul className="card-changes">
        {found.map(({ id, does, rule, helps }) => (
          <li key={`${id} ${does}`} data-sign={helps ? 'helps' : 'worsens'}>
            <span className="unseen">{helps ? t('helps against') : t('makes worse')}</span>
            <span aria-hidden="true">{helps ? '+' : '−'}</span>
            <span>
              <b>{name('card', id)}</b>: {does} <RuleLink rule={rule} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
