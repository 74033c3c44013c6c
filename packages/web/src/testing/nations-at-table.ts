/** The names of nations that can sit at a table together, for each of the two boards. */
export const NATIONS_AT_TABLE: readonly (readonly string[])[] = [
  'africa italy iberia illyria thrace crete asia assyria babylon egypt outsiders',
  'assyria babylon carthage celt dravidia egypt hatti hellas iberia indus kushan maurya minoa nubia parthia persia rome saba outsiders',
].map((names) => names.split(' '));
