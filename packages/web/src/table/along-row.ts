/** How many places an arrow key goes along a row that is read from one side to the other; none for other keys. */
export function alongRow(key: string): number | undefined {
  const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === onward) return 1;
  return key === 'ArrowRight' || key === 'ArrowLeft' ? -1 : undefined;
}
