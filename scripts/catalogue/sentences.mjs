// Every sentence the code says: what is given to `t`, to `say`, and to functions that hand it on to them.
import ts from 'typescript';
import { importsOf, lineOf, walk } from './sources.mjs';

/** The functions that say something, by the file that has them, and which of their arguments is the sentence. */
const SPEAKERS = [
  { name: 't', file: 'web/text/text.ts', argument: 0 },
  { name: 'say', file: 'engine/text.ts', argument: 0 },
];

/**
 * The sentences of all sources with the files that say them, and the places where something is said of which nobody can
 * tell what it is.
 */
export function collectSentences(sources) {
  const said = new Map();
  const unknown = [];
  const files = [...sources].map(([file, source]) => ({ file, imports: importsOf(source), calls: callsIn(source) }));
  const queue = [...SPEAKERS];
  const known = new Set(queue.map(nameOfSpeaker));
  for (let speaker = queue.shift(); speaker !== undefined; speaker = queue.shift()) {
    for (const { file, imports, calls } of files) {
      for (const call of calls.filter((one) => speaks(one, speaker, file, imports))) {
        const argument = call.arguments[speaker.argument];
        const { sentences, carrier } = readSentence(argument);
        for (const sentence of sentences) said.set(sentence, (said.get(sentence) ?? new Set()).add(file));
        if (carrier !== undefined && !SPEAKERS.some((one) => one.file === file)) {
          const next = { ...carrier, file };
          if (!known.has(nameOfSpeaker(next))) queue.push(next);
          known.add(nameOfSpeaker(next));
        }
        if (sentences.length === 0 && carrier === undefined) unknown.push(placeOf(file, call));
      }
    }
  }
  return { said, unknown };
}

const nameOfSpeaker = ({ name, file, argument }) => `${file} ${name} ${argument}`;
const placeOf = (file, node) => `${file}:${lineOf(node)} ${node.getText().replace(/\s+/g, ' ').slice(0, 90)}`;

/** Where a file calls anything by its name. */
function callsIn(source) {
  const calls = [];
  walk(source, (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) calls.push(node);
  });
  return calls;
}

/** Whether a call is one of a function that says something: in the file of the function, or in one that imports it. */
function speaks({ expression, arguments: given }, speaker, file, imports) {
  if (given.length <= speaker.argument) return false;
  const imported = imports.get(expression.text);
  return imported === undefined
    ? file === speaker.file && expression.text === speaker.name && isOfTheFile(expression)
    : imported.name === speaker.name && leadsTo(imported.from, speaker.file);
}

/** Whether a name means something declared at the top of its file, not something nearer. */
function isOfTheFile(identifier) {
  const found = declarationOf(identifier);
  return found !== undefined && ts.isFunctionDeclaration(found);
}

/** Whether an import may lead to a file: by its own name, or through the door of its package. */
function leadsTo(from, file) {
  const [packageName] = file.split('/');
  return from.startsWith('@ecumene/')
    ? from.split('/')[1] === packageName
    : from.slice(from.lastIndexOf('/') + 1) === file.slice(file.lastIndexOf('/') + 1);
}

/** The sentences an argument may be, or the function that is given it. */
function readSentence(node) {
  const none = { sentences: [], carrier: undefined };
  if (ts.isStringLiteralLike(node)) return { ...none, sentences: [node.text] };
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return readSentence(node.expression);
  if (ts.isConditionalExpression(node)) return both(node.whenTrue, node.whenFalse);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return both(node.left, node.right);
  if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) return oneOfTable(node.expression);
  if (ts.isIdentifier(node)) return readDeclared(declarationOf(node)) ?? none;
  return none;
}

function both(one, other) {
  return allOf([one, other]);
}

/** Any of the sentences of a constant table. */
function oneOfTable(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return oneOfTable(node.expression);
  if (ts.isObjectLiteralExpression(node)) return allOf(node.properties.map(({ initializer }) => initializer));
  const declared = ts.isIdentifier(node) ? declarationOf(node) : undefined;
  if (declared && ts.isVariableDeclaration(declared) && declared.initializer) return oneOfTable(declared.initializer);
  return { sentences: [], carrier: undefined };
}

/** What several expressions may be together; nothing as soon as one of them is not known. */
function allOf(nodes) {
  const read = nodes.map((node) => (node === undefined ? { sentences: [] } : readSentence(node)));
  const isKnown = read.every(({ sentences, carrier }) => sentences.length > 0 || carrier !== undefined);
  return {
    sentences: isKnown ? read.flatMap(({ sentences }) => sentences) : [],
    carrier: read.find(({ carrier }) => carrier !== undefined)?.carrier,
  };
}

function readDeclared(declaration) {
  if (declaration === undefined) return undefined;
  if (ts.isVariableDeclaration(declaration) && declaration.initializer) return readSentence(declaration.initializer);
  if (!ts.isParameter(declaration) || !ts.isIdentifier(declaration.name)) return undefined;
  const holder = declaration.parent;
  if (!ts.isFunctionDeclaration(holder) || holder.name === undefined) return undefined;
  return { sentences: [], carrier: { name: holder.name.text, argument: holder.parameters.indexOf(declaration) } };
}

/** What a name means where it is used: the nearest parameter, constant or function above it. */
function declarationOf(identifier) {
  for (let scope = identifier.parent; scope !== undefined; scope = scope.parent) {
    for (const parameter of scope.parameters ?? []) if (names(parameter, identifier)) return parameter;
    for (const statement of scope.statements ?? []) {
      if (ts.isFunctionDeclaration(statement) && names(statement, identifier)) return statement;
      if (!ts.isVariableStatement(statement)) continue;
      const found = statement.declarationList.declarations.find((one) => names(one, identifier));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function names(declaration, { text }) {
  const { name } = declaration;
  if (name === undefined) return false;
  if (ts.isIdentifier(name)) return name.text === text;
  return ts.isObjectBindingPattern(name) && name.elements.some((one) => one.name.text === text);
}
