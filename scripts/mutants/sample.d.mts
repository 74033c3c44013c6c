export function sampleSize(text: string | undefined): number | undefined;
export function drawn<T>(list: readonly T[], size: number, seed: string): T[];
