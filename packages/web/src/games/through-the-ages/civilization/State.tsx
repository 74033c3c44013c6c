import { type CardId, type CivilizationView, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement, ReactNode } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { named, t } from '../../../text/text.ts';
import { Signs } from '../cards/CardFront.tsx';
import { DeedButton } from '../cards/DeedButton.tsx';
import { saysAll } from '../cards/digest.ts';
import { Glyph } from '../cards/Glyph.tsx';
import { bondsOf } from '../deeds/bonds.ts';
import { inPlay } from '../deeds/deed.ts';
import { deedsAt, useDeeds } from '../deeds/survey.ts';
import { useView } from '../view.ts';
import { nameOf } from '../words.ts';
import { CardName } from './Works.tsx';

interface StateProps {
  readonly civ: CivilizationView;
  readonly own: boolean;
}

/** Government and leader, wonders, special technologies, colonies, pacts and wars. */
export function State({ civ, own }: StateProps): ReactElement {
  const view = useView();
  const { name } = useTable();
  const bonds = bondsOf(view, civ);
  const against = view.civilizations.flatMap(({ seat, wars }) =>
    wars.filter(({ on }) => on === civ.seat).map(({ card }) => ({ card, by: seat })),
  );
  return (
    <section className="group">
      <h3>{t('State')}</h3>
      <ul className="works">
        {civ.government !== null && <InPlay id={civ.government} own={own} />}
        {civ.leader === null ? <li className="work soft">{t('No leader')}</li> : <InPlay id={civ.leader} own={own} />}
        {civ.unfinished !== null && <Unfinished {...civ.unfinished} own={own} />}
        {civ.wonders.map(({ card, ruin, under }) => (
          <InPlay key={card} id={card} own={own}>
            {ruin && <span className="soft">{t('a ruin')}</span>}
            {under !== null && <span className="soft">{t('with {leader} under it', { leader: nameOf(under) })}</span>}
          </InPlay>
        ))}
        {[...civ.specials, ...civ.colonies].map((card) => (
          <InPlay key={card} id={card} own={own} />
        ))}
        {bonds.map(({ card, partner, side }) => (
          <InPlay key={card} id={card} own={own}>
            <span className="soft">
              {side === 'both'
                ? t('with {partner}', { partner: name('seat', partner) })
                : t('with {partner}, side {side}', { partner: name('seat', partner), side })}
            </span>
          </InPlay>
        ))}
        {civ.wars.map(({ card, on }) => (
          <InPlay key={`${card} ${on}`} id={card} own={own}>
            <span className="alarm">{t('on {rival}, fought next turn', { rival: name('seat', on) })}</span>
          </InPlay>
        ))}
        {against.map(({ card, by }) => (
          <InPlay key={`${card} ${by}`} id={card} own={false}>
            <span className="alarm">{t('declared by {rival}', { rival: name('seat', by) })}</span>
          </InPlay>
        ))}
      </ul>
    </section>
  );
}

function InPlay({
  id,
  own,
  children,
}: {
  readonly id: CardId;
  readonly own: boolean;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <li className="work" data-card={id}>
      <CardName id={id} own={own} />
      {saysAll(cards[id]) ? (
        <span className="work-each">
          <Signs card={cards[id]} />
        </span>
      ) : (
        <span className="work-words">{named(cards[id].text)}</span>
      )}
      {children}
      {own && <DeedsWith id={id} />}
    </li>
  );
}

function DeedsWith({ id }: { readonly id: CardId }): ReactElement | null {
  const { deeds } = useDeeds();
  const can = deedsAt(deeds, inPlay(id)).filter(({ may }) => may === 'yes');
  if (can.length === 0) return null;
  return (
    <span className="work-deeds">
      {can.map((one) => (
        <DeedButton key={JSON.stringify(one.move)} deed={one} />
      ))}
    </span>
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
    <li className="work" data-card={card}>
      <CardName id={card} own={own} />
      <span className="stages">
        <span className="unseen">{t('{done} of {all} stages', { done: stages, all: all.length })}</span>
        {all.map((cost, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place.
          <span key={place} className={place < stages ? 'stage stage-done' : 'stage'}>
            {place < stages ? '✓' : cost}
          </span>
        ))}
        <Glyph sign="resources" size={11} />
      </span>
      {own && <DeedsWith id={card} />}
    </li>
  );
}
