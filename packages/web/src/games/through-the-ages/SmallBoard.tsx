import {
  type CardId,
  type CivilizationView,
  cards,
  levelOfAge,
  workerKinds,
} from '@ecumene/through-the-ages/reference';
import type { ReactElement } from 'react';
import { Picture } from './art/Picture.tsx';
import { familyOf } from './cards/digest.ts';
import { KINDS, nameOf } from './words.ts';

/** The board of a rival in small. It is a picture of what the civilization says in full when it is opened. */
export function SmallBoard({
  civ,
  lit,
}: {
  readonly civ: CivilizationView;
  /** The card something was done with just now. */
  readonly lit: CardId | undefined;
}): ReactElement {
  const shown = [
    civ.government,
    civ.leader,
    civ.unfinished?.card ?? null,
    ...civ.wonders.map(({ card }) => card),
    civ.tactic?.card ?? null,
    ...civ.specials,
    ...civ.colonies,
  ].filter((id) => id !== null);
  return (
    <div className="small-board" aria-hidden="true">
      <div className="small-cards">
        {shown.map((id) => (
          <span
            key={id}
            className={`small-card family-${familyOf(cards[id])}`}
            data-lit={id === lit}
            data-building={id === civ.unfinished?.card}
            title={nameOf(id)}
          >
            <Picture id={id} />
            {id === civ.unfinished?.card && <b>{stagesOf(civ.unfinished)}</b>}
          </span>
        ))}
      </div>
      <div className="small-columns">
        {workerKinds.map((kind) => (
          <span key={kind} className="small-column" data-kind={kind}>
            {civ.works
              .filter(({ card }) => cards[card].kind === kind)
              .toSorted((a, b) => levelOfAge[cards[b.card].age] - levelOfAge[cards[a.card].age])
              .map(({ card, workers }) => (
                <span
                  key={card}
                  className={`small-work family-${familyOf(cards[card])}`}
                  data-idle={workers === 0}
                  data-lit={card === lit}
                  title={`${KINDS[kind]}: ${nameOf(card)}`}
                >
                  <Picture id={card} />
                  {workers > 0 && <b>{workers}</b>}
                </span>
              ))}
          </span>
        ))}
      </div>
    </div>
  );
}

/** How many stages of a wonder stand, of how many. */
function stagesOf({ card, stages }: NonNullable<CivilizationView['unfinished']>): string {
  const wonder = cards[card];
  return `${stages}/${wonder.kind === 'wonder' ? wonder.stages.length : stages}`;
}
