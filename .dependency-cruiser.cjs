const { gamePackages, civilizationPackages } = require('./scripts/game-packages.cjs');

/**
 * Who may know whom. Arrows point up only: web, server, cli -> bots -> games -> ancients -> atlas, engine.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const GAMES = `(${[...gamePackages(), 'samples'].join('|')})`;
/** The games that are a book. */
const CIVILIZATION = `(${civilizationPackages().join('|')})`;

const mayNotKnow = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^packages/${from}/` },
  to: { path: `^(packages/${to}/|bench/)` },
});

module.exports = {
  forbidden: [
    mayNotKnow('engine-knows-no-game', 'engine', '(?!engine/)[^/]+', 'The engine knows nobody.'),
    mayNotKnow('atlas-knows-no-rules', 'atlas', '(?!atlas/)[^/]+', 'The atlas knows nobody.'),
    mayNotKnow(
      'ancients-know-engine-and-atlas',
      'ancients',
      '(?!(ancients|engine|atlas)/)[^/]+',
      'What the games share knows no game.',
    ),
    {
      name: 'games-know-no-game',
      comment: 'A game is composed of shared parts, never derived from another game.',
      severity: 'error',
      from: { path: `^packages/${GAMES}/` },
      to: { path: '^(packages/(?!(engine|atlas|ancients)/)[^/]+/|bench/)', pathNot: '^packages/$1/' },
    },
    {
      name: 'books-know-no-rules',
      comment: 'A page loads a book without the rules: chapters, tables, options, and what reads the public state.',
      severity: 'error',
      from: { path: `^packages/${CIVILIZATION}/src/(book/|book\\.ts$)` },
      to: {
        path: '^packages/$1/src/',
        pathNot: '^packages/$1/src/(book/|data/|options\\.ts$|variant-options\\.ts$|imperial\\.ts$)',
      },
    },
    {
      name: 'shared-chapters-know-no-rules',
      comment: 'What all books share reads the public state and asks nobody.',
      severity: 'error',
      from: { path: '^packages/ancients/src/book/' },
      to: {
        path: '^packages/ancients/src/',
        pathNot: '^packages/ancients/src/(book/|(ground|nations|out-of-play|sailing|state|world)\\.ts$)',
      },
    },
    mayNotKnow(
      'the-list-of-games-knows-games',
      'games',
      '(bots|client|server|web|cli)',
      'The list of games knows games.',
    ),
    mayNotKnow('bots-know-games', 'bots', '(client|server|web|cli)', 'Bots do not know where they are used.'),
    mayNotKnow(
      'client-knows-the-engine',
      'client',
      '(?!(client|engine)/)[^/]+',
      'What is said about a table knows no game.',
    ),
    mayNotKnow('server-knows-no-screen', 'server', '(web|cli)', 'The server does not know its clients.'),
    mayNotKnow('web-knows-no-server', 'web', '(server|cli)', 'The screen knows the server by its messages only.'),
    {
      name: 'pure-rules',
      comment: 'The engine, the games and the bots do no input or output.',
      severity: 'error',
      from: { path: `^packages/(engine|ancients|bots|${GAMES})/src/`, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-missing', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '\\.test\\.ts$', '/bin/', '/service-worker\\.ts$'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|generated|site)/' },
    includeOnly: '^(packages|bench)/|^(node:)?[a-z_/]+$|node_modules',
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
