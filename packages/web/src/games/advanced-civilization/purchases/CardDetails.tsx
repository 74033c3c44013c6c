import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { Dialog } from '../../../table/Dialog.tsx';
import { named, t } from '../../../text/text.ts';
import { CALAMITIES } from '../knowing/calamities.ts';
import { useOwnNation } from '../view.ts';
import { CARD_RULES, DEEDS, GROUP_NAMES } from './deeds.ts';
import { GroupSign } from './GroupSign.tsx';
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
  const rule = CARD_RULES[card.id];
  return (
    <Dialog title={name('card', card.id)} close={close}>
      <div className="card-details">
        <p className="card-groups">
          {card.groups.map((group) => (
            <span key={group}>
              <GroupSign group={group} /> {GROUP_NAMES[group]}
            </span>
          ))}
          {held && <span className="card-yours">{t('yours')}</span>}
        </p>
        <section>
          <p className="card-deed">
            {DEEDS[card.id]} {rule !== undefined && <RuleLink rule={rule} />}
          </p>
          <Paragraphs card={card.id} />
        </section>
        <Price ware={ware} />
        {(lacks !== undefined || opens.length > 0 || cheapens.length > 0) && (
          <Part title={t('What it leads to')}>
            {lacks !== undefined && (
              <p className="card-lacks">{t('needs {card} first', { card: name('card', lacks) })}</p>
            )}
            {opens.length > 0 && <p>{t('opens {cards}', { cards: opens.map((id) => name('card', id)).join(', ') })}</p>}
            {cheapens.length > 0 && (
              <ul className="card-credits">
                {cheapens.map((id) => (
                  <li key={id}>
                    {name('card', id)} <b>−{card.credits[id] ?? 0}</b>
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
function Price({ ware: { card, price, credits, redress, held } }: Pick<CardDetailsProps, 'ware'>): ReactElement {
  const { name } = useTable();
  const own = useOwnNation();
  const { cost } = card;
  return (
    <Part title={t('Price')}>
      <p>
        {own === undefined
          ? t('It costs {cost} and counts as many points.', { cost })
          : held
            ? t('It counts {cost} points.', { cost })
            : t('It costs you {price} and counts {cost} points.', { price, cost })}
      </p>
      {!held && (
        <ul className="card-credits">
          {credits.map(({ from, points }) => (
            <li key={from}>
              {name('card', from)} <b>−{points}</b>
            </li>
          ))}
          {redress > 0 && <li>{t('{points} for past calamities', { points: redress })}</li>}
        </ul>
      )}
    </Part>
  );
}

/** What the paragraphs of the rulebook say of it. */
function Paragraphs({ card }: { readonly card: string }): ReactElement | null {
  const { game } = useTable();
  const [says, setSays] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const { book, paragraphs } = await game.rules();
      const own = paragraphs.filter(
        ({ id, kind }) => kind === 'rule' && `${book} ${id}`.startsWith(CARD_RULES[card] ?? ' '),
      );
      if (!gone) setSays(own.map((paragraph) => named(paragraph.says)));
    };
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [game, card]);
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
  const changes = CALAMITIES.flatMap(({ id, helps, worsens }) =>
    [...helps.map((change) => ({ ...change, sign: '+' })), ...worsens.map((change) => ({ ...change, sign: '−' }))]
      .filter((change) => change.card === card)
      .map((change) => ({ ...change, id })),
  );
  if (changes.length === 0) return null;
  return (
    <Part title={t('In calamities')}>
      <ul className="card-changes">
        {changes.map(({ id, does, rule, sign }) => (
          <li key={id} data-sign={sign === '+' ? 'helps' : 'worsens'}>
            <span className="unseen">{sign === '+' ? t('helps against') : t('makes worse')}</span>
            <span aria-hidden="true">{sign}</span>
            <span>
              <b>{name('card', id)}</b>: {does} <RuleLink rule={rule} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
