import { type ReactElement, type ReactNode, useId } from 'react';

interface SwitchProps {
  readonly on: boolean;
  /** It cannot be switched now. */
  readonly fixed?: boolean;
  set(on: boolean): void;
  readonly children: ReactNode;
}

/** Something that is on or off, with its name before it. */
export function Switch({ on, fixed = false, set, children }: SwitchProps): ReactElement {
  const id = useId();
  return (
    <div className="table-dialog-row">
      <label htmlFor={id}>{children}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        className="table-switch"
        checked={on}
        disabled={fixed}
        onChange={({ target }) => set(target.checked)}
      />
    </div>
  );
}
