import { type Cost, phrase } from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { type Judged, useDeeds } from '../deeds/survey.ts';
import { openOverlay } from '../overlay.ts';
import { previewing } from '../preview/previewing.ts';
import { useView } from '../view.ts';
import type { SignName } from './digest.ts';
import { Glyph, SIGN_NAMES } from './Glyph.tsx';
import './deeds.css';

interface DeedButtonProps {
  readonly deed: Judged;
  /** It stands alone and may be large. */
  readonly wide?: boolean;
  /** How much it says: a word beside its price, what it is, or a whole sentence where its card is not in view. */
  readonly says?: 'word' | 'deed' | 'sentence';
}

/** One deed as a button: what it is and what it costs. Where it is refused, pressing it says why. */
export function DeedButton({ deed, wide = false, says = 'word' }: DeedButtonProps): ReactElement {
  const { words } = useTable();
  const { asked, carryOut } = useDeeds();
  const view = useView();
  const sentence = asked === undefined ? undefined : phrase(asked.question.topic, deed.move, view);
  const inFull = words(sentence ?? deed.verb);
  const labels = { word: words(deed.brief ?? deed.verb), deed: words(deed.verb), sentence: inFull };
  const press = (): void => {
    carryOut(deed);
    if (deed.may === 'yes') openOverlay(undefined);
  };
  return (
    <button
      type="button"
      className={wide ? 'deed deed-wide' : 'deed'}
      data-may={deed.may}
      data-harms={deed.move.do === 'destroy'}
      aria-disabled={deed.may !== 'yes'}
      title={deed.refusal === undefined ? undefined : words(deed.refusal.text)}
      {...previewing(deed)}
      onClick={press}
    >
      <span className="unseen">{inFull}</span>
      <span className="deed-shown" aria-hidden="true">
        <span className="deed-verb">{labels[says]}</span>
        <CostSigns cost={deed.cost} />
      </span>
    </button>
  );
}

const PARTS: readonly (readonly [keyof Cost, SignName])[] = [
  ['civil', 'civil'],
  ['military', 'military'],
  ['food', 'food'],
  ['resources', 'resources'],
  ['science', 'science'],
];

export function CostSigns({ cost }: { readonly cost: Cost }): ReactElement | null {
  const shown = PARTS.flatMap(([part, sign]) => {
    const n = cost[part];
    return n === undefined ? [] : [{ sign, n }];
  });
  if (shown.length === 0) return null;
  return (
    <span className="cost">
      {shown.map(({ sign, n }) => (
        <span key={sign} className="cost-part" title={SIGN_NAMES[sign]}>
          {n}
          <Glyph sign={sign} size={11} />
        </span>
      ))}
    </span>
  );
}
