import type { ReactElement } from 'react';
import { Link } from '../app/router.tsx';
import { TITLES } from '../games/index.ts';
import { Cover } from '../pictures/Cover.tsx';
import './front-games.css';

/** Every game with its cover, all of one rank; each leads to a table of it on this device. */
export function FrontGames(): ReactElement {
  return (
    <ul className="front-games">
      {TITLES.map(([game, title]) => (
        <li key={game}>
          <Link className="front-game" to={`/solo?game=${game}`}>
            <Cover game={game} />
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
