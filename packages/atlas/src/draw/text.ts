/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font } from 'opentype.js';

/** The hands in which the map is lettered. */
export type Hand = 'name' | 'sea' | 'title' | 'figure';

const files: Readonly<Record<Hand, string>> = {
  name: '@fontsource/alegreya/files/alegreya-latin-600-normal.woff',
  sea: '@fontsource/alegreya/files/alegreya-latin-500-italic.woff',
  title: '@fontsource/alegreya-sc/files/alegreya-sc-latin-700-normal.woff',
  figure: '@fontsource/alegreya/files/alegreya-latin-800-normal.woff',
};

/** Sizes of a hand in thousandths of its size. */
export const EM = 1000;
export const CAP_HEIGHT = 640;
export const DESCENT = 230;

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export interface PlacedGlyph {
  readonly id: string;
  readonly x: number;
}

/** Lettering as outlines, so that the map looks the same everywhere and needs no font. */
export class Lettering {
  readonly #fonts = new Map<Hand, Font>();
  readonly #outlines = new Map<string, string>();

  #font(hand: Hand): Font {
    const known = this.#fonts.get(hand);
    if (known !== undefined) return known;
    const file = createRequire(import.meta.url).resolve(files[hand]);
    const bytes = readFileSync(file);
    const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    this.#fonts.set(hand, font);
    return font;
  }

  /** Where each letter of a line stands, in thousandths of the size. */
  set(hand: Hand, text: string): readonly PlacedGlyph[] {
    const placed: PlacedGlyph[] = [];
    this.#font(hand).forEachGlyph(text, 0, 0, EM, { kerning: true }, (glyph, x) => {
      const id = `${hand[0]}${glyph.index.toString(36)}`;
      if (!this.#outlines.has(id)) this.#outlines.set(id, outline(glyph.getPath(0, 0, EM).commands));
      if (this.#outlines.get(id) !== '') placed.push({ id, x: Math.round(x) });
    });
    return placed;
  }

  /** A digit that stands as high as a capital; letters' own digits rise and fall. */
  digit(value: number): { readonly id: string; readonly advance: number } {
    const glyph = this.#font('figure').nameToGlyph(`${DIGITS[value] ?? 'zero'}.lf`);
    const id = `f${glyph.index.toString(36)}`;
    if (!this.#outlines.has(id)) this.#outlines.set(id, outline(glyph.getPath(0, 0, EM).commands));
    return { id, advance: (glyph.advanceWidth * EM) / this.#font('figure').unitsPerEm };
  }

  /** How long a line is, in thousandths of the size. */
  advance(hand: Hand, text: string): number {
    return this.#font(hand).forEachGlyph(text, 0, 0, EM, { kerning: true }, () => undefined);
  }

  /** Every outline used so far, by id. */
  outlines(): readonly (readonly [string, string])[] {
    return [...this.#outlines].filter(([, path]) => path !== '').sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

function outline(commands: readonly Command[]): string {
  const at = (value: number | undefined) => Math.round(value ?? 0);
  return commands
    .map((step) => {
      if (step.type === 'Z') return 'Z';
      const end = `${at(step.x)} ${at(step.y)}`;
      if (step.type === 'C') return `C${at(step.x1)} ${at(step.y1)} ${at(step.x2)} ${at(step.y2)} ${end}`;
      if (step.type === 'Q') return `Q${at(step.x1)} ${at(step.y1)} ${end}`;
      return `${step.type}${end}`;
    })
    .join('')
    .replaceAll(' -', '-');
}
