// The sources that speak to players, read with the compiler's own eyes.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { gamePackages } from '../game-packages.cjs';

/** The packages whose sentences reach a player's screen. */
const PACKAGES = ['engine', 'ancients', ...gamePackages(), 'games', 'bots', 'client', 'server', 'web'];
const NOT_READ = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/testing\.ts$|\/operations\//;

/** Every source file, by its short name: `web/front/Front.tsx`. */
export function readSources(root) {
  const sources = new Map();
  for (const name of PACKAGES) {
    const folder = join(root, 'packages', name, 'src');
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !/\.tsx?$/.test(path) || NOT_READ.test(path)) continue;
      const short = join(name, relative(folder, path));
      sources.set(short, parse(path, readFileSync(path, 'utf8')));
    }
  }
  return sources;
}

/** A file as a tree, whose nodes know what stands above them. */
export function parse(name, text) {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

/** Goes through a tree from top to bottom. */
export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export function lineOf(node) {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

/** Where each imported name of a file comes from. */
export function importsOf(source) {
  const imports = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.importClause?.namedBindings) continue;
    const { namedBindings } = statement.importClause;
    if (!ts.isNamedImports(namedBindings)) continue;
    for (const { name, propertyName } of namedBindings.elements)
      imports.set(name.text, { name: (propertyName ?? name).text, from: statement.moduleSpecifier.text });
  }
  return imports;
}
