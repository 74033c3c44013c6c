import qrcode from 'qrcode-generator';
import { type ReactElement, useMemo } from 'react';

const QUIET = 3;

/** A text as a picture that a phone can read. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

/** The dark squares, each row in runs. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let run = 0;
      while (column + run < size && code.isDark(row, column + run)) run += 1;
      if (run === 0) continue;
      path += `M${column} ${row}h${run}v1h-${run}z`;
      column += run;
    }
  }
  return { size, path };
}
