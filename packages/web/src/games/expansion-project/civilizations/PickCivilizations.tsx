import { listed, namesIn, randomFrom } from '@ecumene/engine';
import {
  apartIn,
  blocksOf,
  CIVILIZATION_IDS,
  CIVILIZATIONS,
  type CivilizationId,
  drawSet,
  lonelyIn,
  neighboursAmong,
  SUGGESTED_SETS,
  type SuggestedSet,
  TWO_BLOCKS_FROM,
  WEST_TO_EAST,
} from '@ecumene/expansion-project/reference';
import type { ReactElement } from 'react';
import type { OwnOptionProps } from '../../../lobby/own-option-props.ts';
import { Sign } from '../../../nations/Sign.tsx';
import { named, t } from '../../../text/text.ts';
import { BLOCK_WORDS } from '../trade/block-words.ts';
import './civilizations.css';

const SET_NAMES: Readonly<Record<SuggestedSet['id'], string>> = {
  west: t('Western set'),
  east: t('Eastern set'),
  middle: t('Suggested set'),
  all: t('Suggested set'),
};

function nameOf(id: CivilizationId): string {
  return named(CIVILIZATIONS.find((one) => one.id === id)?.name ?? id);
}

/** Which civilizations are in play, picked one by one: each with its neighbors, and what speaks against the set. */
export function PickCivilizations({ id, value, seats, off, set }: OwnOptionProps): ReactElement {
  const given = namesIn(value);
  const picked = CIVILIZATION_IDS.filter((one) => given.includes(one));
  const pick = (some: readonly CivilizationId[]): void =>
    set(listed(CIVILIZATION_IDS.filter((one) => some.includes(one))));
  const toggle = (one: CivilizationId): void =>
    pick(picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one]);
  const draw = (): void => pick(drawSet(randomFrom(crypto.randomUUID()), seats) ?? picked);
  const [apart, lonely] = [apartIn(picked), lonelyIn(picked)];
  const blocks = picked.length >= TWO_BLOCKS_FROM ? blocksOf(picked) : undefined;
  return (
    <fieldset id={id} className="pick-civilizations" disabled={off} aria-describedby={`${id}-about`}>
      <div className="ways">
        {(SUGGESTED_SETS.get(seats) ?? []).map((one) => (
          <button key={one.id} type="button" className="button small" onClick={() => pick(one.civilizations)}>
            {SET_NAMES[one.id]}
          </button>
        ))}
        <button type="button" className="button small" onClick={draw}>
          {t('Draw a set')}
        </button>
        {picked.length > 0 && (
          <button type="button" className="button small quiet" onClick={() => pick([])}>
            {t('Clear')}
          </button>
        )}
        <span className="soft" role="status">
          {picked.length === 0
            ? t('None picked: the setting above decides. Under each name: its neighbours.')
            : t('{n} of {seats} picked', { n: picked.length, seats })}
        </span>
      </div>
      <ul className="civilization-picks">
        {WEST_TO_EAST.map((one) => {
          const isPicked = picked.includes(one);
          const near = neighboursAmong(one, isPicked ? picked : [...picked, one]);
          const block = blocks?.get(one);
          const fault =
            !isPicked || picked.length < 2
              ? undefined
              : apart.includes(one)
                ? t('apart from the others')
                : lonely.includes(one)
                  ? t('needs two neighbours')
                  : undefined;
          return (
            <li key={one}>
              <label className="civilization-pick" data-picked={isPicked}>
                <input type="checkbox" checked={isPicked} onChange={() => toggle(one)} />
                <Sign nation={one} size={24} />
                <span className="civilization-pick-words">
                  <b>
                    {nameOf(one)}
                    {block !== undefined && (
                      <abbr className="soft" title={BLOCK_WORDS[block].name}>
                        {' '}
                        {BLOCK_WORDS[block].sign}
                      </abbr>
                    )}
                  </b>
                  <span className="soft">
                    {picked.length === 0
                      ? neighboursAmong(one, CIVILIZATION_IDS).map(nameOf).join(', ')
                      : near.length === 0
                        ? t('no neighbour')
                        : near.map(nameOf).join(', ')}
                  </span>
                  {fault !== undefined && <span className="fault">{fault}</span>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
