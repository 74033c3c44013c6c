import { createContext, useContext, useEffect } from 'react';

/** Draws the sheet of a phone up or lets it down; wide screens have none. */
export const SheetContext = createContext<(open: boolean) => void>(() => {});

/** Keeps the sheet up for as long as a control is there whose cards lie on it. */
export function useSheetUp(): void {
  const draw = useContext(SheetContext);
  useEffect(() => {
    draw(true);
    return () => draw(false);
  }, [draw]);
}
