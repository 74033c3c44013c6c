export function inWords(name: string): string;
export function listEntry(name: string): string;
export function filesOf(name: string): Readonly<Record<string, string>>;
