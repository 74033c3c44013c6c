import type { ReactElement } from 'react';
import { Outlines } from '../pictures/Pictogram.tsx';
import { usePictograms } from '../pictures/pictograms.ts';
import './pictures.css';

interface SetPictureProps {
  readonly game: string;
  readonly sets: readonly {
    /** The commodity, and how many cards of it. */
    readonly id: string;
    readonly count: number;
    /** What the set is worth, as a sum. */
    readonly worth: string;
  }[];
  readonly words: string;
}

/** Sets of trade cards and what they are worth. */
export function SetPicture({ game, sets, words }: SetPictureProps): ReactElement {
  const pictograms = usePictograms(game);
  return (
    <figure className="guide-picture">
      <ul className="guide-sets">
        {sets.map(({ id, count, worth }) => (
          <li key={`${id} ${count}`}>
            <span className="guide-set" aria-hidden="true">
              {Array.from({ length: count }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a set are all the same.
                <Outlines key={place} kind="commodity" id={id} paths={pictograms?.['commodity']?.[id] ?? []} />
              ))}
            </span>
            <b>{worth}</b>
          </li>
        ))}
      </ul>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
