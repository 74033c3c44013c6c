import type { ReactElement } from 'react';
import { Pictogram } from '../../../pictures/Pictogram.tsx';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { GroupSign } from './GroupSign.tsx';
import type { Ware } from './shop.ts';
import './tile.css';

interface TileProps {
  readonly ware: Ware;
  readonly chosen: boolean;
  /** It can be paid for. */
  readonly reach: boolean;
  /** How much is missing to pay for it with what was taken already. */
  readonly short: number;
  readonly choose: (() => void) | undefined;
  /** Opens it to be read. */
  read(): void;
}

/** One advance in the shop. Touching it takes it if that can be done, else opens it to be read. */
export function Tile({ ware, chosen, reach, short, choose, read }: TileProps): ReactElement {
  const { name } = useTable();
  const { card, price, held, lacks } = ware;
  if (held) {
    return (
      <button type="button" className="tile tile-held" aria-haspopup="dialog" title={ware.does} onClick={read}>
        <Picture card={card} />
        <Signs groups={card.groups} />
        <span className="tile-name">{name('card', card.id)}</span>
        <svg className="tick" viewBox="0 0 16 16" width="14" height="14" role="img" aria-label={t('yours')}>
          <path d="M3 8.5 6.5 12 13 4.5" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        </svg>
      </button>
    );
  }
  const take = lacks === undefined && reach ? choose : undefined;
  const label = t('Details of {card}', { card: name('card', card.id) });
  return (
    <div className="tile-place">
      <button
        type="button"
        className="tile"
        data-card={card.id}
        {...(take === undefined ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': chosen })}
        data-reach={take !== undefined}
        onClick={take ?? read}
      >
        <Picture card={card} />
        <span className="tile-head">
          <Signs groups={card.groups} />
          <span className="tile-name">{name('card', card.id)}</span>
          <span className="tile-price">
            {price < card.cost && (
              <s>
                <span className="unseen">{t('printed price')} </span>
                {card.cost}
              </s>
            )}
            <b>{price}</b>
          </span>
        </span>
        <span className="tile-effect">{ware.does}</span>
        <Credits ware={ware} />
        <span className="tile-facts">
          {lacks !== undefined && (
            <span className="tile-lacks">{t('needs {card} first', { card: name('card', lacks) })}</span>
          )}
          {lacks === undefined && short > 0 && <span className="tile-short">{t('{short} missing', { short })}</span>}
          {ware.opens.length > 0 && (
            <span>{t('unlocks {cards}', { cards: ware.opens.map((id) => name('card', id)).join(', ') })}</span>
          )}
          <Cheapens ware={ware} />
          <Calamities ware={ware} />
        </span>
      </button>
      {take !== undefined && (
        <button
          type="button"
          className="tile-read"
          aria-haspopup="dialog"
          aria-label={label}
          title={label}
          onClick={read}
        >
          i
        </button>
      )}
    </div>
  );
}

/** Its picture, in the colour of its group. */
function Picture({ card: { id, groups } }: { readonly card: Ware['card'] }): ReactElement {
  return (
    <span className={`tile-picture group-${groups[0]}`}>
      <Pictogram kind="advance" id={id} />
    </span>
  );
}

function Signs({ groups }: { readonly groups: readonly string[] }): ReactElement {
  return (
    <span className="tile-signs">
      {groups.map((group) => (
        <GroupSign key={group} group={group} />
      ))}
    </span>
  );
}

/** What it makes cheaper: so many others, or credits where those go by group. */
function Cheapens({ ware: { cheapens } }: { readonly ware: Ware }): ReactElement | null {
  const { name } = useTable();
  if (cheapens.length === 0) return null;
  if (!cheapens.some((one) => one.for.is === 'group'))
    return <span>{t('{n, plural, one {1 other card} other {# other cards}} cheaper', { n: cheapens.length })}</span>;
  return (
    <span>
      {t('credits: {credits}', {
        credits: cheapens.map(({ for: one, points }) => t('{points} {what}', { points, what: name(one.is, one.id) })),
      })}
    </span>
  );
}

/** From which cards the reduction comes. */
function Credits({ ware: { credits, redress } }: { readonly ware: Ware }): ReactElement | null {
  const { name } = useTable();
  const parts = credits.map(({ from, points }) => t('{points} {card}', { points, card: name(from.is, from.id) }));
  if (redress > 0) parts.push(t('{points} for past calamities', { points: redress }));
  if (parts.length === 0) return null;
  return (
    <span className="tile-credits" title={parts.join(', ')}>
      {t('−{sum}: {parts}', {
        sum: credits.reduce((sum, { points }) => sum + points, redress),
        parts: credits.map(({ from }) => name(from.is, from.id)).join(', '),
      })}
    </span>
  );
}

function Calamities({ ware: { helpsAgainst, worsens: worse } }: { readonly ware: Ware }): ReactElement | null {
  const { name } = useTable();
  return (
    <>
      {helpsAgainst.length > 0 && (
        <span className="tile-shield">
          <svg viewBox="0 0 16 16" width="12" height="12" role="img" aria-label={t('helps against')}>
            <path d="M8 1 2.5 3v4.5C2.5 11 5 13.6 8 15c3-1.4 5.5-4 5.5-7.5V3z" fill="currentColor" />
          </svg>
          {helpsAgainst.map((id) => name('card', id)).join(', ')}
        </span>
      )}
      {worse.length > 0 && (
        <span className="tile-worse">
          {t('worse: {calamities}', { calamities: worse.map((id) => name('card', id)).join(', ') })}
        </span>
      )}
    </>
  );
}
