import { type ComponentType, type ReactElement, useState } from 'react';
import { t } from '../../../text/text.ts';
import type { ControlProps } from '../../game-screen.ts';
import './phone-bar.css';

/** On a phone the bar shows the beginning of a question; this shows all of it, with its paragraph and what follows. */
function Unfold(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      type="button"
      className="unfold"
      aria-expanded={isOpen}
      aria-label={t('Show the whole question')}
      onClick={() => setOpen(!isOpen)}
    />
  );
}

/** Controls that keep to a low bar on a phone. */
export function unfolding(
  controls: Readonly<Record<string, ComponentType<ControlProps>>>,
): Readonly<Record<string, ComponentType<ControlProps>>> {
  return Object.fromEntries(
    Object.entries(controls).map(([topic, Control]) => [
      topic,
      function Unfolding(props: ControlProps): ReactElement {
        return (
          <>
            <Control {...props} />
            <Unfold />
          </>
        );
      },
    ]),
  );
}
