import type { ListedAnswers } from '@ecumene/client';
import { type ReactElement, useEffect, useState } from 'react';
import type { ControlProps } from '../games/game-screen.ts';
import { useTable } from '../table/at-table.ts';
import { t } from '../text/text.ts';
import { PickOne } from './PickOne.tsx';
import { spelled } from './spelled.ts';

/**
 * A move of the game's own for which it brings no control. All moves are listed in words to choose from; where they are too
 * many, one is proposed.
 */
export function ActControl(props: ControlProps): ReactElement {
  const { id, question } = props.asked;
  const { port, name, words } = useTable();
  /** Nothing while they are on their way; null, where they cannot be listed. */
  const [listed, setListed] = useState<ListedAnswers | null | undefined>(undefined);
  useEffect(() => {
    let here = true;
    setListed(undefined);
    port.list(id).then(
      (all) => here && setListed(all ?? null),
      () => here && setListed(null),
    );
    return () => {
      here = false;
    };
  }, [port, id]);
  if (listed === undefined) return <span className="proposal">{t('Loading …')}</span>;
  if (listed === null) return <Proposal {...props} />;
  return (
    <PickOne
      label={words(question.text)}
      choices={listed.map(({ answer, words: said }, place) => ({
        id: String(place),
        label: said === null ? spelled(answer, name) : words(said),
      }))}
      pick={(place) => void props.answer(listed[Number(place)]?.answer)}
    />
  );
}

/** A move that is proposed. It can be made or exchanged for another. */
function Proposal({ asked: { id }, answer }: ControlProps): ReactElement {
  const { port, name } = useTable();
  const [proposal, setProposal] = useState<unknown>(undefined);
  useEffect(() => {
    let here = true;
    port.suggest(id).then(
      (one) => here && setProposal(one),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [port, id]);
  const another = (): void => {
    port.suggest(id).then(setProposal, () => undefined);
  };
  return (
    <div className="choices">
      <span className="proposal">{proposal === undefined ? t('Thinking …') : spelled(proposal, name)}</span>
      <button type="button" className="button quiet" onClick={another}>
        {t('Suggest another')}
      </button>
      <button
        type="button"
        className="button primary"
        disabled={proposal === undefined}
        onClick={() => void answer(proposal)}
      >
        {t('Confirm')}
      </button>
    </div>
  );
}
