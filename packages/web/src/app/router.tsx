import { type AnchorHTMLAttributes, type MouseEvent, type ReactElement, useSyncExternalStore } from 'react';

/** Where on the site a person is. Addresses are plain paths; what follows `?` belongs to the page. */

const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

window.addEventListener('popstate', tellAll);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const here = (): string => location.pathname + location.search;

export function usePlace(): URL {
  return new URL(useSyncExternalStore(subscribe, here), location.origin);
}

export function goTo(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  window.scrollTo(0, 0);
  tellAll();
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string };

/** A link within the site. */
export function Link({ to, onClick, ...rest }: LinkProps): ReactElement {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}
