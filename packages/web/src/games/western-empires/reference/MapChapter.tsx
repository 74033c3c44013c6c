import { areaNumber, NOBODY } from '@ecumene/ancients';
import { CIVILIZATION_IDS, LAND, regionOf } from '@ecumene/western-empires/reference';
import { type ReactElement, useEffect, useState } from 'react';
import { useTable } from '../../../table/at-table.ts';
import { useDesk } from '../../../table/desk.ts';
import { t } from '../../../text/text.ts';
import { useReading } from '../../ancients/view.ts';

/** Something on the map that can be shown: a region, a flood plain, all coasts. */
interface Feature {
  readonly id: string;
  readonly title: string;
  readonly areas: readonly string[];
}

/** What is printed on the map, to be shown on the board one at a time. */
export function MapChapter(): ReactElement {
  const { name } = useTable();
  const { view, ask } = useReading();
  const desk = useDesk();
  const [shown, setShown] = useState<string | undefined>(undefined);
  const land = LAND.filter(({ id }) => view.outOfPlay?.includes(id) !== true);
  const areas = (isOf: (area: (typeof LAND)[number]) => boolean): readonly string[] =>
    land.filter(isOf).map(({ id }) => id);
  const features = (is: 'flood-plain' | 'volcano', of: (area: (typeof LAND)[number]) => string | null) =>
    [...new Set(land.flatMap((area) => of(area) ?? []))].map((id) => ({
      id: `${is} ${id}`,
      title: name(is, id),
      areas: areas((area) => of(area) === id),
    }));
  const regions = CIVILIZATION_IDS.filter((id) => view.nations.some((nation) => nation.name === id)).map((id) => ({
    id: `region ${id}`,
    title: name('nation', id),
    areas: regionOf(id).filter((area) => land.some((one) => one.id === area)),
  }));
  const coasts = ask(({ ships }, state) => areas(({ id }) => ships.isHarbour(state, areaNumber(state, id) ?? NOBODY)));
  useEffect(() => () => desk.play(undefined), [desk]);
  const toggle = ({ id, areas }: Feature): void => {
    setShown(shown === id ? undefined : id);
    desk.play(shown === id ? undefined : areas);
  };
  return (
    <section className="chapter">
      <Features title={t('Regions')} features={regions} shown={shown} toggle={toggle} />
      <Features
        title={t('Flood plains')}
        features={features('flood-plain', ({ floodPlain }) => floodPlain)}
        shown={shown}
        toggle={toggle}
      />
      <Features
        title={t('Volcanoes')}
        features={features('volcano', ({ volcano }) => volcano)}
        shown={shown}
        toggle={toggle}
      />
      <Features
        title={t('Everywhere')}
        features={[
          { id: 'sites', title: t('City sites'), areas: areas(({ site }) => site !== 'none') },
          { id: 'coasts', title: t('Coastal areas'), areas: coasts },
        ]}
        shown={shown}
        toggle={toggle}
      />
    </section>
  );
}

interface FeaturesProps {
  readonly title: string;
  readonly features: readonly Feature[];
  readonly shown: string | undefined;
  toggle(feature: Feature): void;
}

function Features({ title, features, shown, toggle }: FeaturesProps): ReactElement | null {
  if (features.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <div className="choices">
        {features.map((feature) => (
          <button
            key={feature.id}
            type="button"
            className="button toggle"
            aria-pressed={shown === feature.id}
            onClick={() => toggle(feature)}
          >
            {feature.title}
          </button>
        ))}
      </div>
    </section>
  );
}
