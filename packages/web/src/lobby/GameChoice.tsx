import type { GameInfo } from '@ecumene/client';
import type { ReactElement } from 'react';
import { Cover } from '../pictures/Cover.tsx';
import { lostWords } from '../rules/LostParts.tsx';
import { t } from '../text/text.ts';
import { aboutGame } from './presets.ts';

interface GameChoiceProps {
  readonly games: readonly GameInfo[];
  readonly game: GameInfo;
  choose(game: GameInfo): void;
}

/** Which game is played. */
export function GameChoice({ games, game, choose }: GameChoiceProps): ReactElement {
  const lost = lostWords(game.name);
  return (
    <fieldset className="sheet">
      <legend>{t('Game')}</legend>
      <div className="tiles game-tiles">
        {games.map((one) => (
          <label key={one.name} className="tile-choice">
            <input type="radio" name="game" checked={one.name === game.name} onChange={() => choose(one)} />
            <Cover game={one.name} />
            <span className="tile-title">{one.title}</span>
            <span className="soft">{aboutGame(one)}</span>
            <span className="tile-note">{t('{least} to {most} players', one.seats)}</span>
          </label>
        ))}
      </div>
      {lost !== undefined && (
        <p className="soft game-lost" role="note">
          {lost}{' '}
          <a href={`/rules/${game.name}`} target="_blank" rel="noreferrer">
            {t('See which parts')}
          </a>
        </p>
      )}
    </fieldset>
  );
}
