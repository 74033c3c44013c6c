import type { ReactElement } from 'react';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useView } from '../view.ts';
import type { Means } from './draft.ts';
import { type CardSet, calamitiesIn, countCards, onOffer, setsOf, worthOf } from './hand.ts';
import { useOutThere } from './market.ts';
import { Woe } from './TradeCard.tsx';
import './hand.css';

interface HandColumnProps {
  readonly means: Means;
  /** The cards that lie in the composer. */
  readonly given: readonly string[];
  /** Touching a card gives it; nothing, while one cannot trade. */
  readonly give: ((card: string) => void) | undefined;
}

/** One's own hand: calamities first, since they press, then sets with what they are worth and could be. */
export function HandColumn({ means, given, give }: HandColumnProps): ReactElement {
  const { hand, market } = useView();
  const offered = onOffer(market.offers);
  const woes = calamitiesIn(hand);
  const sets = setsOf(hand);
  const laid = countCards(given);
  return (
    <section className="floor-hand" aria-label={t('Your hand')}>
      <header className="floor-head">
        <h3>{t('Your hand')}</h3>
        <span className="soft">
          {t('{n, plural, =0 {no cards} one {# card, worth {worth}} other {# cards, worth {worth}}}', {
            n: hand.length,
            worth: worthOf(hand),
          })}
        </span>
      </header>
      {hand.length === 0 && <p className="hint">{t('Cities bring trade cards at the beginning of each trade.')}</p>}
      {woes.length > 0 && (
        <ul className="hand-woes">
          {woes.map((id) => (
            <li key={id}>
              <Calamity id={id} mayGive={means.mayGive(id)} laid={laid.has(id)} offered={offered.has(id)} give={give} />
            </li>
          ))}
        </ul>
      )}
      <div className="hand-strip">
        <ul className="hand-sets">
          {sets.map((set) => (
            <li key={set.face.id}>
              <SetOfCards
                set={set}
                laid={laid.get(set.face.id) ?? 0}
                offered={offered.get(set.face.id) ?? 0}
                give={give}
              />
            </li>
          ))}
        </ul>
      </div>
      <Outside title={t('In other hands')} />
    </section>
  );
}

/** What whoever only watches is shown in place of a hand. */
export function AllHands(): ReactElement {
  return (
    <section className="floor-hand" aria-label={t('In all hands')}>
      <Outside title={t('In all hands')} />
    </section>
  );
}

/** What may be in hands one does not see: for whoever takes unnamed cards, and whoever watches. Folded where room is scarce. */
function Outside({ title }: { readonly title: string }): ReactElement {
  const { name } = useTable();
  const { cards, calamities } = useOutThere();
  const small = useSmallScreen();
  const head = (
    <>
      <h4>{title}</h4>
      <span>
        {calamities.length === 0
          ? t('{cards} cards, and no calamity that could be passed on.', { cards })
          : t('{cards} cards. {n, plural, one {A calamity} other {# calamities}} may be among them.', {
              cards,
              n: calamities.length,
            })}
      </span>
    </>
  );
  const list = (
    <ul>
      {calamities.map((id) => (
        <li key={id}>
          <Woe size={12} /> {name('card', id)}
        </li>
      ))}
    </ul>
  );
  return small && calamities.length > 0 ? (
    <details className="outside">
      <summary>{head}</summary>
      {list}
    </details>
  ) : (
    <div className="outside">
      {head}
      {list}
    </div>
  );
}

interface SetProps {
  readonly set: CardSet;
  readonly laid: number;
  /** How many lie in offers that stand. */
  readonly offered: number;
  readonly give: HandColumnProps['give'];
}

function SetOfCards({ set: { face, count, worth, next }, laid, offered, give }: SetProps): ReactElement {
  const { name } = useTable();
  const card = name('card', face.id);
  return (
    <button
      type="button"
      className="hand-set"
      data-laid={laid > 0}
      disabled={give === undefined}
      aria-disabled={laid >= count}
      onClick={() => laid < count && give?.(face.id)}
    >
      <span className="pile" data-count={Math.min(count, 4)} aria-hidden="true">
        <span className="pile-top">{face.stack}</span>
      </span>
      <span className="hand-set-name">
        {card}
        <span className="hand-set-count">{t('× {count}', { count })}</span>
        {laid > 0 && <span className="hand-set-laid">{t('{laid} on the table', { laid })}</span>}
        {offered > 0 && <span className="hand-set-offered">{t('{offered} on offer', { offered })}</span>}
      </span>
      <span className="hand-set-worth">
        <b>
          <span className="unseen">{t('worth')} </span>
          {worth}
        </b>
        <span className="soft">{next === undefined ? t('complete') : t('one more: {next}', { next })}</span>
      </span>
    </button>
  );
}

interface CalamityProps {
  readonly id: string;
  readonly mayGive: boolean;
  readonly laid: boolean;
  readonly offered: boolean;
  readonly give: HandColumnProps['give'];
}

function Calamity({ id, mayGive, laid, offered, give }: CalamityProps): ReactElement {
  const { name } = useTable();
  const note = laid
    ? t('goes over unnamed')
    : offered
      ? t('on offer, unnamed: strikes you unless it is taken')
      : mayGive
        ? t('calamity: strikes you unless it is traded away')
        : t('calamity: cannot be traded, strikes you');
  const brief = laid
    ? t('goes unnamed')
    : offered
      ? t('on offer')
      : mayGive
        ? t('trade it away')
        : t('cannot be traded');
  return (
    <button
      type="button"
      className="hand-set hand-calamity"
      data-laid={laid}
      disabled={give === undefined || !mayGive}
      aria-disabled={laid}
      onClick={() => laid || give?.(id)}
    >
      <span className="pile pile-calamity" aria-hidden="true">
        <span className="pile-top">
          <Woe size={18} />
        </span>
      </span>
      <span className="hand-set-name" data-brief={brief}>
        {name('card', id)}
        <span className="hand-calamity-note">{note}</span>
      </span>
    </button>
  );
}
