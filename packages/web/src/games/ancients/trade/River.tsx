import type { DeclineReason, OfferView } from '@ecumene/ancients';
import {
  type FocusEvent,
  Fragment,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Sign } from '../../../nations/Sign.tsx';
import { useTable } from '../../../table/at-table.ts';
import { Spoken } from '../../../table/Spoken.tsx';
import { t } from '../../../text/text.ts';
import { useAncients, useOwnNation, useView } from '../view.ts';
import { DeclinedNote, DeclineOffer } from './DeclineOffer.tsx';
import { fallenIn } from './deals.ts';
import { canAccept, gainOf, type Means } from './draft.ts';
import { NO_FILTER, passes } from './filter.ts';
import { type SortedOffers, useEvents } from './market.ts';
import { OfferFilters } from './OfferFilters.tsx';
import { isAmong, newIn, placesIn, usePlaces } from './places.ts';
import { TradeCard, Unnamed } from './TradeCard.tsx';
import './river.css';

/** From more offers than this on they can be filtered, and so many are shown at once. */
const FEW = 6;
const DOZEN = 12;

interface RiverProps {
  readonly offered: SortedOffers;
  readonly means: Means;
  /** The offer that lies in the composer. */
  readonly picked: number | null;
  pick(offer: OfferView): void;
  withdraw(offer: OfferView): void;
  decline(offer: OfferView, why?: DeclineReason, card?: string): void;
  readonly live: boolean;
}

/**
 * All offers that stand: one's own, those one can take up, and the others. While a hand, or the keyboard, is there none of
 * them moves, so that nobody presses another than they meant to.
 */
export function River({ offered, means, picked, pick, withdraw, decline, live }: RiverProps): ReactElement {
  const blocks = useAncients().trade.blocks?.(useView());
  const nation = useOwnNation()?.name;
  const [filter, setFilter] = useState(NO_FILTER);
  const [all, setAll] = useState(false);
  const { cards } = means;
  const isSeen = (offer: OfferView): boolean => passes(offer, filter, cards, blocks);
  const everything = [...offered.open, ...offered.others];
  const open = offered.open.filter(isSeen);
  const foreign = filter.acceptable ? open : everything.filter(isSeen);
  const [held, hold] = useHeld();
  const [own] = usePlaces(offered.own, held);
  const [places, putInOrder] = usePlaces(foreign, held, offered.folded, filter);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const shown = placesIn(places, open);
  const fresh = newIn(places, foreign);
  const acceptable = newIn(places, open);
  const turn = (nation: string): void =>
    setUnfolded(unfolded.includes(nation) ? unfolded.filter((one) => one !== nation) : [...unfolded, nation]);
  const shows = (offer: OfferView): ReactElement => (
    <li key={offer.id}>
      <OfferButton
        offer={offer}
        means={means}
        picked={picked === offer.id}
        stands={isAmong(foreign, offer)}
        live={live}
        pick={pick}
      />
      {live && offer.to !== null && offer.to === nation && isAmong(foreign, offer) && (
        <DeclineOffer offer={offer} decline={decline} />
      )}
    </li>
  );
  return (
    <section className="trade-river" aria-label={t('Offers')} {...hold}>
      <header className="trade-head river-head">
        <h3>{t('Offers')}</h3>
        {fresh > 0 ? (
          <button type="button" className="river-new" onClick={putInOrder}>
            {acceptable === 0
              ? t('{n, plural, one {1 new offer} other {# new offers}}', { n: fresh })
              : t('{n, plural, one {1 new offer} other {# new offers}}, you can accept {acceptable}', {
                  n: fresh,
                  acceptable,
                })}
          </button>
        ) : (
          <span className="soft">
            {open.length > 0
              ? t('{n, plural, one {1 you can accept} other {# you can accept}}', { n: open.length })
              : t('{n, plural, =0 {no offers} one {# open} other {# open}}', { n: foreign.length })}
          </span>
        )}
      </header>
      <Spoken words={live ? acceptableIn(open.length) : ''} />
      <FallenNote />
      {own.offers.length > 0 && (
        <ul className="offers">
          {own.offers.map(latestIn(offered.own)).map((offer) => (
            <li key={offer.id} className={`offer offer-own${isAmong(offered.own, offer) ? '' : ' offer-gone'}`}>
              <OfferWords offer={offer} means={means} />
              {!isAmong(offered.own, offer) && <Gone />}
              <DeclinedNote offer={offer} />
              {isAmong(offered.own, offer) && live && (
                <button type="button" className="button small quiet offer-withdraw" onClick={() => withdraw(offer)}>
                  {t('Withdraw')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {(everything.length > FEW || filter !== NO_FILTER) && (
        <OfferFilters offers={everything} cards={cards} filter={filter} set={setFilter} />
      )}
      {everything.length > 0 && foreign.length === 0 && (
        <p className="hint">{t('No open offer matches. Show all goods again.')}</p>
      )}
      {everything.length === 0 && places.offers.length === 0 && live && (
        <p className="hint">{t('No offers for you yet. Tap one of your cards to make an offer.')}</p>
      )}
      <ul className="offers">
        {(all ? shown : shown.slice(0, DOZEN)).map((place) =>
          'id' in place ? (
            shows(place)
          ) : (
            <Fragment key={place.nation}>
              <Fold
                nation={place.nation}
                count={place.folded.filter((offer) => isAmong(foreign, offer)).length}
                open={unfolded.includes(place.nation)}
                turn={() => turn(place.nation)}
              />
              {unfolded.includes(place.nation) && place.folded.map(shows)}
            </Fragment>
          ),
        )}
      </ul>
      {shown.length > DOZEN && (
        <button
          type="button"
          className="button small quiet river-more"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all
            ? t('Show only the most useful offers')
            : t('Show {n, plural, one {# more offer} other {# more offers}}', { n: shown.length - DOZEN })}
        </button>
      )}
    </section>
  );
}

/** An offer as it is now: it may have been declined since it got its place. */
function latestIn(offers: readonly OfferView[]): (offer: OfferView) => OfferView {
  return (offer) => offers.find(({ id }) => id === offer.id) ?? offer;
}

/** How many offers can be accepted, for those to whom they are not all read out. */
function acceptableIn(n: number): string {
  return t('{n, plural, =0 {} one {You can accept 1 offer.} other {You can accept # offers.}}', { n });
}

interface FoldProps {
  readonly nation: string;
  readonly count: number;
  readonly open: boolean;
  turn(): void;
}

/** Before the offers of a nation that lie folded up. */
function Fold({ nation, count, open, turn }: FoldProps): ReactElement {
  const { name } = useTable();
  return (
    <li className="offer-fold">
      <button type="button" className="button small quiet" aria-expanded={open} onClick={turn}>
        <Sign nation={nation} size={16} />
        {open
          ? t('Show fewer from {nation}', { nation: name('nation', nation) })
          : t('{n, plural, =0 {no} other {#}} more from {nation}', { n: count, nation: name('nation', nation) })}
      </button>
    </li>
  );
}

/** What became of one's own offers that are gone. */
function FallenNote(): ReactElement {
  const { name } = useTable();
  const events = useEvents();
  const own = useOwnNation()?.name ?? '';
  const fallen = useMemo(() => fallenIn(events, own), [events, own]);
  return (
    <p className="river-fallen" aria-live="polite">
      {fallen &&
        t(
          '{n, plural, one {1 of your offers} other {# of your offers}} ended when you traded with {nation}. Offers end when your hand changes.',
          { n: fallen.count, nation: name('nation', fallen.other) },
        )}
    </p>
  );
}

/** So long, in milliseconds, a finger that is gone may come back. */
const SHORT_WHILE = 2000;

/**
 * Whether somebody may be about to press something: the pointer is there, or the focus of a keyboard, or a finger was just
 * now.
 */
function useHeld(): readonly [boolean, HTMLAttributes<HTMLElement>] {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [finger, setFinger] = useState<'down' | 'lifted' | 'gone'>('gone');
  useEffect(() => {
    if (finger !== 'lifted') return undefined;
    const timer = setTimeout(() => setFinger('gone'), SHORT_WHILE);
    return () => clearTimeout(timer);
  }, [finger]);
  const lift = (): void => setFinger('lifted');
  return [
    pointed || focused || finger !== 'gone',
    {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onTouchStart: () => setFinger('down'),
      onTouchEnd: lift,
      onTouchCancel: lift,
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  ];
}

interface OfferButtonProps extends Pick<RiverProps, 'means' | 'pick' | 'live'> {
  readonly offer: OfferView;
  readonly picked: boolean;
  /** Otherwise it only keeps its place. */
  readonly stands: boolean;
}

function OfferButton({ offer, means, picked, stands, live, pick }: OfferButtonProps): ReactElement {
  const open = stands && canAccept(offer, means);
  const gains = open && gainOf(offer, means) > 0;
  return (
    <button
      type="button"
      className={`offer${stands ? '' : ' offer-gone'}${open ? ' offer-open' : ''}${gains ? ' offer-good' : ''}`}
      aria-pressed={picked}
      aria-disabled={!stands}
      disabled={!live}
      onClick={() => stands && pick(offer)}
    >
      <OfferWords offer={offer} means={means} />
      {!stands && <Gone />}
      {open && <Gain offer={offer} means={means} />}
    </button>
  );
}

function Gone(): ReactElement {
  return <span className="offer-note offer-away">{t('ended')}</span>;
}

/** What an offer says: who, to whom, what for what. */
function OfferWords({ offer, means }: { readonly offer: OfferView; readonly means: Means }): ReactElement {
  const { name } = useTable();
  const own = useOwnNation()?.name;
  const isOwn = offer.from === own;
  return (
    <>
      <span className="offer-who">
        <Sign nation={offer.from} size={20} />
        <span className="offer-name">
          {isOwn
            ? offer.to === null
              ? t('You, to all')
              : t('You, to {nation}', { nation: name('nation', offer.to) })
            : name('nation', offer.from)}
        </span>
        {!isOwn && offer.to === own && <span className="offer-note">{t('only to you')}</span>}
        {offer.counters !== null && <span className="offer-note">{t('counter-offer')}</span>}
      </span>
      <OfferSide
        label={isOwn ? t('you give') : t('gives')}
        count={offer.gives}
        names={offer.names}
        hides={offer.hides}
      />
      <OfferSide
        label={isOwn ? t('you want') : t('wants')}
        count={offer.wants}
        names={offer.asks}
        lacking={
          isOwn || own === undefined
            ? undefined
            : (place) => means.cards.cardsFor(means.hand, upTo(offer.asks, place)) === undefined
        }
      />
    </>
  );
}

/** A card of some, as often as it was named up to its place. */
function upTo(cards: readonly string[], place: number): readonly string[] {
  return cards.slice(0, place + 1).filter((id) => id === cards[place]);
}

interface OfferSideProps {
  readonly label: string;
  readonly count: number;
  readonly names: readonly string[];
  /** What goes over unnamed, as far as one knows. */
  readonly hides?: readonly string[] | undefined;
  readonly lacking?: ((place: number) => boolean) | undefined;
}

function OfferSide({ label, count, names, hides = [], lacking }: OfferSideProps): ReactElement {
  return (
    <span className="offer-side">
      <span className="offer-label">{label}</span>
      <span className="offer-cards">
        {[...names, ...hides].map((id, place) => (
          <TradeCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be named twice, and its place is what tells them apart.
            key={`${id} ${place}`}
            id={id}
            lacking={lacking?.(place) ?? false}
            veiled={place >= names.length}
          />
        ))}
        <Unnamed count={count - names.length - hides.length} />
      </span>
    </span>
  );
}

/** What taking it up would make of one's sets, as far as anybody can say. */
function Gain({ offer, means }: { readonly offer: OfferView; readonly means: Means }): ReactElement {
  const by = gainOf(offer, means);
  return (
    <span className="offer-gain" data-sets={by > 0 ? 'more' : by < 0 ? 'less' : 'same'}>
      {t('You can accept')}
      <span>{t('your sets: {by}', { by: signed(by) })}</span>
    </span>
  );
}

/** Keeps a sign in front of its number, also in lines that run from right to left. */
const LEFT_TO_RIGHT = '\u200e';

/** A change with its sign. */
export function signed(by: number): string {
  return LEFT_TO_RIGHT + (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0');
}
