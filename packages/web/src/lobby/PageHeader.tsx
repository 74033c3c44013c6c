import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useNight } from '../theme/theme.ts';
import './band.css';

interface PageHeaderProps {
  readonly title: string;
  /** A line above the title. */
  readonly above?: ReactNode;
  /** A sentence below it. */
  readonly below?: ReactNode;
  /** What can be done here. */
  readonly children?: ReactNode;
}

/** The head of a page: its name, on a strip of the map. */
export function PageHeader({ title, above, below, children }: PageHeaderProps): ReactElement {
  const picture = usePicture();
  return (
    <div className="band on-deep">
      {picture !== undefined && <img className="band-map" src={picture} alt="" />}
      <div className="band-words">
        {above !== undefined && <div className="band-above">{above}</div>}
        <h1>{title}</h1>
        {below !== undefined && <p className="band-below">{below}</p>}
      </div>
      {children !== undefined && <div className="band-ways">{children}</div>}
    </div>
  );
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
