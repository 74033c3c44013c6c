/** What appears in a list does so in view. */
export function scrollIntoView(appeared: HTMLElement | null): void {
  appeared?.scrollIntoView({ block: 'nearest' });
}
