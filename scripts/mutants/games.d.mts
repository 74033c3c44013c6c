/** What is tried of a game: the files changed, and the tests that must notice. */
export const GAMES: Readonly<
  Record<string, { readonly packages: readonly string[]; readonly rules: readonly string[]; readonly tests: RegExp }>
>;
