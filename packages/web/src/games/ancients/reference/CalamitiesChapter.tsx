import type { ReactElement } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import type { Reference } from '../calamity-changes.ts';
import { levelIn } from '../trade/blocks.ts';
import { useTradeCards } from '../trade/market.ts';
import { useAncients, useOwnNation, useView } from '../view.ts';
import { CalamityChart } from './CalamityChart.tsx';
import { useMemory } from './StacksChapter.tsx';

/** Every calamity: what it does, whom it hits besides, what helps, and when it was last seen. */
export function CalamitiesChapter(): ReactElement {
  const game = useAncients();
  const order = game.calamityOrder(useView());
  const cards = useTradeCards();
  const own = useOwnNation();
  return (
    <section className="chapter">
      <p className="hint">
        {order.says} <RuleLink rule={order.rule} />
      </p>
      {own !== undefined && <CalamityChart own={own} />}
      <ol className="calamities">
        {game.calamities
          .filter(({ id }) => cards.faceOf(id) !== undefined)
          .map((reference) => (
            <Calamity key={reference.id} reference={reference} />
          ))}
      </ol>
    </section>
  );
}

function Calamity({ reference }: { readonly reference: Reference }): ReactElement {
  const { name } = useTable();
  const { hand, strikes } = useView();
  const { struck } = useMemory();
  const { id, does, rule, others } = reference;
  const cards = useTradeCards();
  const face = cards.faceOf(id);
  const level = levelIn(useAncients().trade.blocks?.(useView()), face?.stack ?? 0);
  const isHeld = hand.some((card) => cards.thingOf(card) === id);
  const seen = struck.filter(({ calamity }) => calamity === id);
  const now = strikes.some(({ calamity }) => calamity === id);
  return (
    <li className="calamity-entry" data-held={isHeld}>
      <h3>
        {name('card', id)}
        <span className="calamity-level" title={t('Stack')}>
          {level}
        </span>
        <span className="soft">{face?.tradable ? t('can be traded') : t('cannot be traded')}</span>
      </h3>
      {isHeld && <p className="calamity-held">{t('You have it.')}</p>}
      {now && <p className="calamity-held">{t('It strikes this turn.')}</p>}
      <p>
        {does} <RuleLink rule={rule} />
      </p>
      {others !== undefined && (
        <p>
          <b>{t('Others:')}</b> {others.does} <RuleLink rule={others.rule} />
        </p>
      )}
      <Changes reference={reference} />
      <IfHeldNow calamity={id} />
      {seen.length > 0 && (
        <p className="soft">
          {t('Seen: {seen}', {
            seen: seen.map(({ nation, turn }) => t('{nation} (turn {turn})', { nation: name('nation', nation), turn })),
          })}
        </p>
      )}
    </li>
  );
}

/** What it would do to oneself now. */
function IfHeldNow({ calamity }: { readonly calamity: string }): ReactElement | null {
  const { calamityNow } = useAncients();
  const view = useView();
  const own = useOwnNation();
  const words = own === undefined ? undefined : calamityNow?.(view, own.name, calamity);
  if (words === undefined) return null;
  return (
    <p className="calamity-now">
      <b>{t('If you held it now:')}</b> {words}
    </p>
  );
}

/** The cards that change what it does; one's own are marked. */
function Changes({ reference: { changes } }: { readonly reference: Reference }): ReactElement | null {
  const { name } = useTable();
  const own = useOwnNation();
  if (changes.length === 0) return <p className="soft">{t('No card changes this calamity.')}</p>;
  return (
    <ul className="calamity-changes">
      {changes.map(({ card, helps, does, rule }) => (
        <li
          key={`${card} ${does}`}
          data-sign={helps ? 'helps' : 'worsens'}
          data-held={Object.hasOwn(own?.cards ?? {}, card)}
        >
          <span aria-hidden="true">{helps ? '+' : '−'}</span>
          <span>
            <b>{name('card', card)}</b>
            {Object.hasOwn(own?.cards ?? {}, card) && <span className="calamity-own"> {t('yours')}</span>}
            {': '}
            {does} <RuleLink rule={rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}
