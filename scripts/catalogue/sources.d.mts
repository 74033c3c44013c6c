import type { SourceFile } from 'typescript';

export type Sources = ReadonlyMap<string, SourceFile>;
export function readSources(root: string): Sources;
export function parse(name: string, text: string): SourceFile;
