import type { RuleIndex } from './rules.ts';

/** The honest account of a rulebook: which of its rules have code that names them, and a passing test. */
export interface Account {
  readonly book: string;
  readonly rules: number;
  readonly withCode: number;
  readonly withPassingTest: number;
  /** Rules that lack code or a passing test. */
  readonly missing: readonly string[];
  readonly withoutCode: readonly string[];
  readonly withoutTest: readonly string[];
  /** Paragraphs that code or tests name although the index does not have them. */
  readonly unknown: readonly string[];
}

export interface TestResult {
  readonly title: string;
  readonly passed: boolean;
}

/** Paragraphs by the key that shared code names: `taxes.pay` -> `AC 19.1`. */
export type CitesByKey = Readonly<Record<string, readonly string[]>>;

/** One tag of a source text: a paragraph of the book, or what the book does not have. */
interface Tag {
  readonly id: string | undefined;
  readonly text: string;
  /** Where in the text it stands. */
  readonly at: number;
}

/** The tags `@rule AC 30.311` and `@rule taxes.pay` of a source text that speak of one book. */
function tagsIn(index: RuleIndex, source: string, cites: CitesByKey): Tag[] {
  const ids = new Set(index.paragraphs.map(({ id }) => id));
  const longestFirst = [...ids].sort((a, b) => b.length - a.length);
  const byKey = [...source.matchAll(/@rule ([a-z][\w-]*\.[\w-]+)/g)].flatMap(({ 1: key = '', index: at }) =>
    (cites[key] ?? []).map((paragraph) => {
      const id = paragraph.slice(index.book.length + 1);
      return { id: paragraph.startsWith(`${index.book} `) && ids.has(id) ? id : undefined, text: paragraph, at };
    }),
  );
  const byParagraph = [...source.matchAll(/@rule (\S+) ([^@\n]*)/g)]
    .filter(({ 1: book }) => book === index.book)
    .map(({ 2: text = '', index: at }) => ({
      id: longestFirst.find((one) => text.startsWith(one) && !/^[\w.]*\w/.test(text.slice(one.length))),
      text: text.replace(/\s*\*\/.*$/, '').trim(),
      at,
    }));
  return [...byKey, ...byParagraph];
}

/** What the tags of source texts name, for one book. */
export function taggedIn(
  index: RuleIndex,
  sources: readonly string[],
  cites: CitesByKey = {},
): { known: Set<string>; unknown: Set<string> } {
  const tags = sources.flatMap((source) => tagsIn(index, source, cites));
  return {
    known: new Set(tags.flatMap(({ id }) => id ?? [])),
    unknown: new Set(tags.flatMap(({ id, text }) => (id === undefined ? [text] : []))),
  };
}

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** Where something stands: `packages/ancients/src/taxes.ts:12`. */
export type Place = string;

/** Where code names a paragraph of a book. */
export function codeOf(index: RuleIndex, id: string, sources: readonly SourceFile[], cites: CitesByKey = {}): Place[] {
  return placesIn(sources, (text) =>
    tagsIn(index, text, cites)
      .filter((tag) => tag.id === id)
      .map(({ at }) => at),
  );
}

/** Where tests name a paragraph of a book, or the key of a shared rule that serves it. */
export function testsOf(index: RuleIndex, id: string, tests: readonly SourceFile[], cites: CitesByKey = {}): Place[] {
  const paragraph = `${index.book} ${id}`;
  const keys = Object.keys(cites).filter((key) => cites[key]?.includes(paragraph));
  const names = [`\\b${escaped(paragraph)}(?![\\w.]*\\w)`, ...keys.map((key) => escaped(`[${key}]`))];
  const pattern = new RegExp(names.join('|'), 'g');
  return placesIn(tests, (text) => [...text.matchAll(pattern)].map(({ index: at }) => at));
}

function placesIn(files: readonly SourceFile[], find: (text: string) => readonly number[]): Place[] {
  return files.flatMap(({ file, text }) => {
    const lines = new Set(find(text).map((at) => text.slice(0, at).split('\n').length));
    return [...lines].sort((a, b) => a - b).map((line) => `${file}:${line}`);
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What test titles such as `[AC 24.22] equal forces ...` or `[conflict.fight] ...` name, for one book. */
export function titledIn(index: RuleIndex, titles: readonly string[], cites: CitesByKey = {}): Set<string> {
  const begins = `${index.book} `;
  const named = titles.flatMap((title) => [...title.matchAll(/\[([^\]]+)\]/g)].map(([, name = '']) => name));
  const paragraphs = named.flatMap((name) => cites[name] ?? [name]);
  return new Set(paragraphs.flatMap((name) => (name.startsWith(begins) ? [name.slice(begins.length)] : [])));
}

/** A paragraph is proved when a test names it and every test that names it passes. */
export function account(
  index: RuleIndex,
  sources: readonly string[],
  tests: readonly TestResult[],
  cites: CitesByKey = {},
): Account {
  const rules = index.paragraphs.filter(({ kind }) => kind === 'rule').map(({ id }) => id);
  const everyId = new Set(index.paragraphs.map(({ id }) => id));
  const { known: coded, unknown } = taggedIn(index, sources, cites);
  const titles = (passed: boolean) => tests.filter((test) => test.passed === passed).map((test) => test.title);
  const failing = titledIn(index, titles(false), cites);
  const named = titledIn(index, titles(true), cites);
  const proved = new Set([...named].filter((id) => !failing.has(id)));
  const withoutCode = rules.filter((id) => !coded.has(id));
  const withoutTest = rules.filter((id) => !proved.has(id));
  return {
    book: index.book,
    rules: rules.length,
    withCode: rules.length - withoutCode.length,
    withPassingTest: rules.length - withoutTest.length,
    missing: rules.filter((id) => !coded.has(id) || !proved.has(id)),
    withoutCode,
    withoutTest,
    unknown: [...unknown, ...[...named, ...failing].filter((id) => !everyId.has(id))],
  };
}
