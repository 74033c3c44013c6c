import type { ReactElement } from 'react';

/** The first letter of somebody's name, as on a signet. */
export function NameInitial({ name }: { readonly name: string }): ReactElement {
  return (
    <span className="initial" aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '·'}
    </span>
  );
}
