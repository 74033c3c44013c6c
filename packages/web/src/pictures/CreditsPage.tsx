import { type CardId, cards } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { Shell } from '../app/Shell.tsx';
import { TITLES, titleOf } from '../games/index.ts';
import { Picture } from '../games/through-the-ages/art/Picture.tsx';
import { familyOf } from '../games/through-the-ages/cards/digest.ts';
import { isCardId, nameOf } from '../games/through-the-ages/words.ts';
import { PageHeader } from '../lobby/PageHeader.tsx';
import { t } from '../text/text.ts';
import { Cover } from './Cover.tsx';
import { Outlines } from './Pictogram.tsx';
import { PICTURED_GAMES, usePictograms } from './pictograms.ts';
import type { PicturedKind } from './pictured-kind.ts';
import '../games/through-the-ages/cards/cards.css';
import './credits.css';

/** Who drew the pictograms that are used here. */
const ARTISTS = [
  'Delapouite',
  'Lorc',
  'Skoll',
  'Caro Asercion',
  'Cathelineau',
  'HeavenlyDog',
  'Sbed',
  'Quoting',
  'Carl Olsen',
  'Willdabeast',
  'DarkZaitzev',
  'Lord Berandas',
  'SeregaCthtuf',
];

/** Whose pictures these are, and all of them. */
export function CreditsPage(): ReactElement {
  return (
    <Shell title={t('Credits')} band={<PageHeader title={t('Credits')} />}>
      <section className="credits">
        <p>
          {t('Most pictures are made of icons by {artists}. They are recolored, scaled and combined.', {
            artists: ARTISTS,
          })}{' '}
          <a href="https://game-icons.net">{t('Source: game-icons.net')}</a>.{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">{t('License: CC BY 3.0')}</a>.{' '}
          {t('All other pictures are our own.')}
        </p>
        <h2>{t('Covers')}</h2>
        <ul className="credits-covers">
          {TITLES.map(([game]) => (
            <li key={game}>
              <Cover game={game} />
            </li>
          ))}
        </ul>
        <h2>{titleOf('through-the-ages')}</h2>
        <ul className="credits-cards">
          {Object.keys(cards)
            .filter(isCardId)
            .map((id) => (
              <Card key={id} id={id} />
            ))}
        </ul>
        {PICTURED_GAMES.map((game) => (
          <OfGame key={game} game={game} />
        ))}
      </section>
    </Shell>
  );
}

function Card({ id }: { readonly id: CardId }): ReactElement {
  return (
    <li className={`family-${familyOf(cards[id])}`}>
      <span className="credits-picture">
        <Picture id={id} />
      </span>
      {nameOf(id)}
    </li>
  );
}

const KINDS: readonly PicturedKind[] = ['commodity', 'calamity', 'advance'];

function OfGame({ game }: { readonly game: string }): ReactElement | null {
  const all = usePictograms(game);
  if (all === undefined) return null;
  return (
    <>
      <h2>{titleOf(game)}</h2>
      <ul className="credits-cards">
        {KINDS.flatMap((kind) =>
          Object.entries(all[kind] ?? {}).map(([id, paths]) => (
            <li key={`${kind} ${id}`}>
              <span className="credits-picture credits-square">
                <Outlines kind={kind} id={id} paths={paths} />
              </span>
              {id.replaceAll('-', ' ')}
            </li>
          )),
        )}
      </ul>
    </>
  );
}
