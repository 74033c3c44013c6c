export function faultOf(sentence: string, words: string, locale: string): string | undefined;
export function faultsOfTranslations(): readonly string[];
