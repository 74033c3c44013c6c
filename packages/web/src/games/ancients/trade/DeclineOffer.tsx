import { type DeclineReason, declineReason, type OfferView } from '@ecumene/ancients';
import { type ReactElement, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import './decline-offer.css';

interface DeclineOfferProps {
  readonly offer: OfferView;
  decline(offer: OfferView, why?: DeclineReason, card?: string): void;
}

/** Under an offer made to you alone: declines it, with a reason if you like. */
export function DeclineOffer({ offer, decline }: DeclineOfferProps): ReactElement {
  const { name } = useTable();
  const [open, setOpen] = useState(false);
  const nation = name('nation', offer.from);
  return (
    <div className="offer-decline">
      <button
        type="button"
        className="button small quiet"
        aria-label={t('Decline the offer of {nation}', { nation })}
        onClick={() => decline(offer)}
      >
        {t('Decline')}
      </button>
      <button
        type="button"
        className="button small quiet"
        aria-expanded={open}
        aria-label={t('Decline the offer of {nation} with a reason', { nation })}
        onClick={() => setOpen(!open)}
      >
        {t('Decline with a reason')}
      </button>
      {open && (
        <>
          <Reason words={t('Too little')} say={() => decline(offer, 'too-little')} />
          {[...new Set(offer.asks)].map((card) => (
            <Reason
              key={card}
              words={t('I collect {card}', { card: name('card', card) })}
              say={() => decline(offer, 'collects', card)}
            />
          ))}
          <Reason words={t('I do not have these cards')} say={() => decline(offer, 'lacks')} />
          <Reason words={t('Not now')} say={() => decline(offer, 'not-now')} />
          <Reason words={t('I do not want to trade with {nation}', { nation })} say={() => decline(offer, 'not-you')} />
        </>
      )}
    </div>
  );
}

function Reason({ words, say }: { readonly words: string; say(): void }): ReactElement {
  return (
    <button type="button" className="offer-reason" onClick={say}>
      {words}
    </button>
  );
}

/** Under your own offer: that the nation it was made to declined it, and why. */
export function DeclinedNote({ offer: { to, declined } }: { readonly offer: OfferView }): ReactElement | null {
  const { name, words } = useTable();
  if (declined === undefined || to === null) return null;
  const nation = name('nation', to);
  return (
    <p className="offer-declined">
      {declined.why === null
        ? t('{nation} declined.', { nation })
        : t('{nation} declined: {reason}.', { nation, reason: words(declineReason(declined.why, declined.card)) })}
    </p>
  );
}
