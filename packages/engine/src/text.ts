/**
 * What a person reads, kept as a sentence with gaps and what fills them, so that it can be translated and its things
 * linked. The English sentence is its own key in a catalogue.
 *
 * Gaps are written `{name}`; a number may choose the words around it: `{n, plural, one {# token} other {# tokens}}`.
 */
export interface Text {
  readonly say: string;
  readonly with?: Readonly<Record<string, Filling>>;
}

/** Something in the game that has a name of its own: an area, a card, a seat. */
export interface Thing {
  readonly is: string;
  readonly id: string;
}

export type Filling = string | number | Text | Thing | readonly Filling[];

export function say(sentence: string, fillings?: Readonly<Record<string, Filling>>): Text {
  return fillings === undefined ? { say: sentence } : { say: sentence, with: fillings };
}

export function the(is: string, id: string): Thing {
  return { is, id };
}

export interface Rendering {
  /** What a thing is called; its id if nobody says otherwise. */
  readonly name?: (thing: Thing) => string;
  /** Translated sentences by their English originals. */
  readonly catalogue?: Readonly<Record<string, string>>;
  readonly locale?: string;
}

/** The sentence as a person reads it. */
export function render(text: Text, how: Rendering = {}): string {
  return fill(how.catalogue?.[text.say] ?? text.say, text.with ?? {}, how);
}

function fill(template: string, fillings: Readonly<Record<string, Filling>>, how: Rendering, count?: string): string {
  const plain = (words: string): string => (count === undefined ? words : words.replaceAll('#', count));
  let out = '';
  let i = 0;
  while (i < template.length) {
    const open = template.indexOf('{', i);
    if (open < 0) return out + plain(template.slice(i));
    const close = closing(template, open);
    out += plain(template.slice(i, open)) + gap(template.slice(open + 1, close), fillings, how);
    i = close + 1;
  }
  return out;
}

/** Where in a sentence with gaps the brace stands that closes the one at `open`. */
export function closing(template: string, open: number): number {
  let depth = 0;
  for (let i = open; i < template.length; i++) {
    if (template[i] === '{') depth += 1;
    if (template[i] === '}') depth -= 1;
    if (depth === 0) return i;
  }
  throw new Error(`a gap is not closed in: ${template}`);
}

function gap(inside: string, fillings: Readonly<Record<string, Filling>>, how: Rendering): string {
  const [name = '', form, ...rest] = inside.split(',');
  const filling = fillings[name.trim()];
  if (filling === undefined) throw new Error(`nothing fills {${name.trim()}}`);
  if (form?.trim() !== 'plural') return show(filling, how);
  const words = plural(Number(filling), rest.join(','), how);
  return fill(words, fillings, how, show(filling, how));
}

/** Chooses among `=0 {...} one {...} other {...}`. */
function plural(count: number, forms: string, how: Rendering): string {
  const wanted = [`=${count}`, new Intl.PluralRules(how.locale ?? 'en').select(count), 'other'];
  const found = new Map<string, string>();
  for (let i = 0; i < forms.length; ) {
    const open = forms.indexOf('{', i);
    if (open < 0) break;
    const close = closing(forms, open);
    found.set(forms.slice(i, open).trim(), forms.slice(open + 1, close));
    i = close + 1;
  }
  for (const form of wanted) {
    const words = found.get(form);
    if (words !== undefined) return words;
  }
  throw new Error(`no form for ${count} in: ${forms}`);
}

function show(filling: Filling, how: Rendering): string {
  if (typeof filling === 'string') return filling;
  if (typeof filling === 'number') return String(filling);
  if ('say' in filling) return render(filling, how);
  if ('is' in filling) return how.name?.(filling) ?? filling.id;
  const items = filling.map((item) => show(item, how));
  return new Intl.ListFormat(how.locale ?? 'en', { type: 'conjunction' }).format(items);
}
