import { neighboursAmong } from '@ecumene/expansion-project/reference';
import { type ReactElement, useMemo } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { t } from '../../../text/text.ts';
import { isCivilization, Traits } from '../reference/Culture.tsx';
import { trade } from '../trade/trade.ts';
import { useEpView } from '../view.ts';
import './civilizations.css';

/** What a player wants to know of a civilization before playing it: its neighbours, its block and its culture. */
export function Portrait({ nation }: { readonly nation: string }): ReactElement | null {
  const { name } = useTable();
  const view = useEpView();
  const inPlay = useMemo(() => Object.keys(view.blocks).filter(isCivilization), [view.blocks]);
  const blocks = trade.blocks?.(view);
  if (!isCivilization(nation)) return null;
  const near = neighboursAmong(nation, inPlay).map((one) => name('nation', one));
  const words = { nation: name('nation', nation), near };
  return (
    <section className="portrait" aria-label={words.nation}>
      <p role="status">
        {blocks === undefined
          ? t('{nation} is next to {near}.', words)
          : t('{nation} is next to {near}. Its trade cards come from the {block}.', {
              ...words,
              block: blocks.names[blocks.of(nation)] ?? '',
            })}
      </p>
      {view.options.uniqueCultures && <Traits civilization={nation} />}
    </section>
  );
}
