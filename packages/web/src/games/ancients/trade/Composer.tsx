import type { NationView, OfferView } from '@ecumene/ancients';
import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSmallScreen } from '../../../board/small-screen.ts';
import { isBusy } from '../../../board/Tools.tsx';
import { Sign } from '../../../nations/Sign.tsx';
import { Stepper } from '../../../questions/Stepper.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { prefersStill } from '../../../theme/theme.ts';
import { useFocusStays } from '../movement/FocusKept.tsx';
import { useAncients, useOwnNation } from '../view.ts';
import { endOf } from './deals.ts';
import {
  answered,
  askFor,
  askLess,
  BLANK,
  counterTo,
  type Draft,
  giveLess,
  handAfter,
  isBlank,
  lacks,
  type Means,
  type Terms,
  unnamed,
} from './draft.ts';
import { useEvents, useOutThere } from './market.ts';
import { signed } from './River.tsx';
import { TradeCard, Woe } from './TradeCard.tsx';
import { type Wish, wishesOf } from './wishes.ts';
import './composer.css';

interface ComposerProps {
  readonly draft: Draft;
  readonly means: Means;
  readonly traders: readonly NationView[];
  set(draft: Draft): void;
  say(draft: Draft): void;
}

/** Where an offer is made up, or one that was touched is taken up or answered. */
export function Composer({ draft, means, traders, set, say }: ComposerProps): ReactElement {
  const { name } = useTable();
  const { accepts } = draft;
  const { Way } = useAncients().trade;
  const here = useRef<HTMLElement>(null);
  const picked = answered(draft)?.id;
  const blank = isBlank(draft);
  useFocusStays(here);
  useWayByKeyboard(here, blank ? 'blank' : (picked ?? draft.lost?.id ?? 'own'));
  // On a wide screen one's own offer is beside the hand; on a small one it begins below it, out of view.
  const small = useSmallScreen();
  const shows = picked ?? (small && !blank ? 'own' : undefined);
  useEffect(() => {
    if (shows !== undefined)
      here.current?.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'instant' : 'smooth' });
  }, [shows]);
  useEffect(() => {
    if (blank) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isBusy(event.target)) set(BLANK);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [blank, set]);
  if (blank) {
    return (
      <section ref={here} tabIndex={-1} className="composer composer-blank" aria-label={t('Your offer')}>
        <Lost key="lost" offer={draft.lost} />
        <p className="hint">
          {t('Tap a card to offer it, or tap an offer to reply.')}{' '}
          <span className="composer-more">{t('The rest of the offer is filled in for you. You can change it.')}</span>
        </p>
      </section>
    );
  }
  const heading =
    accepts !== null
      ? t('Accept from {nation}', { nation: name('nation', accepts.from) })
      : draft.counters !== null && draft.to !== null
        ? t('Reply to {nation}', { nation: name('nation', draft.to) })
        : t('Your offer');
  const missing = lacks(draft, means);
  return (
    <section ref={here} tabIndex={-1} className="composer" aria-label={heading}>
      <header className="trade-head">
        <h3>{heading}</h3>
        <button
          type="button"
          className="composer-away"
          aria-label={t('Clear')}
          title={t('Clear')}
          onClick={() => set(BLANK)}
        >
          ×
        </button>
      </header>
      <Lost key="lost" offer={draft.lost} />
      <Giving draft={draft} means={means} set={set} />
      <Wanting draft={draft} means={means} set={set} />
      {accepts === null && draft.counters === null && <Partners draft={draft} traders={traders} set={set} />}
      {accepts !== null && Way !== undefined && (
        <Way through={draft.through} set={(through) => set({ ...draft, through })} />
      )}
      <Reckoning draft={draft} means={means} />
      <div className="composer-say">
        {accepts !== null && (
          <button type="button" className="button" onClick={() => set(counterTo(accepts, means))}>
            {t('Counter-offer')}
          </button>
        )}
        <button type="button" className="button primary" disabled={missing !== undefined} onClick={() => say(draft)}>
          {missing === undefined
            ? accepts !== null
              ? t('Accept')
              : draft.to === null
                ? t('Offer to all')
                : t('Offer to {nation}', { nation: name('nation', draft.to) })
            : wordsFor(missing, draft, means)}
        </button>
      </div>
    </section>
  );
}

/** What became of the offer that was to be taken up or answered. What oneself traded need not be told. */
function Lost({ offer }: { readonly offer: OfferView | null }): ReactElement {
  const { name } = useTable();
  const events = useEvents();
  const own = useOwnNation()?.name;
  const words = (lost: OfferView): string | undefined => {
    const end = endOf(lost, events);
    const nation = name('nation', lost.from);
    if (end === undefined) return t('The offer of {nation} has ended.', { nation });
    if (end.by === 'withdrawal') return t('{nation} withdrew its offer.', { nation });
    if (end.other === own) return undefined;
    return t('{nation} traded with {other}. Its offer has ended.', {
      nation,
      other: name('nation', end.other),
    });
  };
  return (
    <p className="composer-lost" aria-live="polite">
      {offer && words(offer)}
    </p>
  );
}

/** Whoever plays by keyboard is taken to what they begin, and back to where they began it once it is put away. */
function useWayByKeyboard(here: RefObject<HTMLElement | null>, begun: number | 'own' | 'blank'): void {
  const before = useRef(begun);
  const from = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (before.current === begun) return;
    before.current = begun;
    const at = document.activeElement;
    if (!(at instanceof HTMLElement)) return;
    const isHere = here.current?.contains(at) ?? false;
    if (begun === 'blank') {
      if (isHere) from.current?.focus();
      from.current = null;
    } else if (!isHere && at.matches(':focus-visible')) {
      from.current = at;
      here.current?.focus();
    }
  }, [here, begun]);
}

function wordsFor(
  missing: NonNullable<ReturnType<typeof lacks>>,
  { give, asks, accepts }: Draft,
  { fewest, named }: Terms,
): string {
  switch (missing) {
    case 'named':
      return t('Name {named} commodities you give', { named });
    case 'give':
      return t('Add {n} more cards', { n: fewest - give.length });
    case 'asks':
      return t('Name {n} more cards you want', { n: named - asks.length });
    case 'count':
      return t('Add {n} more cards', { n: (accepts?.wants ?? 0) - give.length });
  }
}

function Giving({ draft, means, set }: Pick<ComposerProps, 'draft' | 'means' | 'set'>): ReactElement {
  const named = draft.accepts?.asks.length ?? means.named;
  const part = (from: number, to?: number): ReactElement[] =>
    draft.give.slice(from, to).map((id, i) => {
      const place = from + i;
      const fixed = draft.accepts !== null && place < named;
      return (
        <li key={`${id} ${place}`}>
          <button type="button" className="slot" disabled={fixed} onClick={() => set(giveLess(draft, place))}>
            <TradeCard id={id} veiled={place >= named} />
            <span className="unseen">{t('remove')}</span>
          </button>
        </li>
      );
    });
  return (
    <div className="composer-side">
      <h4>{t('You give {n}', { n: draft.give.length })}</h4>
      <div className="composer-rows">
        <span className="composer-label">{t('named')}</span>
        <ul className="slots">
          {part(0, named)}
          {draft.give.length < named && <li className="slot-empty">{t('tap a card')}</li>}
        </ul>
        <span className="composer-label">{t('unnamed')}</span>
        <ul className="slots">
          {part(named)}
          {draft.give.length < Math.max(means.fewest, draft.accepts?.wants ?? 0) && draft.give.length >= named && (
            <li className="slot-empty">{t('tap a card')}</li>
          )}
        </ul>
      </div>
    </div>
  );
}

const MOST = 30;

function Wanting({ draft, means, set }: Pick<ComposerProps, 'draft' | 'means' | 'set'>): ReactElement {
  const [choosing, setChoosing] = useState(false);
  const fixed = draft.accepts !== null;
  const open = !fixed && (choosing || draft.asks.length < means.named);
  return (
    <div className="composer-side">
      <h4>{fixed ? t('You get {n}', { n: draft.wants }) : t('You want {n}', { n: draft.wants })}</h4>
      <div className="composer-rows">
        <span className="composer-label">{t('named')}</span>
        <ul className="slots">
          {draft.asks.map((id, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be asked for twice, and its place is what tells them apart.
            <li key={`${id} ${place}`}>
              <button
                type="button"
                className="slot"
                disabled={fixed}
                onClick={() => {
                  set(askLess(draft, place));
                  setChoosing(true);
                }}
              >
                <TradeCard id={id} />
                <span className="unseen">{t('ask for another card')}</span>
              </button>
            </li>
          ))}
          {draft.asks.length < means.named && <li className="slot-empty">{t('choose below')}</li>}
        </ul>
        <span className="composer-label">{t('unnamed')}</span>
        {fixed ? (
          <span className="composer-count">{unnamed(draft, means)}</span>
        ) : (
          <Stepper
            label={t('Unnamed cards wanted')}
            value={draft.wants - means.named}
            least={means.fewest - means.named}
            most={MOST}
            set={(value) => set({ ...draft, wants: value + means.named })}
          />
        )}
      </div>
      {open && (
        <Wishes
          means={means}
          wish={(card) => {
            const next = askFor(draft, card, means);
            set(next);
            setChoosing(next.asks.length < means.named);
          }}
        />
      )}
    </div>
  );
}

/** Commodities to ask for, with how many one has and how many others may have. */
function Wishes({ means, wish }: { readonly means: Means; wish(card: string): void }): ReactElement {
  const [all, setAll] = useState(false);
  const { likely, vain } = wishesOf(means);
  return (
    <>
      <p className="hint wishes-words">{t('The number shows how many the others might have.')}</p>
      <ul className="wishes">
        {[...likely, ...(all ? vain : [])].map((one) => (
          <WishRow key={one.id} wish={one} ask={() => wish(one.id)} />
        ))}
      </ul>
      {vain.length > 0 && (
        <button type="button" className="wishes-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('Only cards others may have') : t('{n} more that nobody else holds', { n: vain.length })}
        </button>
      )}
    </>
  );
}

function WishRow({ wish: { id, value, own, out }, ask }: { readonly wish: Wish; ask(): void }): ReactElement {
  const { name } = useTable();
  return (
    <li>
      <button
        type="button"
        className="wish"
        data-held={own > 0}
        disabled={out === 0}
        title={t('You have {own}, others may have {out}.', { own, out })}
        onClick={ask}
      >
        <span className="wish-value">{value}</span>
        <span className="unseen">{t('ask for')}</span>
        <span className="wish-name">{name('card', id)}</span>
        <span className="wish-out">{out}</span>
        {own > 0 && <span className="wish-own">{t('you have {own}', { own })}</span>}
      </button>
    </li>
  );
}

function Partners({ draft, traders, set }: Pick<ComposerProps, 'draft' | 'traders' | 'set'>): ReactElement {
  const { name } = useTable();
  const own = useOwnNation();
  return (
    <fieldset className="partners">
      <legend>{t('To')}</legend>
      <button
        type="button"
        className="partner partner-all"
        aria-pressed={draft.to === null}
        onClick={() => set({ ...draft, to: null })}
      >
        {t('Everyone')}
      </button>
      {traders
        .filter((one) => one !== own)
        .map((one) => (
          <button
            key={one.name}
            type="button"
            className="partner"
            aria-pressed={draft.to === one.name}
            aria-label={name('nation', one.name)}
            title={name('nation', one.name)}
            onClick={() => set({ ...draft, to: one.name })}
          >
            <Sign nation={one.name} size={24} />
          </button>
        ))}
    </fieldset>
  );
}

/** What it would make of one's hand, and what may come with the cards nobody names. */
function Reckoning({ draft, means }: Pick<ComposerProps, 'draft' | 'means'>): ReactElement {
  const out = useOutThere();
  const now = means.cards.worthOf(means.hand);
  const then = means.cards.worthOf(handAfter(draft, means.hand));
  const hidden = unnamed(draft, means);
  return (
    <div className="reckoning">
      <p className="reckoning-line">
        <span>{t('Value of your sets')}</span>
        <bdi dir="ltr">
          {now} → <b>{then}</b>
        </bdi>
        <span className="reckoning-by" data-good={then > now}>
          {signed(then - now)}
        </span>
      </p>
      {hidden > 0 && (
        <p className="reckoning-risk">
          <Woe size={14} />
          {out.calamities.length === 0
            ? t('{hidden, plural, one {The unnamed card} other {The # unnamed cards}} cannot be a calamity.', {
                hidden,
              })
            : t(
                '{hidden, plural, one {The unnamed card} other {Any of the # unnamed cards}} might be a calamity: other players hold {cards} cards, up to {n} of them calamities.',
                { hidden, n: out.calamities.length, cards: out.cards },
              )}
        </p>
      )}
    </div>
  );
}
