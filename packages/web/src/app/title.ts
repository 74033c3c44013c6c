/** What the window is called: the page, and before it what cannot wait. */

let page = 'Ecumene';
let urgent = '';

function show(): void {
  document.title = urgent === '' ? page : `${urgent} · ${page}`;
}

/** The page is called so from now on. */
export function entitle(title: string): void {
  page = title;
  show();
}

/** Something that cannot wait comes first; nothing any more. */
export function entitleUrgently(words: string): void {
  urgent = words;
  show();
}
