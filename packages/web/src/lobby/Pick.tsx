import type { ReactElement } from 'react';

interface PickProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly among: readonly T[];
  word(value: T): string;
  choose(value: T): void;
}

/** One of a few, in words. What is chosen is always among them. */
export function Pick<T extends string | number>({ label, value, among, word, choose }: PickProps<T>): ReactElement {
  const all = among.includes(value) ? among : [value, ...among];
  return (
    <label className="pick">
      <span className="field-name">{label}</span>
      <select
        className="input"
        value={all.indexOf(value)}
        onChange={({ target }) => {
          const chosen = all[Number(target.value)];
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {all.map((one, place) => (
          <option key={one} value={place}>
            {word(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
