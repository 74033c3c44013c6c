export function gamePackages(): string[];
export function civilizationPackages(): string[];
