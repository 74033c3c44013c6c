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
import type { ReactElement } from 'react';
import { named, t } from '../../../text/text.ts';
import { inPlay } from '../actions/possible-action.ts';
import { BoardAction } from '../cards/BoardAction.tsx';
import { BoardCard } from '../cards/BoardCard.tsx';
import { Signs } from '../cards/CardFront.tsx';
import { familyOf } from '../cards/digest.ts';
import { FamilyShape, Glyph } from '../cards/Glyph.tsx';
import { openOverlay } from '../overlay.ts';
import { KINDS, nameOf } from '../words.ts';

type Work = CivilizationView['works'][number];

interface WorksProps {
  readonly civ: CivilizationView;
  readonly own: boolean;
}

/** Where people work: the land, the city and the army, a column for each kind and in it the latest technology on top. */
export function Works({ civ, own }: WorksProps): ReactElement {
  return (
    <>
      <Group title={t('Land')} kinds={productionKinds} civ={civ} own={own} />
      <Group title={t('City, limit {n}', { n: civ.ratings.urbanLimit })} kinds={urbanKinds} civ={civ} own={own} />
      <Group title={t('Army')} kinds={unitKinds} civ={civ} own={own} />
    </>
  );
}

interface GroupProps extends WorksProps {
  readonly title: string;
  readonly kinds: readonly Kind[];
}

/** How much room a column takes in which nothing lies, of that of another. */
const EMPTY = 0.45;

function Group({ title, kinds, civ, own }: GroupProps): ReactElement {
  const share = kinds.reduce(
    (sum, kind) => sum + (civ.works.some(({ card }) => cards[card].kind === kind) ? 1 : EMPTY),
    0,
  );
  return (
    <section className="group" data-columns={kinds.length} style={{ flexGrow: share }}>
      <h3>{title}</h3>
      <ul className="columns">
        {kinds.map((kind) => (
          <Column key={kind} kind={kind} civ={civ} own={own} />
        ))}
      </ul>
    </section>
  );
}

function Column({ kind, civ, own }: WorksProps & { readonly kind: Kind }): ReactElement {
  const works = civ.works
    .filter(({ card }) => cards[card].kind === kind)
    .toSorted((a, b) => levelOfAge[cards[b.card].age] - levelOfAge[cards[a.card].age]);
  return (
    <li className="column" data-empty={works.length === 0}>
      <p className="column-name">{KINDS[kind]}</p>
      {works.length === 0 ? (
        <span className="column-empty" />
      ) : (
        <ul className="column-cards">
          {works.map((work) => (
            <li key={work.card}>
              <WorkCard work={work} own={own} />
              {own && <BoardAction id={work.card} rest={<OneMore price={work.price} />} />}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** So many blue tokens are drawn one by one; more are a number. */
const DRAWN = 5;

function WorkCard({ work, own }: { readonly work: Work; readonly own: boolean }): ReactElement {
  const { card: id, workers, tokens, price } = work;
  return (
    <BoardCard id={id} own={own}>
      <span
        className="board-card-gives"
        title={t('One more costs {n, plural, one {# resource} other {# resources}}.', { n: price })}
      >
        <Signs card={cards[id]} />
      </span>
      <span className="board-card-tokens">
        <span className="unseen">{t('{n, plural, one {# worker} other {# workers}}', { n: workers })}</span>
        {Array.from({ length: workers }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a worker is a place.
          <span key={place} className="card-worker" data-drag={own ? `worker ${id}` : undefined}>
            <Glyph sign="worker" size={12} />
          </span>
        ))}
        {tokens > 0 && (
          <span className="blue-tokens">
            <span className="unseen">{t('{n, plural, one {# blue token} other {# blue tokens}}', { n: tokens })}</span>
            {Array.from({ length: tokens > DRAWN ? 1 : tokens }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a token is a place.
              <span key={place} className="blue-token" />
            ))}
            {tokens > DRAWN && <span aria-hidden="true">×{tokens}</span>}
          </span>
        )}
      </span>
    </BoardCard>
  );
}

/** What one more worker on a card costs. */
function OneMore({ price }: { readonly price: number }): ReactElement {
  return (
    <>
      <Glyph sign="worker" size={11} /> {price}
      <Glyph sign="resources" size={11} />
    </>
  );
}

/** The name of a card, which opens it. */
export function CardName({ id, own }: { readonly id: CardId; readonly own: boolean }): ReactElement {
  const card = cards[id];
  return (
    <button
      type="button"
      className={`card-link family-${familyOf(card)}`}
      title={`${KINDS[card.kind]}. ${named(card.text)}`}
      onClick={() => openOverlay({ at: 'card', card: id, spot: own ? inPlay(id) : undefined })}
    >
      <FamilyShape family={familyOf(card)} size={12} />
      <span className="card-link-name">{nameOf(id)}</span>
      <span className="card-age">{card.age}</span>
    </button>
  );
}
