/**
 * By game: the packages it needs, the files changed if none are named, and what must notice a change: the tests of single
 * rules, not whole games played at random.
 */
export const GAMES = {
  'advanced-civilization': {
    packages: ['engine', 'atlas', 'ancients', 'advanced-civilization'],
    rules: [
      'packages/ancients/src/{calamities,conflict,movement,civilization-cards}/**/*.ts',
      'packages/advanced-civilization/src/calamities/**/*.ts',
      'packages/advanced-civilization/src/{conflict,movement,civilization-cards}.ts',
    ],
    tests: /(ancients|advanced-civilization)[/\\].*(?<!game|tell)\.test\.ts$/,
  },
  'western-empires': {
    packages: ['engine', 'atlas', 'ancients', 'western-empires'],
    rules: [
      'packages/western-empires/src/calamities/**/*.ts',
      'packages/western-empires/src/{movement,ship-moves,advances}.ts',
    ],
    tests: /(ancients|western-empires)[/\\].*(?<!game|agreement|scene|tell)\.test\.ts$|where-it-matters\.test\.ts$/,
  },
  'expansion-project': {
    packages: ['engine', 'atlas', 'ancients', 'expansion-project'],
    rules: [
      'packages/expansion-project/src/calamities/**/*.ts',
      'packages/expansion-project/src/{phases,advances,trade-cards,exchange}.ts',
    ],
    tests: /(ancients|expansion-project)[/\\].*(?<!game|agreement|scene|tell)\.test\.ts$|where-it-matters\.test\.ts$/,
  },
  'through-the-ages': {
    packages: ['engine', 'through-the-ages'],
    rules: [
      'packages/through-the-ages/src/{actions,events,politics}/**/*.ts',
      // It only draws moves, which the rules then check.
      '!packages/through-the-ages/src/actions/sampling.ts',
      'packages/through-the-ages/src/{ages,armies,card-row,colonization,end-of-turn,final-scoring,pacts,production,wonders,workers}.ts',
    ],
    tests: /through-the-ages[/\\].*(?<!conformance|tell)\.test\.ts$/,
  },
};
