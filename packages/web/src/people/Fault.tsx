import type { ReactElement } from 'react';

/** Why something was not done, where there is a reason. */
export function Fault({ why }: { readonly why: string | undefined }): ReactElement | null {
  if (why === undefined) return null;
  return (
    <p role="alert" className="fault">
      {why}
    </p>
  );
}
