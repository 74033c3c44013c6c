import {
  type CardId,
  type CivilizationView,
  cards,
  type Kind,
  levelOfAge,
  productionKinds,
  unitKinds,
  urbanKinds,
} from '@ecumene/through-the-ages/reference';
import type { ReactElement, ReactNode } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { named, t } from '../../../text/text.ts';
import { Signs } from '../cards/CardFront.tsx';
import { DeedButton } from '../cards/DeedButton.tsx';
import { familyOf } from '../cards/digest.ts';
import { FamilyShape, Glyph } from '../cards/Glyph.tsx';
import { inPlay } from '../deeds/deed.ts';
import { deedsAt, useDeeds } from '../deeds/survey.ts';
import { lookAt } from '../looking.ts';
import { KINDS, nameOf } from '../words.ts';

type Work = CivilizationView['works'][number];

interface WorksProps {
  readonly civ: CivilizationView;
  readonly own: boolean;
}

/** Where people work: the land, the city and the army, each technology with its workers and tokens. */
export function Works({ civ, own }: WorksProps): ReactElement {
  const { name } = useTable();
  const alone = own ? t('yours alone') : t('{seat}’s alone', { seat: name('seat', civ.seat) });
  const urban = t('City, {n} of a kind', { n: civ.ratings.urbanLimit });
  return (
    <>
      <Group title={t('Land')} kinds={productionKinds} civ={civ} own={own} />
      <Group title={urban} kinds={urbanKinds} civ={civ} own={own} />
      <Group title={t('Army')} kinds={unitKinds} civ={civ} own={own}>
        {civ.tactic !== null && (
          <li className="work work-tactic">
            <CardName id={civ.tactic.card} own={own} />
            <Signs card={cards[civ.tactic.card]} />
            <span className="soft">{civ.tactic.exclusive ? alone : t('common')}</span>
          </li>
        )}
      </Group>
    </>
  );
}

interface GroupProps extends WorksProps {
  readonly title: string;
  readonly kinds: readonly Kind[];
  readonly children?: ReactNode;
}

function Group({ title, kinds, civ, own, children }: GroupProps): ReactElement {
  const works = kinds.flatMap((kind) =>
    civ.works
      .filter(({ card }) => cards[card].kind === kind)
      .toSorted((a, b) => levelOfAge[cards[a.card].age] - levelOfAge[cards[b.card].age]),
  );
  return (
    <section className="group">
      <h3>{title}</h3>
      <ul className="works">
        {works.map((work) => (
          <WorkLine key={work.card} work={work} own={own} />
        ))}
        {children}
      </ul>
    </section>
  );
}

/** So many deeds are shown beside a technology; the rest when it is looked at. */
const SHOWN = 2;

function WorkLine({ work, own }: { readonly work: Work; readonly own: boolean }): ReactElement {
  const { card: id, workers, tokens, price } = work;
  const { deeds } = useDeeds();
  const here = own ? deedsAt(deeds, inPlay(id)) : [];
  const can = here.filter(({ may, move }) => may === 'yes' && move.do !== 'destroy').slice(0, SHOWN);
  return (
    <li className={`work family-${familyOf(cards[id])}`} data-idle={workers === 0} data-card={id}>
      <CardName id={id} own={own} />
      <span className="work-each">
        <Signs card={cards[id]} />
        <span
          className="work-price"
          title={t('One more costs {n, plural, one {# resource} other {# resources}}.', { n: price })}
        >
          {price}
          <Glyph sign="resources" size={11} />
        </span>
      </span>
      <span className="work-people">
        <span className="unseen">{t('{n, plural, one {# worker} other {# workers}}', { n: workers })}</span>
        {Array.from({ length: workers }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a worker is a place.
          <Glyph key={place} sign="worker" />
        ))}
        {workers === 0 && <span className="soft">{t('nobody')}</span>}
        {tokens > 0 && (
          <span
            className="work-tokens"
            title={t('{n, plural, one {# blue token} other {# blue tokens}}', { n: tokens })}
          >
            <Glyph sign="blue" size={12} />
            <span className="unseen">{t('blue tokens')}</span>×{tokens}
          </span>
        )}
      </span>
      {can.length > 0 && (
        <span className="work-deeds">
          {can.map((one) => (
            <DeedButton key={JSON.stringify(one.move)} deed={one} />
          ))}
        </span>
      )}
    </li>
  );
}

/** The name of a card in play, which opens it. */
export function CardName({ id, own }: { readonly id: CardId; readonly own: boolean }): ReactElement {
  const card = cards[id];
  return (
    <button
      type="button"
      className={`card-link family-${familyOf(card)}`}
      title={`${KINDS[card.kind]}. ${named(card.text)}`}
      onClick={() => lookAt({ at: 'card', card: id, spot: own ? inPlay(id) : undefined })}
    >
      <FamilyShape family={familyOf(card)} size={12} />
      <span className="card-link-name">{nameOf(id)}</span>
      <span className="card-age">{card.age}</span>
    </button>
  );
}
