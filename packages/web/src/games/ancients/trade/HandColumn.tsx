import { faceValue, thingOf } from '@ecumene/ancients';
import type { ReactElement } from 'react';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { Pictogram } from '../../../pictures/Pictogram.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { useView } from '../view.ts';
import { BlockOfCard } from './BlockSign.tsx';
import type { Means } from './draft.ts';
import { type CardPart, type CardSet, countCards, onOffer } from './hand.ts';
import { useOutThere, useTradeCards } from './market.ts';
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
  const { hand, ownOffers } = useView();
  const offered = onOffer(ownOffers);
  const woes = means.cards.calamitiesIn(hand);
  const sets = means.cards.setsOf(hand);
  const laid = countCards(given);
  return (
    <section className="trade-hand" aria-label={t('Your hand')}>
      <header className="trade-head">
        <h3>{t('Your hand')}</h3>
        <span className="soft">
          {t('{n, plural, =0 {no cards} one {# card, worth {worth}} other {# cards, worth {worth}}}', {
            n: hand.length,
            worth: means.cards.worthOf(hand),
          })}
        </span>
      </header>
      {hand.length === 0 && <p className="hint">{t('You draw trade cards for your cities before each trade.')}</p>}
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
          {sets.flatMap((set) =>
            set.parts.map((part, place) => (
              <li key={part.id}>
                <SetOfCards
                  set={set}
                  part={part}
                  begins={place === 0}
                  laid={laid.get(part.id) ?? 0}
                  offered={offered.get(part.id) ?? 0}
                  give={give}
                />
              </li>
            )),
          )}
        </ul>
      </div>
      <Outside title={t('In other hands')} />
    </section>
  );
}

/** What whoever only watches is shown in place of a hand. */
export function AllHands(): ReactElement {
  return (
    <section className="trade-hand" aria-label={t('In all hands')}>
      <Outside title={t('In all hands')} />
    </section>
  );
}

/** What may be in hands one does not see: for whoever takes unnamed cards, and whoever watches. Folded where room is scarce. */
function Outside({ title }: { readonly title: string }): ReactElement {
  const { name } = useTable();
  const { cards, calamities } = useOutThere();
  const tradeCards = useTradeCards();
  const things = [...new Set(calamities.map((id) => tradeCards.thingOf(id)))];
  const small = useSmallScreen();
  const head = (
    <>
      <h4>{title}</h4>
      <span>
        {calamities.length === 0
          ? t('{cards} cards, no tradable calamity.', { cards })
          : t('{cards} cards. {n, plural, one {1 may be a calamity} other {# may be calamities}}.', {
              cards,
              n: calamities.length,
            })}
      </span>
    </>
  );
  const list = (
    <ul>
      {things.map((thing) => (
        <li key={thing}>
          <Woe size={12} /> {name('card', thing)}{' '}
          {calamities
            .filter((id) => tradeCards.thingOf(id) === thing)
            .map((id) => (
              <BlockOfCard key={id} card={id} />
            ))}
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
  /** The cards of the set that come from one stack. */
  readonly part: CardPart;
  /** Whether no other part of the set stands before it. */
  readonly begins: boolean;
  readonly laid: number;
  /** How many lie in offers that stand. */
  readonly offered: number;
  readonly give: HandColumnProps['give'];
}

function SetOfCards({ set, part, begins, laid, offered, give }: SetProps): ReactElement {
  const { name } = useTable();
  const { face, worth, next } = set;
  const { id, count, bonus } = part;
  return (
    <button
      type="button"
      className="hand-set"
      data-laid={laid > 0}
      disabled={give === undefined}
      aria-disabled={laid >= count}
      onClick={() => laid < count && give?.(id)}
    >
      <span className="pile" data-count={Math.min(count, 4)} aria-hidden="true">
        <span className="pile-top">
          <Pictogram kind="commodity" id={thingOf(face)} />
          <span className="pile-value">{faceValue(face)}</span>
        </span>
      </span>
      <span className="hand-set-name">
        {name('card', face.id)}
        <BlockOfCard card={id} />
        <span className="hand-set-count">{t('× {count}', { count })}</span>
        {bonus > 0 && <span className="hand-set-bonus">{t('foreign: +{bonus} each', { bonus })}</span>}
        {laid > 0 && <span className="hand-set-laid">{t('{laid} offered', { laid })}</span>}
        {offered > 0 && <span className="hand-set-offered">{t('{offered} offered', { offered })}</span>}
      </span>
      {begins ? (
        <span className="hand-set-worth">
          <b>
            <span className="unseen">{t('worth')} </span>
            {worth}
          </b>
          <span className="soft">{next === undefined ? t('complete') : t('one more: {next}', { next })}</span>
        </span>
      ) : (
        <span className="hand-set-worth soft">{t('same set')}</span>
      )}
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
  const thing = useTradeCards().thingOf(id);
  const note = laid
    ? t('given unnamed')
    : offered
      ? t('offered unnamed: strikes you unless another player takes it')
      : mayGive
        ? t('calamity: strikes you unless you trade it away')
        : t('calamity: cannot be traded, strikes you');
  const brief = laid ? t('unnamed') : offered ? t('offered') : mayGive ? t('trade it away') : t('cannot be traded');
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
          <Pictogram kind="calamity" id={thing} />
        </span>
      </span>
      <span className="hand-set-name" data-brief={brief}>
        {name('card', thing)}
        <BlockOfCard card={id} />
        <span className="hand-calamity-note">{note}</span>
      </span>
    </button>
  );
}
