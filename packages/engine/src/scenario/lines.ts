import { type Document, isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';

type Path = readonly (string | number)[];

const finders = new WeakMap<object, (path: Path) => number | undefined>();

/** Remembers where in its file a scenario stands. */
export function rememberLines(scenario: object, document: Document, counter: LineCounter): void {
  finders.set(scenario, (path) => lineIn(document, counter, path));
}

/** The line of its file on which a part of a scenario stands; unknown for one that was not read from a file. */
export function lineOf(scenario: object, path: Path): number | undefined {
  return finders.get(scenario)?.(path);
}

/** The line of the deepest part of a path that is there; a key counts as the place of its value. */
export function lineIn(document: Document, counter: LineCounter, path: Path): number | undefined {
  let node: unknown = document.contents;
  let place = isNode(node) ? node.range?.[0] : undefined;
  for (const name of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
      if (pair === undefined) break;
      if (isScalar(pair.key)) place = pair.key.range?.[0] ?? place;
      node = pair.value;
    } else if (isSeq(node) && typeof name === 'number') {
      node = node.items[name];
      if (isNode(node)) place = node.range?.[0] ?? place;
    } else break;
  }
  return place === undefined ? undefined : counter.linePos(place).line;
}

function isNode(value: unknown): value is Node {
  return isMap(value) || isSeq(value) || isScalar(value);
}
