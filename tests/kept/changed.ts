/**
 * Kept tables whose rules have changed since, each with what changed. They open and can be played on, but played again from
 * the first deal, or on as they once were, they would not come to the same. Only a raised `version` of their game allows it.
 */
export const CHANGED: Readonly<Record<string, string>> = {};
