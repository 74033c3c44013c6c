import { type CardId, type CivilizationView, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement, ReactNode } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { pactsOf } from '../actions/pacts.ts';
import { BoardAction } from '../cards/BoardAction.tsx';
import { BoardCard } from '../cards/BoardCard.tsx';
import { Glyph } from '../cards/Glyph.tsx';
import { useView } from '../view.ts';
import { nameOf } from '../words.ts';
import { linesOf } from './reasons.ts';

interface StateProps {
  readonly civ: CivilizationView;
  readonly own: boolean;
}

/** Government and leader. */
export function Rulers({ civ, own }: StateProps): ReactElement {
  return (
    <ul className="rulers" aria-label={t('Government and leader')}>
      {civ.government !== null && (
        <li>
          <BoardCard id={civ.government} own={own} />
        </li>
      )}
      <li>
        {civ.leader === null ? <p className="no-leader">{t('No leader')}</p> : <BoardCard id={civ.leader} own={own} />}
      </li>
    </ul>
  );
}

/** The wonder under construction, finished wonders, tactic, special technologies, colonies, pacts and wars. */
export function Holdings({ civ, own }: StateProps): ReactElement {
  const view = useView();
  const { name } = useTable();
  const pacts = pactsOf(view, civ);
  const against = view.civilizations.flatMap(({ seat, wars }) =>
    wars.filter(({ on }) => on === civ.seat).map(({ card }) => ({ card, by: seat })),
  );
  return (
    <section className="group holdings">
      <h3>{t('State')}</h3>
      <ul className="holding-cards">
        {civ.unfinished !== null && <Unfinished {...civ.unfinished} own={own} />}
        {civ.wonders.map(({ card, ruin, under }) => (
          <Holding key={card} id={card} own={own}>
            {ruin && t('ruin')}
            {under !== null && t('with {leader} under it', { leader: nameOf(under) })}
          </Holding>
        ))}
        <Tactic civ={civ} own={own} />
        {[...civ.specials, ...civ.colonies].map((card) => (
          <Holding key={card} id={card} own={own} />
        ))}
        {pacts.map(({ card, partner, side }) => (
          <Holding key={card} id={card} own={own}>
            {side === 'both'
              ? t('with {partner}', { partner: name('seat', partner) })
              : t('with {partner}, side {side}', { partner: name('seat', partner), side })}
          </Holding>
        ))}
        {civ.wars.map(({ card, on }) => (
          <Holding key={`${card} ${on}`} id={card} own={own} alarm>
            {t('on {rival}, next turn', { rival: name('seat', on) })}
          </Holding>
        ))}
        {against.map(({ card, by }) => (
          <Holding key={`${card} ${by}`} id={card} own={false} alarm>
            {t('declared by {rival}', { rival: name('seat', by) })}
          </Holding>
        ))}
      </ul>
    </section>
  );
}

interface HoldingProps {
  readonly id: CardId;
  readonly own: boolean;
  readonly alarm?: boolean;
  readonly children?: ReactNode;
}

function Holding({ id, own, alarm = false, children }: HoldingProps): ReactElement {
  const notes = Array.isArray(children) ? children.filter(Boolean) : children;
  const isNoted = Array.isArray(notes) ? notes.length > 0 : notes !== undefined;
  return (
    <li>
      <BoardCard id={id} own={own}>
        {isNoted && <span className={alarm ? 'board-card-note alarm' : 'board-card-note'}>{notes}</span>}
      </BoardCard>
    </li>
  );
}

/** The tactic in use, and what its armies add to strength. */
function Tactic({ civ, own }: StateProps): ReactElement | null {
  const { name } = useTable();
  if (civ.tactic === null) return null;
  const { card, exclusive } = civ.tactic;
  const alone = own ? t('yours alone') : t('only {seat}', { seat: name('seat', civ.seat) });
  const armies = linesOf(civ, 'strength')
    .filter(({ why }) => why === 'armies')
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <li>
      <BoardCard id={card} own={own}>
        <span className="board-card-gives" title={t('Strength of its armies')}>
          +{armies}
          <Glyph sign="strength" size={10} />
        </span>
        <span className="board-card-note">{exclusive ? alone : t('common')}</span>
      </BoardCard>
    </li>
  );
}

/** A wonder being built: its stages, those done and those to come. */
function Unfinished({
  card,
  stages,
  own,
}: {
  readonly card: CardId;
  readonly stages: number;
  readonly own: boolean;
}): ReactElement {
  const wonder = cards[card];
  const all = wonder.kind === 'wonder' ? wonder.stages : [];
  return (
    <li className="unfinished">
      <BoardCard id={card} own={own}>
        <span className="stages">
          <span className="unseen">
            {t('{done} of {all} stages built. The rest cost {costs} resources.', {
              done: stages,
              all: all.length,
              costs: all.slice(stages).join(', '),
            })}
          </span>
          {all.map((cost, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place.
              key={place}
              className={place < stages ? 'stage stage-done' : 'stage'}
              aria-hidden="true"
            >
              {place < stages ? '✓' : cost}
            </span>
          ))}
        </span>
      </BoardCard>
      {own && <BoardAction id={card} rest={undefined} />}
    </li>
  );
}
