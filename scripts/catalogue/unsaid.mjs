// Words on the screen that nobody can translate: written into the page as they are, or said before the language is known.
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { importsOf, lineOf, walk } from './sources.mjs';

/** What a person reads or hears of an element. */
const READ = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const WORD = /\p{L}{2,}/u;
/** What is the same in every language: our own name, paragraphs of a book, addresses. */
const PROPER = /^(Ecumene|(AC|TTA) [\d.]+|https:\/\/)$/;

/** Words that stand in the page without going through the catalogue. */
export function rawWords(sources) {
  const found = [];
  for (const [file, source] of sources) {
    if (!file.endsWith('.tsx')) continue;
    walk(source, (node) => {
      const words = rawWordsOf(node);
      if (words !== undefined && WORD.test(words) && !PROPER.test(words.trim()))
        found.push(`${file}:${lineOf(node)} ${words.trim()}`);
    });
  }
  return found;
}

function rawWordsOf(node) {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) return literal(node.expression);
  if (!ts.isJsxAttribute(node) || !READ.has(node.name.getText()) || node.initializer === undefined) return undefined;
  return ts.isJsxExpression(node.initializer) ? literal(node.initializer.expression) : literal(node.initializer);
}

/** The words of an expression that are written into it. */
function literal(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].map(literal).join(' ');
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
}

/** English put into a sentence as it is: `say('… {what}', { what: 'no cards' })`. */
export function rawFillings(sources) {
  const found = [];
  for (const [file, source] of sources) {
    const imports = importsOf(source);
    walk(source, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
      if (!['t', 'say'].includes(imports.get(node.expression.text)?.name)) return;
      const fillings = node.arguments[1];
      if (fillings === undefined || !ts.isObjectLiteralExpression(fillings)) return;
      for (const { initializer, name } of fillings.properties) {
        const words = initializer && literal(initializer);
        if (words !== undefined && WORD.test(words)) found.push(`${file}:${lineOf(node)} ${name.getText()}: ${words}`);
      }
    });
  }
  return found;
}

/** What a page says while its first script is still being read: the language is not there yet. */
export function saidTooEarly(sources) {
  const found = [];
  for (const file of readAtOnce(sources, 'web/main.tsx')) {
    const source = sources.get(file);
    if (importsOf(source).get('t') === undefined) continue;
    const visit = (node) => {
      if (ts.isFunctionLike(node)) return;
      if (ts.isCallExpression(node) && node.expression.getText() === 't') found.push(`${file}:${lineOf(node)}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** The files of the screen that come with a file, without those fetched when they are needed. */
function readAtOnce(sources, first) {
  const files = new Set([first]);
  for (const file of files) {
    for (const statement of sources.get(file).statements) {
      const from = statement.moduleSpecifier?.text;
      const other = from?.startsWith('.') ? join(dirname(file), from) : undefined;
      if (other !== undefined && sources.has(other)) files.add(other);
    }
  }
  return files;
}
