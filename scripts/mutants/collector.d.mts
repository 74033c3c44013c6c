/** The module that test files find in the place of vitest. */
export const STAND_IN: string;
