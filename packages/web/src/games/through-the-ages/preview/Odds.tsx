import { foresightOf } from '@ecumene/through-the-ages/foresight';
import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { Glyph } from '../cards/Glyph.tsx';
import { useView } from '../view.ts';
import './odds.css';

interface OddsProps {
  readonly card: CardId;
  readonly rival: string;
}

/** Both sides of an aggression or a war: strength now, what cards could still add, and how it would end. */
export function Odds({ card, rival }: OddsProps): ReactElement | null {
  const { seat, name } = useTable();
  const view = useView();
  const attack = seat === null ? undefined : foresightOf(view, seat).attack(card, rival);
  if (attack === undefined) return null;
  const { attacker, defender, cards: count, couldAdd } = attack;
  const longest = Math.max(1, attacker, defender + couldAdd);
  const isWar = cards[card].kind === 'war';
  return (
    <div className="odds" data-ahead={attacker > defender}>
      <Side name={t('You')} strength={attacker} of={longest} />
      <Side name={name('seat', rival)} strength={defender} more={couldAdd} of={longest} />
      <p className="odds-outcome">
        {isWar ? warOutcome(attacker - defender) : aggressionOutcome(attacker - defender, count, couldAdd)}
      </p>
    </div>
  );
}

function aggressionOutcome(ahead: number, count: number, couldAdd: number): string {
  if (ahead <= 0) return t('You are not stronger: you cannot attack.');
  if (couldAdd < ahead) return t('Succeeds for certain: {n} strength ahead.', { n: ahead });
  return t(
    'Succeeds unless {ahead} strength is added: {count, plural, one {# card} other {# cards}} could add {most} at most.',
    { ahead, count, most: couldAdd },
  );
}

function warOutcome(ahead: number): string {
  if (ahead === 0) return t('Fought at the start of your next turn. Strength is equal now: nothing would happen.');
  if (ahead > 0) return t('Fought at the start of your next turn. You would win by {n} now.', { n: ahead });
  return t('Fought at the start of your next turn. You would lose by {n} now.', { n: -ahead });
}

interface SideProps {
  readonly name: string;
  readonly strength: number;
  /** What cards could add at most. */
  readonly more?: number;
  readonly of: number;
}

function Side({ name, strength, more = 0, of }: SideProps): ReactElement {
  return (
    <p className="odds-side">
      <span className="odds-name">{name}</span>
      <span className="odds-bar" aria-hidden="true">
        <span className="odds-sure" style={{ inlineSize: `${(strength / of) * 100}%` }} />
        <span className="odds-maybe" style={{ inlineSize: `${(more / of) * 100}%` }} />
      </span>
      <b>
        {strength}
        {more > 0 && <span className="odds-more">+{more}?</span>}
      </b>
      <Glyph sign="strength" size={12} />
    </p>
  );
}
