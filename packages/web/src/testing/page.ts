import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Draws components and presses their buttons without a browser, for tests named `.test.tsx` or `.dom.test.ts`.
 * What depends on layout and styles is tested in a browser.
 */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What something is called: by its label, else by its words. */
function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}

function findAll(kind: string, called: string | RegExp): Element[] {
  const fits = (name: string): boolean => (typeof called === 'string' ? name === called : called.test(name));
  return [...document.body.querySelectorAll(kind)].filter((element) => fits(nameOf(element)));
}

/** All that can be read on the page. */
export function read(): string {
  return document.body.textContent ?? '';
}

/** The names of all buttons on the page, in order. */
export function buttons(): string[] {
  return findAll('button', /./).map(nameOf);
}

/** Lets something happen to the only element of this kind and name, and waits for what comes of it. */
export async function happens(type: string, kind: string, called: string | RegExp): Promise<void> {
  const [target, ...more] = findAll(kind, called);
  if (target === undefined || more.length > 0)
    throw new Error(`${target ? 'several' : 'no'} ${kind} ${called}: ${read()}`);
  await act(async () => {
    target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  });
}

export function press(button: string | RegExp): Promise<void> {
  return happens('click', 'button', button);
}

/** Presses a button as soon as it may be pressed: one that asks back is to be read first. */
export async function pressOnceRead(button: string): Promise<void> {
  while (findAll('button[aria-disabled="true"]', button).length > 0)
    await act(() => new Promise((go) => setTimeout(go, 50)));
  await press(button);
}

const roots: { unmount(): void }[] = [];

/** Draws something on the page; what comes back draws something else instead. */
export async function draw(what: ReactNode): Promise<(other: ReactNode) => Promise<void>> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  const redraw = (other: ReactNode): Promise<void> => act(async () => root.render(other));
  await redraw(what);
  return redraw;
}

/** Leaves the page empty. */
export async function wipe(): Promise<void> {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
}
