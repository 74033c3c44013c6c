import { type ReactElement, useEffect, useState } from 'react';
import { useNight } from '../theme/theme.ts';

/** The board behind the front page. */
export function LivingBoard(): ReactElement {
  const night = useNight();
  const [pictures, setPictures] = useState<{ readonly day: string; readonly night: string } | undefined>(undefined);
  useEffect(() => {
    Promise.all([
      import('board-picture:advanced-civilization/day'),
      import('board-picture:advanced-civilization/night'),
    ]).then(
      ([day, dark]) => setPictures({ day: day.default, night: dark.default }),
      () => undefined,
    );
  }, []);
  return (
    <div className="living" aria-hidden="true">
      {pictures !== undefined && <img className="living-board" src={night ? pictures.night : pictures.day} alt="" />}
    </div>
  );
}
