/** What appears in a list does so in sight. */
export function comesIntoSight(appeared: HTMLElement | null): void {
  appeared?.scrollIntoView({ block: 'nearest' });
}
