// The packages of games, from the one list of games: its package depends on each of them.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const SCOPE = '@ecumene/';
const SHARED = ['engine', 'samples'];

/** The packages of the project that a package depends on. */
function ownDependencies(name) {
  const file = join(__dirname, '..', 'packages', name, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(dependencies)
    .filter((dependency) => dependency.startsWith(SCOPE))
    .map((dependency) => dependency.slice(SCOPE.length));
}

/** All games people play here. */
exports.gamePackages = () => ownDependencies('games').filter((name) => !SHARED.includes(name));

/** Those made from a book and the phases that Civilization games share. */
exports.civilizationPackages = () =>
  exports.gamePackages().filter((name) => ownDependencies(name).includes('ancients'));
