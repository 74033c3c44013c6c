import { type ReactElement, useId } from 'react';
import { t } from '../text/text.ts';
import './lost-parts.css';

/** What is lost of a game, and what is played with instead. */
interface Lost {
  /** In short, for whoever is about to play. */
  readonly words: string;
  readonly parts: readonly string[];
  readonly rest: string;
}

const LOST: Readonly<Record<string, Lost>> = {
  'expansion-project': {
    words: t(
      'The map and the Scenario Handbook of this game are lost. The map, the start areas and the suggested sets of civilizations come from a related board.',
    ),
    parts: [
      t('Map: areas, their limits, city sites, seas and volcanoes'),
      t('Regions and start areas of the civilizations'),
      t('Suggested sets of civilizations for each number of players'),
      t('Which civilizations lie in the West and which in the East, by their place on that map'),
    ],
    rest: t(
      'The A.S.T. order is the one in which the Optional Rulebook lists the civilizations, and the epochs are the same for everyone. Two options take both from the related board instead.',
    ),
  },
};

function lostOf(game: string): Lost | undefined {
  return Object.hasOwn(LOST, game) ? LOST[game] : undefined;
}

/** In a sentence or two, what of a game comes from elsewhere; nothing where the whole game is known. */
export function lostWords(game: string): string | undefined {
  return lostOf(game)?.words;
}

/** Which parts of a game come from elsewhere, one by one. */
export function LostParts({ game }: { readonly game: string }): ReactElement | null {
  const id = useId();
  const lost = lostOf(game);
  if (lost === undefined) return null;
  return (
    <section className="sheet lost-parts" aria-labelledby={id}>
      <h2 id={id}>{t('What comes from a related board')}</h2>
      <p>{lost.words}</p>
      <ul>
        {lost.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p>{lost.rest}</p>
    </section>
  );
}
