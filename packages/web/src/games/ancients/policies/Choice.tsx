import type { ReactElement } from 'react';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** What each choice is called, in order. */
  readonly from: Readonly<Record<T, string>>;
  set(value: T): void;
}

/** One of a few ways a policy can go. */
export function Choice<T extends string>({ label, value, from, set }: ChoiceProps<T>): ReactElement {
  const isChoice = (one: string): one is T => Object.hasOwn(from, one);
  const ways = Object.keys(from).filter(isChoice);
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => set(ways.find((one) => one === target.value) ?? value)}>
        {ways.map((one) => (
          <option key={one} value={one}>
            {from[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
