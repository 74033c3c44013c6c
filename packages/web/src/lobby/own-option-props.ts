/** What the control of an option is given if its game shows the option in a way of its own. */
export interface OwnOptionProps {
  readonly id: string;
  readonly value: string;
  /** How many play. */
  readonly seats: number;
  readonly off: boolean;
  set(value: string): void;
}
