import { lazy, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Spare } from '../app/ErrorBoundary.tsx';
import { useNight } from '../theme/theme.ts';
import './band.css';

const Cover = lazy(async () => ({ default: (await import('../pictures/Cover.tsx')).Cover }));

interface PageHeaderProps {
  readonly title: string;
  /** The game the page is about, if it is about one. */
  readonly game?: string | undefined;
  /** A line above the title. */
  readonly above?: ReactNode;
  /** A sentence below it. */
  readonly below?: ReactNode;
  /** What can be done here. */
  readonly children?: ReactNode;
}

/** The head of a page: its name, on a strip of the map or beside the cover of its game. */
export function PageHeader({ title, game, above, below, children }: PageHeaderProps): ReactElement {
  return (
    <div className="band on-deep">
      {game === undefined ? (
        <MapStrip />
      ) : (
        <Spare>
          <Cover game={game} />
        </Spare>
      )}
      <div className="band-words">
        {above !== undefined && <div className="band-above">{above}</div>}
        <h1>{title}</h1>
        {below !== undefined && <p className="band-below">{below}</p>}
      </div>
      {children !== undefined && <div className="band-ways">{children}</div>}
    </div>
  );
}

function MapStrip(): ReactElement | null {
  const picture = usePicture();
  return picture === undefined ? null : <img className="band-map" src={picture} alt="" />;
}

function usePicture(): string | undefined {
  const night = useNight();
  const [picture, setPicture] = useState<string | undefined>(undefined);
  useEffect(() => {
    const day = (): Promise<{ default: string }> => import('board-picture:advanced-civilization/day');
    const dim = (): Promise<{ default: string }> => import('board-picture:advanced-civilization/night');
    (night ? dim() : day()).then(
      ({ default: address }) => setPicture(address),
      () => undefined,
    );
  }, [night]);
  return picture;
}
