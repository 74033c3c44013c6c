import { mayAskAdvice } from '@ecumene/client';
import { phrase } from '@ecumene/through-the-ages/reference';
import { type ReactElement, useState } from 'react';
import { SuggestButton } from '../../../questions/SuggestButton.tsx';
import { useTable } from '../../../table/at-table.ts';
import { useCompany } from '../../../table/company.ts';
import { useView } from '../view.ts';

interface AdviceProps {
  readonly question: string;
  readonly topic: string;
  answer(answer: unknown): Promise<boolean>;
}

/** What a sensible player would do, for whoever asks; pressing it does it. */
export function Advice({ question, topic, answer }: AdviceProps): ReactElement | null {
  const { port, words } = useTable();
  const view = useView();
  const info = useCompany()?.info;
  const [given, setGiven] = useState<{ readonly question: string; readonly move: unknown } | undefined>(undefined);
  const move = given?.question === question ? given.move : undefined;
  const sentence = move === undefined ? undefined : phrase(topic, move, view);
  if (sentence !== undefined) {
    return (
      <button type="button" className="button advice" onClick={() => void answer(move)}>
        {words(sentence)}
      </button>
    );
  }
  // Where people play each other the table says whether a bot may be asked.
  const people = info?.seats.map(({ person }) => person) ?? [];
  if (info !== undefined && !mayAskAdvice(info.plan, people)) return null;
  const ask = (): void => {
    port.suggest(question).then(
      (one) => setGiven({ question, move: one }),
      () => undefined,
    );
  };
  return <SuggestButton suggest={ask} />;
}
