import { CALAMITY_CARDS, COMMODITIES } from '@ecumene/advanced-civilization/reference';
import { type ReactElement, useMemo } from 'react';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { useTable } from '../../../table/at-table.ts';
import { useStory } from '../../../table/story.tsx';
import { t } from '../../../text/text.ts';
import { isAncient } from '../events.ts';
import { useView } from '../view.ts';
import { type Memory, memoryOf } from './memory.ts';

export function useMemory(): Memory {
  const story = useStory();
  return useMemo(
    () => memoryOf(story.flatMap(({ happening }) => (isAncient(happening) ? [happening.event] : []))),
    [story],
  );
}

/** The trade stacks: what is left in each, what it is made of, and what everybody could remember of it. */
export function StacksChapter(): ReactElement {
  const { stacks, returned } = useView();
  const most = Math.max(1, ...stacks);
  return (
    <section className="chapter">
      <ol className="stacks">
        {stacks.map((left, place) => (
          <Stack
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its number.
            key={place}
            number={place + 1}
            left={left}
            share={left / most}
          />
        ))}
      </ol>
      <p className="hint">
        {returned.length === 0
          ? t('No cards lie open beside the stacks.')
          : t('{n, plural, one {# card lies} other {# cards lie}} open beside the stacks until they go back.', {
              n: returned.length,
            })}{' '}
        <RuleLink rule="AC 29.7" />
      </p>
    </section>
  );
}

interface StackProps {
  readonly number: number;
  readonly left: number;
  readonly share: number;
}

function Stack({ number, left, share }: StackProps): ReactElement {
  const { name } = useTable();
  const { returned } = useView();
  const { played, discarded, struck } = useMemory();
  const open = (id: string): number => returned.filter((card) => card === id).length;
  return (
    <li className="stack">
      <span className="stack-number" title={t('Value of its commodities')}>
        {number}
      </span>
      <span className="stack-left">
        <span className="stack-pile" aria-hidden="true">
          <span style={{ inlineSize: `${100 * share}%` }} />
        </span>
        {t('{left, plural, =0 {empty} one {# card} other {# cards}}', { left })}
      </span>
      <ul className="stack-faces">
        {COMMODITIES.filter(({ stack }) => stack === number).map(({ id, copies }) => (
          <li key={id}>
            <b>{name('card', id)}</b>{' '}
            <span className="soft">
              {[
                t('{copies} in the game', { copies }),
                ...(open(id) > 0 ? [t('{n} lie open', { n: open(id) })] : []),
                ...(played.has(id) ? [t('{n} turned in so far', { n: played.get(id) ?? 0 })] : []),
                ...(discarded.has(id) ? [t('{n} laid away', { n: discarded.get(id) ?? 0 })] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
        {CALAMITY_CARDS.filter(({ stack }) => stack === number).map(({ id, tradable }) => {
          const latest = struck.findLast(({ calamity }) => calamity === id);
          return (
            <li key={id} className="stack-calamity">
              <b>{name('card', id)}</b>{' '}
              <span className="soft">
                {tradable ? t('can be traded') : t('cannot be traded')}
                {' · '}
                {latest === undefined
                  ? t('not seen yet')
                  : t('struck {nation} in turn {turn}', { nation: name('nation', latest.nation), turn: latest.turn })}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
